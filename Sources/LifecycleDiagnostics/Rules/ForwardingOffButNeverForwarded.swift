import LifecycleModel

extension Rule {
    static let forwardingOffButNeverForwarded = Rule(
        "forwarding-off-but-never-forwarded", .warning, "A child is on screen but receives no appearance callbacks",
        why: """
            A parent that returns false from shouldAutomaticallyForwardAppearanceMethods has to forward appearance \
            callbacks manually. If the parent doesn't, its child is on screen but receives neither viewWillAppear nor \
            viewDidAppear.
            """,
        remedy: """
            In the parent's appearance callbacks, call beginAppearanceTransition(_:animated:) and \
            endAppearanceTransition() on the child. To let UIKit forward the callbacks, remove the override of \
            shouldAutomaticallyForwardAppearanceMethods.
            """,
        evidence: "Appearance/Manual forwarding",
        example: """
              controllers:
                home:
                  class: HomeViewController
            -     forwardsAppearance: false
                  overrides:
                    viewDidLoad:
                      - { embed: list, to: home }
                list: ListViewController
              steps:
                - launch: home # here
            """
    ) { context in
        let silent = Set(
            context.actions(.override).filter { $0.event.detail == .isFalse }.compactMap(
                \.event.subject))
        guard context.isPlayed, !silent.isEmpty else { return [] }
        let end = Hierarchy(of: context.run)
        let notified = Set(context.run.callbacks.filter { $0.event.callback.changesAppearance }.map(\.event.controller))
        return end.nodes.indices.map(ControllerID.init).compactMap { child in
            let node = end[child]
            guard let parent = node.parent, node.viewHost == .controller(parent), silent.contains(parent),
                !notified.contains(child),
                !node.isDeallocated,
                end[parent].state == .appeared, let position = context.appearance(of: parent)
            else { return nil }
            return context.diagnostic(
                position, child,
                "\(context.name(child)) is on screen but receives no appearance callbacks, because"
                    + " \(context.name(parent)) doesn't forward them;"
                    + " call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the child")
        }
    }
}

extension RuleContext {
    /// Returns the position of a controller's last viewDidAppear, or nil if the controller receives none.
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
