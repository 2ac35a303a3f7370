import LifecycleModel

/// Tells a log's controllers apart: by address where one is printed, else by what an instance can have been sent.
///
/// A class may have several instances that print alike. An instance loads its view once and moves through the
/// transition table; what none of the known ones can have been sent is the first sign of a further one.
struct InstanceTable {
    private struct Instance {
        let id: ControllerID
        var address: String?
        /// How far its creation was seen: 1 init, 2 awakeFromNib, 3 loadView, 4 viewDidLoad.
        var stage = 0
        var isGone = false
        /// The number of the last sighting, for the latest used.
        var used = 0
    }

    private var instances: [Instance] = []
    private var byName: [String: [Int]] = [:]
    private var byAddress: [String: Int] = [:]
    /// How many instances a name has had.
    private var counts: [String: Int] = [:]
    private var tracker: AppearanceTracker
    private var clock = 0
    private var previous: (name: String, callback: Callback)?

    init(run: Run) { tracker = AppearanceTracker(for: run) }

    /// The key of who is nowhere named; such a one is shown as `controller`, a UIViewController.
    private static let nobody = ""

    /// The controller that a sighting is of; a new one where it can be none of the known.
    mutating func resolve(_ sighting: Sighting, in run: inout Run) -> (ControllerID, isNew: Bool) {
        let name = sighting.name ?? InstanceTable.nobody
        let place: Int
        var isNew = false
        if let address = sighting.address, let known = byAddress[address], !instances[known].isGone {
            place = known
        } else if let address = sighting.address {
            let unknown = candidates(name).filter { instances[$0].address == nil && sighting.name != nil }
            if let own = choose(sighting, from: unknown), unknown.count == 1 {
                place = own
                instances[own].address = address
                run.controllers[instances[own].id.index].address = address
            } else {
                place = make(name, address, in: &run)
                isNew = true
            }
            byAddress[address] = place
        } else if let known = choose(sighting, from: candidates(name)) {
            place = known
        } else {
            place = make(name, nil, in: &run)
            isNew = true
        }
        use(place, sighting, name)
        return (instances[place].id, isNew)
    }

    /// The controller that a warning names.
    mutating func find(_ name: String, address: String?, in run: inout Run) -> (ControllerID, isNew: Bool) {
        if let address, let known = byAddress[address] { return (instances[known].id, false) }
        let known = candidates(name).filter { address == nil || instances[$0].address == nil }
        if let latest = known.max(by: { instances[$0].used < instances[$1].used }), address == nil || known.count == 1 {
            if let address {
                byAddress[address] = latest
                instances[latest].address = address
                run.controllers[instances[latest].id.index].address = address
            }
            return (instances[latest].id, false)
        }
        let place = make(name, address, in: &run)
        if let address { byAddress[address] = place }
        return (instances[place].id, true)
    }

    /// The controller of that name that was last heard of, without making one.
    func latest(_ sighting: Sighting) -> ControllerID? {
        if let address = sighting.address { return byAddress[address].map { instances[$0].id } }
        return candidates(sighting.name ?? InstanceTable.nobody).max { instances[$0].used < instances[$1].used }
            .map { instances[$0].id }
    }

    /// Follows a callback through the transition table; the state after it, where it is known.
    mutating func follow(_ event: CallbackEvent) -> AppearanceState? {
        tracker.follow(event)?.to ?? tracker.state(of: event.controller)
    }

    // MARK: Making and using

    private func candidates(_ name: String) -> [Int] {
        (byName[InstanceTable.key(name)] ?? []).filter { !instances[$0].isGone }
    }

    private static func key(_ name: String) -> String {
        (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
    }

    private mutating func make(_ name: String, _ address: String?, in run: inout Run) -> Int {
        let id = ControllerID(run.controllers.count)
        let className = name.isEmpty ? "UIViewController" : name
        let short = name.isEmpty ? "controller" : name.split(separator: ".").last.map(String.init) ?? name
        let twins = counts[InstanceTable.key(name)] ?? 0
        let kind = ControllerKind(uiKitClass: short) ?? .viewController
        run.controllers.append(
            ControllerInfo(
                id: twins == 0 ? short : "\(short)#\(twins + 1)", name: short, className: className, kind: kind,
                address: address))
        instances.append(Instance(id: id, address: address))
        let key = InstanceTable.key(name)
        counts[key, default: 0] += 1
        byName[key, default: []].append(instances.count - 1)
        // Who has not been heard of for so many others is not looked at again: the search stays short.
        if byName[key]?.count ?? 0 > 12 { byName[key]?.removeFirst() }
        return instances.count - 1
    }

    private mutating func use(_ place: Int, _ sighting: Sighting, _ name: String) {
        clock += 1
        instances[place].used = clock
        if let stage = sighting.callback.stage { instances[place].stage = max(stage, instances[place].stage) }
        if sighting.callback == .viewDidUnload { instances[place].stage = 2 }
        if sighting.callback == .deinitializer, sighting.phase != .start {
            instances[place].isGone = true
            if let address = instances[place].address { byAddress[address] = nil }
        }
        previous = (name, sighting.callback)
    }

    // MARK: Choosing

    /// The instance that can have been sent the callback, the latest used first; nil where a new one is due.
    private func choose(_ sighting: Sighting, from places: [Int]) -> Int? {
        let recent = places.sorted { instances[$0].used > instances[$1].used }
        guard let latest = recent.first else { return nil }
        if sighting.phase == .end || sighting.hasMessage || sighting.sourceLine != nil { return latest }
        if let stage = sighting.callback.stage { return recent.first { instances[$0].stage < stage && isFresh($0) } }
        switch sighting.callback {
        case .viewWillAppear:
            if isTwin(sighting, latest) { return recent.first { state($0) == nil || state($0) == .disappeared } }
            return first(recent, [nil, .disappeared, .disappearing]) ?? latest
        case .viewDidAppear: return first(recent, [.appearing, nil]) ?? latest
        case .viewWillDisappear:
            return recent.first { state($0) == nil && instances[$0].stage == 0 } ?? first(
                recent, [.appeared, .appearing])
                ?? latest
        case .viewDidDisappear: return first(recent, [.disappearing, nil]) ?? latest
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            return first(recent, [.appearing]) ?? latest
        default: return latest
        }
    }

    /// A callback of creation is of an instance that has not been on screen.
    private func isFresh(_ place: Int) -> Bool {
        state(place) == nil || instances[place].stage == 2
    }

    /// Two instances of a class that appear together print viewWillAppear twice on end.
    private func isTwin(_ sighting: Sighting, _ latest: Int) -> Bool {
        guard let previous, previous.callback == .viewWillAppear, state(latest) == .appearing else { return false }
        return previous.name == (sighting.name ?? InstanceTable.nobody)
    }

    private func state(_ place: Int) -> AppearanceState? { tracker.state(of: instances[place].id) }

    private func first(_ places: [Int], _ wanted: [AppearanceState?]) -> Int? {
        for state in wanted { if let place = places.first(where: { self.state($0) == state }) { return place } }
        return nil
    }
}

extension Callback {
    /// How far the creation of an instance is when it is sent the callback.
    fileprivate var stage: Int? {
        switch self {
        case .initializer, .initWithCoder, .initWithNibName: 1
        case .awakeFromNib: 2
        case .loadView: 3
        case .viewDidLoad: 4
        default: nil
        }
    }
}
