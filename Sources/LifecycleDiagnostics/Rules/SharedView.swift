import LifecycleModel

extension Rule {
    static let sharedView = Rule(
        "shared-view", .error, "one view for two controllers",
        why: """
            A controller is the sole owner of its view. UIKit raises UIViewControllerHierarchyInconsistency when a \
            second one takes it.
            """,
        remedy: """
            Give each controller its own view, and put the other's view into it as a subview with addChild and \
            didMove(toParent:).
            """,
        bad: """
            controllers:
              home: HomeViewController
              other: OtherViewController
            steps:
              - launch: home
              - shareView: other # here
                of: home
            """,
        good: """
            controllers:
              home: HomeViewController
              other: OtherViewController
            steps:
              - launch: home
              - embed: other
                to: home
            """
    ) { context in
        context.actions(.setView).compactMap { place, action in
            guard let owner = action.target, owner != action.subject else { return nil }
            return context.diagnostic(
                place, action.subject,
                "\(context.name(action.subject)) takes the view of \(context.name(owner)), give each controller a view of"
                    + " its own")
        }
    }
}
