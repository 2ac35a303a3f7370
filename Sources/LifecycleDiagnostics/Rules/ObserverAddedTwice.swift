import LifecycleModel

extension Rule {
    package static let observerAddedTwice = Rule(
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
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  override func viewWillAppear(_ animated: Bool) {
                      super.viewWillAppear(animated)
                      NotificationCenter.default.addObserver( // here
                          self, selector: #selector(reload), name: .saved, object: nil)
                  }
            +     override func viewWillDisappear(_ animated: Bool) {
            +         super.viewWillDisappear(animated)
            +         NotificationCenter.default.removeObserver(self, name: .saved, object: nil)
            +     }
                  @objc func reload() {}
              }
            """
    ) { context in
        context.callbacks(of: context.controllers) { appearing.contains($0) }.flatMap {
            type, function, callback -> [Diagnostic] in
            let added = context.reach(of: function, in: type).map(\.event).filter {
                $0.observesNotification && !$0.isGuarded && !$0.isDeferred
            }
            guard !added.isEmpty, !context.model.removesObservers(type) else { return [] }
            return added.map {
                context.diagnostic(
                    $0.location, type,
                    "\(type.title) observes \($0.notification) again each time \(callback.swiftName) is called, and removes the"
                        + " observer \(context.removesObserversInDeinit(type) ? "only in deinit" : "nowhere"); remove it in"
                        + " \(callback == .viewDidAppear ? "viewDidDisappear" : "viewWillDisappear"), or register once in"
                        + " viewDidLoad()")
            }
        }
    }

    private static let appearing: Set<Callback> = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
}
