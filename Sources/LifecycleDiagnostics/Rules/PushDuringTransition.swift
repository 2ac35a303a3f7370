import LifecycleModel

extension Rule {
    static let pushDuringTransition = Rule(
        "push-during-transition", .error, "a push or pop while an animated one is on its way",
        why: """
            From iOS 8 on UIKit ignores the second call; before, it did both and left the navigation bar with the items \
            of another controller.
            """,
        remedy: """
            Wait for the transition's end: in viewDidAppear, in the delegate's didShow or in the transition \
            coordinator's completion. To change several levels at once call setViewControllers(_:animated:).
            """,
        bad: """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              first:  FirstViewController
              second: SecondViewController
            steps:
              - launch: nav
              - push: first
                wait: false
              - push: second # here
            """,
        good: """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              first:  FirstViewController
              second: SecondViewController
            steps:
              - launch: nav
              - push: first
              - push: second
            """
    ) { context in
        context.refusals(
            of: .navigate, ["nav-call-during-transition", "nested-push-animation", "nested-pop-animation"]
        ).map { place, action in
            context.diagnostic(
                place, action.subject,
                "\(action.name ?? "a call") of \(context.name(action.subject)) comes while another transition runs; wait for"
                    + " its end or set the whole stack at once")
        }
    }
}
