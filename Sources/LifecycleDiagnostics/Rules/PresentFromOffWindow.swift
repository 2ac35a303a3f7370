import LifecycleModel

extension Rule {
    static let presentFromOffWindow = Rule(
        "present-from-off-window", .error, "a presentation from a controller whose view is in no window",
        why: """
            UIKit refuses it and prints a warning. It happens in viewDidLoad and viewWillAppear, where the view is not \
            in the window yet, and from controllers that are covered or popped.
            """,
        remedy: "Present in viewDidAppear, or from the controller that is on screen.",
        bad: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewDidLoad:
                    - { present: sheet, from: home } # here
              sheet: SheetViewController
            steps:
              - launch: home
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewDidAppear:
                    - { present: sheet, from: home }
              sheet: SheetViewController
            steps:
              - launch: home
            """
    ) { context in
        context.refusals(of: .present, ["present-not-in-window-hierarchy"]).map { place, action in
            context.diagnostic(
                place, action.subject,
                "\(context.name(action.subject)) presents \(context.name(action.target)) while its view is in no window;"
                    + " present in viewDidAppear or from the controller on screen")
        }
    }
}
