import LifecycleModel

extension Rule {
    static let forwardingOffButNeverForwarded = Rule(
        "forwarding-off-but-never-forwarded", .warning, "a child on screen that is never told so",
        why: """
            A parent that answers NO to shouldAutomaticallyForwardAppearanceMethods has to forward by hand. A child \
            that it forgets is on screen without viewWillAppear and viewDidAppear.
            """,
        remedy: """
            Call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the child from the parent's \
            appearance callbacks, or let UIKit forward.
            """,
        bad: """
            controllers:
              home:
                class: HomeViewController
                forwardsAppearance: false
                overrides:
                  viewDidLoad:
                    - { embed: list, to: home }
              list: ListViewController
            steps:
              - launch: home # here
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewDidLoad:
                    - { embed: list, to: home }
              list: ListViewController
            steps:
              - launch: home
            """
    ) { context in
        let silent = Set(
            context.actions(.override).filter { $0.event.detail == "false" }.compactMap(
                \.event.subject))
        guard context.isPlayed, !silent.isEmpty else { return [] }
        let end = Hierarchy(of: context.run)
        let told = Set(context.run.callbacks.filter { $0.event.callback.movesAppearance }.map(\.event.controller))
        return end.nodes.indices.map(ControllerID.init).compactMap { child in
            let node = end[child]
            guard let parent = node.parent, node.viewHost == .some(parent), silent.contains(parent),
                !told.contains(child),
                !node.isDeallocated,
                end[parent].state == .appeared, let place = context.appearance(of: parent)
            else { return nil }
            return context.diagnostic(
                place, child,
                "\(context.name(child)) is on screen in \(context.name(parent)), which does not forward, and is never told;"
                    + " call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on it")
        }
    }
}

extension RuleContext {
    /// The place of the last viewDidAppear of a controller.
    fileprivate func appearance(of id: ControllerID) -> Int? {
        run.events.lastIndex {
            if case .callback(let event) = $0.body {
                event.controller == id && event.callback == .viewDidAppear
            } else {
                false
            }
        }
    }
}
