import LifecycleModel

extension Rule {
    static let observerAddedTwice = Rule(
        "observer-added-twice", .warning, "An observer is registered twice for the same notification",
        why: """
            The notification center keeps both registrations, so the observer receives each notification twice. Each \
            additional registration adds another delivery.
            """,
        remedy: """
            Register in viewDidLoad, or unregister in the opposite callback, such as viewWillDisappear for \
            viewWillAppear.
            """,
        evidence: "Application/Notifications",
        example: """
              controllers:
                nav: { class: UINavigationController, children: [home] }
                home:
                  class: HomeViewController
                  overrides:
                    viewWillAppear:
                      - { observe: Saved } # here
            +       viewWillDisappear:
            +         - { unobserve: Saved }
                detail: DetailViewController
              steps:
                - launch: nav
                - push: detail
                - pop:
            """
    ) { context in
        var registry = ObserverRegistry()
        var seen: Set<String> = []
        return context.actions.compactMap { position, action in
            guard registry.take(action), let observer = action.subject,
                seen.insert("\(observer.index) \(action.name ?? "")").inserted
            else { return nil }
            return context.diagnostic(
                position, observer,
                "\(context.name(observer)) already observes '\(action.name ?? "")'; call removeObserver(_:) first, or"
                    + " register once in viewDidLoad()")
        }
    }
}
