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
        let run = context.run
        let notified = Set(run.callbacks.filter { $0.event.callback.changesAppearance }.map(\.event.controller))
        var (moments, found) = (HierarchyCursor(run), Set<ControllerID>())
        return run.events.indices.flatMap { position -> [Diagnostic] in
            let hierarchy = moments.hierarchy(after: position + 1)
            // Only these events can put a child on screen.
            let children: [ControllerID] =
                switch run.events[position].body {
                case .hierarchy(let event) where [.addChild, .addView].contains(event.change):
                    [event.subject].compactMap(\.self)
                case .callback(let event) where event.callback == .viewDidAppear: hierarchy[event.controller].children
                default: []
                }
            return children.filter { child in
                guard let parent = hierarchy[child].parent, silent.contains(parent), !notified.contains(child),
                    hierarchy[child].viewHost == .controller(parent), hierarchy[parent].state == .appeared,
                    !context.isInterrupted(at: position)
                else { return false }
                return found.insert(child).inserted
            }.map { child in
                context.diagnostic(
                    position, child,
                    "\(context.name(child)) is on screen but receives no appearance callbacks, because"
                        + " \(context.name(hierarchy[child].parent)) doesn't forward them;"
                        + " call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the child")
            }
        }
    }
}
