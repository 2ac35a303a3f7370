import LifecycleModel

extension Rule {
    static let childNotAdded = Rule(
        "child-not-added", .warning, "a controller's view in the view of another that is not its parent",
        why: """
            Without addChild the controller is held by nobody and hears neither of rotation nor of traits, and its \
            parent is nil. Where it has another parent, UIKit raises UIViewControllerHierarchyInconsistency.
            """,
        remedy: "Call addChild(_:) on the controller whose view the other's view goes into, before addSubview(_:).",
        bad: """
            controllers:
              home: HomeViewController
              list: ListViewController
            steps:
              - launch: home
              - addSubview: list # here
                to: home
            """,
        good: """
            controllers:
              home: HomeViewController
              list: ListViewController
            steps:
              - launch: home
              - embed: list
                to: home
            """
    ) { context in
        context.strayViews.filter { !$0.isAddedLater }.map { stray in
            let child = context.name(stray.child)
            let host = context.name(stray.host)
            guard let parent = stray.parent else {
                return context.diagnostic(
                    stray.place, stray.child,
                    "the view of \(child) is added to that of \(host), of which it is no child; call addChild(_:) first"
                )
            }
            return context.diagnostic(
                stray.place, stray.child,
                "the view of \(child), a child of \(context.name(parent)), is added to that of \(host); add it to its"
                    + " parent's view or make it a child of \(host)", severity: .error)
        }
    }
}

/// A controller's view that was put into the view of another which is not its parent.
struct StrayView {
    let place: Int
    let child: ControllerID
    let host: ControllerID
    let parent: ControllerID?
    /// Whether the controller becomes a child of the other after all.
    let isAddedLater: Bool
}

extension RuleContext {
    /// Every addSubview by the app that goes before or without its addChild.
    var strayViews: [StrayView] {
        actions.compactMap { place, action in
            guard action.kind == .addSubview, let child = action.subject, let host = action.target, child != host else {
                return nil
            }
            let parent = Hierarchy(of: run, after: place)[child].parent
            guard parent != host else { return nil }
            let isAddedLater = run.events[place...].contains {
                if case .action(let later) = $0.body {
                    later.kind == .addChild && later.subject == child && later.target == host
                } else {
                    false
                }
            }
            return StrayView(place: place, child: child, host: host, parent: parent, isAddedLater: isAddedLater)
        }
    }
}
