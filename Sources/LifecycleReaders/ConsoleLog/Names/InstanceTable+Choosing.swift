import LifecycleModel

extension InstanceTable {
    /// Returns the instance that most likely received the callback, or nil if a new instance is needed. Prefers an
    /// instance whose state fits the callback, and of several such instances, the most recently used one.
    func choose(_ sighting: Sighting, from places: [Int]) -> Int? {
        let recent = places.sorted { instances[$0].used > instances[$1].used }
        guard let latest = recent.first else { return nil }
        if sighting.phase == .end || isSameMessage(sighting, latest) { return latest }
        if isSameCreation(sighting), instances[latest].initializers == 1 { return latest }
        if let stage = sighting.callback.stage { return created(stage, recent) }
        if sighting.callback == .deinitializer { return first(recent, [.disappeared, .disappearing, nil]) ?? latest }
        if sighting.hasMessage || sighting.sourceLine != nil { return latest }
        switch sighting.callback {
        case .viewWillAppear: return first(recent, [nil, .disappeared, .disappearing]) ?? latest
        case .viewDidAppear: return first(recent, [.appearing, nil]) ?? latest
        case .viewWillDisappear:
            return recent.first { state($0) == nil && instances[$0].stage == 0 } ?? first(
                recent, [.appeared, .appearing])
                ?? latest
        case .viewDidDisappear: return first(recent, [.disappearing, nil]) ?? latest
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            let own = recent.filter { instances[$0].used > groupStart }
            return first(own, [.appearing, nil]) ?? first(recent, [.appearing]) ?? latest
        default: return latest
        }
    }

    /// Returns the instance that receives a callback of creation or loading, or nil if a new instance is needed: the
    /// callback creates an object, the view of each known instance was on screen, or a new group of lines begins.
    private func created(_ stage: Int, _ recent: [Int]) -> Int? {
        if let fresh = recent.first(where: { instances[$0].stage < stage && isFresh($0) }) { return fresh }
        guard stage > 2 else { return nil }
        // One instance can load its view twice, if the app calls `loadView` or uses the view too early.
        return recent.first { state($0) == nil || state($0) == .appearing && clock > groupStart }
    }

    /// Returns whether the sighting is from another message within the previous call.
    private func isSameMessage(_ sighting: Sighting, _ latest: Int) -> Bool {
        (sighting.hasMessage || sighting.sourceLine != nil) && instances[latest].used == clock
            && previous?.callback == sighting.callback
    }

    /// Returns whether the instance can receive the callbacks of creation and loading: it has received no appearance
    /// callback, or its stage is 2, such as after `viewDidUnload`.
    private func isFresh(_ place: Int) -> Bool {
        state(place) == nil || instances[place].stage == 2
    }

    /// Returns whether the sighting is from the same creation as the previous callback: `init` calls
    /// `init(nibName:bundle:)`, so one instance can print both.
    private func isSameCreation(_ sighting: Sighting) -> Bool {
        switch (previous?.callback, sighting.callback) {
        case (.initializer, .initWithNibName), (.initWithNibName, .initializer): follows(sighting)
        default: false
        }
    }

    /// Returns whether the previous callback in the log has the same controller name.
    private func follows(_ sighting: Sighting) -> Bool {
        previous?.name == sighting.name ?? InstanceTable.nobody
    }

    func state(_ place: Int) -> AppearanceState? { tracker.state(of: instances[place].id) }

    private func first(_ places: [Int], _ wanted: [AppearanceState?]) -> Int? {
        for state in wanted { if let place = places.first(where: { self.state($0) == state }) { return place } }
        return nil
    }
}

extension Callback {
    /// The creation stage of an instance when it receives the callback, or nil if the callback doesn't belong to a
    /// stage.
    var stage: Int? {
        switch self {
        case .initializer, .initWithCoder, .initWithNibName: 1
        case .awakeFromNib: 2
        case .loadView: 3
        case .viewDidLoad: 4
        default: nil
        }
    }
}

extension String {
    /// Whether a lowercase class name looks like the name of a base class, or is the name of a framework class.
    var isBaseClass: Bool {
        hasPrefix("base") || hasSuffix("base") || InstanceTable.frameworkClasses.contains(self)
    }
}
