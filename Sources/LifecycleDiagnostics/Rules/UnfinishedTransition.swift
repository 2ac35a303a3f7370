import LifecycleModel

extension Rule {
    static let unfinishedTransition = Rule(
        "unfinished-transition", .warning, "a controller that is left between a will and its did",
        why: """
            A controller that stays appearing or disappearing never hears that its transition is over: what its will \
            began runs on. Often a container keeps the callback back because it does not call super.
            """,
        remedy: """
            See who forwards to the controller: a container's override of a did has to call super, and a parent that \
            forwards by hand has to end what it began.
            """,
        bad: """
            controllers:
              nav: { class: LoggingNavigationController, kind: navigationController, children: [home],
                     callsSuper: [viewDidAppear] }
              home: HomeViewController
            steps:
              - launch: nav # here
            """,
        good: """
            controllers:
              nav: { class: LoggingNavigationController, kind: navigationController, children: [home] }
              home: HomeViewController
            steps:
              - launch: nav
            """
    ) { context in
        var waiting: [ControllerID: (place: Int, callback: Callback)] = [:]
        var byHand: Set<ControllerID> = []
        var found: [Diagnostic] = []
        let printing = context.classesThatPrintDids
        for (place, event) in context.run.events.enumerated() {
            if context.isCut(at: place) { waiting = [:] }
            switch event.body {
            case .action(let action) where action.kind == .beginAppearance:
                if let subject = action.subject { byHand.insert(subject) }
            case .callback(let callback) where callback.callback == .deinitializer:
                if let will = waiting[callback.controller], context.isIdentified(callback.controller),
                    printing.contains(context.run[callback.controller].className)
                {
                    found.append(unfinished(will, callback.controller, context, "is deallocated"))
                }
                waiting[callback.controller] = nil
            case .callback(let callback):
                guard callback.callback.movesAppearance, !context.isDirectCall(at: place) else { continue }
                let isWill = callback.callback == .viewWillAppear || callback.callback == .viewWillDisappear
                waiting[callback.controller] = isWill ? (place, callback.callback) : nil
            default: break
            }
        }
        // The end of a log proves nothing, and a transition begun by hand is judged by the rule of its begin.
        if context.isPlayed {
            for (controller, will) in waiting where !byHand.contains(controller) {
                found.append(unfinished(will, controller, context, "the run ends"))
            }
        }
        return found.sorted { ($0.event ?? 0) < ($1.event ?? 0) }
    }

    private static func unfinished(
        _ will: (place: Int, callback: Callback), _ id: ControllerID, _ context: RuleContext, _ end: String
    ) -> Diagnostic {
        let did = will.callback == .viewWillAppear ? "viewDidAppear" : "viewDidDisappear"
        return context.diagnostic(
            will.place, id,
            "\(will.callback.swiftName) of \(context.name(id)) is not followed by \(did) before"
                + " \(end == "the run ends" ? end : "it " + end); see whether its container calls super in its own \(did)"
        )
    }
}

extension RuleContext {
    /// The classes of which the app prints both dids, so that one which is not there did not come.
    var classesThatPrintDids: Set<String> {
        if isPlayed { return Set(run.controllers.map(\.className)) }
        func classes(_ did: Callback) -> Set<String> {
            let printed = Set(run.callbacks.lazy.filter { $0.event.callback == did }.map(\.event.controller))
            return Set(printed.map { run[$0].className })
        }
        return classes(.viewDidAppear).intersection(classes(.viewDidDisappear))
    }
}
