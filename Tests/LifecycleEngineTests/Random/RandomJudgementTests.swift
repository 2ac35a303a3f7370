import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import Testing

/// Tests that callbacks from UIKit itself are never reported as errors in the app.
struct RandomJudgementTests {
    @Test func `no rule reports a transition that the app neither began nor called`() {
        var blamed: [String] = []
        var counts: [String: Int] = [:]
        for seed in 1...400 as ClosedRange<UInt64> {
            var generator = RandomScenario(seed: seed)
            let run = generator.scenario().play()
            let actions = run.events.compactMap { event -> ActionEvent.Kind? in
                if case .action(let action) = event.body { action.kind } else { nil }
            }
            let isManual = actions.contains(.beginAppearance) || actions.contains(.endAppearance)
            for diagnostic in Rule.diagnostics(in: run) {
                counts[diagnostic.rule, default: 0] += 1
                let isTransition = ["illegal-transition", "unfinished-transition"].contains(diagnostic.rule)
                if isTransition && !isManual || diagnostic.rule == "unbalanced-appearance" && !isManual {
                    blamed.append("seed \(seed): \(diagnostic.message)")
                }
            }
        }
        #expect(blamed.isEmpty, "\(blamed.prefix(10))")
        #expect(counts.count > 5, "the stories make several kinds of mistakes: \(counts)")
    }

    @Test func `a run that is written and read back has the same diagnostics, in the order of events`() throws {
        for seed in 1...100 as ClosedRange<UInt64> {
            var generator = RandomScenario(seed: seed)
            let run = generator.scenario().play()
            let found = Rule.diagnostics(in: run)
            #expect(Rule.diagnostics(in: try run.writtenAndRead()) == found, "seed \(seed)")
            let positions = found.map { $0.event ?? .max }
            #expect(positions == positions.sorted(), "seed \(seed)")
        }
    }
}
