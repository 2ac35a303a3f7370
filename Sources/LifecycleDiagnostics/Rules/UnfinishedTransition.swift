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
        evidence: "Appearance/Appearance states",
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
        // The rule unbalanced-appearance reports unfinished manual transitions.
        if context.isPlayed, !context.run.endsEarly {
            for (controller, will) in waiting where !manual.contains(controller) {
                found.append(unfinished(will, controller, context, "the run ends"))
            }
        }
        // A log or recording may end during a transition, so only controllers that others follow are reported.
        // The rule differs-from-uikit reports the viewDidAppear that inferred steps contain.
        let expected = context.actions(.expected).filter { $0.event.name == Callback.viewDidAppear.swiftName }
        let reported = Set(expected.compactMap(\.event.subject))
        for (controller, appearance) in context.endlessAppearances() where !reported.contains(controller) {
            found.append(
                context.diagnostic(
                    appearance.position, controller,
                    "\(context.sentence(about: appearance, of: controller)); the log or recording is incomplete, a "
                        + "class doesn't call super, or the transition never ends (see 'lifeline explain "
                        + "appearance-missing')"))
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
        return classes(thatPrint: .viewDidAppear).intersection(classes(thatPrint: .viewDidDisappear))
    }

    /// Returns the classes that receive a callback somewhere in the run.
    func classes(thatPrint callback: Callback) -> Set<String> {
        let printed = Set(run.callbacks.lazy.filter { $0.event.callback == callback }.map(\.event.controller))
        return Set(printed.map { run[$0].className })
    }

    /// An appearance that begins but doesn't end.
    typealias EndlessAppearance = (position: Int, laterCallbacks: Int)

    /// Returns the controllers of a log or recording that receive viewWillAppear but no callback that ends the
    /// appearance, although other controllers appear completely after it.
    ///
    /// A class of a log that never prints viewDidAppear doesn't count. Neither do controllers whose children appear,
    /// because viewDidAppear of a parent can follow that of its children, and instances that the log doesn't
    /// distinguish.
    func endlessAppearances() -> [ControllerID: EndlessAppearance] {
        guard !isPlayed else { return [:] }
        var waiting: [ControllerID: EndlessAppearance] = [:]
        var complete: [(controller: ControllerID, position: Int)] = []
        var count = 0
        for (position, event) in run.events.enumerated() {
            if isCut(at: position) { waiting = [:] }
            guard case .callback(let callback) = event.body else { continue }
            count += 1
            guard callback.callback.changesAppearance || callback.callback == .deinitializer else { continue }
            let will = waiting.removeValue(forKey: callback.controller)
            if callback.callback == .viewWillAppear { waiting[callback.controller] = (position, count) }
            if callback.callback == .viewDidAppear, let will { complete.append((callback.controller, will.position)) }
        }
        complete.sort { $0.position < $1.position }
        let printing = classes(thatPrint: .viewDidAppear)
        let instances = run.controllers.reduce(into: [:]) { $0[$1.className, default: 0] += 1 }
        let hierarchy = waiting.isEmpty || complete.isEmpty ? nil : Hierarchy(of: run)
        func contains(_ parent: ControllerID, _ child: ControllerID) -> Bool {
            sequence(first: child) { hierarchy?[$0].parent }.contains(parent)
        }
        return waiting.filter { id, appearance in
            let name = run[id].className
            guard isIdentified(id) || instances[name] == 1, run.source == .run || printing.contains(name) else {
                return false
            }
            let later = complete.reversed().lazy.prefix { $0.position > appearance.position }
            return later.contains { !contains(id, $0.controller) }
        }.mapValues { ($0.position, count - $0.laterCallbacks) }
    }

    /// Returns a sentence about an appearance that doesn't end, without a period.
    func sentence(about appearance: EndlessAppearance, of id: ControllerID) -> String {
        let line = run.events[appearance.position].line.map { " at line \($0)" } ?? ""
        let later = appearance.laterCallbacks
        return "\(name(id)) never receives viewDidAppear after its viewWillAppear\(line), although "
            + (later == 1 ? "a callback follows" : "\(later) callbacks follow")
    }
}
