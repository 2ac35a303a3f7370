import LifecycleModel

/// What a log shows of a run: the callbacks that are compared with those of a simulation, in order.
///
/// Layout passes, traits, initializers, and changes of the parent are not compared, because the app's code determines
/// their time and number. Deallocations are compared separately, because a log can print them late.
struct Observation {
    /// A callback of the log.
    struct Item {
        var token: Token
        /// The position in `Run.events`.
        var eventIndex: Int
        var line: Int?
        var time: Double?
        /// The number of times that the log prints the callback in immediate succession.
        var copies = 1
        /// The position in `Run.events` of the first repetition, or nil.
        var copyIndex: Int?
        /// The callback as it was read, with its flags.
        var event: CallbackEvent
        /// The departure that a repair of the log undid at this item: the item is missing in the log, or is elsewhere, or
        /// another callback comes before it.
        var deviation: Deviation?
        /// Whether the log contains the callback at this position.
        var isInPlace: Bool { deviation == nil || deviation?.kind == .extra }
    }

    let run: Run
    /// The kind of each participant.
    let kinds: [ControllerKind]
    /// The callbacks in the order of the log.
    private(set) var listed: [Item] = []
    /// The callbacks with the loading of each view directly before the next callback of its controller.
    private(set) var items: [Item] = []
    /// The first item after each heading of the log, with the verbs that the heading's words stand for.
    private(set) var headings: [Int: Set<String>] = [:]
    private var listedHeadings: [Int: Set<String>] = [:]
    /// The participant that is the application, or nil.
    let application: Int?
    /// For each class, the callbacks that the log prints.
    private var printed: [String: Set<Callback>] = [:]
    /// For each participant, the callbacks that its class prints.
    private var ownPrinted: [Set<Callback>] = []
    /// The callbacks that the log prints for at least one class.
    private var allPrinted: Set<Callback> = []
    /// For each participant, the callbacks of each transition that its class prints.
    private var transitions: [[[Callback]]] = []
    /// For each participant, the positions of its items.
    private(set) var positions: [[Int]] = []
    /// For each participant that begins to appear, the position of its last viewWillAppear.
    private(set) var lastAppearances: [Int: Int] = [:]
    /// For each participant whose deallocation the log prints, its position in `Run.events`.
    private(set) var deallocations: [Int: Int] = [:]
    /// The position in `Run.events` of the application's termination, or nil.
    private(set) var termination: Int?
    /// The positions in `Run.events` at which the application enters the background or is about to leave it, and
    /// whether it enters it.
    private(set) var switches: [(eventIndex: Int, entersBackground: Bool)] = []
    /// The participants that a storyboard creates.
    private(set) var decoded: Set<Int> = []
    /// For each participant that gets a parent, the position in `Run.events` where it first does.
    private(set) var contained: [Int: Int] = [:]
    /// The parents of each participant that the log names.
    private(set) var parents: [Int: Set<Int>] = [:]
    /// Whether the log prints callbacks of the application or of scenes.
    private(set) var printsApplication = false
    /// Whether the log prints callbacks of scenes.
    private(set) var printsScenes = false
    /// Whether the log prints callbacks or messages of scenes, which exist in iOS 13 and later.
    private(set) var hasScenes = false
    /// The number of callbacks of other windows after the last item.
    private var followers = 0
    /// The number of callbacks of other windows after which a step of this one has ended.
    private static let longestPause = 3
    /// Whether the log ends in the last step, so that the end of the step can be missing.
    var endsInStep: Bool { followers <= Self.longestPause }

    /// Creates the observation of a run.
    ///
    /// - Parameters:
    ///   - trustsNames: Whether the end of a class's name shows its kind.
    ///   - isObserved: Returns whether the event at a position in `Run.events` belongs to the observation. Other
    ///     callbacks still count as those that the log prints.
    init(_ run: Run, trustsNames: Bool = true, where isObserved: (Int) -> Bool = { _ in true }) {
        self.run = run
        kinds = trustsNames ? Self.kinds(of: run.controllers) : run.controllers.map(\.kind)
        application = run.controllers.firstIndex { $0.kind == .application }
        for (eventIndex, event) in run.events.enumerated() {
            switch event.body {
            case .callback(let callback): add(callback, at: eventIndex, event, isObserved: isObserved(eventIndex))
            case .action(let action) where action.kind == .note: add(message: action.detail?.rawValue, at: eventIndex)
            case .step(let step): listedHeadings[listed.count, default: []].formUnion(Heading.verbs(in: step.text))
            default: break
            }
        }
        arrange()
    }

    /// Returns the observation with other items instead of those in a range of `listed`.
    func replacing(_ range: Range<Int>, with new: [Item]) -> Observation {
        var result = self
        result.listed.replaceSubrange(range, with: new)
        for item in new {
            result.printed[run.controllers[item.token.participant].className, default: []].insert(item.token.callback)
        }
        let shift = new.count - range.count
        result.listedHeadings = Dictionary(
            listedHeadings.map { ($0.key < range.upperBound ? $0.key : $0.key + shift, $0.value) }
        ) { $0.union($1) }
        result.arrange()
        return result
    }

    /// Orders the items for the comparison with a simulation, and each heading before the first of the callbacks that
    /// follow it in the log.
    private mutating func arrange() {
        ownPrinted = run.controllers.map { printed[$0.className] ?? [] }
        transitions = ownPrinted.map { printed in Transition.allCases.map { $0.callbacks.filter(printed.contains) } }
        let moved = Self.withLateLoading(withContainersFirst(Array(listed.enumerated()))) { $0.element.token }
        let ordered = Self.withSortedMemory(moved) { $0.element.token }
        items = ordered.map(\.element)
        var first = Array(repeating: items.count, count: items.count + 1)
        for (position, item) in ordered.enumerated() { first[item.offset] = position }
        for offset in items.indices.reversed() { first[offset] = min(first[offset], first[offset + 1]) }
        headings = listedHeadings.reduce(into: [:]) { $0[first[$1.key], default: []].formUnion($1.value) }
        positions = Array(repeating: [], count: run.controllers.count)
        lastAppearances = [:]
        for (position, item) in items.enumerated() {
            positions[item.token.participant].append(position)
            if item.token.callback == .viewWillAppear { lastAppearances[item.token.participant] = position }
        }
    }

    /// Returns the kinds of participants by their classes. The end of a class's name tells the kind if it has one
    /// instance and if no other class is known to have that kind: `PageViewController` can also be one of the pages.
    private static func kinds(of controllers: [ControllerInfo]) -> [ControllerKind] {
        let known = Set(controllers.map(\.kind))
        let instances = controllers.reduce(into: [:]) { $0[$1.className, default: 0] += 1 }
        return controllers.map { info in
            guard info.kind == .viewController, instances[info.className] == 1 else { return info.kind }
            let name = info.shortClassName.lowercased()
            let kind = endings.first { name.hasSuffix($0.0) }?.1 ?? .viewController
            return known.contains(kind) ? .viewController : kind
        }
    }

    private static let endings: [(String, ControllerKind)] = [
        ("navigationcontroller", .navigationController), ("navcontroller", .navigationController),
        ("navigationviewcontroller", .navigationController), ("navigation", .navigationController),
        ("tabbarcontroller", .tabBarController), ("tabcontroller", .tabBarController),
        ("tabbarviewcontroller", .tabBarController), ("tabbar", .tabBarController),
        ("pageviewcontroller", .pageViewController), ("pagecontroller", .pageViewController),
        ("splitviewcontroller", .splitViewController), ("splitcontroller", .splitViewController),
    ]

    /// The number of callbacks over which the loading of a view is moved. A pager loads neighbors before they appear.
    private static let loadingReach = 100

    /// Returns the callbacks with the loading of each view directly before the next callback of its controller. When a
    /// view is loaded depends on when the app's code first uses it, so its place says little about the step.
    static func withLateLoading<Element>(_ list: [Element], _ token: (Element) -> Token) -> [Element] {
        var result = list
        var next: [Int: Int] = [:]
        for index in list.indices.reversed() {
            let own = token(result[index])
            var slot = index
            if own.callback.phase == .loading, let target = next[own.participant], target - index <= loadingReach {
                while slot + 1 < target {
                    result.swapAt(slot, slot + 1)
                    let passed = token(result[slot]).participant
                    if next[passed] == slot + 1 { next[passed] = slot }
                    slot += 1
                }
            }
            next[own.participant] = slot
        }
        return result
    }

    /// Returns the callbacks with those of UIKit's containers before those of their contents. In super, a container forwards
    /// its callback to its content, so a class that prints after it calls super prints after its content (Evidence,
    /// Parent and child order).
    ///
    /// A container prints like that if most of its callbacks directly follow the same callbacks of controllers that the
    /// log named after it.
    private func withContainersFirst(_ list: [(offset: Int, element: Item)]) -> [(offset: Int, element: Item)] {
        let tokens = list.map(\.element.token)
        var firsts = Array(repeating: Int.max, count: run.controllers.count)
        for (index, token) in tokens.enumerated() { firsts[token.participant] = min(firsts[token.participant], index) }
        func forwards(_ container: Token, to other: Token) -> Bool {
            [.navigationController, .tabBarController].contains(kinds[container.participant])
                && container.callback.changesAppearance && container.callback == other.callback
                && firsts[container.participant] < firsts[other.participant]
        }
        var late: [Int: Int] = [:]
        for (first, second) in zip(tokens, tokens.dropFirst()) {
            if forwards(second, to: first) { late[second.participant, default: 0] += 1 }
            if forwards(first, to: second) { late[first.participant, default: 0] -= 1 }
        }
        var result = list
        for index in list.indices where late[tokens[index].participant] ?? 0 > 0 {
            var slot = index
            while slot > 0, forwards(tokens[index], to: result[slot - 1].element.token) {
                result.swapAt(slot, slot - 1)
                slot -= 1
            }
        }
        return result
    }

    /// Returns the callbacks with those of a memory warning sorted by controller. UIKit sends them in the order in which
    /// the controllers were created, which a log doesn't tell.
    static func withSortedMemory<Element>(_ list: [Element], _ token: (Element) -> Token) -> [Element] {
        var group = 0
        var wasMemory = false
        let keys = list.enumerated().map { offset, element in
            let isMemory = token(element).callback.phase == .memory
            if !(wasMemory && isMemory) { group += 1 }
            wasMemory = isMemory
            return (group, token(element).participant, offset)
        }
        return keys.sorted(by: <).map { list[$0.2] }
    }

    /// Whether a log can show a callback well enough to compare it.
    static func compares(_ callback: Callback) -> Bool {
        switch callback.phase {
        case .appearance, .rotation, .memory, .application: true
        case .loading: callback != .loadViewIfNeeded
        case .environment: callback == .viewWillTransitionToSize || callback == .willTransitionToTraits
        case .creation, .containment, .layout, .segue, .view, .swiftUI, .delegate: false
        }
    }

    private mutating func add(message: String?, at eventIndex: Int) {
        if message?.hasPrefix("scene") == true { hasScenes = true }
        switch message {
        case Callback.didEnterBackground.shortName: switches.append((eventIndex, true))
        case Callback.willEnterForeground.shortName: switches.append((eventIndex, false))
        case Callback.willTerminate.shortName: termination = eventIndex
        default: break
        }
    }

    private mutating func add(_ event: CallbackEvent, at eventIndex: Int, _ source: Event, isObserved: Bool) {
        let index = event.controller.index
        if event.callback == .initWithCoder || event.callback == .awakeFromNib { decoded.insert(index) }
        if event.callback == .deinitializer { deallocations[index] = eventIndex }
        if event.callback == .willMoveToParent, contained[index] == nil, event.parent.map({ $0.id != nil }) ?? true {
            contained[index] = eventIndex
        }
        if let parent = event.parent?.id?.index, parent != index { parents[index, default: []].insert(parent) }
        guard Self.compares(event.callback), event.callback.phase != .loading || !canBeHiddenStack(index) else {
            return
        }
        if event.callback.phase == .application {
            printsApplication = true
            if event.callback.swiftName.hasPrefix("scene") { (printsScenes, hasScenes) = (true, true) }
        }
        printed[run.controllers[index].className, default: []].insert(event.callback)
        allPrinted.insert(event.callback)
        guard isObserved else {
            followers += 1
            return
        }
        followers = 0
        let token = Token(index, event.callback)
        if let last = listed.last, last.token == token, event.callback.carriesAnimated,
            (source.time ?? 0) - (last.time ?? 0) < Self.sameCause
        {
            listed[listed.count - 1].copies += 1
            if last.copyIndex == nil { listed[listed.count - 1].copyIndex = eventIndex }
            return
        }
        listed.append(Item(token: token, eventIndex: eventIndex, line: source.line, time: source.time, event: event))
    }

    /// Returns whether a participant can be a navigation controller in a hidden tab, whose view is loaded at the launch,
    /// at a place that isn't known (Evidence, Tab bars).
    private func canBeHiddenStack(_ participant: Int) -> Bool {
        kinds[participant] == .navigationController && kinds.count { $0 == .navigationController } > 1
    }

    /// The time in seconds within which a repeated callback has the same cause.
    static let sameCause = 0.05

    /// Returns whether another instance of the class whose view the log loads first loads its view below a heading that
    /// names no other step than a launch.
    func beginsAnew(at position: Int) -> Bool {
        guard let verbs = headings[position], verbs.isSubset(of: ["launch"]), position > 0,
            let first = items.first?.token, first.callback.phase == .loading
        else { return false }
        let token = items[position].token
        return token.callback == first.callback && token.participant != first.participant
            && run.controllers[token.participant].className == run.controllers[first.participant].className
    }

    /// The newest version that sends the callbacks of the log that UIKit no longer sends, or else the newest version.
    var newestVersion: IOSVersion {
        let last = allPrinted.compactMap(\.definition.until).min()
        return last.map { IOSVersion($0) } ?? .newest
    }

    /// Returns whether the log prints an appearance callback for at least one class.
    func printsElsewhere(_ callback: Callback) -> Bool {
        callback.phase == .appearance && allPrinted.contains(callback)
    }

    /// Whether only the name of a class shows the kind of a participant.
    var guessesKinds: Bool { kinds != run.controllers.map(\.kind) }

    /// Whether a controller begins to appear and never ends although another one disappears. UIKit's containers end both.
    var hasUnfinishedExchange: Bool {
        positions.contains { own in
            own.indices.contains { index in
                let end = index + 1 < own.count ? own[index + 1] : items.count
                return items[own[index]].token.callback == .viewWillAppear
                    && (end == items.count || items[end].token.callback != .viewDidAppear)
                    && items[own[index]..<end].contains { $0.token.callback == .viewDidDisappear }
            }
        } && allPrinted.contains(.viewDidAppear)
    }

    /// Whether several participants get a parent before the first item.
    var hasSiblings: Bool {
        guard let first = items.first else { return false }
        return contained.values.count { $0 < first.eventIndex } > 1
    }

    /// Returns whether a participant whose class never prints the end of a transition would print it: most classes that
    /// print the beginning of the transition print its end, too.
    func wouldPrint(_ token: Token) -> Bool {
        guard let will = token.callback.beginning, prints(will, token.participant),
            ownPrinted[token.participant].count > 1
        else { return false }
        let begin = printed.values.filter { $0.contains(will) }
        let both = begin.count { $0.contains(token.callback) }
        return both > 0 && both >= begin.count - both
    }

    /// Returns whether the class of the participant prints the callback at least once.
    func prints(_ callback: Callback, _ participant: Int) -> Bool {
        participant < ownPrinted.count && ownPrinted[participant].contains(callback)
    }

    /// What happens to a controller in a step.
    enum Transition: Int, CaseIterable {
        case appearance, disappearance, canceledAppearance, canceledDisappearance

        fileprivate var callbacks: [Callback] {
            switch self {
            case .appearance: [.viewWillAppear, .viewDidAppear]
            case .disappearance: [.viewWillDisappear, .viewDidDisappear]
            case .canceledAppearance: [.viewWillAppear, .viewWillDisappear]
            case .canceledDisappearance: [.viewWillDisappear, .viewWillAppear]
            }
        }
    }

    /// Returns the callbacks of a transition that the log prints for a participant. Empty for a controller that isn't
    /// in the log.
    func callbacks(of transition: Transition, _ participant: Int) -> [Callback] {
        participant < transitions.count ? transitions[participant][transition.rawValue] : []
    }

    /// Returns whether the log prints the appearance of a controller.
    func printsAppearance(of id: Int) -> Bool { !callbacks(of: .appearance, id).isEmpty }

    /// The callbacks that the class of a participant prints, without its deallocation.
    func callbackSet(of participant: Int) -> Set<Callback> { ownPrinted[participant] }

    /// Returns the participants that the items from `position` name, each once, in the order of the log.
    func upcoming(at position: Int, within count: Int = 12, limit: Int = 5) -> [Int] {
        var found: [(participant: Int, eventIndex: Int)] = []
        for item in items[position..<min(position + count, items.count)] where found.count < limit {
            let index = item.token.participant
            if index != application, !found.contains(where: { $0.participant == index }) {
                found.append((index, item.eventIndex))
            }
        }
        return found.sorted { $0.eventIndex < $1.eventIndex }.map(\.participant)
    }

    /// Returns the position of a callback from `position` on, if it is among the next ones of its participant, or nil.
    func next(_ token: Token, from position: Int) -> Int? {
        guard token.participant < positions.count else { return nil }
        let own = positions[token.participant]
        return own[own.firstIndex(notBelow: position)...].prefix(Self.ownReach).first { items[$0].token == token }
    }

    private static let ownReach = 32

    /// Returns the first callbacks in a range that change the appearance of a participant.
    func appearances(of participant: Int, in range: Range<Int>, limit: Int) -> [Callback] {
        var found: [Callback] = []
        let ownPositions = positions[participant]
        var index = ownPositions.firstIndex(notBelow: range.lowerBound)
        while index < ownPositions.count, ownPositions[index] < range.upperBound, found.count < limit {
            let callback = items[ownPositions[index]].token.callback
            if callback.changesAppearance { found.append(callback) }
            index += 1
        }
        return found
    }

    /// Returns whether the view of a participant was loaded before `position`, as far as the log shows.
    func isLoaded(_ participant: Int, at position: Int) -> Bool {
        let ownPositions = positions[participant]
        let next = ownPositions.firstIndex(notBelow: position)
        guard next < ownPositions.count else { return next > 0 }
        if items[ownPositions[next]].token.callback.phase == .loading { return false }
        return next > 0 || prints(.viewDidLoad, participant)
    }
}

extension Callback {
    /// The callback that begins the transition that this one ends, or nil.
    var beginning: Callback? {
        switch self {
        case .viewDidAppear: .viewWillAppear
        case .viewDidDisappear: .viewWillDisappear
        default: nil
        }
    }
}

/// A callback of a participant.
struct Token: Hashable {
    let participant: Int
    let callback: Callback

    init(_ participant: Int, _ callback: Callback) {
        self.participant = participant
        self.callback = callback
    }
}

extension [Int] {
    /// Returns the first position in this sorted list whose element is at least `value`, or the count.
    fileprivate func firstIndex(notBelow value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
