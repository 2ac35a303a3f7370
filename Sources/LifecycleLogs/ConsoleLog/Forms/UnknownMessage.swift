/// An uncaught exception, or a message of UIKit, that isn't one of the known messages.
struct UnknownMessage {
    /// The name of the exception with its reason, or the message.
    let text: String
    /// Whether the text is about an exception.
    let isException: Bool

    /// The text that selects a line for reading, in lowercase.
    static let openings =
        ["uncaught exception", "fatal exception"] + failures.map { $0.lowercased() } + categories.map { "\($0)] " } + [
            client
        ]

    /// The starts of messages from the runtime of Swift, about a failed precondition, and of other languages.
    private static let failures = ["Fatal error: ", "Unhandled exception: "]

    /// Categories of UIKit's log whose messages are about controllers.
    private static let categories = ["presentation", "viewcontroller", "assert"]
    private static let client = "bug in client of uikit"
    /// Words of UIKit's messages about controllers. A class can have the name of a category, and print other lines.
    private static let subjects = [
        "controller", "presentation", "transition", "appearance", "view ", "views ", "window",
    ]

    /// Reads an exception whose reason is complete, or returns nil.
    ///
    /// - Parameter message: The line without its prefix, or several lines, joined with blanks.
    init?(exception message: Scalars) {
        if let mark = message.range(of: "uncaught exception '") {
            let name = message[mark.upperBound...].prefix { $0 != "'" }
            guard let reason = message[name.endIndex...].range(of: "reason: ") else { return nil }
            var rest = message[reason.upperBound...].trimmed
            if let stack = rest.range(of: "*** First throw") { rest = rest[..<stack.lowerBound].trimmed }
            guard rest.first != "'" || rest.count > 1 && rest.last == "'" else { return nil }
            self.init(name: name, reason: rest.trimming { $0 == "'" })
        } else if let mark = message.range(of: "Fatal Exception: ") {
            let name = message[mark.upperBound...].prefix(while: \.isWord)
            let reason = message[name.endIndex...].trimming { $0.isBlank || $0 == ":" }
            guard StackFrame(reason) == nil else { return nil }
            self.init(name: name, reason: reason)
        } else if let start = UnknownMessage.failures.first(where: message.holds), let mark = message.range(of: start) {
            let reason = message[mark.upperBound...].trimmed
            guard !reason.isEmpty else { return nil }
            self.init(text: start + reason.prefix(2000).string, isException: true)
        } else {
            return nil
        }
    }

    private init?(name: Scalars, reason: Scalars) {
        guard name.first.map({ $0.lower != $0 }) == true, name.allSatisfy(\.isWord), !reason.isEmpty else { return nil }
        self.init(text: "\(name.string): \(reason.prefix(2000).string)", isException: true)
    }

    private init(text: String, isException: Bool) { (self.text, self.isException) = (text, isException) }

    /// Reads a message in one of UIKit's own categories, or returns nil.
    ///
    /// - Parameters:
    ///   - message: The line without its prefix.
    ///   - line: The line.
    init?(_ message: Scalars, in line: Scalars) {
        guard let words = UnknownMessage.words(in: line.lowercase) else { return nil }
        guard words.split(separator: " ").count >= 5, UnknownMessage.subjects.contains(where: words.contains) else {
            return nil
        }
        self.init(text: message.prefix(2000).trimmed.string, isException: false)
    }

    /// Returns the text behind UIKit's category or UIKit's mark of a mistake, or nil.
    private static func words(in line: String) -> Substring? {
        let marks = categories.flatMap { ["[\($0)] ", ":\($0)] "] } + [client]
        return marks.lazy.compactMap { mark in line.firstRange(of: mark).map { line[$0.upperBound...] } }.first
    }
}
