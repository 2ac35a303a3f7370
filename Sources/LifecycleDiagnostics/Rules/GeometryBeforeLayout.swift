import LifecycleModel

extension Rule {
    static let geometryBeforeLayout = Rule(
        "geometry-before-layout", .warning, "Bounds or frames are read before the view is laid out",
        why: """
            Before its first layout pass, a view may have only a preliminary size, such as the size in its nib. Values \
            computed from that size are wrong on most devices.
            """,
        remedy: """
            Read geometry in viewDidLayoutSubviews. In iOS 13 and later, you can also read the root view's geometry \
            in viewIsAppearing(_:), because the view's traits and size are final there.
            """,
        evidence: "Layout/Layout passes",
        example: """
              controllers:
                home:
                  class: HomeViewController
                  overrides:
            -       viewDidLoad:
            +       viewDidLayoutSubviews:
                      - readGeometry: # here
              steps:
                - launch: home
            """
    ) { context in
        var laidOut: Set<ControllerID> = []
        var found: [Diagnostic] = []
        for (position, event) in context.run.events.enumerated() {
            switch event.body {
            case .callback(let callback) where callback.callback == .viewWillLayoutSubviews:
                laidOut.insert(callback.controller)
            case .hierarchy(let change) where change.change == .unloadView:
                if let subject = change.subject { laidOut.remove(subject) }
            case .action(let action) where action.kind == .readGeometry:
                guard let subject = action.subject, let around = context.callback(around: action),
                    around.controller == subject, !laidOut.contains(subject), isEarly(around.callback)
                else { continue }
                let text = message(around.callback, context.name(subject), context.run.ios)
                found.append(context.diagnostic(position, subject, text))
            default: break
            }
        }
        return found
    }

    private static func isEarly(_ callback: Callback) -> Bool {
        callback.phase == .creation && callback != .deinitializer || callback.phase == .loading
            || callback == .viewWillAppear
    }

    private static func message(_ callback: Callback, _ name: String, _ ios: IOSVersion?) -> String {
        let isAppearing = ios.map { Callback.viewIsAppearing.exists(in: $0) } ?? true
        return "\(callback.swiftName) of \(name) reads geometry before the first layout pass; read it in"
            + " viewDidLayoutSubviews()" + (isAppearing ? " or viewIsAppearing(_:)" : "")
    }
}
