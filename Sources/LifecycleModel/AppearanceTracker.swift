/// Follows the appearance states of a run's controllers through the transition table, one callback at a time.
///
/// A played run starts with every controller disappeared. A log may start in the middle of a life: there a controller's
/// state is unknown until its first appearance callback, which is taken as it comes.
public struct AppearanceTracker: Sendable {
    /// What one appearance callback did.
    public struct Move: Sendable, Hashable {
        /// The state before; nil where it was unknown.
        public let from: AppearanceState?
        public let callback: Callback
        /// The state after.
        public let to: AppearanceState
        /// Whether the transition table has the move, or the state before was unknown.
        public let isLegal: Bool
    }

    private var states: [AppearanceState?] = []
    private let initial: AppearanceState?

    /// Makes a tracker for `run`'s kind of source.
    public init(for run: Run) {
        initial = run.source == .scenario ? .disappeared : nil
        states = Array(repeating: initial, count: run.controllers.count)
    }

    /// The state of `controller` so far; nil where it is unknown.
    public func state(of controller: ControllerID) -> AppearanceState? {
        controller.index < states.count ? states[controller.index] : initial
    }

    /// Follows one callback; nil for a callback that moves no appearance state.
    @discardableResult
    public mutating func follow(_ event: CallbackEvent) -> Move? {
        guard let target = AppearanceMove.target(of: event.callback) else { return nil }
        while states.count <= event.controller.index { states.append(initial) }
        let from = states[event.controller.index]
        states[event.controller.index] = target
        let isLegal = from.map { AppearanceMove.move(from: $0, by: event.callback) != nil } ?? true
        return Move(from: from, callback: event.callback, to: target, isLegal: isLegal)
    }
}
