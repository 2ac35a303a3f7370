import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

/// The settings for a check, such as rules and severities.
struct CheckConfiguration {
    /// The rules to check, or nil for all rules.
    var rules: Set<String>?
    /// The rules that are disabled.
    var disabled: Set<String> = []
    /// The configured severities, keyed by rule.
    var weights: [String: Severity] = [:]
    /// The lowest severity that fails the check.
    var limit = Severity.error
    /// The path of the baseline, or nil.
    var baseline: String?
    /// The required coverage in percent, or nil.
    var minCoverage: Int?

    /// Returns a diagnostic with the severity that is configured for its rule, or nil if the rule isn't checked.
    func configured(_ diagnostic: Diagnostic) -> Diagnostic? {
        if let rules, !rules.contains(diagnostic.rule) { return nil }
        if disabled.contains(diagnostic.rule) { return nil }
        var diagnostic = diagnostic
        diagnostic.severity = weights[diagnostic.rule] ?? diagnostic.severity
        return diagnostic
    }

    /// Sets the setting with the name `key` to the value with these `words`. The words of `disable` and the severities
    /// of rules are added to earlier ones. Returns nil, or an error message in lowercase and without a period.
    mutating func set(_ key: String, to words: [String]) -> String? {
        switch key {
        case "rules", "disable":
            if let wrong = words.first(where: { !CheckConfiguration.names.contains($0) }) {
                return CheckConfiguration.unknown("rule", wrong, CheckConfiguration.names)
            }
            if key == "rules" { rules = Set(words) } else { disabled.formUnion(words) }
        case "severity":
            for word in words { if let problem = weigh(word) { return problem } }
        case "baseline": baseline = words.first
        case "minCoverage":
            guard let number = words.first.flatMap({ Int($0) }), (0...100).contains(number) else {
                return "the minimum coverage must be a whole number from 0 to 100, not '\(words.first ?? "")'"
            }
            minCoverage = number
        default:
            let all = CheckConfiguration.keys + [SettingsFile.drawings, LogSettings.key]
            return CheckConfiguration.unknown("key", key, all)
        }
        return nil
    }

    /// Sets the lowest severity that fails the check from a word such as `warning`, or the severity of a rule from a
    /// word such as `missing-super=warning`. Returns nil, or an error message.
    private mutating func weigh(_ word: String) -> String? {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard let level = parts.last.flatMap(Severity.init) else {
            return CheckConfiguration.unknown("severity", parts.last ?? word, Severity.allCases.map(\.rawValue))
        }
        guard parts.count == 2 else {
            limit = level
            return nil
        }
        guard CheckConfiguration.names.contains(parts[0]) else {
            return CheckConfiguration.unknown("rule", parts[0], CheckConfiguration.names)
        }
        weights[parts[0]] = level
        return nil
    }

    /// The keys in the settings file that configure a check.
    static let keys = ["rules", "disable", "severity", "baseline", "minCoverage"]
    /// The rule names that the settings `rules`, `disable`, and `severity` accept: all rules and `unrecognized-input`.
    static let names = Rule.all.map(\.id) + [Diagnostic.unrecognized]

    private static func unknown(_ what: String, _ word: String, _ words: [String]) -> String {
        let hint = Suggestion.hint(word, among: words)
        return "unknown \(what) '\(word)'" + hint
    }
}
