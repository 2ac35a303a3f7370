import LifecycleModel

extension Rule {
    static let pushDuringTransition = Rule(
        "push-during-transition", .error,
        "A method that changes the navigation stack is called while a push or pop is running",
        why: """
            In iOS 8 and later, UIKit ignores the second call. Earlier versions perform both calls, and the \
            navigation bar may then show the wrong controller's items.
            """,
        remedy: """
            Start the next push or pop in viewDidAppear, in the delegate's \
            navigationController(_:didShow:animated:), or in the transition coordinator's completion handler. To \
            change several levels at once, call setViewControllers(_:animated:).
            """,
        evidence: "Containers/Navigation calls during a transition",
        example: """
              controllers:
                nav:    { class: UINavigationController, children: [home] }
                home:   HomeViewController
                first:  FirstViewController
                second: SecondViewController
              steps:
                - launch: nav
                - push: first
            -     wait: false
                - push: second # here
            """
    ) { context in
        context.refusals(of: .navigate).map { position, action in
            context.diagnostic(
                position, action.subject,
                "\(action.name ?? "a method") of \(context.name(action.subject)) is called while another"
                    + " transition is running; wait until that transition ends, or combine both changes in one call to"
                    + " setViewControllers(_:animated:)")
        }
    }
}
