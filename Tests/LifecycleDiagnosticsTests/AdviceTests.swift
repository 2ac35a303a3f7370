import LifecycleDiagnostics
import LifecycleModel
import Testing

@Suite("Advice")
struct AdviceTests {
    @Test("Every callback has advice", arguments: Callback.allCases)
    func everyCallback(callback: Callback) throws {
        let advice = try #require(CallbackAdvice.on(callback))
        #expect(callback.contract.hasSuffix(".") && !callback.contract.contains("\n"))
        #expect(!advice.often.isEmpty && !advice.belongs.isEmpty && !advice.beware.isEmpty)
    }

    @Test("Every rule explains its reason and its remedy in full sentences", arguments: Rule.all)
    func everyRule(rule: Rule) {
        #expect(rule.why.hasSuffix(".") && rule.remedy.hasSuffix("."))
        #expect(!rule.summary.hasSuffix("."))
        #expect(Rule.named(rule.id)?.id == rule.id)
    }
}
