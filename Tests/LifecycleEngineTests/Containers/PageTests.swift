import LifecycleEngine
import Testing

/// Tests for page view controllers in a Swift program.
struct PageTests {
    private func isOnly(_ page: UIViewController, _ controllers: [UIViewController]) -> Bool {
        controllers.count == 1 && controllers[0] === page
    }

    /// Source: Evidence, Page view controllers.
    @Test(arguments: [false, true])
    func `viewControllers contains the page that code sets as soon as the call returns`(animated: Bool) {
        _ = Simulation.play { simulation in
            let (pages, first, second) = (UIPageViewController(), UIViewController(), UIViewController())
            #expect(pages.viewControllers.isEmpty)
            simulation.step("launch") {
                simulation.launch {
                    pages.setViewControllers([first], direction: .forward, animated: false)
                    return pages
                }
            }
            #expect(isOnly(first, pages.viewControllers))
            simulation.step("set") {
                pages.setViewControllers([second], direction: .forward, animated: animated)
                #expect(isOnly(second, pages.viewControllers))
            }
            #expect(
                isOnly(second, pages.viewControllers)
                    && isOnly(second, pages.children))
        }
    }

    @Test func `after a canceled gesture, the old page is still the current page`() {
        _ = Simulation.play { simulation in
            let (pages, first, second) = (UIPageViewController(), UIViewController(), UIViewController())
            simulation.step("launch") {
                simulation.launch {
                    pages.setViewControllers([first], direction: .forward, animated: false)
                    return pages
                }
            }
            simulation.step("turn") {
                pages.turnPage(to: second, completed: false)
                #expect(isOnly(first, pages.viewControllers))
            }
            #expect(isOnly(first, pages.viewControllers))
        }
    }

    @Test(arguments: [true, false])
    func `a page that code sets during a turn is shown after the turn`(animated: Bool) {
        let run = Simulation.play { simulation in
            let pages = UIPageViewController()
            let (first, second, third) = (First(), Second(), Third())
            simulation.step("launch") {
                simulation.launch {
                    pages.setViewControllers([first], direction: .forward, animated: false)
                    return pages
                }
            }
            simulation.step("set") {
                var completed: [String] = []
                pages.setViewControllers([second], direction: .forward, animated: true) { _ in
                    completed.append("second")
                    #expect(isOnly(third, pages.viewControllers))
                }
                pages.setViewControllers([third], direction: .forward, animated: animated) { _ in
                    #expect(completed == ["second"] && isOnly(third, pages.children))
                }
                #expect(isOnly(third, pages.viewControllers))
            }
        }
        let calls = run.callbacks.filter {
            $0.event.callback.changesAppearance && run[$0.event.controller].id != "pages"
        }
        .map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        #expect(
            calls.filter { $0.hasPrefix("Second.") }.map { $0.dropFirst(7) } == [
                "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
            ])
        #expect(calls.last { $0.hasPrefix("First.") } == "First.viewDidDisappear")
        #expect(calls.last { $0.hasPrefix("Third.") } == "Third.viewDidAppear")
    }

    private final class First: UIViewController {}
    private final class Second: UIViewController {}
    private final class Third: UIViewController {}
}
