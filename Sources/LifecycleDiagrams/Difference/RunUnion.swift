import LifecycleModel

/// Two runs with a common list of controllers, so that their events can be compared.
struct RunUnion {
    /// The left run, with the common controllers.
    let left: Run
    /// The right run, with the common controllers.
    let right: Run

    /// Joins two runs. For each controller in the right run, `matches` contains the matching controller in the left
    /// run, or nil.
    init(_ left: Run, _ right: Run, matches: [ControllerID?]) {
        var controllers = left.controllers
        let map = zip(right.controllers, matches).map { info, match -> ControllerID in
            if let match { return match }
            controllers.append(info)
            return ControllerID(controllers.count - 1)
        }
        var (first, second) = (left, right)
        first.controllers = controllers
        second.controllers = controllers
        second.events = right.events.map { RunUnion.moved($0, map) }
        self.left = first
        self.right = second
    }

    /// Returns an event with the IDs of the common controllers.
    private static func moved(_ event: Event, _ map: [ControllerID]) -> Event {
        func new(_ id: ControllerID) -> ControllerID { id.index < map.count ? map[id.index] : id }
        var event = event
        switch event.body {
        case .controller(let id): event.body = .controller(new(id))
        case .step: break
        case .callback(var callback):
            callback.controller = new(callback.controller)
            callback.sender = callback.sender.map(new)
            if let parent = callback.parent { callback.parent = ParentArgument(parent.id.map(new)) }
            event.body = .callback(callback)
        case .hierarchy(var change):
            change.subject = change.subject.map(new)
            change.target = change.target.map(new)
            event.body = .hierarchy(change)
        case .warning(var warning):
            warning.controller = warning.controller.map(new)
            event.body = .warning(warning)
        case .diagnostic(var diagnostic):
            diagnostic.controller = diagnostic.controller.map(new)
            event.body = .diagnostic(diagnostic)
        case .action(var action):
            action.subject = action.subject.map(new)
            action.target = action.target.map(new)
            event.body = .action(action)
        }
        return event
    }
}
