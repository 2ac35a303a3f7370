import LifecycleModel

extension Rule {
    static let contextNotDefined = Rule(
        "context-not-defined", .warning, "No controller defines the context for a presentation in the current context",
        why: """
            With the styles currentContext and overCurrentContext, UIKit looks for a controller whose \
            definesPresentationContext is true. It starts at the controller on which present(_:animated:completion:) \
            is called, and continues with the containers of that controller. If there is no such controller, the \
            presentation covers the whole window, including the bars.
            """,
        remedy: "Set definesPresentationContext to true on the controller whose area the presentation should cover.",
        evidence: "Presentation/Presenter and context",
        example: """
              ios: 17
              controllers:
                tabs:   { class: UITabBarController, children: [first, second] }
            -   first:  FirstViewController
            +   first:  { class: FirstViewController, definesPresentationContext: true }
                second: SecondViewController
                help:   HelpViewController
              steps:
                - launch: tabs
                - present: help # here
                  from: first
                  style: overCurrentContext
            """
    ) { context in
        context.actions(.present).filter { $0.event.detail == .noContext }.map { position, action in
            context.diagnostic(
                position, action.target,
                "\(context.name(action.target)) covers the whole window, because neither"
                    + " \(context.name(action.subject)) nor any of its containers defines a presentation context;"
                    + " set definesPresentationContext to true on the controller to cover")
        }
    }
}
