import LifecycleModel

extension Rule {
    static let childNotAdded = Rule(
        "child-not-added", .warning, "A controller's view is added to the view of a controller that is not its parent",
        why: """
            Without addChild(_:), the controller has no parent that retains it and forwards rotation and trait \
            callbacks to it. If the controller already has a different parent, UIKit raises \
            UIViewControllerHierarchyInconsistency.
            """,
        remedy: "Call addChild(_:) on the controller that owns the superview before you call addSubview(_:).",
        evidence: "Containers/Adding a child",
        example: """
              controllers:
                home: HomeViewController
                list: ListViewController
              steps:
                - launch: home
            -   - addSubview: list # here
            +   - embed: list
                  to: home
            """
    ) { context in
        context.strayViews.filter { !$0.isAddedLater }.map { stray in
            let child = context.name(stray.child)
            let host = context.name(stray.host)
            guard let parent = stray.parent else {
                return context.diagnostic(
                    stray.position, stray.child,
                    "the view of \(child) is added to the view of \(host), which is not its parent; call"
                        + " addChild(_:) first"
                )
            }
            return context.diagnostic(
                stray.position, stray.child,
                "the view of \(child) is added to the view of \(host), but the parent of \(child) is"
                    + " \(context.name(parent)); add the view to the parent's view, or make \(child) a child of"
                    + " \(host)", severity: .error)
        }
    }
}

/// A call to `addSubview(_:)` that adds the view of `child` to the view of `host`, which isn't the parent of `child`.
struct StrayView {
    let position: Int
    let child: ControllerID
    let host: ControllerID
    let parent: ControllerID?
    /// Whether `child` becomes a child of `host` later in the run.
    let isAddedLater: Bool
}

extension RuleContext {
    /// The app's calls that add a controller's view to the view of a controller that isn't its parent, in order.
    var strayViews: [StrayView] {
        var moments = HierarchyCursor(run)
        let additions = Dictionary(
            actions(.addChild).map { ([$0.event.subject, $0.event.target], $0.position) }, uniquingKeysWith: max)
        return actions(.addSubview).compactMap { position, action in
            guard let child = action.subject, let host = action.target, child != host else {
                return nil
            }
            let parent = moments.hierarchy(after: position)[child].parent
            guard parent != host else { return nil }
            let isAddedLater = additions[[child, host]].map { $0 > position } ?? false
            return StrayView(position: position, child: child, host: host, parent: parent, isAddedLater: isAddedLater)
        }
    }
}
