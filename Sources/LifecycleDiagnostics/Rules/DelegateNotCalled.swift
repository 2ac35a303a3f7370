import LifecycleModel

extension Rule {
    static let delegateNotCalled = Rule(
        "delegate-not-called", .warning, "A delegate callback is not sent, because code made the change",
        why: """
            UIKit doesn't notify the delegates of presentations, tab bar controllers, page view controllers, and split \
            view controllers about changes made in code. If code dismisses a controller, selects a tab, turns a page, \
            or shows or hides a column, the delegate receives no callback.
            """,
        remedy: """
            Do the work where the code makes the change, or in the change's completion handler. To do the same work \
            for changes by the user, move it to a method, and call that method in the delegate callback, too.
            """,
        evidence: "Presentation/Presentation delegate",
        example: """
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
            -   - dismiss: # here
            +   - dragSheet: completed
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.notSent).compactMap { position, action in
            guard let subject = action.subject, let name = action.name,
                seen.insert("\(context.run[subject].name) \(name)").inserted
            else { return nil }
            return context.diagnostic(
                position, subject,
                "\(context.name(subject)) doesn't receive \(name), because the change to \(context.name(action.target))"
                    + " is made in code, not by the user; do the work where the code makes the change")
        }
    }
}
