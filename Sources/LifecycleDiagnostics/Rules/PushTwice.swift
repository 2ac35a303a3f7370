import LifecycleModel

extension Rule {
    static let pushTwice = Rule(
        "push-twice", .error, "a controller that is pushed onto a stack it is on already",
        why: "UIKit raises an exception: a controller has one place in a stack.",
        remedy:
            "Pop to the controller that is on the stack, or push a new instance. Guard a button against a second tap.",
        bad: """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              detail: DetailViewController
            steps:
              - launch: nav
              - push: detail
              - push: detail # here
            """,
        good: """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              detail: DetailViewController
            steps:
              - launch: nav
              - push: detail
              - pop:
              - push: detail
            """
    ) { context in
        context.refusals(
            of: .navigate, ["exc-push-same-instance", "exc-push-same-instance-old", "exc-vcs-must-be-distinct"]
        ).map { place, action in
            let controller = action.target ?? action.subject
            let what =
                action.target == nil
                ? "the new stack of \(context.name(action.subject)) holds a controller twice"
                : "\(context.name(controller)) is on the stack of \(context.name(action.subject)) already"
            return context.diagnostic(place, controller, "\(what), pop to it or push a new instance")
        }
    }
}
