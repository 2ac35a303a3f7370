import Foundation
import LifecycleModel
import Testing

@testable import LifecycleEngine

/// Whatever an app does, in the end those have appeared whose views are on screen, and nobody else has: 400 random
/// stories in the ordinary run, LIFELINE_RANDOM_SCENARIOS of them where that is set.
struct RandomScreenTests {
    private static let count =
        ProcessInfo.processInfo.environment["LIFELINE_RANDOM_SCENARIOS"].flatMap { UInt64($0) } ?? 400

    @Test func `who has appeared is on screen, and who is on screen has appeared`() {
        var wrong: [String] = []
        for seed in 1...RandomScreenTests.count {
            var generator = RandomScenario(seed: seed)
            let scenario = generator.scenario()
            // An app that was ended is told so while its views are still in the window; one that calls the pair may
            // leave it open; one that takes views and children from where they belong has to answer for it.
            guard !scenario.mentions("terminate", "beginAppearance", "dropView", "shareView"),
                !scenario.mentions("addSubview", "addChild", "removeFromParent")
            else { continue }
            let player = Player(scenario)
            let isByHand = scenario.mentions("embed", "unembed", "removeFromSuperview")
            _ = player.play {
                wrong += player.allLiving.filter { isJudged($0, isByHand) && isOutOfStep($0) }.map {
                    "seed \(seed): \($0.simulation.run[$0.id].name) is \($0.appearance.state)"
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    /// Not judged: a page that was set before its page controller appeared, and so appeared before it; what is below a
    /// container that leaves the forwarding to the app, or below a class that has no view or calls no super; and where
    /// views are moved by hand, those whose views are their container's or the window's to move.
    private func isJudged(_ controller: UIViewController, _ isByHand: Bool) -> Bool {
        if isByHand, controller.parent?.kind != .viewController { return false }
        let pages = controller.parent as? UIPageViewController
        if pages?.appearance.state == .disappeared { return false }
        var holder: UIViewController? = controller
        while let current = holder {
            let isOrderly = current.shouldAutomaticallyForwardAppearanceMethods && current.viewSource != .none
            if !isOrderly || current.scripted?.callsSuper(.viewWillAppear) == false { return false }
            holder = current.parent
            if let holder, isOutOfStep(holder) { return false }
        }
        return true
    }

    private func isOutOfStep(_ controller: UIViewController) -> Bool {
        (controller.viewIfLoaded?.window?.isVisible == true) != (controller.appearance.state == .appeared)
    }
}

extension Scenario {
    /// Whether a step of the story, or one in an override, is of one of the verbs.
    fileprivate func mentions(_ verbs: String...) -> Bool {
        let overrides = controllers.values.flatMap { $0.overrides.values.joined() }
        return (steps + overrides).contains { verbs.contains($0.verb.name) }
    }
}
