import LifecycleModel

extension Rule {
    static let contextNotDefined = Rule(
        "context-not-defined", .warning, "a presentation in a current context that nobody defines",
        why: """
            The styles currentContext and overCurrentContext look for the nearest controller whose \
            definesPresentationContext is true. If no controller does, the presentation covers the whole window, bars \
            included.
            """,
        remedy: "Set definesPresentationContext to true on the controller whose area is to be covered.",
        bad: """
            ios: 17
            controllers:
              tabs:   { class: UITabBarController, children: [first, second] }
              first:  FirstViewController
              second: SecondViewController
              help:   HelpViewController
            steps:
              - launch: tabs
              - present: help # here
                from: first
                style: overCurrentContext
            """,
        good: """
            ios: 17
            controllers:
              tabs:   { class: UITabBarController, children: [first, second] }
              first:  { class: FirstViewController, definesPresentationContext: true }
              second: SecondViewController
              help:   HelpViewController
            steps:
              - launch: tabs
              - present: help
                from: first
                style: overCurrentContext
            """
    ) { context in
        context.actions(.present).filter { $0.event.detail == "no-context" }.map { place, action in
            context.diagnostic(
                place, action.target,
                "nobody around \(context.name(action.subject)) defines a presentation context, so"
                    + " \(context.name(action.target)) covers the whole window; set definesPresentationContext")
        }
    }
}
