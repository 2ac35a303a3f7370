import LifecycleModel

/// The order in which a kind of transition sends `will` and `did` callbacks to the two controllers.
///
/// Sources: Evidence, Order of callbacks; Evidence, Canceled transitions.
struct TransitionOrder {
    enum Side { case outgoing, incoming }
    /// A `will` or `did` callback to one side in a cancellation. Its direction is opposite to that of the transition.
    enum Callback {
        case will(Side)
        case did(Side)
    }

    let wills: [Side]
    let dids: [Side]
    let cancellation: [Callback]

    /// The order for pushes and pops, and for replaced columns of a split view.
    static let stack = TransitionOrder(
        wills: [.outgoing, .incoming], dids: [.outgoing, .incoming], cancellation: incomingLeavesFirst)
    /// The order for presentations that hide the presenter, and for their dismissals. No log of a cancellation is
    /// known. The engine assumes the same order as for an interactive pop.
    static let modal = TransitionOrder(
        wills: [.outgoing, .incoming], dids: [.incoming, .outgoing], cancellation: incomingLeavesFirst)
    /// The order for tabs. No log of a cancellation is known. The engine assumes the same order as for an interactive
    /// pop.
    static let tab = TransitionOrder(
        wills: [.incoming, .outgoing], dids: [.outgoing, .incoming], cancellation: incomingLeavesFirst)
    /// The order for a tab that the user taps, in iOS 18 and later, where the switch is animated (Evidence, Tab bars).
    static let tappedTab = TransitionOrder(
        wills: [.incoming, .outgoing], dids: [.incoming, .outgoing], cancellation: incomingLeavesFirst)
    /// The order for page view controllers with the scroll style.
    static let scroll = TransitionOrder(
        wills: [.incoming, .outgoing], dids: [.incoming, .outgoing],
        cancellation: [.will(.outgoing), .did(.outgoing), .will(.incoming), .did(.incoming)])
    /// The order for page view controllers with the curl style.
    static let curl = TransitionOrder(
        wills: [.incoming, .outgoing], dids: [.outgoing, .incoming],
        cancellation: [.will(.incoming), .will(.outgoing), .did(.incoming), .did(.outgoing)])
    /// The order for `transition(from:to:)` in a custom container.
    static let swap = TransitionOrder(
        wills: [.outgoing, .incoming], dids: [.incoming, .outgoing], cancellation: incomingLeavesFirst)

    private static let incomingLeavesFirst: [Callback] = [
        .will(.incoming), .did(.incoming), .will(.outgoing), .did(.outgoing),
    ]
}

/// A transition in progress between two controllers, either of which may be missing.
final class AppearanceTransition {
    private let order: TransitionOrder
    private let outgoing: UIViewController?
    private let incoming: UIViewController?
    let animated: Bool
    /// The closure that returns the argument `animated` of a controller's callbacks.
    private let argument: (UIViewController) -> AnimatedArgument
    /// Whether this is a presentation or dismissal. If so, the transition doesn't include other controllers that the
    /// two controllers present inside a container.
    private let isModal: Bool
    /// The controllers on each side: in a presentation or dismissal, only the controller itself, and in any other
    /// transition, its ``UIViewController/stage``.
    private var stages: (outgoing: [UIViewController], incoming: [UIViewController]) = ([], [])

    init(
        _ order: TransitionOrder, from outgoing: UIViewController?, to incoming: UIViewController?, animated: Bool,
        isModal: Bool = false, arguments: ((UIViewController) -> AnimatedArgument)? = nil
    ) {
        self.order = order
        self.outgoing = outgoing
        self.incoming = incoming
        self.animated = animated
        argument = arguments ?? { _ in .known(animated) }
        self.isModal = isModal
    }

    /// Sends both `will` callbacks. The incoming view is loaded before the first callback (Evidence, Order of
    /// callbacks).
    func begin() {
        incoming?.loadViewOnce()
        stages = (stage(of: outgoing), stage(of: incoming))
        isRunning(true)
        for side in order.wills { start(side, reversed: false) }
    }

    /// Sends due viewIsAppearing callbacks to the incoming controller, its visible descendants, and the controllers
    /// that any of them presents. Skips controllers that are not appearing or whose views are outside a window. Called
    /// after all `will` callbacks and before layout.
    func arrive() { incoming?.deliverIsAppearingBelow() }

    var controllers: [UIViewController] { [outgoing, incoming].compactMap { $0 } }

    func end() {
        isRunning(false)
        for side in order.dids { finish(side) }
    }

    /// Cancels the transition: sends the `will` callbacks for the opposite direction and the matching `did` callbacks.
    func cancel() {
        isRunning(false)
        for callback in order.cancellation {
            switch callback {
            case .will(let side): start(side, reversed: true)
            case .did(let side): finish(side)
            }
        }
    }

    /// Abandons the transition because the window's root was replaced. A controller that is still appearing or
    /// disappearing changes to the disappeared state immediately.
    func abandon() {
        isRunning(false)
        for controller in controllers {
            if controller.appearance.state == .appearing { controller.beginAppearance(false, animated: false) }
            if controller.appearance.state == .disappearing { controller.endAppearance() }
        }
    }

    private func isRunning(_ running: Bool) {
        outgoing?.arrival.isExchanged = running
        incoming?.arrival.isExchanged = running
    }

    /// Sends the `will` callbacks to one side. A controller doesn't appear in a disappearing container. In a
    /// cancellation, a controller doesn't reappear in a container that has disappeared. A disappearing container has
    /// already begun its children's disappearance (Evidence, Parent and child order).
    private func start(_ side: TransitionOrder.Side, reversed: Bool) {
        let appears = (side == .incoming) != reversed
        for controller in members(side) {
            let container = isModal ? nil : controller.parent?.appearance.state
            if appears, container == .disappearing || reversed && container == .disappeared {
                if !reversed { stages.incoming.removeAll { $0 === controller } }
                continue
            }
            if !appears, container == .disappearing, controller.appearance.state == .disappearing { continue }
            controller.beginAppearance(appears, animated: argument(controller))
        }
    }

    private func finish(_ side: TransitionOrder.Side) {
        for controller in members(side) { controller.endAppearance() }
    }

    private func members(_ side: TransitionOrder.Side) -> [UIViewController] {
        side == .outgoing ? stages.outgoing : stages.incoming
    }

    private func stage(of controller: UIViewController?) -> [UIViewController] {
        guard let controller else { return [] }
        return isModal ? [controller] : controller.stage
    }

    // The transition coordinator's callbacks, recorded as marks on both controllers and their visible descendants,
    // which inherit their container's coordinator. Marks are recorded only for animated transitions, in iOS 7 and
    // later.

    /// Records the start of the alongside animations, after both `will` callbacks and the layout of the incoming view.
    func runAlongside() { mark(.alongside) }

    /// Records the end of the gesture, before the `will` callbacks of a cancellation. Source:
    /// UIViewControllerTransitionCoordinator.h, "This handler is invoked BEFORE the 'will' method calls are made."
    func changeInteraction() { mark(.interactionChanged) }

    /// Records the completion handler. Apple doesn't document whether the `did` callbacks precede the completion
    /// handler. The engine assumes that they do.
    func complete() { mark(.transitionCompletion) }

    private func mark(_ kind: ActionEvent.Kind) {
        guard animated else { return }
        for controller in controllers.flatMap(\.branch) where controller.simulation.ios.has(.hasTransitionCoordinators)
        {
            controller.simulation.note(kind, controller)
        }
    }
}

extension UIViewController {
    /// The controller and its visible descendants.
    var branch: [UIViewController] { [self] + visibleChildren.flatMap(\.branch) }

    /// The controllers that are visible in this controller's area of its container: this controller, unless a
    /// presentation inside the container hides it, and the controllers that are presented over it inside the container.
    var stage: [UIViewController] {
        guard let presented = directlyPresented, let presentation = presented.presentation,
            presentation.isInContext
        else { return [self] }
        return (presentation.hidesPresenter ? [] : [self]) + presented.stage
    }

    /// Adds to `container` the views of the controllers that are presented over this controller inside its container.
    /// Removes this controller's view if one of those controllers hides it.
    func placeStage(in container: UIView) {
        for controller in stage where controller !== self {
            if let view = controller.loadedView { container.insert(view) }
        }
        if !stage.contains(where: { $0 === self }) { loadedView?.detach() }
    }

    /// Removes from the container's view this controller's view and the views of the controllers that are presented
    /// over this controller inside the container.
    func leaveStage() {
        loadedView?.detach()
        for controller in stage { controller.loadedView?.detach() }
    }
}
