import LifecycleModel

extension Rule {
    static let orientationNeverSupported = Rule(
        "orientation-never-supported", .note,
        "The device rotates to an orientation that the root or full-screen presented controller never supports",
        why: """
            UIKit queries the topmost full-screen presented controller, or the root if there is no such controller. \
            If the queried controller doesn't support the orientation, the interface doesn't rotate. By default, a \
            controller supports every orientation on an iPad, and every orientation except upside down on an iPhone. \
            In iOS 5 and earlier, the default is only portrait.
            """,
        remedy: """
            In the root controller or the full-screen presented controller, return the orientation from \
            supportedInterfaceOrientations. In iOS 5 and earlier, override shouldAutorotateToInterfaceOrientation, and \
            return true for the orientation. Also list the orientation in the app's Info.plist. If the app doesn't \
            need the orientation, remove the rotation from the scenario.
            """,
        evidence: "Layout/Supported orientations",
        example: """
              controllers:
            -   home: { class: HomeViewController, orientations: [portrait] }
            +   home: { class: HomeViewController, orientations: [portrait, landscapeLeft] }
              steps:
                - launch: home
                - rotate: landscapeLeft # here
            """
    ) { context in
        let turned = Set(
            context.actions(.rotate).filter { $0.event.detail == nil }.compactMap(\.event.name))
        var seen = turned
        return context.actions(.rotate).compactMap { position, action in
            guard action.detail == .notSupported, let name = action.name,
                seen.insert(name).inserted
            else { return nil }
            return context.diagnostic(
                position, action.subject,
                "the interface doesn't rotate to '\(name)', because \(context.name(action.subject)) doesn't support"
                    + " this orientation; add it to the controller's supported orientations")
        }
    }
}
