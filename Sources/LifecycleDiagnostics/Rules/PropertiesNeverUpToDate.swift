import LifecycleModel

extension Rule {
    static let propertiesNeverUpToDate = Rule(
        "properties-never-up-to-date", .error, "updateProperties that asks for itself again",
        why: """
            A change inside updateProperties() to what the method itself reads invalidates the properties again. UIKit \
            repeats the update pass, and the pass never comes to its end.
            """,
        remedy: """
            Only read the model in updateProperties() and write to views. Change the model where the user's action or \
            the data arrives.
            """,
        bad: """
            ios: 26
            controllers:
              home:
                class: HomeViewController
                overrides:
                  updateProperties:
                    - updateProperties: home # here
            steps:
              - launch: home
            """,
        good: """
            ios: 26
            controllers:
              home:
                class: HomeViewController
                overrides:
                  updateProperties: [ { note: shows the title } ]
            steps:
              - launch: home
              - updateProperties: home
            """
    ) { context in
        var seen: Set<ControllerID> = []
        return context.actions(.invalidate).compactMap { place, action in
            guard action.name == Callback.updateProperties.swiftName, let subject = action.subject,
                let around = context.callback(around: action), around.callback == .updateProperties,
                around.controller == subject, seen.insert(subject).inserted
            else { return nil }
            return context.diagnostic(
                place, subject,
                "updateProperties() of \(context.name(subject)) invalidates its own properties, so the update pass never"
                    + " ends; change the model elsewhere")
        }
    }
}
