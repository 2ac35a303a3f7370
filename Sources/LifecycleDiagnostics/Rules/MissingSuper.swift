import LifecycleModel

extension Rule {
    static let missingSuper = Rule(
        "missing-super", .error, "An override doesn't call super where UIKit requires it",
        why: """
            UIKit's implementations of these methods forward callbacks to children, update isMovingToParent and \
            similar properties, and release memory. Without the call to super, none of that happens.
            """,
        remedy: "Call super first. In methods that undo or finish work, call it last.",
        bad: """
            controllers:
              home: { class: HomeViewController, callsSuper: [viewWillAppear] }
            steps:
              - launch: home # here
            """,
        good: """
            controllers:
              home: HomeViewController
            steps:
              - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.missingSuper).compactMap { position, action in
            guard let controller = action.subject, let method = action.name,
                seen.insert("\(context.run[controller].name) \(method)").inserted
            else { return nil }
            let call = "super.\(method.prefix { $0 != "(" })"
            return context.diagnostic(
                position, controller,
                "\(method) of \(context.name(controller)) doesn't call super; call '\(call)' in the override")
        }
    }
}
