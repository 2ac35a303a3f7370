import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

/// An exception or a message of UIKit that no entry of the catalog describes.
struct UnknownCrash {
    /// The answer: what the message is, and where the app is in the call stack.
    let text: String
    /// The classes and methods that the message names.
    let names: [String]

    /// Reads a question as a log, or returns nil if it contains no such message.
    ///
    /// A text that describes an object with its address or has the shape of a message is a message, too, unless it names a
    /// callback.
    init?(in question: String) {
        let source = InputSource(name: "-", text: question + "\n")
        guard case .runs(let runs)? = try? Reader.log.read(source, Reader.Options()) else { return nil }
        let notes = runs.flatMap(\.events).compactMap { event -> ActionEvent? in
            if case .action(let action) = event.body, action.kind == .note { action } else { nil }
        }
        let isDescription =
            (question.contains(UnknownCrash.description) || UnknownCrash.hasShape(question))
            && !question.contains("?") && !Callback.allCases.contains { question.contains($0.baseName) }
        let message = notes.first(where: \.isMessage)?.name ?? (isDescription ? question : nil)
        guard let message, Topic.all.allSatisfy({ !UnknownCrash.quotes($0, message) }) else { return nil }
        let name = message.replacing(UnknownCrash.description) { "<\($0.output.1)>" }
            .replacing(/\s0x[0-9a-fA-F]+|\s+$/, with: "")
        let exception = notes.first { $0.isMessage && $0.detail == .exception }?.name
        let isCrash = exception.map { !$0.hasPrefix("NS") && !$0.hasPrefix("UI") } ?? false
        let what = isCrash ? "a crash that no entry describes" : "a UIKit message that Lifeline doesn't know"
        names = UnknownCrash.names(in: name)
        let named = names.isEmpty ? "" : " It names \(names.joined(separator: ", "))."
        let frame = notes.first { $0.detail == .frame }?.name
        let code = frame.map { " The app's first function in the call stack: \($0)." } ?? ""
        text = "'\(name)' is \(what).\(named)\(code) To see the callbacks before it, pass the log to 'lifeline check'."
    }

    /// The description of an object: its class, its address, and properties such as `frame`.
    private static var description: Regex<(Substring, Substring)> { /<(\w+): 0x[0-9a-fA-F]+[^>]*>/ }

    /// Returns whether a text has the shape of a message of UIKit, rather than of a question about a method: a category, an
    /// assertion, or a method of one of its classes, in a sentence.
    private static func hasShape(_ question: String) -> Bool {
        let words = ["how", "why", "what", "when", "where", "which", "does", "do", "is", "are", "should", "can", "my"]
        let first = question.prefix(while: \.isLetter).lowercased()
        let shapes = [
            /^(?:\S+ \S+ \S+\[\d+:\w+\] )?\[[A-Z]\w+\](?: \S+){5}/, /[-+]\[_?UI\w+ [\w:]+\] \S+ \S+/,
        ]
        let start = question.prefix(1_000)
        return !words.contains(first)
            && (start.contains("*** Assertion failure in ") || shapes.contains { start.contains($0) })
    }

    /// Returns the classes and methods in a message, without the names of exceptions.
    private static func names(in message: String) -> [String] {
        let words = message.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
        return words.reduce(into: []) { names, word in
            let name = String(word.hasSuffix(":") && !word.dropLast().contains(":") ? word.dropLast() : word)
            let isName = name.dropFirst().contains(where: \.isUppercase) && name.contains(where: \.isLowercase)
            if isName, !name.hasSuffix("Exception"), !names.contains(name) { names.append(name) }
        }
    }

    /// Returns whether a topic's title or one of its questions contains the reason of a message.
    private static func quotes(_ topic: Topic, _ message: String) -> Bool {
        guard let end = message.firstRange(of: ": ")?.upperBound else { return false }
        let reason = message[end...].lowercased()
        return reason.split(separator: " ").count > 2
            && ([topic.title] + topic.questions).contains { $0.lowercased().contains(reason) }
    }
}
