import LifecycleModel

extension Rule {
    static let viewSetToNil = Rule(
        "view-set-to-nil", .warning, "The app sets a view to nil in iOS 6 or later",
        why: """
            In iOS 5 and earlier, a controller could release its view to free memory, and load it again when needed. \
            In iOS 6 and later, UIKit never unloads views. Instead, it frees their backing stores. A released view \
            has to be loaded again, and until then, strong outlets refer to subviews of the old view.
            """,
        remedy: "Keep the view. In didReceiveMemoryWarning, release data that can be recreated.",
        evidence: "Warnings/Mistakes without a warning",
        example: """
            - ios: 17
            + ios: 5
              controllers:
                home: HomeViewController
                list: { class: ListViewController, keep: true }
              steps:
                - launch: home
                - touchView: list
                - dropView: list # here
            """
    ) { context in
        guard let ios = context.run.ios, !ios.has(.unloadsViews) else { return [] }
        return context.actions(.dropView).map { position, action in
            context.diagnostic(
                position, action.subject,
                "the app sets the view of \(context.name(action.subject)) to nil, but UIKit doesn't unload views in iOS"
                    + " 6 and later; keep the view, and release data instead")
        }
    }
}
