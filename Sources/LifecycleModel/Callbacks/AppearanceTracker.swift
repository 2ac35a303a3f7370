/// Follows the appearance states of a run's controllers through the transition table, one callback at a time.
///
/// A played run starts with every controller disappeared. A log may start in the middle of a life: there a controller's
/// state is unknown until its first appearance callback, which is taken as it comes.
public struct AppearanceTracker: Sendable {
    /// What one appearance callback did.
    public struct Move: Sendable, Hashable {
        /// The state before; nil where it was unknown.
        public let from: AppearanceState?
        /// The callback that made the move.
        public let callback: Callback
        /// The state after.
        public let to: AppearanceState
        /// Whether the transition table has the move, or the state before was unknown.
        public let isLegal: Bool
    }

    private var states: [AppearanceState?] = []
    private let initial: AppearanceState?
    /// Whether the run says itself what came of each callback: one that the app calls by hand passes the states by.
    private let isPlayed: Bool

    /// Makes a tracker for `run`'s kind of source.
    public init(for run: Run) {
        isPlayed = run.source == .scenario
        initial = isPlayed ? .disappeared : nil
        states = Array(repeating: initial, count: run.controllers.count)
    }

    /// The state of `controller` so far; nil where it is unknown.
    public func state(of controller: ControllerID) -> AppearanceState? {
        controller.index < states.count ? states[controller.index] : initial
    }

    /// Follows one callback; nil for a callback that moves no appearance state.
    ///
    /// A callback that the app calls by hand makes no move: direct calls change no state (Evidence,
    /// Appearance states). A played run knows; in a log it looks like any other, and the state is taken to follow it.
    @discardableResult
    public mutating func follow(_ event: CallbackEvent) -> Move? {
        guard let target = AppearanceMove.target(of: event.callback) else { return nil }
        while states.count <= event.controller.index { states.append(initial) }
        let from = states[event.controller.index]
        let to = isPlayed ? event.state ?? target : target
        states[event.controller.index] = to
        let isLegal = from.map { AppearanceMove.move(from: $0, by: event.callback)?.to == to } ?? true
        return Move(from: from, callback: event.callback, to: to, isLegal: isLegal)
    }
}
