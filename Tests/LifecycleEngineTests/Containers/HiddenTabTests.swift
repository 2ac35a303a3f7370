import LifecycleEngine
import LifecycleModel
import Testing

/// Tests for the tabs that aren't selected at the launch.
struct HiddenTabTests {
    private final class Stack: UINavigationController {}
    private final class Page: UIViewController {}
    private final class Split: UISplitViewController {}
    private final class Root: UIViewController {}

    /// Returns the hidden controllers of the classes above whose views are loaded after the launch.
    private func loaded(_ make: @escaping () -> [UIViewController]) -> [String] {
        var names: [String] = []
        _ = Simulation.play { simulation in
            let bar = UITabBarController()
            let hidden = make()
            bar.viewControllers = [Root()] + hidden
            simulation.step("launch") { simulation.launch { bar } }
            let all = hidden.flatMap { [$0] + $0.children }
            names = all.filter(\.isViewLoaded).map { "\(type(of: $0))" }
        }
        return names
    }

    @Test func `the view of a stack made in code is loaded, but not that of its page`() {
        #expect(loaded { [Stack(rootViewController: Page())] } == ["Stack"])
    }

    @Test func `plain pages and split views aren't loaded`() {
        #expect(loaded { [Page(), Split()] } == [])
    }
}
