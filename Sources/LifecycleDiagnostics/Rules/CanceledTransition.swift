import LifecycleModel

extension Rule {
    static let canceledTransition = Rule(
        "canceled-transition", .note, "A transition was canceled, so a controller that was about to appear disappears",
        why: """
            If the user cancels a swipe or a drag, UIKit sends viewWillAppear and then viewWillDisappear to the \
            controller that was about to appear, or viewWillDisappear, viewWillAppear, and viewDidAppear to the one that \
            stays. The did callback of the canceled direction never comes.
            """,
        remedy: """
            Undo in viewWillDisappear what viewWillAppear begins, and in viewWillAppear what viewWillDisappear ends. \
            Don't count appearances in the will callbacks.
            """,
        evidence: "Warnings/Mistakes without a warning",
        example: """
              Home viewDidLoad
              Home viewWillAppear:
              Home viewDidAppear:
              Home viewWillDisappear:
            + Home viewDidDisappear:
              Home viewWillAppear: # here
              Home viewDidAppear:
            """
    ) { context in
        guard !context.isPlayed else { return [] }
        let printed = context.printed
        let showsEnds = printed.values.contains { $0.contains(.viewDidDisappear) }
        // The rule unfinished-transition reports a callback that is missing without a cancellation.
        let unfinished = Set(context.looseEnds.map(\.position))
        var last: [ControllerID: (callback: Callback, position: Int)] = [:]
        // The controllers that are about to disappear. If one of them appears again, only its transition is reported.
        var leaving: Set<ControllerID> = []
        return context.run.events.indices.compactMap { position -> Diagnostic? in
            // A callback that is missing in the log isn't a canceled transition.
            if let action = context.action(at: position), action.kind == .expected, let subject = action.subject,
                let did = [Callback.viewDidAppear, .viewDidDisappear].first(where: { $0.swiftName == action.name })
            {
                last[subject] = (did, position)
            }
            guard case .callback(let event) = context.run.events[position].body, event.callback.changesAppearance
            else { return nil }
            // A callback that UIKit wouldn't send there, such as a direct call, changes nothing.
            let mark = context.action(at: position + 1)
            if mark?.kind == .unexpected, mark?.subject == event.controller { return nil }
            let before = last.updateValue((event.callback, position), forKey: event.controller)
            if let before, unfinished.contains(before.position) { return nil }
            let (name, own) = (context.name(event.controller), printed[context.run[event.controller].className] ?? [])
            defer {
                let isLeaving = event.callback == .viewWillDisappear && own.contains(.viewDidDisappear)
                if isLeaving { leaving.insert(event.controller) } else { leaving.remove(event.controller) }
            }
            switch (before?.callback, event.callback) {
            case (.viewWillDisappear, .viewWillAppear):
                let isCertain = !showsEnds || own.contains(.viewDidDisappear)
                return context.diagnostic(
                    position, event.controller,
                    "\(name) is about to disappear and then appears again: "
                        + (isCertain ? "the transition was canceled" : "the transition may have been canceled")
                        + ", and no viewDidDisappear(_:) comes; undo in viewWillAppear(_:) what viewWillDisappear(_:) "
                        + "does")
            case (.viewWillAppear, .viewWillDisappear) where leaving.isEmpty && own.contains(.viewDidAppear):
                return context.diagnostic(
                    position, event.controller,
                    "\(name) is about to appear and then disappears: the appearance was canceled or interrupted, and no "
                        + "viewDidAppear(_:) comes; undo in viewWillDisappear(_:) what viewWillAppear(_:) does")
            default: return nil
            }
        }
    }
}
