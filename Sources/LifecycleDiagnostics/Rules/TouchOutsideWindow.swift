import LifecycleModel

extension Rule {
    static let touchOutsideWindow = Rule(
        "touch-outside-window", .error, "A touch or a gesture begins in a view that is outside a window",
        why: """
            Only views in a window receive touches. The view of a controller that was never added, and the view of a \
            controller that is covered in a navigation stack, have no superview, so their responder chain ends at the \
            controller and never reaches the window.
            """,
        remedy: "Show the controller before the touch, or touch the controller that is on screen.",
        evidence: "Application/Responder chain",
        example: """
              controllers:
                nav: { class: UINavigationController, children: [home] }
                home: HomeViewController
                detail: DetailViewController
              steps:
                - launch: nav
                - push: detail
            -   - touch: home # here
            +   - touch: detail
            """
    ) { context in
        (context.actions(.touch) + context.actions(.navigate)).filter { $0.event.detail == .offWindow }.map {
            position, action in
            let gesture = action.kind == .touch ? "touch" : "gesture of '\(action.name ?? "")'"
            return context.diagnostic(
                position, action.subject,
                "the \(gesture) can't begin in the view of \(context.name(action.subject)), because the view is outside a"
                    + " window; show the controller first, or touch the controller that is on screen")
        }
    }
}
