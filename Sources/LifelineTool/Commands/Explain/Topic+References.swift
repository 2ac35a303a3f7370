import LifecycleCatalog
import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

extension Topic {
    /// All topics: those about problems and questions, and one for each rule, check, callback, UIKit method, property,
    /// and term, verb, key, option, UIKit message, and iOS version.
    static let everything: [Topic] =
        all + Rule.all.map(Topic.init) + Catalog.checks.map { Topic(check: $0) }
        + Callback.allCases.map { Topic($0, names: callbackNames[$0] ?? []) }
        + Catalog.Terms.all.map { Topic(term: $0) } + language + UIKitWarning.all.map(Topic.init) + releases

    private init(_ rule: Rule) {
        self.init(rule.id, .rules, "\(rule.id) (\(rule.severity.rawValue))", text: rule.summary)
        (needs, words) = Topic.searchWords(rule.id.replacing("-", with: " "))
        (cause, fix, rules) = ("\(rule.summary). \(rule.why)", [rule.remedy], [rule.id])
        evidence = [rule.evidence]
        func example(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        }
        let pairs = [
            rule.subjects == [.source] ? nil : ("", rule.examples), rule.sourceExamples.map { (" in Swift", $0) },
        ]
        details = pairs.compactMap(\.self).map { scope, texts in
            "Bad\(scope):\n" + example(texts.bad) + "\nGood\(scope):\n" + example(texts.good)
        }.joined(separator: "\n")
    }

    private init(check: Entry) {
        self.init(check.id, .checks, "\(check.id) (\(check["severity"]))", text: check["means"])
        (needs, cause) = (check.id, check["means"])
    }

    private static let callbackNames: [Callback: [String]] = {
        var names: [Callback: [String]] = [:]
        for name in Callback.knownWords {
            for callback in Callback.named(name) { names[callback, default: []].append(name) }
        }
        return names
    }()

    private init(_ callback: Callback, names: [String]) {
        self.init(callback.shortName, .callbacks, callback.swiftName, text: callback.contract)
        self.names = names
        (needs, cause) = (Topic.apiWord(callback.baseName), callback.contract)
        let facts = callback.definition
        check = ["How often: \(facts.frequency)."]
        fix = ["Use it for \(facts.uses).", "Avoid \(facts.avoid)."]
        let transitions = StateTransition.table.filter { $0.callback == callback }
        if !transitions.isEmpty {
            let steps = transitions.map { "\($0.from.rawValue) -> \($0.to.rawValue)" }
            check.append("State: \(steps.joined(separator: ", ")).")
        }
        check.append(
            facts.workOfSuper.map { "A call to super is required; super \($0)." }
                ?? "A call to super is not required.")
        check.append("Objective-C: \(callback.selector)")
        versions = "since \(facts.since)" + (facts.until.map { ", until \($0)" } ?? "")
        evidence = [facts.documentation, facts.evidence].compactMap { $0 }
    }

    private init(term: Entry) {
        self.init(term.id, .names, term.id, text: term["means"])
        let spellings = [term.id] + term.items("names")
        names = spellings + spellings.map { String($0.prefix { $0 != "(" && $0 != ":" }) }
        needs = names.map { Topic.apiWord($0) }.filter { !$0.isEmpty }.joined(separator: "/")
        (cause, evidence) = (term["means"], term.items("evidence"))
    }

    private init(_ warning: UIKitWarning) {
        let kind =
            switch warning.kind {
            case .warning: "printed; the app continues"
            case .exception: warning.exception.map { "exception \($0)" } ?? "exception"
            case .warningOrException: "printed or raised as an exception, depending on the iOS version"
            }
        self.init(warning.id, .messages, "\(warning.id) (\(kind))", text: warning.explanation)
        let wordings = warning.templates.map { template in
            template.text.split(separator: "{")
                .map { $0.contains("}") ? $0.drop { $0 != "}" } : $0 }.joined(separator: " ")
        }
        needs = Topic.searchWords(wordings.last ?? "").needs
        words = wordings.joined(separator: " ")
        cause = "\(warning.explanation) Cause: \(warning.cause)."
        fix = [warning.fix.capitalizedFirst + "."]
        check = warning.templates.map { "UIKit's text: \($0.text)" }
        evidence = ["Warnings/\(warning.section)"]
        let (first, last) = (warning.templates.map(\.versions.lowerBound), warning.templates.map(\.versions.upperBound))
        versions = "\(first.min() ?? 2) " + (last.max() == .max ? "and later" : "to \(last.max() ?? 0)")
    }

    /// Returns the base name of a method or property in lowercase, or an empty string for an ordinary word, which
    /// means something else in a question.
    private static func apiWord(_ name: String) -> String {
        let base = name.prefix { $0 != "(" && $0 != ":" }
        return base.contains(" ") || !base.dropFirst().contains(where: \.isUppercase) ? "" : base.lowercased()
    }

    /// Returns the words of a name or message that a question needs, and all of its words.
    private static func searchWords(_ text: String) -> (needs: String, words: String) {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        let needs = words.filter { $0.count > 2 && !["the", "and", "for", "view", "controller", "with"].contains($0) }
        return (needs.joined(separator: " "), words.joined(separator: " "))
    }
}

extension Topic {
    /// The topics about words of the scenario language. Verbs, keys, and options of the same name share a topic.
    private static let language: [Topic] = {
        let keys = ScenarioReference.groups.flatMap { group in
            group.keys.map { Topic($0.name, .keys, "A key of \(group.title.lowercased()): \($0.summary)") }
        }
        let settings = Setting.all.map { Topic($0.name, .keys, "A setting of .lifeline.yml and --set: \($0.meaning)") }
        let flags = claims.map { Topic($0, .keys, "In the expectation 'flags': \($1)") }
        let others = marks.map { Topic($0, .keys, "In expectations, such as 'only: [\($0)]': \($1)") }
        var topics: [Topic] = []
        var positions: [String: Int] = [:]
        for topic in VerbSignature.all.map({ Topic($0) }) + keys + options + flags + others + settings {
            if let position = positions[topic.id] {
                topics[position].check.append(topic.cause)
            } else {
                positions[topic.id] = topics.count
                topics.append(topic)
            }
        }
        return topics
    }()

    private init(_ name: String, _ subject: Subject, _ text: String) {
        self.init(name, subject, name, text: text)
        (cause, needs) = (text, Topic.apiWord(name))
    }

    private init(_ verb: VerbSignature) {
        let options = verb.options.map { $0.since > 1 ? "\($0.name) (since iOS \($0.since))" : $0.name }
        let list = options.isEmpty ? "" : " Options: \(options.joined(separator: ", "))."
        let since = verb.since > 1 ? " Since iOS \(verb.since)." : ""
        let summary = verb.summary.capitalizedFirst
        self.init(verb.name, .verbs, "A verb: \(summary).\(list)\(since)")
        if verb.since > 1 { versions = "\(verb.since) and later" }
    }

    private static var options: [Topic] {
        let names = Set(VerbSignature.all.flatMap { $0.options.map(\.name) })
        return names.sorted().map { name in
            let verbs = VerbSignature.all.filter { $0.options.contains { $0.name == name } }.map(\.name)
            return Topic(name, .keys, "An option of steps. Accepted by: \(verbs.joined(separator: ", ")).")
        }
    }

    /// The explanations of the marks, which are events besides callbacks, by name.
    private static let marks: KeyValuePairs = [
        "returned": "The app's call in the step, such as pushViewController(_:animated:), returns.",
        "completion": "The completion handler of the step runs.",
        "action": "The handler of an alert's action runs.",
        "alongside": "The animation of animate(alongsideTransition:completion:) runs.",
        "transitionCompletion": "The completion handler of animate(alongsideTransition:completion:) runs.",
        "interactionChanged": "The handler of notifyWhenInteractionChanges(_:) runs.",
        "loadNib": "UIKit loads the nib of the controller's view.",
        "nibNotFound": "UIKit looks for the nib of the controller's view, and doesn't find it.",
        "connectOutlets": "UIKit connects the outlets of the nib or storyboard.",
    ]

    /// The explanations of the keys in a `flags` expectation that are not flags, by name.
    private static let claims: KeyValuePairs = [
        "animated": "The callback's argument 'animated'.",
        "parent": "The argument of willMove or didMove, or the current parent in other callbacks. 'none' means nil.",
        "presentingViewController": "The controller's presenter. 'none' means nil.",
        "presentedViewController": "The controller that the controller presents. 'none' means nil.",
        "interfaceOrientation": "The orientation of the interface during the callback, such as 'landscapeLeft'.",
        "nibName": "The argument of init(nibName:bundle:). 'none' means nil.",
    ]
}
