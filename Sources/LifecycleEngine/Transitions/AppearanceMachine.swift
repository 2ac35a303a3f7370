import LifecycleModel

/// The appearance of one controller: its state, and the number of begins without an end.
///
/// ``StateTransition/table`` lists the legal transitions. As in UIKit, begins are counted (Evidence, Begin and end): a
/// second begin in the same direction sends no callback, and the `did` callback follows the last end.
struct AppearanceMachine {
    /// The outcome of a begin or end.
    enum Outcome: Equatable {
        /// The given transition takes place, and its callback is due.
        case transition(StateTransition)
        /// No callback is due: the begin is nested or changes nothing, or another end is still missing.
        case nothing
        /// The end has no matching begin.
        case unbalanced
    }

    private(set) var state = AppearanceState.disappeared
    /// The number of begins in the current direction without an end.
    private var open = 0
    /// The number of begins that changed nothing because the state was already reached. Each of them consumes one end.
    private var idle = 0
    /// The `animated` argument of the current or last transition.
    private(set) var animated = false
    /// Whether a transition is in progress: true from the `will` callback until the `did` callback has been delivered.
    var isInTransition = false

    /// Whether the state is between a `will` callback and its `did` callback.
    var isMoving: Bool { state == .appearing || state == .disappearing }

    mutating func begin(_ isAppearing: Bool, animated: Bool) -> Outcome {
        guard
            let transition = StateTransition.transition(
                from: state, by: isAppearing ? .viewWillAppear : .viewWillDisappear)
        else {
            if isMoving { open += 1 } else { idle += 1 }
            return .nothing
        }
        state = transition.to
        open = 1
        idle = 0
        self.animated = animated
        isInTransition = true
        return .transition(transition)
    }

    /// Ends a nested begin. Returns false if no nested begin is open.
    mutating func endNested() -> Bool {
        guard open > 1 else { return false }
        open -= 1
        return true
    }

    mutating func end() -> Outcome {
        guard isMoving else {
            if idle > 0 {
                idle -= 1
                return .nothing
            }
            return .unbalanced
        }
        open -= 1
        let did = state == .appearing ? Callback.viewDidAppear : .viewDidDisappear
        guard open == 0, let transition = StateTransition.transition(from: state, by: did) else { return .nothing }
        state = transition.to
        return .transition(transition)
    }
}

/// The progress of a controller's arrival on screen.
struct ArrivalState {
    /// Whether `viewIsAppearing` is still due in the current transition.
    var isAppearingDue = false
    /// Whether the transition began because only the view was added or removed, so that UIKit ends the transition
    /// itself.
    var isAutomatic = false
    /// Whether a transition between two controllers is in progress that will also end this controller's transition.
    var isExchanged = false
    /// Whether the view was added to a view in a visible window. Only in that case does a controller without a parent
    /// follow its view into and out of the window.
    var cameIntoWindow = false
    /// Whether the app ended the appearance while the container was appearing. The container's own end is still due.
    var isEndedByApp = false
    /// Whether `didMove(toParent:)` was called during the arrival, so that UIKit calls it again at the end.
    var repeatsDidMove = false
}
