import LifecycleModel

extension Run {
    /// Whether the run contains changes to the hierarchy. Most logs contain none.
    var hasHierarchy: Bool { events.contains { if case .hierarchy = $0.body { true } else { false } } }

    /// The steps, in order.
    var steps: some Sequence<StepEvent> {
        events.lazy.compactMap { if case .step(let step) = $0.body { step } else { nil } }
    }

    /// The number of steps in which a controller's state changes.
    var stateChangingSteps: Int {
        var (count, isCounted) = (0, false)
        for event in events {
            switch event.body {
            case .step: isCounted = false
            case .callback(let callback) where callback.callback.changesAppearance && !isCounted:
                (count, isCounted) = (count + 1, true)
            default: continue
            }
        }
        return count
    }
}
