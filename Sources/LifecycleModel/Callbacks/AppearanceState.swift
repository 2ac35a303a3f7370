/// The four states that a view controller's view is in, as far as the screen is concerned.
///
/// Source: Apple's class reference of `UIViewController`, the state-transition figure.
public enum AppearanceState: String, Sendable, Hashable, CaseIterable {
    case disappeared, appearing, appeared, disappearing
}

/// One legal move between two appearance states, with the callback that makes it.
public struct AppearanceMove: Sendable, Hashable {
    /// The state before the callback.
    public let from: AppearanceState
    /// The callback that makes the move.
    public let callback: Callback
    /// The state after the callback.
    public let to: AppearanceState
    /// Whether the move interrupts a running transition and turns it round.
    public var isCancellation: Bool {
        from == .appearing && to == .disappearing || from == .disappearing && to == .appearing
    }

    /// THE transition table: every legal move, in the order of the ring and then the two that cancel.
    ///
    /// The engine enforces it, the checker verifies it, and the state diagram is drawn from it, so that none can drift
    /// from the others. Source: Evidence, Appearance states; the two canceling moves are in the text of the class
    /// reference ("what a will starts must be ended in the matching did and in the opposite will").
    public static let table: [AppearanceMove] = [
        AppearanceMove(from: .disappeared, callback: .viewWillAppear, to: .appearing),
        AppearanceMove(from: .appearing, callback: .viewDidAppear, to: .appeared),
        AppearanceMove(from: .appeared, callback: .viewWillDisappear, to: .disappearing),
        AppearanceMove(from: .disappearing, callback: .viewDidDisappear, to: .disappeared),
        AppearanceMove(from: .appearing, callback: .viewWillDisappear, to: .disappearing),
        AppearanceMove(from: .disappearing, callback: .viewWillAppear, to: .appearing),
    ]

    /// The legal move that `callback` makes from `state`, or nil where the table has none.
    public static func move(from state: AppearanceState, by callback: Callback) -> AppearanceMove? {
        table.first { $0.callback == callback && $0.from == state }
    }

    /// The state that `callback` leads to wherever it comes from, or nil for a callback that is none of the four.
    public static func target(of callback: Callback) -> AppearanceState? {
        table.first { $0.callback == callback }?.to
    }
}
