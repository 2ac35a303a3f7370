import LifecycleModel

extension Rule {
    static let presentWhilePresenting = Rule(
        "present-while-presenting", .error, "A controller presents while it already presents another one",
        why: """
            UIKit ignores the second presentation and prints a warning. The user sees nothing, and the completion \
            handler doesn't run.
            """,
        remedy: """
            Present from the topmost controller, or in the completion handler of the running presentation or \
            dismissal.
            """,
        bad: """
            controllers:
              home: HomeViewController
              first: FirstViewController
              second: SecondViewController
            steps:
              - launch: home
              - present: first
              - present: second # here
                from: home
            """,
        good: """
            controllers:
              home: HomeViewController
              first: FirstViewController
              second: SecondViewController
            steps:
              - launch: home
              - present: first
              - present: second
                from: first
            """
    ) { context in
        context.refusals(
            of: .present,
            [
                "present-already-presenting", "present-while-presentation-in-progress", "exc-present-active",
                "exc-present-already-presented", "exc-begin-modal-transition-in-progress",
            ]
        ).map { position, action in
            context.diagnostic(
                position, action.target ?? action.subject,
                "\(context.name(action.subject)) can't present \(context.described(action.target)) while it presents another"
                    + " controller; present from the topmost controller or in the completion handler")
        }
    }
}

extension RuleContext {
    /// Returns a controller's name, preceded by `the alert` for an alert.
    fileprivate func described(_ id: ControllerID?) -> String {
        id.map { run[$0].kind == .alertController ? "the alert \(name($0))" : name($0) } ?? name(id)
    }

    /// Returns the calls that UIKit refused for one of `reasons`.
    func refusals(of kind: ActionEvent.Kind, _ reasons: Set<String>) -> [(position: Int, action: ActionEvent)] {
        actions.filter { $0.event.kind == kind && $0.event.detail.map(reasons.contains) == true }
            .map { ($0.position, $0.event) }
    }
}
