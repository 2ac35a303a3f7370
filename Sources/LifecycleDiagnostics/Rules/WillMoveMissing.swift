import LifecycleModel

extension Rule {
    static let willMoveMissing = Rule(
        "will-move-missing", .warning, "removeFromParent() is called without willMove(toParent: nil)",
        why: """
            removeFromParent() sends didMove(toParent: nil) but not willMove(toParent: nil). The child can't end \
            its work in time, and isMovingFromParent is false in its viewWillDisappear.
            """,
        remedy: "Call willMove(toParent: nil) first, then removeFromSuperview() and removeFromParent().",
        evidence: "Containers/Removing a child",
        example: """
              controllers:
                home: HomeViewController
                list: ListViewController
              steps:
                - launch: home
                - embed: list
                  to: home
            -   - removeFromSuperview: list
            -   - removeFromParent: list # here
            +   - unembed: list
            """
    ) { context in
        var leaving: Set<ControllerID> = []
        var found: [Diagnostic] = []
        var moments = HierarchyCursor(context.run)
        for (position, event) in context.run.events.enumerated() {
            switch event.body {
            case .callback(let callback) where callback.callback.carriesParent:
                let isLeaving = callback.callback == .willMoveToParent && callback.parent == .null
                if isLeaving { leaving.insert(callback.controller) } else { leaving.remove(callback.controller) }
            case .action(let action) where action.kind == .removeFromParent:
                guard let child = action.subject, !leaving.contains(child),
                    !context.receivesWillMove(child, after: position),
                    moments.hierarchy(after: position)[child].parent != nil
                else { continue }
                found.append(
                    context.diagnostic(
                        position, child,
                        "\(context.name(child)) is removed without willMove(toParent: nil); call that method"
                            + " before removeFromSuperview()"
                    ))
            default: break
            }
        }
        return found
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  func hideList() {
            +         list.willMove(toParent: nil)
                      list.view.removeFromSuperview()
                      list.removeFromParent() // here
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.removals.compactMap { removal in
            context.isAnnounced(removal)
                ? nil
                : context.diagnostic(
                    removal.event.location, removal.type,
                    "'\(removal.child.text)' is removed without willMove(toParent: nil); call that method before"
                        + " removeFromSuperview()")
        }
    }
}

extension RuleContext {
    /// Returns whether the app calls willMove(toParent: nil) on `child` after the event at `position` and before it
    /// adds `child` to a parent again. Such a call is too late, but not missing.
    func receivesWillMove(_ child: ControllerID, after position: Int) -> Bool {
        for event in run.events[position...] {
            guard case .action(let action) = event.body, action.subject == child else { continue }
            if action.kind == .addChild { return false }
            if action.kind == .willMove { return action.target == nil }
        }
        return false
    }
}

/// A call of `removeFromParent()` in Swift code.
struct SourceRemoval {
    let type: SourceClass
    let child: SourcePath
    let event: SourceEvent
    /// The calls in the same function that remove the child's view.
    let viewRemovals: [SourceEvent]
}

extension SourceContext {
    /// Returns whether the class calls willMove(toParent: nil) on the child, or in a helper on what may be the child.
    func isAnnounced(_ removal: SourceRemoval) -> Bool {
        reachedEvents(of: removal.type).contains { event in
            guard event.willMoveParent != nil else { return false }
            return event.target == removal.child || event.target.isLocal && !removal.child.isSelf
        }
    }

    /// The calls of `removeFromParent()` on controllers. Nodes of SpriteKit have a method with the same name.
    var removals: [SourceRemoval] {
        bodies.flatMap { type, function, events in
            events.compactMap { event in
                guard event.removesFromParent else { return nil }
                let views = events.filter { $0.removedView == event.target }
                guard !views.isEmpty || model.isController(event.target, in: [function], of: type) else { return nil }
                return SourceRemoval(type: type, child: event.target, event: event, viewRemovals: views)
            }
        }
    }
}
