import LifecycleModel

extension Rule {
    static let beginWithoutEffect = Rule(
        "begin-without-effect", .warning, "a disappearance that is begun for a controller that has not appeared",
        why: """
            beginAppearanceTransition(false, animated:) sends nothing to a controller that has not appeared. The begin of \
            its appearance is missing, so it misses viewWillAppear and viewDidAppear too.
            """,
        remedy: """
            A parent that forwards by hand begins the appearance of its first child in viewWillAppear and ends it in \
            viewDidAppear.
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
        context.actions(.note).compactMap { place, action in
            guard action.detail == ActionEvent.withoutEffect, let controller = action.subject else { return nil }
            return context.diagnostic(
                place, controller,
                "beginAppearanceTransition(false, animated:) has no effect, because \(context.name(controller)) has not"
                    + " appeared; begin its appearance when it is shown")
        }
    }
}
