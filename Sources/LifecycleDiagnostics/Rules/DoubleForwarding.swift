import LifecycleModel

extension Rule {
    static let doubleForwarding = Rule(
        "double-forwarding", .warning, "A parent forwards appearance callbacks both manually and automatically",
        why: """
            UIKit forwards a parent's appearance callbacks to its children unless \
            shouldAutomaticallyForwardAppearanceMethods returns false. If the app also calls \
            beginAppearanceTransition(_:animated:) on a child while the parent is appearing or disappearing, the \
            child's transition begins twice. UIKit then doesn't send viewDidAppear or viewDidDisappear until the \
            transition has ended twice. In iOS 12 and earlier, a child can receive viewDidAppear twice if the app \
            begins and ends the child's appearance while the parent is appearing.
            """,
        remedy: """
            Remove the manual calls, or return false from shouldAutomaticallyForwardAppearanceMethods and forward \
            every callback manually.
            """,
        evidence: "Appearance/Manual forwarding",
        example: """
              controllers:
                home:
                  class: HomeViewController
            +     forwardsAppearance: false
                  overrides:
                    viewDidLoad:
                      - { embed: list, to: home }
                    viewWillAppear:
                      - { beginAppearance: list } # here
                    viewDidAppear:
                      - { endAppearance: list }
                list: ListViewController
              steps:
                - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        var moments = HierarchyCursor(context.run)
        // If the app begins a child's appearance before it adds the child to an appearing parent, only the second
        // viewDidAppear reveals the mistake. UIKit sends it in iOS 12 and earlier.
        let repeated = context.actions(.note).filter { $0.event.detail == .repeated }
        return (context.actions(.beginAppearance) + repeated).compactMap { position, action in
            guard action.detail == .automatic || action.kind == .note, let child = action.subject,
                seen.insert(context.run[child].name).inserted
            else { return nil }
            let parent = context.name(moments.hierarchy(after: position)[child].parent)
            return context.diagnostic(
                position, child,
                "beginAppearanceTransition(_:animated:) is called on \(context.name(child)), but \(parent) forwards"
                    + " appearance callbacks automatically; remove the call, or return false from"
                    + " shouldAutomaticallyForwardAppearanceMethods"
            )
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
            +     override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                  override func viewDidLoad() {
                      super.viewDidLoad()
                      addChild(list)
                      view.addSubview(list.view)
                      list.didMove(toParent: self)
                  }
                  override func viewWillAppear(_ animated: Bool) {
                      super.viewWillAppear(animated)
                      list.beginAppearanceTransition(true, animated: animated) // here
                  }
                  override func viewDidAppear(_ animated: Bool) {
                      super.viewDidAppear(animated)
                      list.endAppearanceTransition()
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.callbacks(of: context.controllers) { $0.phase == .appearance }.flatMap {
            type, function, _ -> [Diagnostic] in
            let begins = context.reach(of: function, in: type).map(\.event).filter {
                $0.calls("beginAppearanceTransition") && !$0.target.isSelf && !$0.isDeferred
            }
            guard !begins.isEmpty else { return [] }
            let family = context.model.family(of: type)
            guard !family.contains(where: { $0.name == "shouldAutomaticallyForwardAppearanceMethods" }),
                family.contains(where: { $0.events.contains { $0.addedChild != nil } })
            else { return [] }
            return begins.map {
                context.diagnostic(
                    $0.location, type,
                    "beginAppearanceTransition(_:animated:) is called on '\($0.target.text)', but \(type.title) forwards"
                        + " appearance callbacks automatically; remove the call, or return false from"
                        + " shouldAutomaticallyForwardAppearanceMethods")
            }
        }
    }
}
