import LifecycleModel

extension Rule {
    static let presentWhilePresenting = Rule(
        "present-while-presenting", .error,
        "A presentation conflicts with another presentation, a dismissal, or the controller hierarchy",
        why: """
            If the presenter already presents a controller, or if another presentation or dismissal is running, UIKit \
            ignores the call, prints a warning, and doesn't run the completion handler. If the controller to present \
            is already presented, contains the presenter, or is a window's root, UIKit raises an exception.
            """,
        remedy: """
            Present from the topmost controller, or in the completion handler of the running presentation or \
            dismissal. If the controller to present is already part of the hierarchy, present a new instance. If it \
            is presented, you can also dismiss it first.
            """,
        evidence: "Presentation/Presenter and context",
        example: """
              controllers:
                home: HomeViewController
                first: FirstViewController
                second: SecondViewController
              steps:
                - launch: home
                - present: first
                - present: second # here
            -     from: home
            +     from: first
            """
    ) { context in
        context.refusals(of: .present).map { position, action in
            let start = "\(context.name(action.subject)) can't present \(context.described(action.target))"
            let isShown = ["exc-present-active", "exc-present-already-presented"].contains(action.detail?.rawValue)
            return context.diagnostic(
                position, action.target ?? action.subject,
                isShown
                    ? "\(start), which is already part of the hierarchy; present a new instance, or, if it is"
                        + " presented, dismiss it first"
                    : "\(start) because of another presentation or dismissal; present from the topmost controller, or"
                        + " in the completion handler of the other transition")
        }
    }
}

extension RuleContext {
    /// Returns a controller's name, preceded by `the alert` for an alert.
    fileprivate func described(_ id: ControllerID?) -> String {
        id.map { run[$0].kind == .alertController ? "the alert \(name($0))" : name($0) } ?? name(id)
    }

    /// Returns the calls of a kind that caused a UIKit message that this rule reports.
    func refusals(of kind: ActionEvent.Kind) -> [(position: Int, action: ActionEvent)] {
        guard let rule else { return [] }
        let reasons = Set(UIKitWarning.all.filter { $0.rules.contains(rule.id) }.map(\.id))
        return actions.filter { $0.event.kind == kind && $0.event.detail.map { reasons.contains($0.rawValue) } == true }
            .map { ($0.position, $0.event) }
    }
}
