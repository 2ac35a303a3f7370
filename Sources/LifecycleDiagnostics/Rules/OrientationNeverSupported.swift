import LifecycleModel

extension Rule {
    static let orientationNeverSupported = Rule(
        "orientation-never-supported", .note, "the device is turned to an orientation that nobody on screen supports",
        why: """
            The interface stays as it is. On phones upside down is left out by default, and up to iOS 5 everything but \
            portrait.
            """,
        remedy: """
            Return the orientation from supportedInterfaceOrientations of the root or the full-screen presented \
            controller, and list it in the app's Info.plist; or leave the story without it.
            """,
        bad: """
            controllers:
              home: { class: HomeViewController, orientations: [portrait] }
            steps:
              - launch: home
              - rotate: landscapeLeft # here
            """,
        good: """
            controllers:
              home: { class: HomeViewController, orientations: [portrait, landscapeLeft] }
            steps:
              - launch: home
              - rotate: landscapeLeft
            """
    ) { context in
        let turned = Set(
            context.actions(.rotate).filter { $0.event.detail == nil }.compactMap(\.event.name))
        var seen = turned
        return context.actions(.rotate).compactMap { place, action in
            guard action.detail == "not supported", let name = action.name,
                seen.insert(name).inserted
            else { return nil }
            return context.diagnostic(
                place, action.subject,
                "'\(name)' is not among the orientations of \(context.name(action.subject)), which decides here; the interface"
                    + " stays as it is")
        }
    }
}
