import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import Testing

/// The expectations state facts of the Evidence articles, for each iOS version and variant that a fact covers.
@Suite("Facts of the Evidence articles")
struct EvidenceScenarioTests {
    @Test("There are more than 500 scenarios, no two of which are equal")
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
