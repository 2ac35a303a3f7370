import LifecycleModel

extension Rule {
    static let removedInWrongOrder = Rule(
        "removed-in-wrong-order", .warning, "A child is removed in the wrong order",
        why: """
            After removeFromParent(), often nothing retains the child. If its view is still in the view hierarchy, \
            the view stays on screen without a controller, and the child may not receive viewWillDisappear. A call \
            to willMove(toParent: nil) after the removal comes too late.
            """,
        remedy: "Call willMove(toParent: nil), removeFromSuperview(), and removeFromParent() in this order.",
        evidence: "Containers/Removing a child",
        example: """
              controllers:
                home: HomeViewController
                list: ListViewController
              steps:
                - launch: home
                - embed: list
                  to: home
                - willMove: list
                  to: none
            +   - removeFromSuperview: list
                - removeFromParent: list # here
            -   - removeFromSuperview: list
            """
    ) { context in
        var moments = HierarchyCursor(context.run)
        return context.actions(.removeFromParent).compactMap { position, action in
            guard let child = action.subject else { return nil }
            let node = moments.hierarchy(after: position)[child]
            guard node.parent != nil else { return nil }
            let name = context.name(child)
            if node.viewHost != nil {
                return context.diagnostic(
                    position, child,
                    "\(name) is removed from its parent while its view still has a superview; call"
                        + " removeFromSuperview() first")
            }
            guard context.receivesWillMove(child, after: position) else { return nil }
            return context.diagnostic(
                position, child,
                "\(name) is removed from its parent before willMove(toParent: nil) is called; call that method"
                    + " before removeFromSuperview()"
            )
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  func hideList() {
                      list.willMove(toParent: nil)
            +         list.view.removeFromSuperview()
                      list.removeFromParent() // here
            -         list.view.removeFromSuperview()
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.removals.compactMap { removal in
            let same = removal.viewRemovals.filter { $0.hasConditions(of: removal.event) }
            // The rule will-move-missing reports removals without willMove(toParent: nil).
            guard let first = same.first, removal.event.location < first.location, context.isAnnounced(removal) else {
                return nil
            }
            return context.diagnostic(
                removal.event.location, removal.type,
                "'\(removal.child.text)' is removed from its parent before its view is removed; call removeFromSuperview()"
                    + " first")
        }
    }
}
