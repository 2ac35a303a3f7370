import Foundation
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleEngine

/// Tests that exactly the controllers with views on screen have appeared after a random scenario.
struct RandomScreenTests {
    private static let count = UInt64(Effort.number(400))

    @Test func `a controller has appeared if and only if it is on screen`() {
        var wrong: [String] = []
        for seed in 1...RandomScreenTests.count {
            var generator = RandomScenario(seed: seed)
            let scenario = generator.scenario()
            // A terminated app still has its views in the window. An app that begins and ends appearance transitions
            // may leave a transition open. An app that moves views and children itself is responsible for their state.
            // The controllers in a disconnected scene receive no callbacks.
            guard !scenario.mentions("terminate", "beginAppearance", "dropView", "shareView"),
                !scenario.mentions("addSubview", "addChild", "removeFromParent"),
                !scenario.mentions("disconnectScene", "discardScene")
            else { continue }
            let player = Player(scenario)
            let isManual = scenario.mentions("embed", "unembed", "removeFromSuperview", "segue")
            _ = player.play {
                wrong += player.allLiving.filter { isJudged($0, isManual) && isOutOfStep($0) }.map {
                    "seed \(seed): \($0.simulation.run[$0.id].name) is \($0.appearance.state)"
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    /// Returns whether the state of a controller is checked.
    ///
    /// These controllers are excluded:
    /// - Pages of a page view controller that has disappeared or has not appeared yet.
    /// - Controllers that don't forward appearance, have no view, or don't call super in `viewWillAppear`, and their
    ///   descendants.
    /// - Descendants of controllers whose state doesn't match their view.
    /// - If the app moves views, controllers that are not children of a custom container.
    private func isJudged(_ controller: UIViewController, _ isManual: Bool) -> Bool {
        if isManual, controller.parent?.kind != .viewController { return false }
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
    /// Returns whether a step in the scenario, in a group, or in an override uses one of the verbs.
    fileprivate func mentions(_ verbs: String...) -> Bool {
        (steps + controllers.values.flatMap { $0.overrides.values.joined() }).contains { $0.mentions(verbs) }
    }
}

extension Step {
    fileprivate func mentions(_ verbs: [String]) -> Bool {
        if case .steps(let steps) = subject { return steps.contains { $0.mentions(verbs) } }
        return verbs.contains(verb.name)
    }
}
