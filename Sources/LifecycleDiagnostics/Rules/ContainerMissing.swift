import LifecycleModel

extension Rule {
    static let containerMissing = Rule(
        "container-missing", .warning, "A call such as a push, pop, or selection has no container to act on",
        why: """
            Properties such as navigationController and tabBarController are nil outside the corresponding \
            container. A call on nil does nothing and prints no warning.
            """,
        remedy: "Put the controller into a container first, or name the container with the step's option 'in'.",
        evidence: "Containers/Navigation stack",
        example: """
              controllers:
            +   nav:    { class: UINavigationController, children: [home] }
                home:   HomeViewController
                detail: DetailViewController
              steps:
            -   - launch: home
            +   - launch: nav
                - push: detail # here
            """
    ) { context in
        context.actions.compactMap { position, action in
            guard let missing = action.missingContainer else { return nil }
            let verb = action.name ?? "the call"
            return context.diagnostic(
                position, action.subject, "\(verb) does nothing: it finds \(missing); add one, or name it with 'in'")
        }
    }
}
