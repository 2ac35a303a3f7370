import LifecycleModel

/// The appearance of one controller: its state, and the number of calls to begin a transition that have no matching
/// call to end it.
///
/// ``StateTransition/table`` lists the legal transitions. As in UIKit, calls to begin and end a transition are counted
/// (Evidence, Begin and end): a second call to ``begin(_:animated:)`` in the same direction sends no callback, and the
/// `did` callback follows the last matching call to ``end()``.
struct AppearanceMachine {
    /// The outcome of a call to ``begin(_:animated:)`` or ``end()``.
    enum Outcome: Equatable {
        /// The given transition takes place, and its callback is due.
        case transition(StateTransition)
        /// No callback is due. The call to ``begin(_:animated:)`` is nested or has no effect, or the call to ``end()``
        /// matches a call that was nested or had no effect.
        case nothing
        /// The call to ``end()`` has no matching call to ``begin(_:animated:)``.
        case unbalanced
    }

    private(set) var state = AppearanceState.disappeared
    /// The number of calls to ``begin(_:animated:)`` in the current direction that have no matching call to ``end()``.
    private var open = 0
    /// The number of calls to ``begin(_:animated:)`` that had no effect because the state was already reached. One call
    /// to ``end()`` is allowed for each of them until the next transition begins.
    private var idle = 0
    /// The `animated` argument of the current or last transition.
    private(set) var animated = AnimatedArgument.known(false)
    /// Whether a transition is in progress: true from the `will` callback until the `did` callback has been delivered.
    var isInTransition = false

    /// Whether the state is between a `will` callback and its `did` callback.
    var isMoving: Bool { state == .appearing || state == .disappearing }

    mutating func begin(_ isAppearing: Bool, animated: AnimatedArgument) -> Outcome {
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

    /// Whether the next call to ``end()`` ends the transition.
    var isLastEnd: Bool { isMoving && open == 1 }

    /// Counts the end of a nested call to ``begin(_:animated:)``. Returns false if no nested call is open.
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

/// The argument `animated` of an appearance callback.
enum AnimatedArgument: Equatable {
    case known(Bool)
    /// No source states the argument, so the run doesn't contain it. Code that reads it gets true.
    case unknown

    /// The value that code reads.
    var value: Bool { self != .known(false) }
    /// The value that the run contains, or nil.
    var recorded: Bool? { if case .known(let value) = self { value } else { nil } }
}

/// The cause of a controller's appearance transition, and the callbacks that are still due.
struct ArrivalState {
    /// Whether `viewIsAppearing` is still due in the current transition.
    var isAppearingDue = false
    /// Whether UIKit ends the transition itself because the view was added or removed.
    var isAutomatic = false
    /// Whether an ``AppearanceTransition`` to or from this controller is in progress. That transition also ends the
    /// controller's appearance or disappearance.
    var isExchanged = false
    /// Whether the superview was in a visible window when the view was added to it. Only in that case does a controller
    /// without a parent follow its view into and out of the window.
    var cameIntoWindow = false
    /// Whether the app ended the appearance while the container was appearing, and the container has yet to end it.
    var isEndedByApp = false
    /// Whether `didMove(toParent:)` was called while the controller was appearing because its view was added. In that
    /// case, UIKit calls the method again after `viewDidAppear`.
    var repeatsDidMove = false
}
