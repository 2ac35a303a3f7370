import LifecycleModel

extension Verb {
    /// What is done to tabs and pages.
    static let selection: [Verb] = [select, turnPage, setPages]

    private static let select = Verb(.select) { call in
        guard let subject = call.subject,
            let tabs = subject.parent as? UITabBarController ?? call.container(UITabBarController.self, "in")
        else { return }
        tabs.select(subject, completed: call.isCompleted ?? true, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let turnPage = Verb(.turnPage) { call in
        guard let pages = call.container(UIPageViewController.self, "in"),
            let page = call.controller("to") ?? call.player.pageAfter(pages.viewControllers.first)
        else { return }
        pages.turnPage(to: page, completed: call.word == "completed", completion: call.completion(page))
    }

    private static let setPages = Verb(.setPages) { call in
        let named = call.controller("in") ?? call.receiver
        guard let pages = named?.ancestor(UIPageViewController.self) ?? call.container(UIPageViewController.self),
            let page = call.subjects.first
        else { return }
        pages.show(page, animated: call.isAnimated, completion: call.completion(page))
        call.returned(page)
    }
}

extension Player {
    /// The page that follows `page` in its page controller's list: what a data source would answer.
    func pageAfter(_ page: UIViewController?) -> UIViewController? {
        guard let page else { return nil }
        let name = simulation.run[page.id].name
        for spec in scenario.controllers.values where spec.kind == .pageViewController {
            guard let place = spec.children.firstIndex(of: name) else { continue }
            let other = place + 1 < spec.children.count ? place + 1 : place - 1
            return other >= 0 ? controller(spec.children[other]) : nil
        }
        return nil
    }
}
