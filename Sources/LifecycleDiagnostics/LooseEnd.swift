import LifecycleModel

/// An appearance or a disappearance of a log or a recording that begins and never ends.
struct LooseEnd {
    /// Why the end is missing, and not only later than the log.
    enum Proof {
        /// A controller that appears or disappears in exchange has completed its own transition, at a position.
        case partner(ControllerID, Callback, Int)
        /// Another controller begins and completes a later transition, at a position.
        case later(ControllerID, Int)
        /// The log goes on for a number of seconds.
        case time(Double)
        case deallocation
        /// The log ends, and no other transition is incomplete.
        case end
    }

    let controller: ControllerID
    /// The callback that begins the transition, and its position in `Run.events`.
    let will: Callback
    let position: Int
    let evidence: Proof
    /// Whether the controller begins the opposite transition later.
    let isReversed: Bool
    /// Whether another controller of the same transition doesn't complete it either.
    let isShared: Bool
    /// Whether another controller stays on screen during the transition, as a container of the app's own does.
    let hasContainer: Bool
    /// Whether the class never prints the callback that is missing.
    let isSilent: Bool
    /// Whether the class prints no other callback either, so that it may log only this one.
    let isOnlyCallback: Bool

    /// The callback that is missing.
    var did: Callback { will.end }
}

/// Finds the loose ends of a run in one pass. No steps need to explain its callbacks.
struct LooseEndFinder {
    private struct Will {
        let callback: Callback
        let position: Int
        let group: Int
        let hasContainer: Bool
    }

    /// The controllers that begin a transition together.
    private struct Group {
        var members: Set<ControllerID> = []
        /// The controllers that have completed the transition.
        var ends: [(controller: ControllerID, did: Callback, position: Int, begin: Int)] = []
    }

    private let context: RuleContext
    private var pending: [ControllerID: Will] = [:]
    private var groups: [Group] = []
    /// Whether the next beginning belongs to the last group.
    private var isOpen = false
    private var lastTime: Double?
    private var onScreen: Set<ControllerID> = []
    private var found: [LooseEnd] = []
    private let printed: [String: Set<Callback>]
    private let instances: [String: Int]

    private init(_ context: RuleContext) {
        self.context = context
        printed = context.printed
        instances = context.run.controllers.reduce(into: [:]) { $0[$1.className, default: 0] += 1 }
    }

    /// Returns the loose ends of a log or a recording, in order.
    static func looseEnds(of context: RuleContext) -> [LooseEnd] {
        guard !context.isPlayed else { return [] }
        var finder = LooseEndFinder(context)
        for (position, event) in context.run.events.enumerated() {
            if context.isCut(at: position) { (finder.pending, finder.isOpen) = ([:], false) }
            if case .action(let action) = event.body, action.detail != .moved { continue }
            guard case .callback(let callback)? = context.expectedEvent(at: position)?.body else { continue }
            finder.follow(callback, event.time, at: position)
        }
        finder.finish()
        return finder.found.sorted { $0.position < $1.position }
    }

    /// The time in seconds above which two controllers don't begin a transition together.
    private static let longestTurn = 1.0

    private mutating func follow(_ event: CallbackEvent, _ time: Double?, at position: Int) {
        let id = event.controller
        if let time, let last = lastTime, time - last > Self.longestTurn { isOpen = false }
        if time != nil { lastTime = time }
        switch event.callback {
        case .viewWillAppear, .viewWillDisappear:
            if let will = pending[id], will.callback != event.callback { reverse(will, id) }
            if !isOpen || groups[groups.count - 1].members.contains(id) { groups.append(Group()) }
            isOpen = true
            groups[groups.count - 1].members.insert(id)
            pending[id] = Will(
                callback: event.callback, position: position, group: groups.count - 1,
                hasContainer: !onScreen.subtracting(groups[groups.count - 1].members).isEmpty)
        case .viewDidAppear, .viewDidDisappear:
            isOpen = false
            if let will = pending.removeValue(forKey: id), will.callback.end == event.callback {
                groups[will.group].ends.append((id, event.callback, position, will.position))
            }
            if event.callback == .viewDidAppear { onScreen.insert(id) } else { onScreen.remove(id) }
        case .deinitializer:
            if let will = pending.removeValue(forKey: id), context.isIdentified(id) { add(will, id, .deallocation) }
            onScreen.remove(id)
        default: break
        }
    }

    /// The opposite transition begins. Unless a partner had completed its own, the first one was canceled.
    private mutating func reverse(_ will: Will, _ id: ControllerID) {
        if let evidence = partner(of: will, id) { add(will, id, evidence, isReversed: true) }
    }

    private func partner(of will: Will, _ id: ControllerID) -> LooseEnd.Proof? {
        groups[will.group].ends.first {
            $0.controller != id && $0.did != will.callback.end && $0.position > will.position
        }
        .map { .partner($0.controller, $0.did, $0.position) }
    }

    /// The time in seconds after which a transition isn't running any more.
    private static let longestTransition = 3.0

    /// Adds the transitions that haven't ended at the end of the run.
    private mutating func finish() {
        let hierarchy = pending.isEmpty ? nil : Hierarchy(of: context.run)
        func contains(_ parent: ControllerID, _ child: ControllerID) -> Bool {
            sequence(first: child) { hierarchy?[$0].parent }.contains(parent)
        }
        let end = [context.run.endTime, context.run.events.last { $0.time != nil }?.time].compactMap { $0 }.max()
        let isOnlyOne = Set(pending.values.map(\.group)).count == 1
        let appears = pending.values.contains { $0.callback == .viewWillAppear }
        for (id, will) in pending.sorted(by: { $0.value.position < $1.value.position }) {
            let later = groups[(will.group + 1)...].lazy.compactMap {
                $0.ends.first { $0.controller != id && !contains(id, $0.controller) }
            }.first
            let time = context.run.events[will.position].time
            let rest = time.map { (end ?? $0) - $0 } ?? 0
            let ends = groups[will.group].ends
            let sibling = ends.first { $0.begin > will.position && !contains(id, $0.controller) }
            if let evidence = partner(of: will, id) {
                add(will, id, evidence)
            } else if let sibling {
                add(will, id, .partner(sibling.controller, sibling.did, sibling.position))
            } else if let later {
                add(will, id, .later(later.controller, later.position))
            } else if rest > Self.longestTransition {
                add(will, id, .time(rest))
            } else if isOnlyOne, ends.isEmpty, (will.callback == .viewWillAppear) == appears {
                add(will, id, .end)
            }
        }
    }

    private mutating func add(
        _ will: Will, _ id: ControllerID, _ evidence: LooseEnd.Proof, isReversed: Bool = false
    ) {
        let name = context.run[id].className
        let own = printed[name] ?? []
        let silent = !own.contains(will.callback.end)
        let isLogged = context.run.source != .run
        // A class that prints several callbacks is likely to print all that it receives.
        let isOnlyCallback = silent && isLogged && own.count < 2
        guard context.isIdentified(id) || instances[name] == 1, !silent || !isLogged || showsAll(of: will.callback)
        else { return }
        // A class that logs one callback only is reported only if the controller that it replaces has disappeared.
        if isOnlyCallback { guard case .partner(_, let did, _) = evidence, did != will.callback.end else { return } }
        let isShared = pending.contains { $0.key != id && $0.value.group == will.group }
        found.append(
            LooseEnd(
                controller: id, will: will.callback, position: will.position, evidence: evidence,
                isReversed: isReversed, isShared: isShared, hasContainer: will.hasContainer, isSilent: silent,
                isOnlyCallback: isOnlyCallback))
    }

    /// Returns whether most classes that print the beginning of a transition also print its end, so that a class that
    /// never does is likely to receive none.
    private func showsAll(of will: Callback) -> Bool {
        let begin = printed.values.filter { $0.contains(will) }
        let both = begin.count { $0.contains(will.end) }
        return both > 0 && both >= begin.count - both
    }
}
