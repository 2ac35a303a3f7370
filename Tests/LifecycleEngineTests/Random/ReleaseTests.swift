import LifecycleModel
import LifecycleScenario
import TestSupport
import Testing

@testable import LifecycleEngine

/// Tests that simulations don't stay in memory. An inference plays thousands of them.
struct ReleaseTests {
    private static let count = UInt64(Effort.number(200))

    @Test func `nothing of a simulation stays in memory`() {
        var kept: [UInt64] = []
        for seed in 1...ReleaseTests.count {
            var generator = RandomScenario(seed: seed)
            weak let simulation = play(generator.scenario())
            if simulation != nil { kept.append(seed) }
        }
        #expect(kept.isEmpty, "the simulations with the seeds \(kept.prefix(10)) of \(kept.count)")
    }

    /// Plays a scenario and returns its simulation, which the caller doesn't retain.
    private func play(_ scenario: Scenario) -> Simulation {
        let player = Player(scenario)
        _ = player.play()
        return player.simulation
    }
}
