/// A tracker that follows the appearance states of a run's controllers through the transition table, one callback at a
/// time.
///
/// In a simulated run, every controller starts as disappeared. A log or a recording may start while controllers are
/// on screen, so the state of each controller is unknown until its first callback that changes the state. This
/// callback always counts as legal.
public struct AppearanceTracker: Sendable {
    /// The effect of one appearance callback.
    public struct Transition: Sendable, Hashable {
        /// The state before the callback, or nil if it was unknown.
        public let from: AppearanceState?
        /// The callback that made the transition.
        public let callback: Callback
        /// The state after the callback.
        public let to: AppearanceState
        /// Whether the transition is in ``StateTransition/table``, or the state before the callback was unknown.
        public let isLegal: Bool
    }

    private var states: [AppearanceState?] = []
    private let initial: AppearanceState?
    /// Whether the run is simulated. A simulated run records the state after each callback, so direct calls by the
    /// app don't change the state.
    private let isPlayed: Bool

    /// Creates a tracker for a run.
    public init(for run: Run) {
        isPlayed = run.source == .scenario
        initial = isPlayed ? .disappeared : nil
        states = Array(repeating: initial, count: run.controllers.count)
    }

    /// Returns the current state of `controller`, or nil if it is unknown.
    public func state(of controller: ControllerID) -> AppearanceState? {
        controller.index < states.count ? states[controller.index] : initial
    }

    /// Follows a callback and returns its transition, or returns nil for a callback that doesn't change the
    /// appearance state.
    ///
    /// A direct call by the app doesn't change the state (Evidence, Appearance states). In a simulated run, the
    /// recorded state of the call shows this. In a log or a recording, a direct call looks like any other callback,
    /// so it changes the state.
    @discardableResult
    public mutating func follow(_ event: CallbackEvent) -> Transition? {
        guard let target = StateTransition.target(of: event.callback) else { return nil }
        while states.count <= event.controller.index { states.append(initial) }
        let from = states[event.controller.index]
        let to = isPlayed ? event.state ?? target : target
        states[event.controller.index] = to
        let isLegal = from.map { StateTransition.transition(from: $0, by: event.callback)?.to == to } ?? true
        return Transition(from: from, callback: event.callback, to: to, isLegal: isLegal)
    }
}
