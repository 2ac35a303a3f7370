import LifecycleModel

extension Rule {
    static let isAppearingNotSent = Rule(
        "is-appearing-not-sent", .warning,
        "A child relies on viewIsAppearing, which iOS 15 and earlier don't send to it",
        why: """
            UIKit sends viewIsAppearing in iOS 13 and later if the app is built with the SDK of iOS 17. But up to iOS 15, \
            the children of a custom container don't receive it, so a screen that is set up there stays empty.
            """,
        remedy: """
            In iOS 15 and earlier, call viewIsAppearing of the children in the override of the parent, or set up the \
            child in viewWillAppear, and layout in viewDidLayoutSubviews.
            """,
        evidence: "Appearance/viewIsAppearing",
        example: """
            - ios: 15
            + ios: 16
              controllers:
                page:
                  class: PageViewController
                  overrides:
                    viewDidLoad: [ { embed: child, to: page } ]
                child:
                  class: ChildViewController
                  overrides:
                    viewIsAppearing: [ { note: fills the list } ]
              steps:
                - launch: page # here
            """
    ) { context in
        var seen: Set<ControllerID> = []
        return context.actions(.override).compactMap { position, action in
            guard action.detail == .notSentToNestedChild, let child = action.subject,
                seen.insert(child).inserted
            else { return nil }
            return context.diagnostic(
                position, child,
                "\(context.name(child)) doesn't receive viewIsAppearing, because it is the child of a custom container"
                    + " in iOS 15 or earlier; call it in the parent's override, or use viewWillAppear")
        }
    }
}
