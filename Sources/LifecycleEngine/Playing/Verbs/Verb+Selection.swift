import LifecycleModel

extension Verb {
    static let selection: [Verb] = [select, tap, more, turnPage, setPages]

    private static let select = Verb(.select) { call in
        guard let subject = call.subject,
            let tabs = subject.parent as? UITabBarController ?? call.container(UITabBarController.self, "in")
        else { return }
        tabs.select(subject, completed: call.isCompleted ?? true, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let tap = Verb(.tap) { call in
        if let search = call.subject as? UISearchController {
            search.tap(in: call.controller("in") ?? call.current, completion: call.completion(search))
            return call.returned(search)
        }
        if let alert = call.subject as? UIAlertController {
            alert.presentation?.presenter?.dismiss(animated: true, completion: call.tapHandler(of: alert))
            return call.returned(alert)
        }
        guard let subject = call.subject,
            let tabs = subject.parent as? UITabBarController ?? call.container(UITabBarController.self, "in")
        else { return }
        tabs.tap(subject, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let more = Verb(.more) { call in
        guard
            let tabs = call.subject?.ancestor(UITabBarController.self) ?? call.container(UITabBarController.self, "in")
        else { return }
        tabs.tapMore(call.subject, completion: call.completion(call.subject))
        call.returned(call.subject)
    }

    private static let turnPage = Verb(.turnPage) { call in
        guard let pages = call.container(UIPageViewController.self, "in"),
            let page = call.controller("to") ?? call.player.pageAfter(pages.viewControllers.first)
        else { return }
        pages.turnPage(
            to: page, completed: call.word == "completed",
            direction: call.player.direction(from: pages.viewControllers.first, to: page, in: pages),
            completion: call.completion(page))
    }

    private static let setPages = Verb(.setPages) { call in
        let named = call.controller("in") ?? call.receiver
        guard let pages = named?.ancestor(UIPageViewController.self) ?? call.container(UIPageViewController.self)
        else { return }
        let completion = call.completion(call.subjects.first)
        pages.setViewControllers(call.subjects, direction: .forward, animated: call.isAnimated) { _ in completion() }
        call.returned(call.subjects.first)
    }
}

extension Player {
    /// Returns the direction from the current page to `page` in the page view controller's list, or `forward` if either
    /// page is not in the list.
    func direction(
        from shown: UIViewController?, to page: UIViewController, in pages: UIPageViewController
    ) -> UIPageViewController.NavigationDirection {
        let list = scenario.controllers[simulation.run[pages.id].name]?.children ?? []
        let indices = [shown, page].map { page in
            page.flatMap { list.firstIndex(of: simulation.run[$0.id].name) }
        }
        guard let first = indices[0], let second = indices[1] else { return .forward }
        return second < first ? .reverse : .forward
    }

    /// Returns the neighbor of `page` among the children of the first declared page view controller that contains it:
    /// the next page, or the previous page if `page` is the last. Returns nil if `page` is nil, if no page view
    /// controller contains it, or if it is the only page.
    func pageAfter(_ page: UIViewController?) -> UIViewController? {
        guard let page else { return nil }
        let name = simulation.run[page.id].name
        for spec in scenario.controllers.values where spec.kind == .pageViewController {
            guard let index = spec.children.firstIndex(of: name) else { continue }
            let other = index + 1 < spec.children.count ? index + 1 : index - 1
            return other >= 0 ? controller(spec.children[other]) : nil
        }
        return nil
    }
}
