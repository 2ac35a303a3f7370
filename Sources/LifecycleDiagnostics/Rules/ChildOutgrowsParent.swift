import LifecycleModel

extension Rule {
    static let childOutgrowsParent = Rule(
        "child-outgrows-parent", .warning, "A child's view no longer fits into its parent's view",
        why: """
            When the parent's view is resized, a child's view keeps its frame unless its autoresizing mask or its \
            constraints change it. A part of the child's view is then outside the parent's view, where it can't be \
            touched.
            """,
        remedy: """
            Give the child's view a flexible width and height, attach it with constraints, or set its frame in the \
            parent's viewDidLayoutSubviews().
            """,
        evidence: "Layout/Sizes",
        example: """
              controllers:
                home: HomeViewController
            -   card: { class: CardViewController, autoresizing: [] }
            +   card: CardViewController
              steps:
                - launch: home
                - embed: card
                  to: home
                  frame: fill
                - rotate: landscapeLeft # here
            """
    ) { context in
        var seen: Set<ControllerID> = []
        return context.actions(.geometry).compactMap { position, action in
            guard action.name == ActionEvent.outgrows, let child = action.subject, seen.insert(child).inserted else {
                return nil
            }
            return context.diagnostic(
                position, child,
                "the view of \(context.name(child)) no longer fits into the view of \(context.name(action.target));"
                    + " make its width and height flexible, or attach it with constraints")
        }
    }
}
