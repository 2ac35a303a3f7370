import LifecycleModel

extension Rule {
    static let constraintsWithMask = Rule(
        "constraints-with-mask", .warning, "A view has constraints, and its autoresizing mask is translated, too",
        why: """
            While translatesAutoresizingMaskIntoConstraints is true, UIKit also makes constraints from the frame and the \
            autoresizing mask. They conflict with the view's own constraints, and UIKit breaks one of them and prints \
            'Unable to simultaneously satisfy constraints'.
            """,
        remedy: """
            Set translatesAutoresizingMaskIntoConstraints of the child's view to false before you add constraints.
            """,
        evidence: "Layout/Sizes",
        example: """
              ios: 17
              controllers:
                home: HomeViewController
            -   card: { class: CardViewController, constraints: edges, autoresizing: [width] }
            +   card: { class: CardViewController, constraints: edges }
              steps:
                - launch: home
                - embed: card # here
                  to: home
            """
    ) { context in
        context.actions(.geometry).filter { $0.event.name == ActionEvent.conflictingMask }.map { position, action in
            context.diagnostic(
                position, action.subject,
                "the view of \(context.name(action.subject)) has constraints, but its autoresizing mask is translated"
                    + " into constraints, too; set translatesAutoresizingMaskIntoConstraints to false")
        }
    }
}
