import LifecycleModel

extension Rule {
    static let uikitWarning = Rule(
        "uikit-warning", .warning, "what UIKit itself printed or raised, in plain words",
        why: "UIKit says so only where the app did what it cannot make good.",
        remedy: "Every text has its own way out: paste it after 'lifeline explain'.",
        bad: """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              detail: DetailViewController
            steps:
              - launch: nav
              - popTo: detail # here
            """,
        good: """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              detail: DetailViewController
            steps:
              - launch: nav
              - push: detail
              - popTo: home
            """
    ) { context in
        let judged = context.judgedByOtherRules
        return context.warnings.compactMap { place, event in
            guard !context.isAnswer(at: place, to: judged) else { return nil }
            guard let known = UIKitWarning.named(event.id) else {
                return context.diagnostic(
                    place, event.controller, "UIKit says '\(event.text)', paste it after 'lifeline explain'")
            }
            return context.diagnostic(
                place, event.controller, "\(known.cause); \(known.wayOut)",
                severity: weight(of: known))
        }
    }

    /// An exception ends the app, and a call that UIKit refuses is lost: both are errors. The rest is advice.
    private static func weight(of warning: UIKitWarning) -> Severity {
        let isRefusal = ["unbalanced", "present-", "dismiss-", "nested-", "nav-call", "finishing-nav"].contains {
            warning.id.hasPrefix($0) && !warning.id.contains("discouraged")
        }
        return warning.kind == .exception || isRefusal ? .error : .warning
    }
}

extension RuleContext {
    /// The ids of texts that follow from calls which have a rule of their own.
    fileprivate var judgedByOtherRules: Set<String> {
        [
            "unbalanced-appearance", "exc-view-two-controllers", "present-already-presenting",
            "present-while-presentation-in-progress", "exc-present-active", "exc-present-already-presented",
            "exc-begin-modal-transition-in-progress", "present-not-in-window-hierarchy", "nav-call-during-transition",
            "nested-push-animation", "nested-pop-animation", "exc-push-same-instance", "exc-push-same-instance-old",
            "exc-vcs-must-be-distinct",
        ]
    }

    /// Whether a text answers the recorded call just before it, which another rule judges.
    fileprivate func isAnswer(at place: Int, to judged: Set<String>) -> Bool {
        guard place > 0, case .warning(let warning) = run.events[place].body, judged.contains(warning.id),
            case .action(let action) = run.events[place - 1].body
        else { return false }
        return action.detail == warning.id || action.kind == .endAppearance || action.kind == .setView
    }
}
