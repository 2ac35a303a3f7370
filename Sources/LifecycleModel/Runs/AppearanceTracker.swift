/// A tracker that follows the appearance states of a run's controllers through the transition table, one callback at a
/// time.
///
/// In a simulated run, every controller starts as disappeared. A log or a recording may start while controllers are
/// on screen, so the state of each controller is unknown until its first callback that changes the state. This
/// callback always counts as legal. It also counts as legal if the state may have changed since the last callback:
/// below a heading of a log, which can begin an excerpt, unless the inferred step below it continues the one before; by
/// callbacks that the log never prints for the controller's class; and if the log prints no addresses but several
/// instances of the class.
public struct AppearanceTracker: Sendable {
    /// The effect of one appearance callback.
    public struct Transition: Sendable, Hashable {
        /// The state before the callback, or nil if it was unknown.
        public let from: AppearanceState?
        /// The callback that made the transition.
        public let callback: Callback
        /// The state after the callback.
        public let to: AppearanceState
        /// Whether the transition is in ``StateTransition/table``, or the state before the callback is uncertain.
        public let isLegal: Bool
    }

    private var states: [AppearanceState?] = []
    private let initial: AppearanceState?
    /// Whether the run is simulated. A simulated run records the state after each callback, so direct calls by the
    /// app don't change the state.
    private let isPlayed: Bool
    private let isLog: Bool
    /// The controllers whose state is certain.
    private var known: Set<ControllerID> = []
    /// The controllers of a log that can't be distinguished from others of their class.
    private var doubtful: Set<ControllerID> = []
    /// For each controller of a log or recording, the callbacks that its class never receives.
    private var unseen: [Set<Callback>] = []

    /// Creates a tracker for a run.
    public init(for run: Run) {
        isPlayed = run.source == .scenario
        isLog = run.source == .log
        initial = isPlayed ? .disappeared : nil
        states = Array(repeating: initial, count: run.controllers.count)
        if !isPlayed { scan(run) }
    }

    private mutating func scan(_ run: Run) {
        let counts = run.controllers.reduce(into: [:]) { $0[$1.className, default: 0] += 1 }
        let all = Set(StateTransition.table.map(\.callback))
        var seen: [String: Set<Callback>] = [:]
        for (_, event) in run.callbacks where event.callback.changesAppearance {
            seen[run[event.controller].className, default: []].insert(event.callback)
        }
        for (index, info) in run.controllers.enumerated() {
            unseen.append(all.subtracting(seen[info.className] ?? []))
            if isLog, info.address == nil, counts[info.className] != 1 { doubtful.insert(ControllerID(index)) }
        }
    }

    /// Returns the current state of `controller`, or nil if it is unknown.
    public func state(of controller: ControllerID) -> AppearanceState? {
        controller.index < states.count ? states[controller.index] : initial
    }

    /// Follows an event. Returns the transition that it makes, or nil if it doesn't change an appearance state.
    @discardableResult
    public mutating func follow(_ event: Event) -> Transition? {
        switch event.body {
        case .callback(let callback): return follow(callback)
        case .step(let step):
            if isLog, step.inference?.isAfterGap ?? true { known = [] }
            return nil
        default: return nil
        }
    }

    /// Follows a callback and returns its transition, or returns nil for a callback that doesn't change the
    /// appearance state.
    ///
    /// A direct call by the app doesn't change the state (Evidence, Appearance states). In a simulated run, the
    /// recorded state of the call shows this. In a log or a recording, a direct call looks like any other callback,
    /// so it changes the state.
    @discardableResult
    public mutating func follow(_ event: CallbackEvent) -> Transition? {
        let id = event.controller
        if event.callback.phase == .creation { known.remove(id) }
        guard let target = StateTransition.target(of: event.callback) else { return nil }
        while states.count <= id.index { states.append(initial) }
        let from = states[id.index]
        let to = isPlayed ? event.state ?? target : target
        states[id.index] = to
        let isCertain = isPlayed || known.contains(id) && !doubtful.contains(id)
        known.insert(id)
        let isLegal = from.map { !isCertain || allows($0, event.callback, to, of: id) } ?? true
        return Transition(from: from, callback: event.callback, to: to, isLegal: isLegal)
    }

    /// Returns whether a callback leads from a state, or from one to which unseen callbacks lead, to another state.
    private func allows(
        _ from: AppearanceState, _ callback: Callback, _ to: AppearanceState, of id: ControllerID
    ) -> Bool {
        var reached = [from]
        var index = 0
        while index < reached.count {
            let state = reached[index]
            if StateTransition.transition(from: state, by: callback)?.to == to { return true }
            for next in id.index < unseen.count ? unseen[id.index] : [] {
                guard let other = StateTransition.transition(from: state, by: next)?.to else { continue }
                if !reached.contains(other) { reached.append(other) }
            }
            index += 1
        }
        return false
    }
}
