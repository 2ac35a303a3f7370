import LifecycleModel

/// The appearance of one controller: its state, and how many begins still wait for their end.
///
/// The moves are those of ``AppearanceMove/table``. Begins are counted, as UIKit does (Evidence,
/// Begin and end): a second begin in the same direction adds no callback, and the did comes with the last end.
struct AppearanceMachine {
    /// What a begin or end comes to.
    enum Outcome: Equatable {
        /// A callback is due, which makes this move.
        case move(AppearanceMove)
        /// Nothing is sent: the begin is nested, or one of its ends is still to come.
        case nothing
        /// An end that answers no begin.
        case unbalanced
    }

    private(set) var state = AppearanceState.disappeared
    /// Begins in the running direction that still wait for their end.
    private var open = 0
    /// Begins that changed nothing, because the controller was there already; each swallows one end.
    private var idle = 0
    /// The `animated` argument of the running transition.
    private(set) var animated = false
    /// True from the will until its did has been delivered.
    var isInTransition = false

    /// Whether the state is between a will and its did.
    var isMoving: Bool { state == .appearing || state == .disappearing }

    mutating func begin(_ isAppearing: Bool, animated: Bool) -> Outcome {
        guard let move = AppearanceMove.move(from: state, by: isAppearing ? .viewWillAppear : .viewWillDisappear) else {
            if isMoving { open += 1 } else { idle += 1 }
            return .nothing
        }
        state = move.to
        open = 1
        idle = 0
        self.animated = animated
        isInTransition = true
        return .move(move)
    }

    /// Takes back a begin that is nested, and returns whether there was one.
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
        guard open == 0, let move = AppearanceMove.move(from: state, by: did) else { return .nothing }
        state = move.to
        return .move(move)
    }
}

/// How far a controller has come that arrives on screen.
struct ArrivalState {
    /// Whether `viewIsAppearing` is still due in the running transition.
    var isAppearingDue = false
    /// Whether the controller came by `addSubview` under a visible parent, so that UIKit itself ends its transition.
    var isAutomatic = false
    /// Whether a transition between two controllers is under way, which will end this one's too.
    var isExchanged = false
    /// Whether the view was added to a view that was in a visible window: without a parent, only such a controller follows
    /// its view into the window and out of it.
    var cameIntoWindow = false
    /// Whether the appearance was ended by hand while the container appeared, whose end is still to come.
    var isEndedByHand = false
    /// Whether `didMove(toParent:)` was called in the middle of that, so that UIKit calls it again at the end.
    var repeatsDidMove = false
}
