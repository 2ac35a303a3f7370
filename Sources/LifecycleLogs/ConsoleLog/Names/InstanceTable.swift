import LifecycleModel

/// A table of the controllers in a log. Addresses, UUIDs, and numbers distinguish the instances of a class. For a line
/// without an address, UUID, or number, the table chooses an instance that can receive the callback.
///
/// A class may have several instances whose lines look the same. There is one instance until the log shows two: by an
/// address, by an initializer or a `deinit`, or by a view that loads after another one was on screen. A callback that
/// doesn't create an instance or load its view belongs to the instance whose appearance state fits best.
struct InstanceTable {
    struct Instance {
        let id: ControllerID
        /// The class or alias, in lowercase and without its module.
        let key: String
        var address: String?
        /// Whether the class is from the object's own description.
        var isObject = false
        /// The highest creation stage that the log shows: 1 init, 2 awakeFromNib, 3 loadView, 4 viewDidLoad, or 0 for
        /// none. `viewDidUnload` sets the stage to 2.
        var stage = 0
        /// The number of initializer calls in the log.
        var initializers = 0
        var isGone = false
        /// The value of `clock` at the latest sighting.
        var used = 0
    }

    var instances: [Instance] = []
    private var byName: [String: [Int]] = [:]
    private var byAddress: [String: Int] = [:]
    private var counts: [String: Int] = [:]
    private var ids: Set<String> = []
    var tracker: AppearanceTracker
    private(set) var clock = 0
    /// The value of `clock` at the last heading or blank line.
    private(set) var groupStart = 0
    var previous: (name: String, sighting: Sighting)?
    /// Classes, in lowercase, whose methods ran in objects of other classes.
    private var bases: Set<String> = []
    /// The prefix, in lowercase, that key-value observing adds to the class name of an observed object.
    private static let observed = "nskvonotifying_"
    /// Apple's controller classes that apps subclass, in lowercase.
    static let frameworkClasses: Set<String> = [
        "uiviewcontroller", "uinavigationcontroller", "uitabbarcontroller", "uitableviewcontroller",
        "uicollectionviewcontroller", "uipageviewcontroller", "uisplitviewcontroller", "uihostingcontroller",
        "nsviewcontroller",
    ]

    init(run: Run) { tracker = AppearanceTracker(for: run) }

    /// The key for an unnamed controller, which is shown as `controller` with the class UIViewController.
    static let unnamedKey = ""
    /// The end of the key of a SwiftUI view.
    private static let viewMark = "()"

    mutating func startGroup() { groupStart = clock }

    /// Returns the controller for a sighting, and the reason for choosing it. Creates a controller if no known
    /// controller fits.
    mutating func resolve(_ sighting: Sighting, in run: inout Run) -> Resolution {
        let name = sighting.name ?? InstanceTable.unnamedKey
        var key = InstanceTable.key(name)
        let known = sighting.address.flatMap { byAddress[InstanceTable.addressKey($0, key)] }
        // A SwiftUI view can have the name of a controller, but it has no address.
        if sighting.callback.phase == .swiftUI, known == nil { key += InstanceTable.viewMark }
        let (index, reason) =
            sighting.address.map { at($0, sighting, name, key, in: &run) } ?? byState(sighting, name, key, in: &run)
        use(index, sighting, name, key)
        return Resolution(controller: instances[index].id, reason: reason)
    }

    /// Returns the instance with a printed address, UUID, or number, and the reason for choosing it.
    ///
    /// If the address is new, the line names a controller, and exactly one instance with this name has no address, that
    /// instance gets the address, provided it can receive the callback. Creates an instance if no known instance fits.
    private mutating func at(
        _ address: String, _ sighting: Sighting, _ name: String, _ key: String, in run: inout Run
    ) -> (Int, Resolution.Reason) {
        let addressKey = InstanceTable.addressKey(address, key)
        let known = byAddress[addressKey].flatMap { instances[$0].isGone ? nil : $0 }
        if let known, isStill(known, sighting, key) { return (known, .address) }
        let unknown = candidates(key).filter { instances[$0].address == nil && sighting.name != nil }
        if known == nil, unknown.count == 1, let own = choose(sighting, from: unknown) {
            give(address, to: own, in: &run)
            byAddress[addressKey] = own
            return (own, .firstAddress)
        }
        if let known { release(known) }
        let index = make(name, key, address, in: &run)
        byAddress[addressKey] = index
        return (index, known == nil ? .newAddress : .reusedAddress)
    }

    /// Returns the instance for a line without an address, UUID, or number, and the reason for choosing it. Creates an
    /// instance if no known instance fits.
    private mutating func byState(
        _ sighting: Sighting, _ name: String, _ key: String, in run: inout Run
    ) -> (Int, Resolution.Reason) {
        let indices = candidates(key)
        guard let known = choose(sighting, from: indices) else {
            let isReload = sighting.callback.stage ?? 0 > 2 && indices.contains { state($0) == .disappeared }
            let reason = indices.isEmpty ? Resolution.Reason.newName : isReload ? .newOrReloaded : .newInstance
            return (make(name, key, nil, in: &run), reason)
        }
        return (known, indices.count > 1 ? .state : .name)
    }

    /// Returns whether the known object at an address is the object in the sighting. Memory can be reused by an object
    /// of the same or another class. If the sighting shows that a method of another class ran in the object, records
    /// that class as a base class.
    private mutating func isStill(_ index: Int, _ sighting: Sighting, _ key: String) -> Bool {
        let instance = instances[index]
        if sighting.name != nil {
            if let base = sighting.methodClass, InstanceTable.key(base) != key { bases.insert(InstanceTable.key(base)) }
            if key != instance.key, !isSameObject(key, sighting, as: instance) { return false }
        }
        guard let stage = sighting.callback.stage, stage <= instance.stage else { return true }
        let state = state(index)
        return !(state == .disappeared || state == .disappearing)
    }

    /// Returns whether a line that names another class, such as a base class or an alias, can be about the same object.
    private func isSameObject(_ key: String, _ sighting: Sighting, as instance: Instance) -> Bool {
        if key.hasPrefix(InstanceTable.observed) || instance.key.hasPrefix(InstanceTable.observed) {
            return key.hasSuffix(instance.key) || instance.key.hasSuffix(key)
        }
        if sighting.isObject, instance.isObject { return false }
        if key.isEmpty || instance.key.isEmpty || bases.contains(key) || bases.contains(instance.key) { return true }
        if key.isBaseClass || instance.key.isBaseClass || key.contains(instance.key) || instance.key.contains(key) {
            return true
        }
        // If an override calls super, a log can contain a line with the class of the override, followed by a line
        // with the base class.
        return previous?.sighting.callback == sighting.callback && instance.used == clock
    }

    private mutating func give(_ address: String, to index: Int, in run: inout Run) {
        instances[index].address = address
        run.controllers[instances[index].id.index].address = address
    }

    /// Sets the number of the unnamed controller, if there is exactly one and it has no number yet.
    mutating func number(_ number: String, in run: inout Run) {
        let unnamed = candidates(InstanceTable.unnamedKey)
        guard unnamed.count == 1, instances[unnamed[0]].address == nil else { return }
        give(number, to: unnamed[0], in: &run)
        byAddress[InstanceTable.addressKey(number, InstanceTable.unnamedKey)] = unnamed[0]
    }

    /// Returns the key for looking up an instance. An address or UUID identifies one object. A number identifies one
    /// object of its class.
    private static func addressKey(_ address: String, _ key: String) -> String {
        address.utf8.count < 5 && !address.hasPrefix("0x") ? key + "#" + address : address
    }

    /// Returns the controller that a warning or dump describes, and whether the controller is new. Creates the
    /// controller if it is unknown.
    mutating func find(_ name: String, address: String?, in run: inout Run) -> (ControllerID, isNew: Bool) {
        let key = InstanceTable.key(name)
        if let address, let known = byAddress[address], !instances[known].isGone,
            instances[known].key == key || !instances[known].isObject
        {
            instances[known].isObject = true
            return (instances[known].id, false)
        }
        if let gone = address.flatMap({ byAddress[$0] }) { release(gone) }
        let known = candidates(key).filter { address == nil || instances[$0].address == nil }
        if let latest = known.max(by: { instances[$0].used < instances[$1].used }), address == nil || known.count == 1 {
            if let address {
                byAddress[address] = latest
                give(address, to: latest, in: &run)
                instances[latest].isObject = true
            }
            return (instances[latest].id, false)
        }
        let index = make(name, key, address, in: &run)
        instances[index].isObject = address != nil
        if let address { byAddress[address] = index }
        return (instances[index].id, true)
    }

    /// Returns the controller with the sighting's address, or the most recently used controller with the sighting's
    /// name, or nil if there is none. If the sighting has an unknown address, considers only controllers without an
    /// address. Doesn't create a controller.
    func latest(_ sighting: Sighting) -> ControllerID? {
        let key = InstanceTable.key(sighting.name ?? InstanceTable.unnamedKey)
        if let known = sighting.address.flatMap({ byAddress[InstanceTable.addressKey($0, key)] }) {
            return instances[known].id
        }
        return candidates(key).filter { sighting.address == nil || instances[$0].address == nil }
            .max { instances[$0].used < instances[$1].used }.map { instances[$0].id }
    }

    /// Applies a callback to the appearance state of its controller. Returns the resulting state, or nil if it is
    /// unknown.
    mutating func follow(_ event: CallbackEvent) -> AppearanceState? {
        tracker.follow(event)?.to ?? tracker.state(of: event.controller)
    }

    // MARK: Creation and lookup

    private func candidates(_ key: String) -> [Int] { byName[key] ?? [] }

    /// Marks an instance as deallocated, so that no later line without its address belongs to it.
    private mutating func release(_ index: Int) {
        instances[index].isGone = true
        byName[instances[index].key] = candidates(instances[index].key).filter { $0 != index }
    }

    private static func key(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return name.lowercased() }
        return (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
    }

    private mutating func make(_ name: String, _ key: String, _ address: String?, in run: inout Run) -> Int {
        let id = ControllerID(run.controllers.count)
        let className = name.isEmpty ? "UIViewController" : name
        let short = name.isEmpty ? "controller" : name.split(separator: ".").last.map(String.init)?.withoutMarks ?? name
        let isView = key.hasSuffix(InstanceTable.viewMark)
        let kind = isView ? .swiftUIView : ControllerKind(uiKitClass: short) ?? .viewController
        counts[InstanceTable.key(name), default: 0] += 1
        // A number in the log stays.
        var number = address.flatMap { $0.utf8.count < 5 ? Int($0) : nil } ?? counts[InstanceTable.key(name)] ?? 1
        var unique: String { number == 1 ? short : "\(short)#\(number)" }
        while !ids.insert(unique).inserted { number += 1 }
        run.controllers.append(
            ControllerInfo(id: unique, name: short, className: className, kind: kind, address: address))
        instances.append(Instance(id: id, key: key, address: address))
        // To limit the search, forget the oldest instance with the name, if possible one that has disappeared.
        var known = candidates(key)
        if known.count > 11 { known.remove(at: known.firstIndex { state($0) == .disappeared } ?? 0) }
        byName[key] = known + [instances.count - 1]
        return instances.count - 1
    }

    private mutating func use(_ index: Int, _ sighting: Sighting, _ name: String, _ key: String) {
        clock += 1
        instances[index].used = clock
        if sighting.isObject { instances[index].isObject = true }
        if let stage = sighting.callback.stage {
            instances[index].stage = max(stage, instances[index].stage)
            instances[index].initializers += stage == 1 ? 1 : 0
        }
        if sighting.callback == .viewDidUnload { instances[index].stage = 2 }
        if sighting.callback == .deinitializer, sighting.phase != .start {
            release(index)
            if let address = instances[index].address { byAddress[InstanceTable.addressKey(address, key)] = nil }
        }
        previous = (name, sighting)
    }

    /// Returns the instance that most likely received the callback, or nil if a new instance is needed. Prefers an
    /// instance whose state fits the callback, and of several such instances, the most recently used one.
    func choose(_ sighting: Sighting, from indices: [Int]) -> Int? {
        let recent = indices.sorted { instances[$0].used > instances[$1].used }
        guard let latest = recent.first else { return nil }
        if sighting.phase == .end || isSameMessage(sighting, latest) { return latest }
        if isSameCreation(sighting), instances[latest].initializers == 1 { return latest }
        if let stage = sighting.callback.stage { return created(stage, recent) }
        if sighting.callback == .deinitializer { return first(recent, [.disappeared, .disappearing, nil]) ?? latest }
        if isMessage(sighting) { return latest }
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
        return recent.first {
            state($0) == nil || state($0) == .appearing && clock > groupStart && instances[$0].stage < stage
        }
    }

    /// Returns whether the sighting is from another message within the previous call.
    private func isSameMessage(_ sighting: Sighting, _ latest: Int) -> Bool {
        isMessage(sighting) && instances[latest].used == clock && previous?.sighting.callback == sighting.callback
    }

    private func isMessage(_ sighting: Sighting) -> Bool {
        sighting.sourceLine != nil || previous.map { sighting.isMessage(after: $0.sighting) } ?? sighting.hasMessage
    }

    /// Returns whether the instance can receive the callbacks of creation and loading: it has received no appearance
    /// callback, or its stage is 2, such as after `viewDidUnload`.
    private func isFresh(_ index: Int) -> Bool {
        state(index) == nil || instances[index].stage == 2
    }

    /// Returns whether the sighting is from the same creation as the previous callback: `init` calls
    /// `init(nibName:bundle:)`, so one instance can print both.
    private func isSameCreation(_ sighting: Sighting) -> Bool {
        switch (previous?.sighting.callback, sighting.callback) {
        case (.initializer, .initWithNibName), (.initWithNibName, .initializer): follows(sighting)
        default: false
        }
    }

    /// Returns whether the previous callback in the log has the same controller name.
    private func follows(_ sighting: Sighting) -> Bool {
        previous?.name == sighting.name ?? InstanceTable.unnamedKey
    }

    func state(_ index: Int) -> AppearanceState? { tracker.state(of: instances[index].id) }

    private func first(_ indices: [Int], _ wanted: [AppearanceState?]) -> Int? {
        for state in wanted { if let index = indices.first(where: { self.state($0) == state }) { return index } }
        return nil
    }
}

extension String {
    /// The number in a name such as `【1】` or `#2`, or the name itself.
    fileprivate var withoutMarks: String {
        let number = drop { !$0.isNumber }.prefix(while: \.isNumber)
        return number.isEmpty || contains { $0.isLetter || $0 == "_" } ? self : String(number)
    }

    /// Whether a lowercase class name looks like the name of a base class, or is the name of a framework class.
    var isBaseClass: Bool {
        hasPrefix("base") || hasSuffix("base") || InstanceTable.frameworkClasses.contains(self)
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
