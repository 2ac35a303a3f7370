import LifecycleModel

extension Rule {
    static let delegateNotCalled = Rule(
        "delegate-not-called", .warning, "a delegate callback that a change by code does not send",
        why: """
            UIKit calls the delegates of sheets, tab bars, page controllers and split views for what the user does. A \
            dismissal, a selection or a turn by code sends none of these callbacks.
            """,
        remedy:
            "Do the work where the code makes the change, or in its completion; call a method of your own from both.",
        bad: """
            ios: 17
            controllers:
              list:
                class: ListViewController
                overrides:
                  presentationControllerDidDismiss: [ { note: loads the rows again } ]
              edit: { class: EditViewController, presentationDelegate: list }
            steps:
              - launch: list
              - present: edit
              - dismiss: # here
            """,
        good: """
            ios: 17
            controllers:
              list:
                class: ListViewController
                overrides:
                  presentationControllerDidDismiss: [ { note: loads the rows again } ]
              edit: { class: EditViewController, presentationDelegate: list }
            steps:
              - launch: list
              - present: edit
              - dragSheet: completed
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.notSent).compactMap { place, action in
            guard let subject = action.subject, let name = action.name,
                seen.insert("\(context.run[subject].name) \(name)").inserted
            else { return nil }
            return context.diagnostic(
                place, subject,
                "\(name) of \(context.name(subject)) is not sent for a change of \(context.name(action.target)) by code;"
                    + " do the work where the code makes the change")
        }
    }
}
