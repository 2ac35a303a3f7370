import LifecycleDiagnostics
import LifecycleModel
import Testing

@Suite("Advice")
struct AdviceTests {
    @Test("Every callback has advice", arguments: Callback.allCases)
    func everyCallback(callback: Callback) {
        let advice = callback.definition
        #expect(callback.contract.hasSuffix(".") && !callback.contract.contains("\n"))
        #expect(!advice.frequency.isEmpty && !advice.uses.isEmpty && !advice.avoid.isEmpty)
    }

    @Test("Every rule gives its reason and its remedy in full sentences", arguments: Rule.all)
    func everyRule(rule: Rule) {
        #expect(rule.why.hasSuffix(".") && rule.remedy.hasSuffix("."))
        #expect(!rule.summary.hasSuffix("."))
        #expect(Rule.named(rule.id)?.id == rule.id)
    }

    @Test("A message from a rule names only callbacks that the run's iOS version sends", arguments: Rule.all)
    func versions(rule: Rule) {
        for version in [5, 6, 7, 8, 9, 11, 12, 13, 14, 17, 26] {
            let lines = rule.examples.bad.split(separator: "\n").filter { !$0.hasPrefix("ios:") }
            // An example that uses features that the version doesn't have can't be read.
            guard let example = try? RuleExample("ios: \(version)\n" + lines.joined(separator: "\n") + "\n") else {
                continue
            }
            let later = Callback.allCases.filter { $0.definition.since > version }.map(\.swiftName)
            for diagnostic in example.diagnostics(of: [rule]) {
                let named = later.filter { diagnostic.message.contains($0) }
                #expect(named.isEmpty, "iOS \(version): \(diagnostic.message)")
            }
        }
    }
}
