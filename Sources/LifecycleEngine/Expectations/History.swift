import LifecycleModel

/// The history of one property, such as the appearance state, for each controller in a run, by the controller's name.
struct History<Value> {
    private var entries: [String: [(place: Int, value: Value)]] = [:]

    /// Adds the value that a controller has from the event at `place` onward.
    mutating func add(_ value: Value, of controller: String, at place: Int) {
        entries[controller, default: []].append((place, value))
    }

    /// Returns the controller's value before the event at `end`, or nil if no value was recorded by then.
    func value(of controller: String, before end: Int) -> Value? {
        let entries = entries[controller] ?? []
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].place < end { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? entries[low - 1].value : nil
    }
}

extension Run {
    /// The history of the controllers' appearance states.
    var states: History<AppearanceState> {
        var states = History<AppearanceState>()
        var tracker = AppearanceTracker(for: self)
        for (place, event) in events.enumerated() {
            guard case .callback(let callback) = event.body else { continue }
            tracker.follow(callback)
            guard let state = callback.state ?? tracker.state(of: callback.controller) else { continue }
            states.add(state, of: self[callback.controller].name, at: place)
        }
        return states
    }

    /// The history of the sizes of the controllers' root views.
    var sizes: History<String> {
        var sizes = History<String>()
        for (place, event) in events.enumerated() {
            guard case .hierarchy(let change) = event.body, change.change == .size, let subject = change.subject,
                let size = change.detail
            else { continue }
            sizes.add(size, of: self[subject].name, at: place)
        }
        return sizes
    }
}
