import LifecycleModel

extension Rule {
    static let containerMissing = Rule(
        "container-missing", .warning, "a push, a pop or a selection where no such container is",
        why: """
            navigationController, tabBarController and their kin are nil outside of such a container, and a call on nil \
            does nothing, without a word.
            """,
        remedy: "Put the controller into the container first, or name the container that is meant.",
        bad: """
            controllers:
              home:   HomeViewController
              detail: DetailViewController
            steps:
              - launch: home
              - push: detail # here
            """,
        good: """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              detail: DetailViewController
            steps:
              - launch: nav
              - push: detail
            """
    ) { context in
        context.run.events.indices.compactMap { place in
            guard case .action(let action) = context.run.events[place].body, let missing = action.missing else {
                return nil
            }
            let verb = action.name ?? "the call"
            return context.diagnostic(
                place, action.subject, "\(verb) does nothing where there is \(missing), add one or name it with 'in'")
        }
    }
}
