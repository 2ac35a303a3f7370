import LifecycleModel

/// Measures how deep the controllers of a recording hold and present one another, event by event.
struct NestingGauge {
    /// The controller that holds or presents each one; never in a circle.
    private var holders: [ControllerID: ControllerID] = [:]
    /// The most levels that each controller has had below it, itself included.
    private var heights: [ControllerID: Int] = [:]

    /// Returns the levels of the branch that `event` changes, from the outermost controller to the innermost; 0 where it
    /// makes no branch longer.
    mutating func levels(after event: HierarchyEvent) -> Int {
        guard let subject = event.subject else { return 0 }
        switch event.change {
        case .removeChild, .pop, .dismiss:
            holders[subject] = nil
            return 0
        case .addChild, .push, .present: return hang(subject, on: event.target)
        case .root, .select, .addView, .removeView, .loadView, .unloadView: return 0
        }
    }

    private mutating func hang(_ subject: ControllerID, on holder: ControllerID?) -> Int {
        var above: [ControllerID] = []
        var next = holder
        while let id = next {
            // A broken recording may say that a controller holds itself. Drawings show it once.
            if id == subject { return 0 }
            above.append(id)
            next = holders[id]
        }
        holders[subject] = holder
        let height = heights[subject, default: 1]
        for (distance, id) in above.enumerated() {
            heights[id] = max(heights[id, default: 1], height + distance + 1)
        }
        return height + above.count
    }
}
