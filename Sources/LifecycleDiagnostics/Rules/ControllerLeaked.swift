import LifecycleModel

extension Rule {
    static let controllerLeaked = Rule(
        "controller-leaked", .warning, "a controller that was popped, dismissed or removed and is never deallocated",
        why: """
            Somebody still holds it: a timer, a closure that captures self, a delegate that is not weak. It keeps its \
            views and goes on working unseen.
            """,
        remedy:
            "Capture self weakly, invalidate timers in viewWillDisappear, make delegates weak; then look for deinit.",
        bad: """
            2024-05-01 10:00:00.001 App[7:1] <Detail: 0x600001> viewWillAppear:
            2024-05-01 10:00:00.300 App[7:1] <Detail: 0x600001> viewDidAppear:
            2024-05-01 10:00:01.001 App[7:1] <Detail: 0x600001> willMoveToParentViewController: (null)
            2024-05-01 10:00:01.002 App[7:1] <Detail: 0x600001> viewWillDisappear:
            2024-05-01 10:00:01.300 App[7:1] <Detail: 0x600001> viewDidDisappear:
            2024-05-01 10:00:01.301 App[7:1] <Detail: 0x600001> didMoveToParentViewController: (null)
            2024-05-01 10:00:01.302 App[7:1] <Detail: 0x600001> dealloc
            2024-05-01 10:00:02.001 App[7:1] <Detail: 0x600002> viewWillAppear:
            2024-05-01 10:00:02.300 App[7:1] <Detail: 0x600002> viewDidAppear:
            2024-05-01 10:00:03.001 App[7:1] <Detail: 0x600002> willMoveToParentViewController: (null)
            2024-05-01 10:00:03.002 App[7:1] <Detail: 0x600002> viewWillDisappear:
            2024-05-01 10:00:03.300 App[7:1] <Detail: 0x600002> viewDidDisappear:
            2024-05-01 10:00:03.301 App[7:1] <Detail: 0x600002> didMoveToParentViewController: (null) # here
            2024-05-01 10:00:09.001 App[7:1] <Home: 0x600009> viewDidAppear:
            """,
        good: """
            2024-05-01 10:00:00.001 App[7:1] <Detail: 0x600001> viewWillAppear:
            2024-05-01 10:00:00.300 App[7:1] <Detail: 0x600001> viewDidAppear:
            2024-05-01 10:00:01.001 App[7:1] <Detail: 0x600001> willMoveToParentViewController: (null)
            2024-05-01 10:00:01.002 App[7:1] <Detail: 0x600001> viewWillDisappear:
            2024-05-01 10:00:01.300 App[7:1] <Detail: 0x600001> viewDidDisappear:
            2024-05-01 10:00:01.301 App[7:1] <Detail: 0x600001> didMoveToParentViewController: (null)
            2024-05-01 10:00:01.302 App[7:1] <Detail: 0x600001> dealloc
            2024-05-01 10:00:09.001 App[7:1] <Home: 0x600009> viewDidAppear:
            """
    ) { context in
        // In a played run who outlives a pop is held by the story itself; only what an app did can be a leak.
        guard !context.isPlayed else { return [] }
        let classes = context.classesThatPrintDeinit
        let gone = context.departures
        return gone.sorted { $0.value < $1.value }.compactMap { controller, place in
            guard context.isIdentified(controller), classes.contains(context.run[controller].className),
                context.livesOn(after: place, without: controller)
            else { return nil }
            return context.diagnostic(
                place, controller,
                "\(context.name(controller)) has left for good but is never deallocated, though others of its class are; look"
                    + " for a closure, timer or delegate that holds it")
        }
    }
}

extension RuleContext {
    /// Where each controller that has left for good did so.
    fileprivate var departures: [ControllerID: Int] {
        var gone: [ControllerID: Int] = [:]
        var farewells: [ControllerID: Farewell] = [:]
        for (place, event) in run.events.enumerated() {
            if isCut(at: place) { gone = [:] }
            switch event.body {
            case .callback(let callback):
                gone[callback.controller] =
                    farewells[callback.controller, default: Farewell()].ends(with: callback) ? place : nil
            case .hierarchy(let change) where change.change == .pop || change.change == .dismiss:
                if let subject = change.subject { gone[subject] = place }
            case .hierarchy(let change):
                if let subject = change.subject, change.change != .removeView { gone[subject] = nil }
            default: break
            }
        }
        return gone
    }

    /// Classes of which some instance printed its deallocation: one that did not is still there.
    fileprivate var classesThatPrintDeinit: Set<String> {
        Set(run.callbacks.filter { $0.event.callback == .deinitializer }.map { run[$0.event.controller].className })
    }

    /// Whether the run goes on after `place` with another controller, so that a deallocation would have been seen.
    fileprivate func livesOn(after place: Int, without id: ControllerID) -> Bool {
        run.events[place...].contains {
            if case .callback(let event) = $0.body {
                event.controller != id && event.callback.movesAppearance
            } else {
                false
            }
        }
    }
}

/// A controller's way out of its parent: a will, a disappearance, a did. Logs seldom print the parent that tells more.
private struct Farewell {
    private var isWarned = false
    private var isHidden = false

    /// Follows a callback; returns whether the way out ends with it.
    mutating func ends(with event: CallbackEvent) -> Bool {
        switch event.callback {
        case .willMoveToParent: (isWarned, isHidden) = (event.parent == nil || event.parent == .some(nil), false)
        case .viewDidDisappear: isHidden = isWarned
        case .viewWillAppear: isHidden = false
        case .didMoveToParent:
            defer { (isWarned, isHidden) = (false, false) }
            return isHidden && (event.parent == nil || event.parent == .some(nil))
        default: break
        }
        return false
    }
}
