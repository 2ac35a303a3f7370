import LifecycleModel

extension InstanceTable {
    /// Returns the instance that most likely received the callback, or nil if a new instance is needed. Prefers an
    /// instance whose state fits the callback, and of several such instances, the most recently used one.
    func choose(_ sighting: Sighting, from places: [Int]) -> Int? {
        let recent = places.sorted { instances[$0].used > instances[$1].used }
        guard let latest = recent.first else { return nil }
        if sighting.phase == .end || sighting.hasMessage || sighting.sourceLine != nil { return latest }
        if isSameCreation(sighting), instances[latest].initializers == 1 { return latest }
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

    /// Returns whether the instance can receive the callbacks of creation and loading: it has received no appearance
    /// callback, or its stage is 2, such as after `viewDidUnload`.
    private func isFresh(_ place: Int) -> Bool {
        state(place) == nil || instances[place].stage == 2
    }

    /// Returns whether the `viewWillAppear` in the sighting is from a second instance. Two instances of a class that
    /// appear together print `viewWillAppear` twice in a row. If the log contains the creation of the first instance,
    /// it also contains the creation of a second instance, so this rule doesn't apply.
    private func isTwin(_ sighting: Sighting, _ latest: Int) -> Bool {
        guard previous?.callback == .viewWillAppear, state(latest) == .appearing else { return false }
        return follows(sighting) && instances[latest].stage == 0
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
