import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// The output of `lifeline explain` for a name, a message, or a symptom.
struct Explanation {
    let text: String
    /// The name that is explained instead of a misspelled name, or nil if no name was misspelled.
    var corrected: String?

    /// Explains what `words` name: a check, a part of UIKit's API, a UIKit message, a word in the scenario language, or
    /// a symptom.
    ///
    /// Ignores letter case, and corrects a typo in a name of more than four characters. If nothing else matches,
    /// explains the callbacks, UIKit methods, and properties in `words`. Returns nil if there are none.
    init?(of words: String) {
        let word = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let exact = Explanation(exact: word) ?? Explanation(sameLetters: word) ?? Explanation(paste: words) {
            self = exact
        } else if let near = Suggestion.nearest(to: word, among: Explanation.words, isTypo: true),
            word.count > 4, let explanation = Explanation(exact: near)
        {
            text = explanation.text
            corrected = near
        } else if let explanation = Explanation(wordOf: word) {
            self = explanation
        } else {
            return nil
        }
    }

    /// Explains the callbacks, UIKit methods, and properties in a question.
    private init?(wordOf question: String) {
        let found = question.split(separator: " ").map(String.init).compactMap { word -> String? in
            let known = Callback.knownWords.first { $0.lowercased() == word.lowercased() }
            return known.flatMap(Explanation.callbacks)?.map(\.explanation).joined(separator: "\n")
                ?? UIKitCall.named(word)?.explanation
        }
        guard !found.isEmpty else { return nil }
        text = found.joined(separator: "\n")
    }

    private init(text: String) { self.text = text }

    /// Explains a known name that differs only in letter case.
    private init?(sameLetters word: String) {
        let lowered = word.lowercased()
        guard let known = Explanation.words.first(where: { $0.lowercased() == lowered }) else { return nil }
        self.init(exact: known)
    }

    /// Explains pasted UIKit messages, a part of a message, or symptoms.
    private init?(paste words: String) {
        let lowered = words.lowercased()
        let symptoms = Symptom.described(by: words)
        var found = Explanation.warnings(in: words)
        if found.isEmpty, symptoms.isEmpty, words.contains(" ") {
            found = UIKitWarning.all.filter { $0.templates.contains { $0.text.lowercased().contains(lowered) } }
        }
        guard !found.isEmpty || !symptoms.isEmpty else { return nil }
        text = (found.map(\.explained) + (found.isEmpty ? symptoms.map(\.explanation) : [])).joined(separator: "\n")
    }

    /// Explains a name that matches exactly.
    private init?(exact word: String) {
        let bare = word.hasSuffix("()") ? String(word.dropLast(2)) : word
        if let rule = Rule.named(word) {
            text = rule.explanation
        } else if let callbacks = Explanation.callbacks(word) ?? Explanation.callbacks(bare) {
            // A callback and a verb can have the same name, such as updateProperties.
            text = (callbacks.map(\.explanation) + [Explanation.language(word)].compactMap { $0 }).joined(
                separator: "\n")
        } else if let warning = UIKitWarning.named(word) {
            text = warning.explained
        } else if let check = OtherCheck.all.first(where: { $0.name == word }) {
            text = "\(check.name) (\(check.severity.rawValue))\n" + Explanation.wrapped(check.text)
        } else {
            let parts = [UIKitCall.named(word)?.explanation, Explanation.language(word)].compactMap { $0 }
            guard !parts.isEmpty else { return nil }
            text = parts.joined(separator: "\n")
        }
    }

    /// All names that can be explained.
    private static var words: [String] {
        Rule.all.map(\.id) + OtherCheck.all.map(\.name) + Callback.knownWords + UIKitCall.all.flatMap(\.names)
            + UIKitWarning.all.map(\.id) + languageWords
    }

    private static func callbacks(_ word: String) -> [Callback]? {
        // Logs and stack traces contain names such as -[HomeViewController viewDidLoad] and Home.viewDidLoad().
        let plain = word.hasSuffix("]") ? word.dropLast().split(separator: " ").last.map(String.init) ?? word : word
        let name = plain.split(separator: ".").last.map(String.init) ?? plain
        let found = Callback.named(word).isEmpty ? Callback.named(name) : Callback.named(word)
        return found.isEmpty ? nil : found
    }

    /// Returns the UIKit messages that the log reader recognizes in `words`, without duplicates.
    private static func warnings(in words: String) -> [UIKitWarning] {
        let flat = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in [words, flat] {
            guard case .runs(let runs)? = try? Reader.log.read(Source(name: "-", text: text + "\n"), Reader.Options())
            else {
                continue
            }
            var seen: Set<String> = []
            let found = runs.flatMap(\.events).compactMap { event -> UIKitWarning? in
                guard case .warning(let warning) = event.body, seen.insert(warning.id).inserted else { return nil }
                return UIKitWarning.named(warning.id)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The list that `lifeline explain` prints without an argument.
    static var contents: String {
        func list(_ title: String, _ rows: [(String, String)]) -> String {
            let width = rows.map(\.0.count).max() ?? 0
            return title + "\n"
                + rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)\n" }.joined()
        }
        let callbacks = Callback.allCases.map { ($0.shortName, $0.contract) }
        return [
            list("Rules", Rule.all.map { ($0.id, $0.summary) }),
            list("Other checks", OtherCheck.all.map { ($0.name, $0.text) }),
            list("Callbacks", callbacks),
            list(
                "UIKit methods, properties, and terms",
                UIKitCall.all.map { ($0.names[0], $0.text.prefix { $0 != "." } + ".") }),
            list("Verbs of scenarios", verbs),
            list("UIKit messages (pass the message or its ID)", UIKitWarning.all.map { ($0.id, $0.explanation) }),
        ].joined(separator: "\n")
    }

    /// Returns the error message for an unknown name. The message suggests a similar name, or the command that lists
    /// names.
    static func unknown(_ text: String) -> String {
        let shown = text.count > 60 ? text.prefix(60) + "…" : text[...]
        let question = Suggestion.question(text, among: words)
        return "'\(shown)' is not a known name, UIKit message, or symptom"
            + (question.isEmpty ? "; run 'lifeline explain' for a list of names" : question)
    }

    /// Wraps a paragraph to at most 100 characters per line. A longer word has its own line.
    static func wrapped(_ text: String, indent: String = "") -> String {
        var lines: [String] = []
        var line = indent
        for word in text.split(separator: " ") {
            if line.count + word.count > 99, line != indent {
                lines.append(line)
                line = indent
            }
            line += (line == indent ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }
}

extension Rule {
    /// The explanation of the rule as text for a terminal.
    var explanation: String {
        func example(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        }
        let evidence = "Evidence: \(EvidenceSection.section(of: self).location)\n"
        return "\(id) (\(severity.rawValue))\n" + Explanation.wrapped(summary + ".") + "\n" + Explanation.wrapped(why)
            + "\n" + Explanation.wrapped(remedy) + "\n" + evidence + "\nBad:\n" + example(examples.bad) + "\nGood:\n"
            + example(examples.good)
    }
}

extension Callback {
    /// The explanation of the callback as text for a terminal.
    var explanation: String {
        var rows: [(String, String)] = []
        if let advice = CallbackAdvice.on(self) {
            rows = [
                ("when", contract), ("how often", advice.frequency), ("use it for", advice.uses),
                ("avoid", advice.avoid),
            ]
        }
        let transitions = StateTransition.table.filter { $0.callback == self }
        if !transitions.isEmpty {
            rows.append(
                ("state", transitions.map { "\($0.from.rawValue) -> \($0.to.rawValue)" }.joined(separator: ", ")))
        }
        rows.append(("super", workOfSuper.map { "required; super \($0)" } ?? "not required"))
        rows.append(("iOS", versions))
        rows.append(("Objective-C", selector))
        if let documentation { rows.append(("Apple", documentation)) }
        rows.append(("evidence", EvidenceSection.section(of: self).location))
        let lines = rows.map { name, text -> String in
            let head = "  \(name)\(String(repeating: " ", count: 14 - name.count))"
            return head + Explanation.wrapped(text, indent: String(repeating: " ", count: 16)).drop { $0 == " " }
        }
        return swiftName + "\n" + lines.joined()
    }

    private var versions: String {
        let since = "since \(definition.since)"
        return definition.until.map { "\(since), until \($0)" } ?? since
    }
}

extension UIKitWarning {
    /// The explanation of the message as text for a terminal.
    var explained: String {
        let kind =
            switch self.kind {
            case .warning: "printed; the app continues"
            case .exception: exception.map { "exception \($0)" } ?? "exception"
            case .warningOrException: "printed or raised as an exception, depending on the iOS version"
            }
        let wordings = templates.map { "    \($0.text)\n" }.joined()
        return "\(id) (\(kind))\n\(wordings)\n" + Explanation.wrapped(explanation)
            + Explanation.wrapped("Cause: \(cause).") + Explanation.wrapped("Fix: \(fix).")
            + "Evidence: \(EvidenceSection.section(of: self).location)\n"
    }
}
