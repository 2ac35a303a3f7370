import LifecycleModel

extension Rule {
    static let observedTooLate = Rule(
        "observed-too-late", .warning, "An observer is registered only after the notification was posted",
        why: """
            The notification center delivers a post only to the observers that are registered at that time, and keeps \
            nothing for later ones. A view that isn't loaded yet hasn't run viewDidLoad, so an observer that \
            viewDidLoad registers misses all earlier posts.
            """,
        remedy: """
            Register in the initializer, or when you create the controller. If the controller may come too late, read \
            the state that the notification announces when you register.
            """,
        evidence: "Application/Notifications",
        example: """
              controllers:
                tabs: { class: UITabBarController, children: [home, list] }
                home: HomeViewController
                list:
                  class: ListViewController
                  overrides:
            -       viewDidLoad:
            +       init:
                      - { observe: Saved } # here
              steps:
                - launch: tabs
                - post: Saved
                - select: list
            """
    ) { context in
        var posts: [(name: String?, sender: ControllerID?)] = []
        var seen: Set<String> = []
        let delivered = Set(context.actions(.deliver).map { key(of: $0.event) })
        return context.actions.compactMap { position, action in
            if action.kind == .post { posts.append((action.name, action.subject)) }
            guard action.kind == .observe, let observer = action.subject, let name = action.name,
                seen.insert(key(of: action)).inserted, !delivered.contains(key(of: action)),
                posts.contains(where: { $0.name == name && (action.target == nil || action.target == $0.sender) })
            else { return nil }
            return context.diagnostic(
                position, observer,
                "\(context.name(observer)) observes '\(name)' only after it was posted, and never receives it; register"
                    + " earlier, or read the state when you register")
        }
    }

    private static func key(of action: ActionEvent) -> String { "\(action.subject?.index ?? -1) \(action.name ?? "")" }
}
