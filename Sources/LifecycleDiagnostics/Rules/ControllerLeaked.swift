import LifecycleModel

extension Rule {
    static let controllerLeaked = Rule(
        "controller-leaked", .warning, "A controller is popped, dismissed, or removed, but never deallocated",
        why: """
            The log or recording contains the deallocation of other instances of the class, but not of this one. \
            Something still retains the controller: for example, a timer, a closure that captures self, or a delegate \
            property that isn't weak. The controller keeps its views in memory and may continue to work off screen.
            """,
        remedy: """
            Capture self weakly, invalidate timers in viewWillDisappear, and declare delegate properties as weak. Then \
            check that deinit is called.
            """,
        evidence: "Warnings/Mistakes without a warning",
        example: """
              2024-05-01 10:00:00.001 App[7:1] <Detail: 0x600001> viewWillAppear:
              2024-05-01 10:00:00.300 App[7:1] <Detail: 0x600001> viewDidAppear:
              2024-05-01 10:00:01.001 App[7:1] <Detail: 0x600001> willMoveToParentViewController: (null)
              2024-05-01 10:00:01.002 App[7:1] <Detail: 0x600001> viewWillDisappear:
              2024-05-01 10:00:01.300 App[7:1] <Detail: 0x600001> viewDidDisappear:
              2024-05-01 10:00:01.301 App[7:1] <Detail: 0x600001> didMoveToParentViewController: (null)
              2024-05-01 10:00:01.302 App[7:1] <Detail: 0x600001> dealloc
            - 2024-05-01 10:00:02.001 App[7:1] <Detail: 0x600002> viewWillAppear:
            - 2024-05-01 10:00:02.300 App[7:1] <Detail: 0x600002> viewDidAppear:
            - 2024-05-01 10:00:03.001 App[7:1] <Detail: 0x600002> willMoveToParentViewController: (null)
            - 2024-05-01 10:00:03.002 App[7:1] <Detail: 0x600002> viewWillDisappear:
            - 2024-05-01 10:00:03.300 App[7:1] <Detail: 0x600002> viewDidDisappear:
            - 2024-05-01 10:00:03.301 App[7:1] <Detail: 0x600002> didMoveToParentViewController: (null) # here
              2024-05-01 10:00:09.001 App[7:1] <Home: 0x600009> viewDidAppear:
            """
    ) { context in
        // In a simulated run, a removed controller stays alive only if the scenario or the Swift program keeps it,
        // which is not a leak.
        guard !context.isPlayed else { return [] }
        let printed = context.printed
        return context.removals.sorted { $0.value < $1.value }.compactMap { controller, position in
            // Other instances of a class that prints its deallocation are alive until they print theirs.
            guard context.isIdentified(controller),
                printed[context.run[controller].className]?.contains(.deinitializer) == true,
                context.continues(after: position, without: controller)
            else { return nil }
            return context.diagnostic(
                position, controller,
                "\(context.name(controller)) was removed but is never deallocated, unlike other instances of its class;"
                    + " look for a closure, timer, or delegate that retains it")
        }
    }
}

extension RuleContext {
    /// The positions of the last removals, keyed by controller. Omits controllers with later callbacks or later changes
    /// of the hierarchy, except the removal of the view. Also omits removals before a heading in a log, because lines
    /// may be missing.
    fileprivate var removals: [ControllerID: Int] {
        var removed: [ControllerID: Int] = [:]
        var trackers: [ControllerID: RemovalTracker] = [:]
        for (position, event) in run.events.enumerated() {
            if isCut(at: position) { removed = [:] }
            switch event.body {
            case .callback(let callback):
                removed[callback.controller] =
                    trackers[callback.controller, default: RemovalTracker()].completes(with: callback) ? position : nil
            case .hierarchy(let change) where change.change == .pop || change.change == .dismiss:
                if let subject = change.subject { removed[subject] = position }
            case .hierarchy(let change):
                if let subject = change.subject, change.change != .removeView { removed[subject] = nil }
            default: break
            }
        }
        return removed
    }

    /// Returns whether another controller appears or disappears after `position`. If so, the log is long enough
    /// to contain a deallocation.
    fileprivate func continues(after position: Int, without id: ControllerID) -> Bool {
        run.events[position...].contains {
            if case .callback(let event) = $0.body {
                event.controller != id && event.callback.changesAppearance
            } else {
                false
            }
        }
    }
}

/// Recognizes a controller's removal by the order of its callbacks: willMove, viewDidDisappear, and didMove.
///
/// Logs seldom print the new parent. If a log prints a parent other than nil, the callbacks are not a removal.
private struct RemovalTracker {
    private var isLeaving = false
    private var isHidden = false

    /// Processes a callback, and returns whether the callback completes the removal.
    mutating func completes(with event: CallbackEvent) -> Bool {
        switch event.callback {
        case .willMoveToParent: (isLeaving, isHidden) = (event.parent?.id == nil, false)
        case .viewDidDisappear: isHidden = isLeaving
        case .viewWillAppear: isHidden = false
        case .didMoveToParent:
            defer { (isLeaving, isHidden) = (false, false) }
            return isHidden && (event.parent?.id == nil)
        default: break
        }
        return false
    }
}
