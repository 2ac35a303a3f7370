import LifecycleModel

extension Rule {
    static let removedInWrongOrder = Rule(
        "removed-in-wrong-order", .warning, "a child that is removed in another order than will, view, parent",
        why: """
            A child that leaves its parent while its view still stands there is a view without a controller: it gets no \
            viewWillDisappear from its parent, and touches in it reach nobody. A willMove that comes last tells nothing.
            """,
        remedy: "Keep to the order willMove(toParent: nil), removeFromSuperview(), removeFromParent().",
        bad: """
            controllers:
              home: HomeViewController
              list: ListViewController
            steps:
              - launch: home
              - embed: list
                to: home
              - willMove: list
                to: none
              - removeFromParent: list # here
              - removeFromSuperview: list
            """,
        good: """
            controllers:
              home: HomeViewController
              list: ListViewController
            steps:
              - launch: home
              - embed: list
                to: home
              - willMove: list
                to: none
              - removeFromSuperview: list
              - removeFromParent: list
            """
    ) { context in
        context.actions(.removeFromParent).compactMap { place, action in
            guard let child = action.subject else { return nil }
            let node = Hierarchy(of: context.run, after: place)[child]
            guard node.parent != nil else { return nil }
            let name = context.name(child)
            if node.viewHost != nil {
                return context.diagnostic(
                    place, child,
                    "\(name) leaves its parent while its view is still there, call removeFromSuperview() first")
            }
            guard context.isTold(child, after: place) else { return nil }
            return context.diagnostic(
                place, child, "\(name) leaves its parent before willMove(toParent: nil), call that before its view goes"
            )
        }
    }
}
