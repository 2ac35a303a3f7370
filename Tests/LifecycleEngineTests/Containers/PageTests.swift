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
}
