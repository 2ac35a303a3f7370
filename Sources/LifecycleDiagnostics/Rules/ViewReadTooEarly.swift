import LifecycleModel

extension Rule {
    static let viewReadTooEarly = Rule(
        "view-read-too-early", .warning, "The view is read in the initializer or in awakeFromNib",
        why: """
            Reading 'view' loads the view. If the initializer reads 'view', viewDidLoad runs before the code that \
            creates the controller can set the controller's properties. The view also stays in memory even if it is \
            never shown.
            """,
        remedy: "Move the code to viewDidLoad, or check viewIfLoaded or isViewLoaded first.",
        evidence: "Loading/Lazy loading",
        example: """
              controllers:
                home:
                  class: HomeViewController
                  view: storyboard
                  overrides:
            -       awakeFromNib:
            +       viewDidLoad:
                      - { touchView: home } # here
              steps:
                - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.readView).compactMap { position, action in
            guard let around = context.callback(around: action),
                around.callback.phase == .creation, around.callback != .deinitializer,
                action.subject == around.controller,
                seen.insert("\(context.run[around.controller].name) \(around.callback.swiftName)").inserted
            else { return nil }
            return context.diagnostic(
                position, around.controller,
                "\(around.callback.swiftName) of \(context.name(around.controller)) reads 'view', which loads the view"
                    + " too early; move the code to viewDidLoad()")
        }
    }
}
