import LifecycleModel

extension Rule {
    static let doubleForwarding = Rule(
        "double-forwarding", .warning, "a begin by hand for a child whose parent forwards by itself",
        why: """
            A parent forwards appearance callbacks to its children unless it says otherwise. A begin by hand comes on \
            top: UIKit counts two begins, and the child's did waits for a second end.
            """,
        remedy: """
            Leave the forwarding to UIKit, or answer NO in shouldAutomaticallyForwardAppearanceMethods and forward \
            everything by hand.
            """,
        bad: """
            controllers:
              home:
                class: HomeViewController
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
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                forwardsAppearance: false
                overrides:
                  viewDidLoad:
                    - { embed: list, to: home }
                  viewWillAppear:
                    - { beginAppearance: list }
                  viewDidAppear:
                    - { endAppearance: list }
              list: ListViewController
            steps:
              - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        // A child that is begun before it is added gives itself away when UIKit ends its appearance once more.
        let repeated = context.actions(.note).filter { $0.event.detail == ActionEvent.repeated }
        return (context.actions(.beginAppearance) + repeated).compactMap { place, action in
            guard action.detail == "automatic" || action.kind == .note, let child = action.subject,
                seen.insert(context.run[child].name).inserted
            else { return nil }
            let parent = context.name(Hierarchy(of: context.run, after: place)[child].parent)
            return context.diagnostic(
                place, child,
                "\(context.name(child)) is begun by hand, though \(parent) forwards by itself; leave it to UIKit or answer NO"
                    + " in shouldAutomaticallyForwardAppearanceMethods")
        }
    }
}
