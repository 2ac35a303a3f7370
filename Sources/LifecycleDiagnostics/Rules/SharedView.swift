import LifecycleModel

extension Rule {
    static let sharedView = Rule(
        "shared-view", .error, "Two controllers have the same view",
        why: """
            A view belongs to one controller. If the app sets it as the view of a second controller, UIKit raises \
            UIViewControllerHierarchyInconsistency.
            """,
        remedy: """
            Give each controller its own view. To show another controller's view, add that controller as a child with \
            addChild(_:), addSubview(_:), and didMove(toParent:).
            """,
        evidence: "Loading/One view for one controller",
        example: """
              controllers:
                home: HomeViewController
                other: OtherViewController
              steps:
                - launch: home
            -   - shareView: other # here
            -     of: home
            +   - embed: other
            +     to: home
            """
    ) { context in
        context.actions(.setView).compactMap { position, action in
            guard let owner = action.target, owner != action.subject else { return nil }
            return context.diagnostic(
                position, action.subject,
                "\(context.name(action.subject)) uses the view of \(context.name(owner)); give each controller its own"
                    + " view")
        }
    }
}
