import LifecycleEngine
import LifecycleModel
import Testing

/// Tests for a tab bar controller whose tabs are replaced, in a Swift program.
struct TabReplacementTests {
    private final class First: UIViewController {}
    private final class Second: UIViewController {}
    private final class Third: UIViewController {}

    /// Plays a launch with the tabs First and Second, and replaces the tabs in a second step. Returns the names of the
    /// selected controllers before and after, and the callbacks of the second step.
    private func replaced(
        selecting index: Int = 0, with tabs: @escaping ([UIViewController]) -> [UIViewController]?
    ) -> (selected: [String?], callbacks: [String]) {
        var selected: [String?] = []
        let run = Simulation.play { simulation in
            let bar = UITabBarController()
            let old = [First(), Second()]
            bar.viewControllers = old
            bar.selectedViewController = old[index]
            simulation.step("launch") { simulation.launch { bar } }
            selected.append(name(bar.selectedViewController))
            simulation.step("replace") { bar.viewControllers = tabs(old) }
            selected.append(name(bar.selectedViewController))
        }
        var step = 0
        let callbacks = run.events.compactMap { event -> String? in
            if case .step(let start) = event.body { step = start.number }
            guard step == 2, case .callback(let callback) = event.body,
                callback.callback.changesAppearance || callback.callback.baseName.contains("Move")
            else { return nil }
            return "\(run[callback.controller].name).\(callback.callback.baseName)"
        }
        return (selected, callbacks)
    }

    private func name(_ controller: UIViewController?) -> String? { controller.map { "\(type(of: $0))" } }

    @Test func `the selected tab stays selected, and a tab that is not shown leaves without appearance callbacks`() {
        let (selected, callbacks) = replaced { [Third(), $0[0]] }
        #expect(selected == ["First", "First"])
        #expect(
            callbacks == [
                "Second.willMove", "Third.willMove", "Third.didMove", "Second.didMove",
            ])
    }

    @Test func `if the selected tab is removed, the tab at its index is shown before the old tab leaves`() {
        let (selected, callbacks) = replaced(selecting: 1) { [$0[0], Third()] }
        #expect(selected == ["Second", "Third"])
        #expect(
            callbacks.filter { !$0.hasPrefix("First") } == [
                "Second.willMove", "Third.willMove", "Third.didMove", "Third.viewWillAppear",
                "Second.viewWillDisappear", "Second.viewDidDisappear", "Third.viewDidAppear",
                "Second.didMove",
            ])
    }

    @Test func `without a tab at the old index, the first tab is selected`() {
        #expect(replaced(selecting: 1) { _ in [Third()] }.selected == ["Second", "Third"])
    }

    @Test func `a controller that is given twice has one tab`() {
        let (selected, callbacks) = replaced { [$0[0], $0[1], $0[0]] }
        #expect(selected == ["First", "First"] && callbacks == [])
        _ = Simulation.play { _ in
            let (bar, tab) = (UITabBarController(), First())
            bar.viewControllers = [tab, tab]
            #expect(bar.viewControllers?.count == 1)
        }
    }

    @Test func `without tabs, no tab is selected, and the old tab disappears`() {
        let (selected, callbacks) = replaced { _ in nil }
        #expect(selected == ["First", nil])
        #expect(
            callbacks.filter { $0.hasPrefix("First") } == [
                "First.willMove", "First.viewWillDisappear", "First.viewDidDisappear", "First.didMove",
            ])
    }
}
