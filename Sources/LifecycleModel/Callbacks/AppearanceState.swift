/// The appearance state of a view controller.
///
/// Source: the state-transition figure in Apple's class reference for `UIViewController`.
public enum AppearanceState: String, Sendable, Hashable, CaseIterable {
    case disappeared, appearing, appeared, disappearing
}

/// One legal transition between two appearance states, with the callback that makes it.
public struct StateTransition: Sendable, Hashable {
    /// The state before the callback.
    public let from: AppearanceState
    /// The callback that makes the transition.
    public let callback: Callback
    /// The state after the callback.
    public let to: AppearanceState

    /// Every legal transition: the four of a full cycle, and then the two that reverse an incomplete transition.
    ///
    /// The engine, the rules, and the state diagram all use this table. Source: Evidence, Appearance states. The
    /// class reference only implies the two reversals: if the app starts an operation in a will callback, it must end
    /// the operation both in the matching did callback and in the opposite will callback.
    public static let table: [StateTransition] = [
        StateTransition(from: .disappeared, callback: .viewWillAppear, to: .appearing),
        StateTransition(from: .appearing, callback: .viewDidAppear, to: .appeared),
        StateTransition(from: .appeared, callback: .viewWillDisappear, to: .disappearing),
        StateTransition(from: .disappearing, callback: .viewDidDisappear, to: .disappeared),
        StateTransition(from: .appearing, callback: .viewWillDisappear, to: .disappearing),
        StateTransition(from: .disappearing, callback: .viewWillAppear, to: .appearing),
    ]

    /// Returns the legal transition that `callback` makes from `state`, or nil for a callback that is illegal in that
    /// state or that never changes the state.
    public static func transition(from state: AppearanceState, by callback: Callback) -> StateTransition? {
        table.first { $0.callback == callback && $0.from == state }
    }

    /// Returns the state after `callback`, or nil for a callback that doesn't change the appearance state.
    public static func target(of callback: Callback) -> AppearanceState? {
        table.first { $0.callback == callback }?.to
    }
}
