import LifecycleModel

extension Rule {
    static let unfinishedTransition = Rule(
        "unfinished-transition", .warning, "A controller never leaves the appearing or disappearing state",
        why: """
            UIKit doesn't send viewDidAppear or viewDidDisappear, so work that the controller began in viewWillAppear \
            or viewWillDisappear continues. Often, the cause is a container that doesn't call super and therefore \
            doesn't forward the callback.
            """,
        remedy: """
            In the controller's container, call super in every override of an appearance callback. If the container \
            forwards appearance callbacks manually, call endAppearanceTransition() for every call to \
            beginAppearanceTransition(_:animated:).
            """,
        example: """
              controllers:
            -   nav: { class: LoggingNavigationController, kind: navigationController, children: [home],
            -          callsSuper: [viewDidAppear] }
            +   nav: { class: LoggingNavigationController, kind: navigationController, children: [home] }
                home: HomeViewController
              steps:
                - launch: nav # here
            """
    ) { context in
        var waiting: [ControllerID: (position: Int, callback: Callback)] = [:]
        var manual: Set<ControllerID> = []
        var found: [Diagnostic] = []
        let printing = context.classesThatPrintDids
        for (position, event) in context.run.events.enumerated() {
            if context.isCut(at: position) { waiting = [:] }
            switch event.body {
            case .action(let action) where action.kind == .beginAppearance:
                if let subject = action.subject { manual.insert(subject) }
            case .callback(let callback) where callback.callback == .deinitializer:
                if let will = waiting[callback.controller], context.isIdentified(callback.controller),
                    printing.contains(context.run[callback.controller].className)
                {
                    found.append(unfinished(will, callback.controller, context, "the controller is deallocated"))
                }
                waiting[callback.controller] = nil
            case .callback(let callback):
                guard callback.callback.changesAppearance, !context.isDirectCall(at: position) else { continue }
                let isWill = callback.callback == .viewWillAppear || callback.callback == .viewWillDisappear
                waiting[callback.controller] = isWill ? (position, callback.callback) : nil
            default: break
            }
        }
        // A log or recording may end during a transition, so only the end of a complete simulated run is checked. The
        // rule unbalanced-appearance reports unfinished manual transitions.
        if context.isPlayed, !context.run.endsEarly {
            for (controller, will) in waiting where !manual.contains(controller) {
                found.append(unfinished(will, controller, context, "the run ends"))
            }
        }
        return found.sorted { ($0.event ?? 0) < ($1.event ?? 0) }
    }

    private static func unfinished(
        _ will: (position: Int, callback: Callback), _ id: ControllerID, _ context: RuleContext, _ end: String
    ) -> Diagnostic {
        let did = will.callback == .viewWillAppear ? "viewDidAppear" : "viewDidDisappear"
        return context.diagnostic(
            will.position, id,
            "\(will.callback.swiftName) of \(context.name(id)) is not followed by \(did) before"
                + " \(end); check that the controller's container calls super in \(did)"
        )
    }
}

extension RuleContext {
    /// The classes that print both viewDidAppear and viewDidDisappear, or all classes in a simulated run. For these
    /// classes, a missing line means a missing callback.
    var classesThatPrintDids: Set<String> {
        if isPlayed { return Set(run.controllers.map(\.className)) }
        func classes(_ did: Callback) -> Set<String> {
            let printed = Set(run.callbacks.lazy.filter { $0.event.callback == did }.map(\.event.controller))
            return Set(printed.map { run[$0].className })
        }
        return classes(.viewDidAppear).intersection(classes(.viewDidDisappear))
    }
}
