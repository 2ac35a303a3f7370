import LifecycleModel

extension Rule {
    static let overrideNeverRuns = Rule(
        "override-never-runs", .warning, "an override that never runs, because of how the controller is made",
        why: """
            A storyboard makes a controller by init(coder:) and sends awakeFromNib; code makes it by init(nibName:bundle:). The \
            override of the other one never runs.
            """,
        remedy: "Move the code to the initializer that is used, or to viewDidLoad.",
        bad: """
            controllers:
              home:
                class: HomeViewController
                view: code
                overrides:
                  awakeFromNib:
                    - { note: sets up }
            steps:
              - launch: home # here
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                view: storyboard
                overrides:
                  awakeFromNib:
                    - { note: sets up }
            steps:
              - launch: home
            """
    ) { context in
        context.actions(.override).compactMap { place, action in
            guard action.detail == ActionEvent.neverRuns, let name = action.name else { return nil }
            let maker = name == Callback.initWithNibName.swiftName ? "a storyboard" : "code"
            return context.diagnostic(
                place, action.subject,
                "\(maker) makes \(context.name(action.subject)), so its override of \(name) never runs; move it to"
                    + " viewDidLoad()")
        }
    }
}
