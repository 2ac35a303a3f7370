import LifecycleModel

extension Rule {
    static let deprecatedTraitCallback = Rule(
        "deprecated-trait-callback", .warning, "an override of traitCollectionDidChange on iOS 17 or later",
        why: """
            From iOS 17 on traitCollectionDidChange(_:) is deprecated. It comes for every change of any trait, and twice \
            for the snapshots when the app goes to the background, so its work is done more often than it is needed.
            """,
        remedy: "Call registerForTraitChanges(_:handler:) in viewDidLoad with the traits that the work depends on.",
        bad: """
            ios: 17
            controllers:
              home:
                class: HomeViewController
                overrides:
                  traitCollectionDidChange: [ { note: picks other images } ]
            steps:
              - launch: home # here
            """,
        good: """
            ios: 17
            controllers:
              home:
                class: HomeViewController
                observesTraits: [userInterfaceStyle]
                overrides:
                  traitChange: [ { note: picks other images } ]
            steps:
              - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.override).compactMap { place, action in
            guard let subject = action.subject, action.name == Callback.traitCollectionDidChange.swiftName,
                seen.insert(context.run[subject].className).inserted
            else { return nil }
            return context.diagnostic(
                place, subject,
                "\(context.name(subject)) overrides traitCollectionDidChange(_:), which is deprecated since iOS 17;"
                    + " register for the traits that it depends on")
        }
    }
}
