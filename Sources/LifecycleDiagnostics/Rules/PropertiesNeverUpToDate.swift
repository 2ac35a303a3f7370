import LifecycleModel

extension Rule {
    static let propertiesNeverUpToDate = Rule(
        "properties-never-up-to-date", .error, "updateProperties() requests another properties update",
        why: """
            If updateProperties() calls setNeedsUpdateProperties(), or changes an observable property that it also \
            reads, it requests another update. UIKit then repeats the update pass endlessly.
            """,
        remedy: """
            In updateProperties(), only read the model and write to views. Change the model where you handle the \
            user's action or receive the data. If necessary, call setNeedsUpdateProperties() there.
            """,
        evidence: "Layout/Update cycle",
        example: """
              ios: 26
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       updateProperties:
            -         - updateProperties: home # here
            +       updateProperties: [ { note: shows the title } ]
              steps:
                - launch: home
            +   - updateProperties: home
            """
    ) { context in
        var seen: Set<ControllerID> = []
        return context.actions(.invalidate).compactMap { position, action in
            guard action.name == ActionEvent.setNeedsUpdateProperties, let subject = action.subject,
                let around = context.callback(around: action), around.callback == .updateProperties,
                around.controller == subject, seen.insert(subject).inserted
            else { return nil }
            return context.diagnostic(
                position, subject,
                "updateProperties() of \(context.name(subject)) requests another properties update, so the update pass"
                    + " never finishes; move the request, or the change that causes it, to another method")
        }
    }
}
