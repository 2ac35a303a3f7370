import LifecycleModel

extension Rule {
    static let missingSuper = Rule(
        "missing-super", .error, "an override that does not call super where UIKit requires it",
        why: """
            UIKit does work of its own in these methods: it forwards to children, keeps isMovingToParent and its kin \
            right, releases memory. Without the call that work is not done.
            """,
        remedy: "Call super first, and in the methods that end something last.",
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
        return context.actions(.missingSuper).compactMap { place, action in
            guard let controller = action.subject, let method = action.name,
                seen.insert("\(context.run[controller].name) \(method)").inserted
            else { return nil }
            let call = "super.\(method.prefix { $0 != "(" })"
            return context.diagnostic(
                place, controller,
                "\(method) of \(context.name(controller)) does not call super, call '\(call)' in the override")
        }
    }
}
