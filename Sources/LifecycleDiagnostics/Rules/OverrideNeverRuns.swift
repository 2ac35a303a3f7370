import LifecycleModel

extension Rule {
    package static let overrideNeverRuns = Rule(
        "override-never-runs", .warning,
        "An override never runs, because the controller is created with another initializer",
        why: """
            UIKit creates a storyboard's controllers with init(coder:), and then sends awakeFromNib. Overrides of \
            init(nibName:bundle:) never run in these controllers. Code creates controllers with init(nibName:bundle:). \
            Overrides of init(coder:) and awakeFromNib never run in those controllers.
            """,
        remedy: "Move the code to the initializer that is used, or to viewDidLoad.",
        evidence: "Warnings/Mistakes without a warning",
        example: """
              controllers:
                home:
                  class: HomeViewController
            -     view: code
            +     view: storyboard
                  overrides:
                    awakeFromNib:
                      - { note: sets up }
              steps:
                - launch: home # here
            """
    ) { context in
        context.actions(.override).compactMap { position, action in
            guard action.detail == .neverRuns, let name = action.name else { return nil }
            let creator = name == Callback.initWithNibName.swiftName ? "a storyboard" : "code"
            return context.diagnostic(
                position, action.subject,
                "\(creator) creates \(context.name(action.subject)), so its override of \(name) never runs; move the"
                    + " code to viewDidLoad()")
        }
    }
}
