import LifecycleModel

/// The history of one value in a run, such as a controller's appearance state.
struct History<Value> {
    private var changes: [(index: Int, value: Value)] = []

    /// Adds the value from the event at `index` onward.
    mutating func add(_ value: Value, at index: Int) { changes.append((index, value)) }

    /// Returns the value before the event at `end`, or nil if no value was recorded by then.
    func value(before end: Int) -> Value? { values(in: 0..<end).last }

    /// Returns the values that were recorded at a range of events, in order.
    func values(in range: Range<Int>) -> some BidirectionalCollection<Value> {
        changes[firstChange(from: range.lowerBound)..<firstChange(from: range.upperBound)].lazy.map(\.value)
    }

    /// Returns the position of the first change at or after the event at `index`, or the number of changes.
    private func firstChange(from index: Int) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The values in a run that expectations refer to, collected in one pass through the events.
struct Histories {
    /// The responders that receive a touch, and the responder that handles it, or nil if none does.
    struct Touch {
        var chain: [String] = []
        var handler: String?
    }

    private(set) var states: [ControllerID: History<AppearanceState>] = [:]
    /// The sizes of the controllers' root views.
    private(set) var sizes: [ControllerID: History<String>] = [:]
    /// The states of the tasks that have begun, by the tasks' names.
    private(set) var tasks: [String: History<Expectation.TaskClaim.State>] = [:]
    private(set) var touches = History<Touch>()
    private(set) var statusBar = History<String>()
    private(set) var orientation = History<String>()
    /// The current instances, by the controllers' names.
    private var instances: [String: History<ControllerID>] = [:]
    /// The instances, by their IDs.
    private var ids: [String: ControllerID] = [:]

    init(_ run: Run) {
        for (index, controller) in run.controllers.enumerated() { ids[controller.id] = ControllerID(index) }
        var tracker = AppearanceTracker(for: run)
        var living: [String: [ControllerID]] = [:]
        var deallocated: Set<ControllerID> = []
        var touch: (index: Int, value: Touch)?
        for (index, event) in run.events.enumerated() {
            switch event.body {
            case .controller(let id):
                living[run[id].name, default: []].append(id)
                instances[run[id].name, default: History()].add(id, at: index)
            case .callback(let callback):
                tracker.follow(callback)
                let id = callback.controller
                if let state = callback.state ?? tracker.state(of: id) {
                    states[id, default: History()].add(state, at: index)
                }
                if callback.callback == .deinitializer {
                    deallocated.insert(id)
                    let name = run[id].name
                    while let last = living[name]?.last, deallocated.contains(last) { living[name]?.removeLast() }
                    if let last = living[name]?.last { instances[name, default: History()].add(last, at: index) }
                }
            case .hierarchy(let change):
                guard change.change == .size, let subject = change.subject, let size = change.detail else { continue }
                sizes[subject, default: History()].add(size, at: index)
            case .action(let action):
                if action.kind == .touch {
                    if let touch { touches.add(touch.value, at: touch.index) }
                    touch = (index, Touch())
                }
                if action.kind == .handle { touch?.value.handler = action.name }
                if action.kind == .responder || action.kind == .handle {
                    touch?.value.chain.append(action.name ?? "")
                }
                follow(action, at: index)
            default: continue
            }
        }
        if let touch { touches.add(touch.value, at: touch.index) }
    }

    private mutating func follow(_ action: ActionEvent, at index: Int) {
        guard let name = action.name else { return }
        switch action.kind {
        case .beginTask: tasks[name, default: History()].add(.running, at: index)
        case .endTask: tasks[name]?.add(.ended, at: index)
        case .statusBar where action.detail == nil: statusBar.add(name, at: index)
        case .rotate where action.detail == nil: orientation.add(name, at: index)
        default: return
        }
    }

    /// Returns the instance that a name refers to before the event at `end`: the instance with that ID, such as
    /// `detail#2`, or the current instance, which is the latest that is not deallocated. If all instances are
    /// deallocated, returns the latest. Returns nil if there is no instance.
    func instance(_ name: String, before end: Int) -> ControllerID? {
        instances[name]?.value(before: end) ?? ids[name]
    }
}
