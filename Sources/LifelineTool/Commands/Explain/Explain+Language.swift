import LifecycleReaders
import LifecycleScenario

extension Explanation {
    /// Returns the explanations of all verbs, keys, and options named `word`, or nil if there are none. Ignores a
    /// colon after the name.
    static func language(_ word: String) -> String? {
        let name = word.hasSuffix(":") ? String(word.dropLast()) : word
        var parts: [String] = []
        if let verb = VerbSignature.named(name) { parts.append(text(of: verb)) }
        for group in ScenarioReference.groups {
            for key in group.keys where key.name == name {
                parts.append("\(name) (key of \(group.title.lowercased()))\n" + wrapped(key.summary))
            }
        }
        let takers = VerbSignature.all.filter { $0.options.contains { $0.name == name } }.map(\.name)
        if !takers.isEmpty {
            parts.append("\(name) (option of steps)\n" + wrapped("Accepted by: \(takers.joined(separator: ", "))."))
        }
        if let claim = claims[name] { parts.append("\(name) (in the expectation 'flags')\n" + wrapped(claim)) }
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    /// The explanations of the keys in a `flags` expectation that are not flags, by name.
    private static let claims = [
        "animated": "The callback's argument 'animated'.",
        "parent": "The argument of willMove or didMove, or the current parent in other callbacks. 'none' means nil.",
        "presentingViewController": "The controller's presenter. 'none' means nil.",
        "presentedViewController": "The controller that the controller presents. 'none' means nil.",
        "interfaceOrientation": "The orientation of the interface during the callback, such as 'landscapeLeft'.",
        "nibName": "The argument of init(nibName:bundle:). 'none' means nil.",
    ]

    private static func text(of verb: VerbSignature) -> String {
        let options = verb.options.map { option in
            option.since > 1 ? "\(option.name) (since iOS \(option.since))" : option.name
        }
        let lines = [
            "\(verb.name) (verb)", verb.summary.prefix(1).uppercased() + verb.summary.dropFirst() + ".",
            options.isEmpty ? "" : "Options: \(options.joined(separator: ", ")).",
            verb.since > 1 ? "Since iOS \(verb.since)." : "",
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    /// All verbs with their summaries.
    static var verbs: [(String, String)] { VerbSignature.all.map { ($0.name, $0.summary) } }

    /// The names of all verbs, options, and keys in the scenario language.
    static var languageWords: [String] {
        VerbSignature.all.map(\.name) + VerbSignature.all.flatMap { $0.options.map(\.name) } + claims.keys.sorted()
            + ScenarioReference.groups.flatMap { $0.keys.map(\.name) }
    }
}
