import LifecycleModel

extension Rule {
    static let observerAddedTwice = Rule(
        "observer-added-twice", .warning, "an observer that is registered again while it is registered",
        why: """
            The notification center keeps both registrations: the observer receives each notification twice, then three times, with every \
            appearance that registers it again.
            """,
        remedy: "Register in viewDidLoad, or unregister in the opposite callback of the one that registers.",
        bad: """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home:
                class: HomeViewController
                overrides:
                  viewWillAppear:
                    - { observe: Saved } # here
              detail: DetailViewController
            steps:
              - launch: nav
              - push: detail
              - pop:
            """,
        good: """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home:
                class: HomeViewController
                overrides:
                  viewWillAppear:
                    - { observe: Saved }
                  viewWillDisappear:
                    - { unobserve: Saved }
              detail: DetailViewController
            steps:
              - launch: nav
              - push: detail
              - pop:
            """
    ) { context in
        var registry = ObserverRegistry()
        var seen: Set<String> = []
        return context.actions.compactMap { place, action in
            guard registry.take(action), let observer = action.subject,
                seen.insert("\(observer.index) \(action.name ?? "")").inserted
            else { return nil }
            return context.diagnostic(
                place, observer,
                "\(context.name(observer)) observes '\(action.name ?? "")' already, remove it before or register once in"
                    + " viewDidLoad()")
        }
    }
}
