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
    private let animated: Bool

    init(_ order: TransitionOrder, from outgoing: UIViewController?, to incoming: UIViewController?, animated: Bool) {
        self.order = order
        self.outgoing = outgoing
        self.incoming = incoming
        self.animated = animated
    }

    /// Sends both wills. The incoming view is loaded before the first of them (Evidence, Order of callbacks).
    func begin() {
        incoming?.loadViewOnce()
        isRunning(true)
        for side in order.wills { start(side, reversed: false) }
    }

    /// The incoming view is in the window: viewIsAppearing, after all wills of the transition and before layout.
    func arrive() { incoming?.deliverIsAppearingBelow() }

    /// Sends both dids.
    func end() {
        isRunning(false)
        for side in order.dids { controller(side)?.endAppearance() }
    }

    /// Turns back: the wills in the other direction, and their dids.
    func cancel() {
        isRunning(false)
        for beat in order.cancellation {
            switch beat {
            case .will(let side): start(side, reversed: true)
            case .did(let side): controller(side)?.endAppearance()
            }
        }
    }

    /// Gives up because the window took another root meanwhile: whoever is still between a will and its did disappears.
    func abandon() {
        isRunning(false)
        for controller in [outgoing, incoming].compactMap({ $0 }) {
            if controller.appearance.state == .appearing { controller.beginAppearance(false, animated: false) }
            if controller.appearance.state == .disappearing { controller.endAppearance() }
        }
    }

    private func isRunning(_ running: Bool) {
        outgoing?.arrival.isExchanged = running
        incoming?.arrival.isExchanged = running
    }

    private func start(_ side: TransitionOrder.Side, reversed: Bool) {
        controller(side)?.beginAppearance((side == .incoming) != reversed, animated: animated)
    }

    private func controller(_ side: TransitionOrder.Side) -> UIViewController? {
        side == .outgoing ? outgoing : incoming
    }
}
