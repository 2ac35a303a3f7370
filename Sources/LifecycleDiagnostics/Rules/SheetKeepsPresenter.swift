import LifecycleModel

extension Rule {
    package static let sheetKeepsPresenter = Rule(
        "sheet-keeps-presenter", .note, "Work in an appearance callback is not repeated after a sheet is dismissed",
        why: """
            In iOS 13 and later, the default presentation style is a sheet. The presenter stays visible below the \
            sheet and receives no appearance callbacks when the sheet appears or disappears. Content that \
            viewWillAppear would update after a full-screen presentation stays out of date.
            """,
        remedy: """
            Do the work in presentationControllerDidDismiss(_:) for a dismissal by the user, and in the completion \
            handler of dismiss(animated:completion:) for a dismissal in code. Alternatively, present the controller \
            in full screen.
            """,
        evidence: "Presentation/Sheets",
        example: """
              ios: 17
              controllers:
                list:
                  class: ListViewController
                  overrides:
                    viewWillAppear: [ { note: loads the rows again } ]
                edit: EditViewController
              steps:
                - launch: list
                - present: edit
            +     style: fullScreen
                - dismiss: # here
            """
    ) { context in
        if context.run.source != .scenario { return context.presentersInLog }
        let workers = context.appearanceWork
        guard !workers.isEmpty, context.run.ios?.has(.presentsSheets) == true else { return [] }
        return context.controllersUnderSheets(among: Set(workers.keys)).compactMap { position, controller, sheet, _ in
            guard let callback = workers[controller] else { return nil }
            return context.diagnostic(
                position, controller,
                "\(context.name(controller)) doesn't receive \(callback.swiftName) when the sheet"
                    + " \(context.name(sheet)) is dismissed, because the presenter stays visible below the sheet; do"
                    + " the work in presentationControllerDidDismiss(_:) or in the completion handler of the dismissal")
        }
    }
}

extension RuleContext {
    /// The controllers that do work in viewWillAppear, viewIsAppearing, or viewDidAppear, each with the first of these
    /// callbacks that does work. Only a simulated run records work.
    fileprivate var appearanceWork: [ControllerID: Callback] {
        var work: [ControllerID: Callback] = [:]
        for (_, action) in actions where [.note, .post, .beginTask, .observe].contains(action.kind) {
            guard let around = callback(around: action),
                [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(around.callback), run.source == .scenario
            else { continue }
            if work[around.controller] == nil { work[around.controller] = around.callback }
        }
        return work
    }

    /// A diagnostic for each presenter that a dismissed sheet of the inferred steps leaves on screen: the outermost
    /// controller below the sheet whose appearance the log prints.
    fileprivate var presentersInLog: [Diagnostic] {
        var printed: Set<ControllerID> = []
        for (_, event) in run.callbacks where [.viewWillAppear, .viewDidAppear].contains(event.callback) {
            printed.insert(event.controller)
        }
        return controllersUnderSheets(among: printed, limit: 1).map { position, controller, sheet, isWindowGuessed in
            diagnostic(
                position, controller,
                name(controller) + (isWindowGuessed ? ", or the presenter in another window," : "")
                    + " stays on screen below the sheet \(name(sheet)) and receives no callbacks when it is dismissed; in iOS 12 and earlier, it would receive viewWillAppear(_:) and viewDidAppear(_:)."
                    + " Use presentationControllerDidDismiss(_:), or present full screen")
        }
    }

    /// Returns the `workers` that are visible when a sheet is presented over them, if the sheet is later dismissed.
    /// Each is returned with the position of the first such dismissal, with the dismissed sheet, and with whether the
    /// window of the sheet is a guess.
    ///
    /// - Parameter limit: The number of workers for each sheet, the outermost first.
    fileprivate func controllersUnderSheets(
        among workers: Set<ControllerID>, limit: Int = .max
    ) -> [(position: Int, controller: ControllerID, sheet: ControllerID, isWindowGuessed: Bool)] {
        var hierarchy = Hierarchy(before: run)
        var tracker = AppearanceTracker(for: run)
        var covered: [ControllerID: [ControllerID]] = [:]
        var reported: Set<ControllerID> = []
        var guessed: Set<ControllerID> = []
        var isWindowGuessed = false
        var found: [(Int, ControllerID, ControllerID, Bool)] = []
        for (position, event) in run.events.enumerated() {
            if case .step(let step) = event.body { isWindowGuessed = step.inference?.isWindowGuessed ?? false }
            if case .hierarchy(let change) = event.body, let sheet = change.subject {
                if change.change == .present, ["pageSheet", "formSheet"].contains(change.detail),
                    let target = change.target
                {
                    if isWindowGuessed { guessed.insert(sheet) }
                    covered[sheet] = Array(
                        visible(from: target, in: hierarchy).filter(workers.contains).prefix(limit))
                } else if change.change == .dismiss {
                    for id in covered.removeValue(forKey: sheet) ?? [] where reported.insert(id).inserted {
                        found.append((position, id, sheet, guessed.contains(sheet)))
                    }
                }
            }
            hierarchy.follow(event, &tracker)
        }
        return found
    }

    /// Returns the visible controllers among `top` and its descendants.
    private func visible(from top: ControllerID, in hierarchy: Hierarchy) -> [ControllerID] {
        var visible: [ControllerID] = []
        var rest = [top]
        while let id = rest.popLast() {
            if hierarchy[id].state == .appeared { visible.append(id) }
            rest += hierarchy[id].children
        }
        return visible
    }
}
