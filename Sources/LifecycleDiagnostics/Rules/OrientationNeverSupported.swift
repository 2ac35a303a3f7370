import LifecycleModel

extension Rule {
    static let orientationNeverSupported = Rule(
        "orientation-never-supported", .note,
        "The device rotates to an orientation that no controller on screen supports",
        why: """
            The interface doesn't rotate. By default, iPhone apps support every orientation except upside down. In \
            iOS 5 and earlier, they support only portrait.
            """,
        remedy: """
            In the root controller or the full-screen presented controller, return the orientation from \
            supportedInterfaceOrientations. Also list the orientation in the app's Info.plist. Otherwise, remove the \
            rotation from the scenario.
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
        return context.actions(.rotate).compactMap { position, action in
            guard action.detail == "not supported", let name = action.name,
                seen.insert(name).inserted
            else { return nil }
            return context.diagnostic(
                position, action.subject,
                "the interface doesn't rotate to '\(name)', because \(context.name(action.subject)) doesn't support it;"
                    + " return it from supportedInterfaceOrientations")
        }
    }
}
