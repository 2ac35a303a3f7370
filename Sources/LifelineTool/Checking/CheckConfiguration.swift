import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

struct CheckConfiguration {
    var rules: Set<String>?
    var disabled: Set<String> = []
    /// The configured severities, keyed by rule.
    var weights: [String: Severity] = [:]
    var limit = Severity.error
    var baseline: String?
    var minCoverage: Int?

    /// Returns a diagnostic with the severity that is configured for its rule, or nil if the rule isn't checked.
    func configured(_ diagnostic: Diagnostic) -> Diagnostic? {
        if let rules, !rules.contains(diagnostic.rule) { return nil }
        if disabled.contains(diagnostic.rule) { return nil }
        var diagnostic = diagnostic
        diagnostic.severity = weights[diagnostic.rule] ?? diagnostic.severity
        return diagnostic
    }

    /// Sets the lowest severity that fails the check from a word such as `warning`, or the severity of a rule from a
    /// word such as `missing-super=warning`. Returns nil, or an error message.
    mutating func setSeverity(_ word: String) -> String? {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard let level = parts.last.flatMap(Severity.init) else {
            return Setting.unknown("severity", parts.last ?? word, Severity.allCases.map(\.rawValue))
        }
        guard parts.count == 2 else {
            limit = level
            return nil
        }
        guard CheckConfiguration.names.contains(parts[0]) else {
            return Setting.unknown("rule", parts[0], CheckConfiguration.names)
        }
        weights[parts[0]] = level
        return nil
    }

    /// The rule names that the settings `rules`, `disable`, and `severity` accept: all rules,
    /// `unrecognized-input`, `repeated-lines`, and `unknown-rule`.
    static let names = Rule.all.map(\.id) + [Diagnostic.unrecognized, Diagnostic.repeated, Diagnostic.unknownRule]
}
