import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleEngine

/// Tests that simulations don't stay in memory. An inference plays thousands of them.
struct ReleaseTests {
    private static let count = UInt64(Effort.number(200))

    @Test("Nothing of a simulation stays in memory")
    func release() {
        var kept: [UInt64] = []
        for seed in 1...ReleaseTests.count {
            var generator = RandomScenario(seed: seed)
            let isInMemory = play(generator.scenario())
            if isInMemory() { kept.append(seed) }
        }
        #expect(kept.isEmpty, "the simulations with the seeds \(kept.prefix(10)) of \(kept.count)")
    }

    /// Plays a scenario, and returns a closure that returns whether its simulation is still in memory.
    private func play(_ scenario: Scenario) -> () -> Bool {
        let player = Player(scenario)
        _ = player.play()
        return { [weak simulation = player.simulation] in simulation != nil }
    }
}
