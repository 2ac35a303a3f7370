import LifecycleModel

extension Rule {
    static let beforeLaunch = Rule(
        "before-launch", .warning, "a controller that is pushed or presented before the app is launched",
        why: """
            Before the window is key and visible nothing is on screen: a push changes the stack and sends no callback, and a \
            presentation is refused.
            """,
        remedy: "Launch first, or give the navigation controller its whole stack before the launch.",
        bad: """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: HomeViewController
              detail: DetailViewController
            steps:
              - push: detail # here
                onto: nav
              - launch: nav
            """,
        good: """
            controllers:
              nav: { class: UINavigationController, children: [home, detail] }
              home: HomeViewController
              detail: DetailViewController
            steps:
              - launch: nav
            """
    ) { context in
        context.actions(.navigate).compactMap { place, action in
            guard action.detail == ActionEvent.beforeLaunch else { return nil }
            return context.diagnostic(
                place, action.subject,
                "\(context.name(action.subject)) is to be shown by '\(action.name ?? "")' before the launch, when nothing is on"
                    + " screen; launch first")
        }
    }
}
