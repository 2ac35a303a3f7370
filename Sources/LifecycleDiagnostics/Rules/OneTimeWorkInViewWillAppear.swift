import LifecycleModel

extension Rule {
    static let oneTimeWorkInViewWillAppear = Rule(
        "one-time-work-in-viewWillAppear", .warning,
        "One-time work is done in an appearance callback, which UIKit sends repeatedly",
        why: """
            UIKit sends viewWillAppear each time the view is about to appear, for example because of a pop, the \
            dismissal of a full-screen presentation, a tab change, or a canceled interactive pop. UIKit also sends the \
            other appearance callbacks repeatedly. One-time work in these callbacks is done each time.
            """,
        remedy: "Move the work to viewDidLoad, which runs once for each view, or to the initializer.",
        evidence: "Loading/Lazy loading",
        example: """
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       viewWillAppear:
            +       viewDidLoad:
                      - { once: add the header } # here
              steps:
                - launch: home
            """
    ) { context in
        context.firstWork { $0.phase == .appearance }.map { position, controller, callback, work in
            context.diagnostic(
                position, controller,
                "\(callback.swiftName) of \(context.name(controller)) does the one-time work '\(work)' each time it is"
                    + " called; move the work to viewDidLoad()")
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
            -     override func viewWillAppear(_ animated: Bool) {
            -         super.viewWillAppear(animated)
            +     override func viewDidLoad() {
            +         super.viewDidLoad()
                      let header = UILabel()
                      view.addSubview(header) // here
                  }
              }
            """
    ) { context in
        context.repeatedAdditions { $0.phase == .appearance }.map { type, event, callback, what in
            context.diagnostic(
                event.location, type,
                "\(callback.swiftName) of \(type.title) adds \(what) each time it is called; move the work to viewDidLoad()"
            )
        }
    }
}

extension RuleContext {
    /// Returns the one-time work in callbacks for which `isRepeated` returns true. Omits repetitions of the same work
    /// in the same callback of the same controller or of another instance with its name.
    func firstWork(
        in isRepeated: (Callback) -> Bool
    ) -> [(position: Int, controller: ControllerID, callback: Callback, work: String)] {
        var seen: Set<String> = []
        return actions.compactMap { position, action in
            guard action.kind == .once, let around = callback(around: action), isRepeated(around.callback),
                let controller = action.subject, let work = action.name,
                seen.insert("\(run[controller].name) \(around.callback.swiftName) \(work)").inserted
            else { return nil }
            return (position, controller, around.callback, work)
        }
    }
}
