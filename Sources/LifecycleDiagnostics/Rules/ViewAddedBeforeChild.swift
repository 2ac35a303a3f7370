import LifecycleModel

extension Rule {
    static let viewAddedBeforeChild = Rule(
        "view-added-before-child", .warning, "addSubview before addChild",
        why: """
            The view comes into the window while its controller has no parent: it appears by itself, and \
            willMove(toParent:) comes after viewWillAppear instead of before it.
            """,
        remedy: "Keep to the order addChild(_:), addSubview(_:), didMove(toParent:).",
        bad: """
            controllers:
              home: HomeViewController
              list: ListViewController
            steps:
              - launch: home
              - addSubview: list # here
                to: home
              - addChild: list
                to: home
              - didMove: list
                to: home
            """,
        good: """
            controllers:
              home: HomeViewController
              list: ListViewController
            steps:
              - launch: home
              - addChild: list
                to: home
              - addSubview: list
                to: home
              - didMove: list
                to: home
            """
    ) { context in
        context.strayViews.filter(\.isAddedLater).map { stray in
            context.diagnostic(
                stray.place, stray.child,
                "the view of \(context.name(stray.child)) is added to that of \(context.name(stray.host)) before"
                    + " addChild(_:), call that first")
        }
    }
}
