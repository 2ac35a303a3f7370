import LifecycleModel

extension Rule {
    static let layoutOutsideWindow = Rule(
        "layout-outside-window", .note, "layoutIfNeeded() is called on a view outside a window",
        why: """
            Outside a window, the size, traits, and safe area of a view may not be final. The layout pass is wasted, \
            because UIKit repeats it when the view is shown. In iOS 13 and later, UIKit also prints a warning for a \
            table view.
            """,
        remedy: """
            Call layoutIfNeeded() only while the view is in a window. In iOS 13 and later, viewIsAppearing(_:) is \
            the first appearance callback in which the view has its final size and traits. To set frames, override \
            viewDidLayoutSubviews().
            """,
        evidence: "Layout/Layout passes",
        example: """
              ios: 17
              controllers:
            -   home:   HomeViewController
            -   detail: DetailViewController
            +   home: HomeViewController
              steps:
                - launch: home
            -   - layoutIfNeeded: detail # here
            +   - layoutIfNeeded: home
            """
    ) { context in
        context.actions(.invalidate).filter { $0.event.detail == .offWindow }.map { position, action in
            context.diagnostic(
                position, action.subject,
                "the view of \(context.name(action.subject)) is laid out outside a window, where its size and traits"
                    + " may not be final; wait for "
                    + (context.sends(.viewIsAppearing) ? "viewIsAppearing(_:)" : "viewDidLayoutSubviews()"))
        }
    }
}
