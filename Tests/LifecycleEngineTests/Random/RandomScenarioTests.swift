import Foundation
import LifecycleEngine
import LifecycleModel
import TestSupport
import Testing

/// Tests with random scenarios.
struct RandomScenarioTests {
    private static let count = UInt64(Effort.number(400))

    @Test func `every recorded callback is legal, and will and did callbacks balance at the end`() {
        var illegal: [String] = []
        var open: [String] = []
        var judged: UInt64 = 0
        for seed in 1...RandomScenarioTests.count {
            var generator = RandomScenario(seed: seed)
            let scenario = generator.scenario()
            let run = scenario.play()
            illegal += illegalCallbacks(run).map { "seed \(seed): \($0)" }
            guard run.stop == nil, !run.events.contains(where: leavesTransitionOpen) else { continue }
            judged += 1
            open += openTransitions(run).map { "seed \(seed): \($0)" }
        }
        #expect(judged * 2 > RandomScenarioTests.count)
        #expect(illegal.isEmpty, "\(illegal.prefix(10))")
        #expect(open.isEmpty, "\(open.prefix(10))")
    }

    @Test func `every signature has a verb, without which its steps do nothing`() {
        #expect(
            Verb.all.map(\.signature.name) == VerbSignature.all.map(\.name),
            "list the verb at the same place in VerbSignature+GROUP.swift and in Verb+GROUP.swift")
    }

    @Test func `the same seed gives the same run`() {
        for seed in 1...min(RandomScenarioTests.count, 200) {
            var first = RandomScenario(seed: seed)
            var second = RandomScenario(seed: seed)
            let runs = [first.scenario().play(), second.scenario().play()]
            let lines = runs.map { $0.jsonLines.split(separator: "\n") }
            let difference = zip(lines[0], lines[1]).first { $0.0 != $0.1 }
            #expect(runs[0] == runs[1], "seed \(seed): \(difference.map { "\($0.0) and \($0.1)" } ?? "lengths differ")")
        }
    }

    @Test func `a run is unchanged after writing and reading JSON Lines`() throws {
        for seed in 1...50 as ClosedRange<UInt64> {
            var generator = RandomScenario(seed: seed)
            let run = generator.scenario().play()
            let back = try run.writtenAndRead()
            #expect(back.jsonLines == run.jsonLines, "seed \(seed)")
            #expect(back.controllers == run.controllers, "seed \(seed)")
            #expect(back.events.map(\.body) == run.events.map(\.body), "seed \(seed)")
            #expect((back.ios, back.source, back.title) == (run.ios, run.source, run.title), "seed \(seed)")
        }
    }

    /// Returns whether transitions may stay open after an event.
    ///
    /// An app can begin a transition and never end it. An exception ends an app in the middle of its transitions, but
    /// the engine continues after an exception.
    private func leavesTransitionOpen(_ event: Event) -> Bool {
        switch event.body {
        case .action(let action): action.kind == .beginAppearance
        case .warning(let warning): UIKitWarning.named(warning.id)?.kind == .exception
        default: false
        }
    }

    /// Returns the callbacks that are not in the transition table and come before UIKit's first warning.
    private func illegalCallbacks(_ run: Run) -> [String] {
        var tracker = AppearanceTracker(for: run)
        var isWarned = false
        return run.events.compactMap { event in
            if case .warning = event.body { isWarned = true }
            guard case .callback(let callback) = event.body, let transition = tracker.follow(callback),
                !transition.isLegal,
                !isWarned
            else { return nil }
            return
                "\(run[callback.controller].id).\(callback.callback.shortName) from \(transition.from?.rawValue ?? "?")"
        }
    }

    private func openTransitions(_ run: Run) -> [String] {
        let hierarchy = Hierarchy(of: run)
        return run.controllers.indices.compactMap { index in
            let state = hierarchy.nodes[index].state
            guard state == .appearing || state == .disappearing, !hierarchy.nodes[index].isDeallocated else {
                return nil
            }
            return "\(run.controllers[index].id) is left \(state?.rawValue ?? "")"
        }
    }
}
