import LifecycleModel

extension Rule {
    static let didMoveMissing = Rule(
        "did-move-missing", .warning, "addChild(_:) is not followed by didMove(toParent:)",
        why: """
            addChild(_:) sends willMove(toParent:) but not didMove(toParent:). Without didMove(toParent:), the \
            child's code that waits for the end of the move never runs, and isMovingToParent is still true in later \
            appearance transitions.
            """,
        remedy: "Call didMove(toParent:) on the child after you add its view, or after the animation if there is one.",
        evidence: "Containers/Adding a child",
        example: """
              controllers:
                home: HomeViewController
                list: ListViewController
              steps:
                - launch: home
                - addChild: list # here
                  to: home
                - addSubview: list
                  to: home
            +   - didMove: list
            +     to: home
            """
    ) { context in
        context.actions(.addChild).compactMap { position, action in
            guard let child = action.subject, let parent = action.target,
                !context.arrives(child, in: parent, after: position), !context.isInterrupted(at: position)
            else { return nil }
            return context.diagnostic(
                position, child,
                "\(context.name(child)) is added to \(context.name(parent)), but didMove(toParent:) doesn't follow"
                    + " addChild(_:); call it after adding the view")
        }
    }
}

extension RuleContext {
    /// Returns whether `child` receives didMove(toParent:) with `parent` or an unknown parent, from `position` until
    /// `child` is removed from `parent`. Before that, UIKit may remove it from an earlier parent.
    fileprivate func arrives(_ child: ControllerID, in parent: ControllerID, after position: Int) -> Bool {
        for event in run.events[position...] {
            switch event.body {
            case .callback(let callback) where callback.controller == child && callback.callback == .didMoveToParent:
                if callback.parent == nil || callback.parent == .controller(parent) { return true }
            case .hierarchy(let change) where change.change == .removeChild && change.subject == child:
                if change.target == nil || change.target == parent { return false }
            default: break
            }
        }
        return false
    }
}
