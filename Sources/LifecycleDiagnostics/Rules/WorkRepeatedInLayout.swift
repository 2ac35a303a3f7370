import LifecycleModel

extension Rule {
    static let workRepeatedInLayout = Rule(
        "work-repeated-in-layout", .warning, "work in a layout callback that is not to be repeated",
        why: """
            Layout comes in passes whose number nobody promises: at launch, on rotation, whenever a subview changes. \
            Views, observers and tasks that are added there pile up.
            """,
        remedy: """
            Do the work in viewDidLoad and keep to frames and constraints' constants in layout callbacks; guard what has \
            to wait for a size by a flag.
            """,
        bad: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewDidLayoutSubviews:
                    - { once: add a gradient } # here
                    - { observe: Saved } # here
            steps:
              - launch: home
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                overrides:
                  viewDidLoad:
                    - { once: add a gradient }
                    - { observe: Saved }
                  viewDidLayoutSubviews:
                    - readGeometry:
            steps:
              - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions.compactMap { place, action in
            guard let what = describe(action), let around = context.callback(around: action),
                around.callback.phase == .layout, let controller = action.subject,
                seen.insert("\(context.run[controller].name) \(around.callback.swiftName) \(what)").inserted
            else { return nil }
            return context.diagnostic(
                place, controller,
                "\(around.callback.swiftName) of \(context.name(around.controller)) \(what), though layout comes any number"
                    + " of times; move it to viewDidLoad()")
        }
    }

    private static func describe(_ action: ActionEvent) -> String? {
        switch action.kind {
        case .once: "does the one-time work '\(action.name ?? "")'"
        case .beginTask: "begins '\(action.name ?? "")'"
        case .observe: "observes '\(action.name ?? "")'"
        case .addChild: "adds a child"
        default: nil
        }
    }
}
