import LifecycleModel

extension Rule {
    static let workRepeatedInLayout = Rule(
        "work-repeated-in-layout", .warning, "Work in a layout callback is repeated each time UIKit sends the callback",
        why: """
            UIKit lays out a view repeatedly, for example when the view appears, when its size changes, and when its \
            subviews change. The number of layout passes is undefined. Views, children, and observers that a layout \
            callback adds accumulate, and so do tasks that it begins.
            """,
        remedy: """
            Do the work in viewDidLoad. In layout callbacks, set only frames and the constants of constraints. If work \
            has to wait for a size, use a flag to do it only once.
            """,
        evidence: "Layout/Layout passes",
        example: """
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       viewDidLayoutSubviews:
            +       viewDidLoad:
                      - { once: add a gradient } # here
                      - { observe: Saved } # here
            +       viewDidLayoutSubviews:
            +         - readGeometry:
              steps:
                - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions.compactMap { position, action in
            guard let what = describe(action), let around = context.callback(around: action),
                around.callback.phase == .layout, let controller = action.subject,
                seen.insert("\(context.run[controller].name) \(around.callback.swiftName) \(what)").inserted
            else { return nil }
            return context.diagnostic(
                position, controller,
                "\(around.callback.swiftName) of \(context.name(around.controller)) \(what) each time it is"
                    + " called; move the work to viewDidLoad()")
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
            -     override func viewDidLayoutSubviews() {
            -         super.viewDidLayoutSubviews()
            +     override func viewDidLoad() {
            +         super.viewDidLoad()
                      let badge = UILabel()
                      view.addSubview(badge) // here
                  }
              }
            """
    ) { context in
        context.repeatedAdditions { $0.phase == .layout }.map { type, event, callback, what in
            context.diagnostic(
                event.location, type,
                "\(callback.swiftName) of \(type.title) adds \(what) each time it is called; move the work to viewDidLoad()"
            )
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
