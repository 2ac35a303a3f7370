import LifecycleModel

/// The order of lifelines from left to right. Parents are to the left of their children, and presenters are to the
/// left of the controllers that they present.
///
/// In this order, most messages point to the right, from a container to its children.
struct ParticipantOrder {
    /// All participants of the run, with the application first.
    private(set) var ids: [ControllerID] = []

    init(_ run: Run) {
        var holder: [ControllerID: ControllerID] = [:]
        for event in run.events {
            guard case .hierarchy(let change) = event.body, let subject = change.subject, let target = change.target,
                [.addChild, .push, .present].contains(change.change), holder[subject] == nil,
                !ParticipantOrder.isHeld(target, by: subject, holder)
            else { continue }
            holder[subject] = target
        }
        var held: [ControllerID: [ControllerID]] = [:]
        var roots: [ControllerID] = []
        for index in run.controllers.indices {
            let id = ControllerID(index)
            if run[id].kind == .application {
                ids.append(id)
            } else if let holder = holder[id] {
                held[holder, default: []].append(id)
            } else {
                roots.append(id)
            }
        }
        for root in roots { append(root, held) }
    }

    /// Returns whether `second` is `first`, or contains or presents `first` directly or indirectly. In that case,
    /// placing `second` below `first` would create a cycle.
    private static func isHeld(
        _ first: ControllerID, by second: ControllerID, _ holder: [ControllerID: ControllerID]
    ) -> Bool {
        var current: ControllerID? = first
        while let id = current {
            if id == second { return true }
            current = holder[id]
        }
        return false
    }

    private mutating func append(_ id: ControllerID, _ held: [ControllerID: [ControllerID]]) {
        ids.append(id)
        for child in held[id] ?? [] { append(child, held) }
    }
}
