import LifecycleModel

extension Rule {
    static let presentWhilePresenting = Rule(
        "present-while-presenting", .error, "a presentation from a controller that presents already",
        why: """
            UIKit refuses it and prints a warning: the user sees nothing, and a completion that was counted on never \
            runs.
            """,
        remedy: """
            Present from the topmost controller, or wait for the completion of the presentation or dismissal that runs.
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
        ).map { place, action in
            context.diagnostic(
                place, action.target ?? action.subject,
                "\(context.name(action.target)) cannot be presented from \(context.name(action.subject)) while another"
                    + " presentation stands or runs; present it from the topmost controller or in the completion")
        }
    }
}

extension RuleContext {
    /// Calls that UIKit refused for one of these reasons.
    func refusals(of kind: ActionEvent.Kind, _ reasons: Set<String>) -> [(place: Int, action: ActionEvent)] {
        actions.filter { $0.event.kind == kind && $0.event.detail.map(reasons.contains) == true }
            .map { ($0.place, $0.event) }
    }
}
