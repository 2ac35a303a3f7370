import LifecycleModel

extension Rule {
    static let loadViewCallsSuper = Rule(
        "load-view-calls-super", .warning, "an override of loadView that calls super",
        why: """
            The default loadView looks for a nib and makes a view. An override that makes its own view and calls super \
            as well makes two, of which one is thrown away.
            """,
        remedy: "Make the view in the override and leave super alone; or build on the default view in viewDidLoad.",
        bad: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  loadView:
                    - { note: builds its own view }
            steps:
              - launch: home # here
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                view: override
                overrides:
                  loadView:
                    - { note: builds its own view }
            steps:
              - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.call).compactMap { place, action in
            guard action.name == Callback.loadView.swiftName, action.detail == "super",
                let controller = action.subject, seen.insert(context.run[controller].name).inserted
            else { return nil }
            return context.diagnostic(
                place, controller,
                "the override of loadView() in \(context.name(controller)) calls super, set 'view' in it and leave super out"
            )
        }
    }
}
