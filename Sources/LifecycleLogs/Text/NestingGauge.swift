import LifecycleModel

/// A gauge that measures the levels of contained and presented controllers in a recording, event by event.
struct NestingGauge {
    /// The parent or presenter of each controller, without cycles.
    private var holders: [ControllerID: ControllerID] = [:]
    /// The maximum number of levels of each controller and its descendants so far.
    private var heights: [ControllerID: Int] = [:]

    /// Returns the number of levels in the branch that `event` extends, from the outermost to the innermost
    /// controller, or 0 if the event extends no branch. Below the event's subject, levels that were removed still
    /// count.
    mutating func levels(after event: HierarchyEvent) -> Int {
        guard let subject = event.subject else { return 0 }
        switch event.change {
        case .removeChild, .pop, .dismiss:
            holders[subject] = nil
            return 0
        case .addChild, .push, .present: return hang(subject, on: event.target)
        case .root, .select, .addView, .removeView, .loadView, .unloadView, .size, .column: return 0
        }
    }

    private mutating func hang(_ subject: ControllerID, on holder: ControllerID?) -> Int {
        var above: [ControllerID] = []
        var next = holder
        while let id = next {
            // In a broken recording, a controller can contain itself. Drawings show such a controller once.
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
