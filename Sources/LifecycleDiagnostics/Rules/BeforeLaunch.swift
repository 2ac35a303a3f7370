import LifecycleModel

extension Rule {
    static let beforeLaunch = Rule(
        "before-launch", .warning, "A controller is pushed or presented while the app is not running",
        why: """
            Before launch, the window is not visible. A push then changes the stack without sending appearance \
            callbacks, and UIKit ignores a presentation.
            """,
        remedy: "Launch the app first, or set the navigation controller's whole stack before launch.",
        evidence: "Warnings/Mistakes without a warning",
        example: """
              controllers:
            -   nav: { class: UINavigationController, children: [home] }
            +   nav: { class: UINavigationController, children: [home, detail] }
                home: HomeViewController
                detail: DetailViewController
              steps:
            -   - push: detail # here
            -     onto: nav
                - launch: nav
            """
    ) { context in
        context.actions(.navigate).compactMap { position, action in
            guard action.detail == .beforeLaunch else { return nil }
            return context.diagnostic(
                position, action.subject,
                "'\(action.name ?? "")' is called for \(context.name(action.subject)) while the app is not running;"
                    + " launch the app first"
            )
        }
    }
}
