import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import Testing

/// Tests for facts from the Evidence articles, in each iOS version and variant that a fact covers.
@Suite("Facts from the Evidence articles")
struct EvidenceScenarioTests {
    @Test("The fixtures contain more than 500 different scenarios")
    func count() {
        #expect(Set(EvidenceScenario.all.map(\.yaml)).count == EvidenceScenario.all.count)
        #expect(EvidenceScenario.all.count > 500)
    }

    @Test("The facts hold in the simulation, and changed expectations fail", arguments: EvidenceScenario.all)
    func holds(_ evidence: EvidenceScenario) throws {
        let scenario = try evidence.scenario()
        let run = scenario.play()
        let diagnostics = Rule.diagnostics(in: run)
        #expect(scenario.failures(in: run, diagnostics) == [])
        let lies = scenario.lies
        #expect(!lies.isEmpty, "nothing is expected that could be wrong")
        for lie in lies where lie.scenario.failures(in: run, diagnostics).isEmpty {
            Issue.record("a copy that \(lie.what) passes")
        }
    }
}
