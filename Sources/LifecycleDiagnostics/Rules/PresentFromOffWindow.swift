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
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
            -     override func viewDidLoad() {
            -         super.viewDidLoad()
            +     override func viewDidAppear(_ animated: Bool) {
            +         super.viewDidAppear(animated)
                      present(WelcomeViewController(), animated: true) // here
                  }
              }
              class WelcomeViewController: UIViewController {}
            """
    ) { context in
        context.earlyCalls { $0.target.isSelf && $0.calls("present") && $0["animated"] != nil }.map {
            type, event, callback in
            // A pushed controller that presents in viewWillAppear may work.
            let isCertain = callback == .viewDidLoad && !event.isGuarded
            return context.diagnostic(
                event.location, type,
                "\(callback.swiftName) of \(type.title) presents a controller while its own view is not in a window; present in"
                    + " viewDidAppear", severity: isCertain ? .warning : .note)
        }
    }
}
