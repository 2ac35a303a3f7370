import LifecycleModel

extension Rule {
    static let beginWithoutEffect = Rule(
        "begin-without-effect", .warning,
        "beginAppearanceTransition(false, animated:) is called on a controller in the disappeared state",
        why: """
            A controller in the disappeared state can't disappear, so the call sends no callback. Usually, the call \
            that begins the appearance is missing, and the controller received neither viewWillAppear nor viewDidAppear.
            """,
        remedy: """
            In a parent that forwards appearance callbacks manually, call beginAppearanceTransition(true, animated:) \
            before you add the child's view, and endAppearanceTransition() afterward. If the parent is not visible \
            yet, make the first call in its viewWillAppear, and the second call in its viewDidAppear.
            """,
        evidence: "Warnings/Mistakes without a warning",
        example: """
              controllers:
                home: { class: HomeViewController, forwardsAppearance: false }
                list: ListViewController
              steps:
                - launch: home
            +   - beginAppearance: list
                - embed: list
                  to: home
            +   - endAppearance: list
                - beginAppearance: list # here
                  appearing: false
                - endAppearance: list
            """
    ) { context in
        context.actions(.note).compactMap { position, action in
            guard action.detail == .withoutEffect, let controller = action.subject else { return nil }
            return context.diagnostic(
                position, controller,
                "beginAppearanceTransition(false, animated:) has no effect, because \(context.name(controller)) is in"
                    + " the disappeared state; call beginAppearanceTransition(true, animated:) when the controller"
                    + " is shown"
            )
        }
    }
}
