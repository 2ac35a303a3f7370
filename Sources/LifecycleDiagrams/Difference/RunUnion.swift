import LifecycleModel

/// Two runs over one list of controllers, so that what one tells of a controller can stand beside what the other tells.
struct RunUnion {
    /// The left run, over the controllers of both.
    let left: Run
    /// The right run, over the same controllers.
    let right: Run

    init(_ left: Run, _ right: Run) {
        var controllers = left.controllers
        var places: [String: Int] = [:]
        for (place, info) in controllers.enumerated() where places[info.id] == nil { places[info.id] = place }
        var map: [ControllerID] = []
        for info in right.controllers {
            if let place = places[info.id] {
                map.append(ControllerID(place))
            } else {
                places[info.id] = controllers.count
                map.append(ControllerID(controllers.count))
                controllers.append(info)
            }
        }
        var (first, second) = (left, right)
        first.controllers = controllers
        second.controllers = controllers
        second.events = right.events.map { RunUnion.moved($0, map) }
        self.left = first
        self.right = second
    }

    /// An event with the new numbers of its controllers.
    private static func moved(_ event: Event, _ map: [ControllerID]) -> Event {
        func new(_ id: ControllerID) -> ControllerID { id.index < map.count ? map[id.index] : id }
        var event = event
        switch event.body {
        case .controller(let id): event.body = .controller(new(id))
        case .step: break
        case .callback(var callback):
            callback.controller = new(callback.controller)
            callback.sender = callback.sender.map(new)
            if let parent = callback.parent { callback.parent = .some(parent.map(new)) }
            event.body = .callback(callback)
        case .hierarchy(var change):
            change.subject = change.subject.map(new)
            change.target = change.target.map(new)
            event.body = .hierarchy(change)
        case .warning(var warning):
            warning.controller = warning.controller.map(new)
            event.body = .warning(warning)
        case .diagnostic(var finding):
            finding.controller = finding.controller.map(new)
            event.body = .diagnostic(finding)
        case .action(var action):
            action.subject = action.subject.map(new)
            action.target = action.target.map(new)
            event.body = .action(action)
        }
        return event
    }
}
