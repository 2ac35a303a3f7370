import LifecycleEngine
import LifecycleModel
import Testing

@Suite("Transitions between two children")
struct ChildTransitionTests {
    private final class Container: UIViewController {}
    private final class Old: UIViewController {}
    private final class New: UIViewController {}

    /// Returns the appearance callbacks when one child replaces another, each with the value of `animated`.
    private func exchange(duration: Double) -> [String] {
        let run = Simulation.play { app in
            let (old, new) = (Old(), New())
            let container = Container()
            app.launch { container }
            container.addChild(old)
            container.view.addSubview(old.view)
            old.didMove(toParent: container)
            app.settle()
            app.step("exchange") {
                container.addChild(new)
                container.transition(from: old, to: new, duration: duration)
            }
        }
        let start = run.events.firstIndex { if case .step = $0.body { true } else { false } } ?? 0
        return run.events[start...].compactMap { event in
            guard case .callback(let callback) = event.body, callback.callback.phase == .appearance,
                callback.callback != .viewIsAppearing
            else { return nil }
            return "\(run[callback.controller].name).\(callback.callback.shortName) \(callback.animated == true)"
        }
    }

    @Test("A duration of 0 disables animation", arguments: [(0, false), (0.3, true)])
    func duration(seconds: Double, isAnimated: Bool) {
        let callbacks = exchange(duration: seconds)
        #expect(callbacks.count == 4)
        #expect(callbacks.allSatisfy { $0.hasSuffix(" \(isAnimated)") }, "\(callbacks)")
    }
}
