import LifecycleModel

extension Rule {
    static let viewReadTooEarly = Rule(
        "view-read-too-early", .warning, "a view that is read in the initialiser or in awakeFromNib",
        why: """
            Reading view loads it. In the initialiser viewDidLoad runs before the object is complete, its properties are \
            not set, and the view stays in memory though it may never be shown.
            """,
        remedy: "Move the code to viewDidLoad, or ask viewIfLoaded or isViewLoaded first.",
        bad: """
            controllers:
              home:
                class: HomeViewController
                view: storyboard
                overrides:
                  awakeFromNib:
                    - { touchView: home } # here
            steps:
              - launch: home
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                view: storyboard
                overrides:
                  viewDidLoad:
                    - { touchView: home }
            steps:
              - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.readView).compactMap { place, action in
            guard let around = context.callback(around: action),
                around.callback.phase == .creation, around.callback != .deinitializer,
                action.subject == around.controller,
                seen.insert("\(context.run[around.controller].name) \(around.callback.swiftName)").inserted
            else { return nil }
            return context.diagnostic(
                place, around.controller,
                "\(around.callback.swiftName) of \(context.name(around.controller)) reads 'view', which loads it too early;"
                    + " move that to viewDidLoad()")
        }
    }
}
