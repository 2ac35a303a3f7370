import LifecycleModel

/// Two runs over one list of controllers, so that what one tells of a controller can stand beside what the other tells.
struct RunUnion {
    /// The left run, over the controllers of both.
    let left: Run
    /// The right run, over the same controllers.
    let right: Run

    /// Joins both runs; `matches` are the controllers of the left run that those of the right run are.
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
