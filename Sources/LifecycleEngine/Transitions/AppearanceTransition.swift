import LifecycleModel

/// In which order a kind of transition tells the two controllers of their wills and dids.
///
/// Source: Evidence, Order of callbacks, and Evidence, Canceled transitions.
struct TransitionOrder {
    enum Side { case outgoing, incoming }
    /// A will or a did of one side; in a cancellation the will is in the other direction than at the start.
    enum Beat {
        case will(Side)
        case did(Side)
    }

    let wills: [Side]
    let dids: [Side]
    let cancellation: [Beat]

    /// Push and pop.
    static let stack = TransitionOrder(
        wills: [.outgoing, .incoming], dids: [.outgoing, .incoming], cancellation: incomingLeavesFirst)
    /// Presentations that hide the presenter, and their dismissal. A cancelled one was not logged: as on a stack.
    static let modal = TransitionOrder(
        wills: [.outgoing, .incoming], dids: [.incoming, .outgoing], cancellation: incomingLeavesFirst)
    /// Tabs: the incoming one first. A cancelled one was not logged: as on a stack.
    static let tab = TransitionOrder(
        wills: [.incoming, .outgoing], dids: [.outgoing, .incoming], cancellation: incomingLeavesFirst)
    /// Pages that scroll.
    static let scroll = TransitionOrder(
        wills: [.incoming, .outgoing], dids: [.incoming, .outgoing],
        cancellation: [.will(.outgoing), .did(.outgoing), .will(.incoming), .did(.incoming)])
    /// Pages that curl.
    static let curl = TransitionOrder(
        wills: [.incoming, .outgoing], dids: [.outgoing, .incoming],
        cancellation: [.will(.incoming), .will(.outgoing), .did(.incoming), .did(.outgoing)])
    /// `transition(from:to:)` of a custom container.
    static let swap = TransitionOrder(
        wills: [.outgoing, .incoming], dids: [.incoming, .outgoing], cancellation: incomingLeavesFirst)

    private static let incomingLeavesFirst: [Beat] = [
        .will(.incoming), .did(.incoming), .will(.outgoing), .did(.outgoing),
    ]
}

/// One running transition between two controllers, either of which may be absent.
final class AppearanceTransition {
    private let order: TransitionOrder
    private let outgoing: UIViewController?
    private let incoming: UIViewController?
    let animated: Bool
    /// Whether it is a presentation or dismissal, which is of its two controllers alone.
    private let isModal: Bool
    /// Who takes part on each side: the controller, and what is presented in its place inside the container.
    private var stages: (outgoing: [UIViewController], incoming: [UIViewController]) = ([], [])

    init(
        _ order: TransitionOrder, from outgoing: UIViewController?, to incoming: UIViewController?, animated: Bool,
        isModal: Bool = false
    ) {
        self.order = order
        self.outgoing = outgoing
        self.incoming = incoming
        self.animated = animated
        self.isModal = isModal
    }

    /// Sends both wills. The incoming view is loaded before the first of them (Evidence, Order of callbacks).
    func begin() {
        incoming?.loadViewOnce()
        stages = (stage(of: outgoing), stage(of: incoming))
        isRunning(true)
        for side in order.wills { start(side, reversed: false) }
    }

    /// The incoming view is in the window: viewIsAppearing, after all wills of the transition and before layout.
    func arrive() { incoming?.deliverIsAppearingBelow() }

    /// Both controllers, the outgoing one first.
    var controllers: [UIViewController] { [outgoing, incoming].compactMap { $0 } }

    /// Sends both dids.
    func end() {
        isRunning(false)
        for side in order.dids { finish(side) }
    }

    /// Turns back: the wills in the other direction, and their dids.
    func cancel() {
        isRunning(false)
        for beat in order.cancellation {
            switch beat {
            case .will(let side): start(side, reversed: true)
            case .did(let side): finish(side)
            }
        }
    }

    /// Gives up because the window took another root meanwhile: whoever is still between a will and its did disappears.
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

    private func start(_ side: TransitionOrder.Side, reversed: Bool) {
        for controller in members(side) {
            controller.beginAppearance((side == .incoming) != reversed, animated: animated)
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
}
