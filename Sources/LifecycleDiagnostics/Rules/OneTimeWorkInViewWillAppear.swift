import LifecycleModel

extension Rule {
    static let oneTimeWorkInViewWillAppear = Rule(
        "one-time-work-in-viewWillAppear", .warning, "one-time work in a callback that comes at every appearance",
        why: """
            viewWillAppear comes whenever the view comes back: after a pop, a dismissal, a change of tabs, a swipe that \
            is let go. What is to be done once is done there again and again.
            """,
        remedy: "Do it in viewDidLoad, which comes once for each view, or in the initialiser.",
        bad: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewWillAppear:
                    - { once: add the header } # here
            steps:
              - launch: home
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewDidLoad:
                    - { once: add the header }
            steps:
              - launch: home
            """
    ) { context in
        context.firstWork { $0.phase == .appearance }.map { place, controller, callback, work in
            context.diagnostic(
                place, controller,
                "'\(work)' is one-time work, but \(callback.swiftName) of \(context.name(controller)) comes again and again;"
                    + " move it to viewDidLoad()")
        }
    }
}

extension RuleContext {
    /// One-time work inside callbacks that answer `isRepeated`, each piece of each controller the first time.
    func firstWork(
        in isRepeated: (Callback) -> Bool
    ) -> [(place: Int, controller: ControllerID, callback: Callback, work: String)] {
        var seen: Set<String> = []
        return actions.compactMap { place, action in
            guard action.kind == .once, let around = callback(around: action), isRepeated(around.callback),
                let controller = action.subject, let work = action.name,
                seen.insert("\(run[controller].name) \(around.callback.swiftName) \(work)").inserted
            else { return nil }
            return (place, controller, around.callback, work)
        }
    }
}
