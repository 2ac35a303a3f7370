import LifecycleModel

extension Rule {
    static let presentFromOffWindow = Rule(
        "present-from-off-window", .error, "A controller presents while its view is not in a window",
        why: """
            UIKit ignores the call and prints a warning. This happens in viewDidLoad and viewWillAppear, when the view \
            is not in the window yet. It also happens for controllers that are no longer on screen, for example after \
            a pop or a push.
            """,
        remedy: "Present in viewDidAppear, or from the controller that is on screen.",
        evidence: "Presentation/Presenter and context",
        example: """
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       viewDidLoad:
            +       viewDidAppear:
                      - { present: sheet, from: home } # here
                sheet: SheetViewController
              steps:
                - launch: home
            """
    ) { context in
        context.refusals(of: .present).map { position, action in
            context.diagnostic(
                position, action.subject,
                "\(context.name(action.subject)) presents \(context.name(action.target)) while its own view is not in"
                    + " a window; present in viewDidAppear or from the controller on screen")
        }
    }
}
