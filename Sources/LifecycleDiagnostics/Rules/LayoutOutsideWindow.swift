import LifecycleModel

extension Rule {
    static let layoutOutsideWindow = Rule(
        "layout-outside-window", .note, "layoutIfNeeded() on a view that is in no window",
        why: """
            Outside a window a view has neither its final size nor its traits and safe area. It is laid out for nothing, \
            and once more when it is shown; UIKit itself warns of it for table views.
            """,
        remedy: "Lay out in viewIsAppearing(_:), where size and traits are right, or let UIKit do it.",
        bad: """
            ios: 17
            controllers:
              home:   HomeViewController
              detail: DetailViewController
            steps:
              - launch: home
              - layoutIfNeeded: detail # here
            """,
        good: """
            ios: 17
            controllers:
              home: HomeViewController
            steps:
              - launch: home
              - layoutIfNeeded: home
            """
    ) { context in
        context.actions(.invalidate).filter { $0.event.detail == "off-window" }.map { place, action in
            context.diagnostic(
                place, action.subject,
                "\(context.name(action.subject)) is laid out outside a window, without its size and traits; wait for"
                    + " viewIsAppearing(_:)")
        }
    }
}
