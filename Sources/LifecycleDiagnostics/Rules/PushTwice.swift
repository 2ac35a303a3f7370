import LifecycleModel

extension Rule {
    static let pushTwice = Rule(
        "push-twice", .error, "A push or a new stack puts a controller on a navigation stack twice",
        why: "UIKit raises an exception, because a controller can be on a navigation stack only once.",
        remedy: """
            Pop to the controller that is on the stack, or push a new instance. Make sure that a second tap on a \
            button doesn't push again. If you set the whole stack, remove the duplicate from the list.
            """,
        evidence: "Containers/Navigation stack",
        example: """
              controllers:
                nav:    { class: UINavigationController, children: [home] }
                home:   HomeViewController
                detail: DetailViewController
              steps:
                - launch: nav
                - push: detail
            +   - pop:
                - push: detail # here
            """
    ) { context in
        context.refusals(of: .navigate).map { position, action in
            let controller = action.target ?? action.subject
            let what =
                action.target == nil
                ? "the new stack of \(context.name(action.subject)) contains a controller twice; remove the duplicate,"
                    + " or replace it with a new instance"
                : "\(context.name(controller)) is already on the stack of \(context.name(action.subject)); pop to it,"
                    + " or push a new instance"
            return context.diagnostic(position, controller, what)
        }
    }
}
