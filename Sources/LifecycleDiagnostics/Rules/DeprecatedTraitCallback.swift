import LifecycleModel

extension Rule {
    static let deprecatedTraitCallback = Rule(
        "deprecated-trait-callback", .warning, "traitCollectionDidChange(_:) is overridden in iOS 17 or later",
        why: """
            traitCollectionDidChange(_:) is deprecated in iOS 17 and later. UIKit sends it for every change to any \
            trait, and twice for the snapshots taken when the app enters the background. The override therefore runs \
            more often than needed.
            """,
        remedy: "Call registerForTraitChanges(_:handler:) in viewDidLoad with the traits that the work depends on.",
        evidence: "Layout/Traits",
        example: """
              ios: 17
              controllers:
                home:
                  class: HomeViewController
            +     observesTraits: [userInterfaceStyle]
                  overrides:
            -       traitCollectionDidChange: [ { note: picks other images } ]
            +       traitChange: [ { note: picks other images } ]
              steps:
                - launch: home # here
            """
    ) { context in
        // Simulated runs of iOS 7 and earlier also record the override, because these versions don't have the callback.
        guard context.sends(.traitChange) else { return [] }
        var seen: Set<String> = []
        return context.actions(.override).compactMap { position, action in
            guard let subject = action.subject, action.name == Callback.traitCollectionDidChange.swiftName,
                seen.insert(context.run[subject].className).inserted
            else { return nil }
            return context.diagnostic(
                position, subject,
                "\(context.name(subject)) overrides traitCollectionDidChange(_:), which is deprecated in iOS 17 and"
                    + " later; call registerForTraitChanges(_:handler:) instead")
        }
    }
}
