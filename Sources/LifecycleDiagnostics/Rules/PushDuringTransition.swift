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
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
            -     override func viewWillAppear(_ animated: Bool) {
            -         super.viewWillAppear(animated)
            +     override func viewDidAppear(_ animated: Bool) {
            +         super.viewDidAppear(animated)
                      navigationController?.pushViewController(LoginViewController(), animated: true) // here
                  }
              }
              class LoginViewController: UIViewController {}
            """
    ) { context in
        context.earlyCalls { event in
            event.target == .this("navigationController")
                && event.calls(
                    "pushViewController", "popViewController", "popToRootViewController", "popToViewController")
        }.map { type, event, callback in
            context.diagnostic(
                event.location, type,
                "\(callback.swiftName) of \(type.title) calls \(event.name) while the transition that shows it may be running;"
                    + " wait for viewDidAppear", severity: event.isGuarded ? .note : .warning)
        }
    }
}

extension SourceContext {
    /// The calls that viewDidLoad and viewWillAppear reach, in the order of the code.
    func earlyCalls(
        _ isIncluded: (SourceEvent) -> Bool
    ) -> [(type: SourceClass, event: SourceEvent, callback: Callback)] {
        callbacks(of: controllers) { $0 == .viewDidLoad || $0 == .viewWillAppear }.flatMap { type, function, callback in
            reach(of: function, in: type).map(\.event).filter { !$0.isDeferred && isIncluded($0) }.map {
                (type, $0, callback)
            }
        }
    }
}
