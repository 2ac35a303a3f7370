import LifecycleModel

extension Rule {
    static let delegateNotCalled = Rule(
        "delegate-not-called", .warning, "A change made in code doesn't send a delegate callback",
        why: """
            UIKit calls the delegates of sheets, tab bars, page controllers, and split views only for user actions. A \
            dismissal, selection, or page turn in code sends none of these callbacks.
            """,
        remedy: """
            Do the work where the code makes the change, or in the change's completion handler. To share the work, \
            move it to a method, and call that method there and in the delegate callback.
            """,
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
        return context.actions(.notSent).compactMap { position, action in
            guard let subject = action.subject, let name = action.name,
                seen.insert("\(context.run[subject].name) \(name)").inserted
            else { return nil }
            return context.diagnostic(
                position, subject,
                "\(context.name(subject)) doesn't receive \(name), because \(context.name(action.target))"
                    + " is changed in code, not by the user; do the work where the code makes the change")
        }
    }
}
