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
        bad: """
            Home viewDidLoad
            Home viewWillAppear:
            Home viewDidAppear:
            Home viewWillDisappear:
            Home viewWillAppear: # here
            Home viewDidAppear:
            """,
        good: """
            Home viewDidLoad
            Home viewWillAppear:
            Home viewDidAppear:
            Home viewWillDisappear:
            Home viewDidDisappear:
            Home viewWillAppear:
            Home viewDidAppear:
            """
    ) { context in
        guard !context.isPlayed else { return [] }
        let ends = Set(
            context.run.callbacks.filter { $0.event.callback == .viewDidDisappear }
                .map { context.run[$0.event.controller].className })
        var last: [ControllerID: Callback] = [:]
        return context.run.events.indices.compactMap { position -> Diagnostic? in
            // A viewDidDisappear that is missing in the log isn't a canceled transition.
            if case .action(let action) = context.run.events[position].body, action.kind == .expected,
                let subject = action.subject, action.name == Callback.viewDidDisappear.swiftName
            {
                last[subject] = .viewDidDisappear
            }
            guard case .callback(let event) = context.run.events[position].body, event.callback.changesAppearance
            else { return nil }
            let before = last.updateValue(event.callback, forKey: event.controller)
            guard before == .viewWillDisappear, event.callback == .viewWillAppear else { return nil }
            let isCertain = ends.isEmpty || ends.contains(context.run[event.controller].className)
            return context.diagnostic(
                position, event.controller,
                "\(context.name(event.controller)) is about to disappear and then appears again: "
                    + (isCertain ? "the transition was canceled" : "the transition may have been canceled")
                    + ", and no viewDidDisappear(_:) comes; undo in viewWillAppear(_:) what viewWillDisappear(_:) does")
        }
    }
}
