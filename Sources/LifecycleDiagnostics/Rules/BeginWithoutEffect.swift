import LifecycleModel

extension Rule {
    static let beginWithoutEffect = Rule(
        "begin-without-effect", .warning,
        "beginAppearanceTransition(false) is called on a controller that has not appeared",
        why: """
            beginAppearanceTransition(false, animated:) sends nothing to a controller that has not appeared. The call that \
            begins its appearance is missing, so viewWillAppear and viewDidAppear are missing too.
            """,
        remedy: """
            In a parent that forwards appearance callbacks manually, begin the first child's appearance in \
            viewWillAppear, and end it in viewDidAppear.
            """,
        bad: """
            controllers:
              home: { class: HomeViewController, forwardsAppearance: false }
              list: ListViewController
            steps:
              - launch: home
              - embed: list
                to: home
              - beginAppearance: list # here
                appearing: false
              - endAppearance: list
            """,
        good: """
            controllers:
              home: { class: HomeViewController, forwardsAppearance: false }
              list: ListViewController
            steps:
              - launch: home
              - beginAppearance: list
              - embed: list
                to: home
              - endAppearance: list
              - beginAppearance: list
                appearing: false
              - endAppearance: list
            """
    ) { context in
        context.actions(.note).compactMap { position, action in
            guard action.detail == ActionEvent.withoutEffect, let controller = action.subject else { return nil }
            return context.diagnostic(
                position, controller,
                "beginAppearanceTransition(false, animated:) has no effect, because \(context.name(controller)) has not"
                    + " appeared; call beginAppearanceTransition(true, animated:) when it is shown")
        }
    }
}
