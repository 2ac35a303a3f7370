import LifecycleModel

extension Rule {
    package static let unfinishedTransition = Rule(
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
        guard context.isPlayed else { return context.looseEnds.map { context.diagnostic(about: $0) } }
        var waiting: [ControllerID: (position: Int, callback: Callback)] = [:]
        var manual: Set<ControllerID> = []
        var found: [Diagnostic] = []
        for (position, event) in context.run.events.enumerated() {
            switch event.body {
            case .action(let action) where action.kind == .beginAppearance:
                if let subject = action.subject { manual.insert(subject) }
            case .callback(let callback) where callback.callback == .deinitializer:
                if let will = waiting.removeValue(forKey: callback.controller) {
                    found.append(unfinished(will, callback.controller, context, "the controller is deallocated"))
                }
            case .callback(let callback):
                guard callback.callback.changesAppearance, !context.isDirectCall(at: position) else { continue }
                waiting[callback.controller] = callback.callback.isWill ? (position, callback.callback) : nil
            default: break
            }
        }
        // The rule unbalanced-appearance reports unfinished manual transitions.
        if !context.run.endsEarly {
            for (controller, will) in waiting where !manual.contains(controller) {
                found.append(unfinished(will, controller, context, "the run ends"))
            }
        }
        return found.sorted { ($0.event ?? 0) < ($1.event ?? 0) }
    }

    private static func unfinished(
        _ will: (position: Int, callback: Callback), _ id: ControllerID, _ context: RuleContext, _ end: String
    ) -> Diagnostic {
        let did = will.callback.end.baseName
        return context.diagnostic(
            will.position, id,
            "\(will.callback.swiftName) of \(context.name(id)) is not followed by \(did) before"
                + " \(end); check that the controller's container calls super in \(did)"
        )
    }
}

extension RuleContext {
    /// The appearances and disappearances that begin and never end.
    var looseEnds: [LooseEnd] { LooseEndFinder.looseEnds(of: self) }

    /// A diagnostic at the beginning of a transition that never ends: the evidence, and the causes that fit it.
    fileprivate func diagnostic(about end: LooseEnd) -> Diagnostic {
        let name = name(end.controller)
        let isAtEnd = if case .end = end.evidence { true } else { false }
        return diagnostic(
            end.position, end.controller,
            "\(name) receives \(end.will.swiftName)\(atLine(end.position)) and never \(end.did.swiftName), \(evidence(of: end)); "
                + causes(of: end).joined(separator: ", or ") + " (see 'lifeline explain appearance-missing')",
            severity: isAtEnd ? .note : nil)
    }

    private func atLine(_ position: Int) -> String { run.events[position].line.map { " at line \($0)" } ?? "" }

    private func evidence(of end: LooseEnd) -> String {
        switch end.evidence {
        case .partner(let other, let did, let position):
            "although \(name(other)) receives \(did.swiftName)\(atLine(position))"
        case .later(let other, let position): "although \(name(other)) completes a later transition\(atLine(position))"
        case .time(let seconds): "although the log goes on for \(Int(seconds)) s"
        case .deallocation: "before it is deallocated"
        case .end: "before the log ends"
        }
    }

    /// The causes that fit the evidence, the likeliest first.
    private func causes(of end: LooseEnd) -> [String] {
        let isAtEnd = if case .end = end.evidence { true } else { false }
        let call = end.did.swiftName
        let causes: [(text: String, weight: Int)] = [
            ("the log is incomplete", isAtEnd ? 4 : 0),
            ("the class logs only \(end.will.swiftName)", end.isOnlyCallback ? 2 : 0),
            (
                "a container calls beginAppearanceTransition(_:animated:) without endAppearanceTransition()",
                end.isShared ? 1 : end.hasContainer ? 3 : 2
            ),
            ("an animator doesn't call completeTransition(_:)", end.isShared ? 3 : 1),
            (
                "\(end.isSilent ? "the class or its superclass" : "its container") doesn't call super in \(call)",
                end.isSilent ? 2 : 1
            ),
            ("the transition was canceled", end.isReversed ? 1 : 0),
        ]
        return causes.enumerated().filter { $0.element.weight > 0 }
            .sorted { ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset) }.map(\.element.text)
    }
}
