import LifecycleModel

/// A container that shows one of its pages, with scroll or curl transitions.
open class UIPageViewController: UIViewController {
    /// The transition style, which determines the order of the callbacks (Evidence, Page view controllers).
    public typealias TransitionStyle = PageTransitionStyle

    /// The transition style.
    public var transitionStyle = TransitionStyle.scroll
    private var shown: UIViewController?
    private var isTurning = false
    /// The neighbors of the current page that have been requested from the data source.
    var askedNeighbors: Set<Neighbor> = []
    /// The closure that creates the first page when the view is loaded, or nil for no page.
    var initialPage: (() -> UIViewController)?

    /// The page that code is turning to with an animation, or nil.
    private var incoming: UIViewController?
    /// The pages that code has set during the running turn, with closures that show them.
    private var waiting: [(page: UIViewController, show: () -> Void)] = []

    /// An array that contains the current page, or an empty array if no page is shown. If code sets a page, this is the
    /// current page as soon as the call returns (Evidence, Page view controllers).
    public var viewControllers: [UIViewController] { [waiting.last?.page ?? incoming ?? shown].compactMap { $0 } }

    private var order: TransitionOrder { transitionStyle == .scroll ? .scroll : .curl }

    /// The direction in which a page is turned. It doesn't affect the order of the appearance callbacks.
    public enum NavigationDirection: Sendable { case forward, reverse }

    /// Shows the only controller in `viewControllers` without a gesture. If the array doesn't contain exactly one
    /// controller, UIKit raises an exception (Evidence, Warnings about orientations, scenes, and refused calls).
    public func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first, viewControllers?.count == 1 else {
            let count = viewControllers?.count ?? 0
            simulation.note(.navigate, self, name: "setPages", detail: .message("page-count-mismatch"))
            return simulation.warn("page-count-mismatch", about: self, ["count": "\(count)", "number": "1"])
        }
        show(page, animated: animated) { completion?(true) }
    }

    /// Shows `page` without a gesture. If `page` is already shown, only `completion` is called. The page appears
    /// immediately, even before the page view controller itself, with one exception: if the page replaces another page
    /// with an animation while the page view controller is visible, the new page becomes a child immediately but
    /// appears in the next turn (Evidence, Stages of a transition). If a page is being turned, `page` is shown when the
    /// turn has ended.
    func show(
        _ page: UIViewController, animated: Bool, completion: @escaping () -> Void = {}
    ) {
        if isTurning {
            waiting.append((page, { [self] in show(page, animated: animated, completion: completion) }))
            return
        }
        guard page !== shown else {
            completion()
            return
        }
        let old = shown
        // After code sets a page, no neighbor is known, and the delegate receives no callback.
        askedNeighbors = []
        if old != nil { noteTurnByCode(to: page) }
        guard attach(page) else { return }
        guard animated, let old, appearance.state == .appeared else {
            showAtOnce(page, insteadOf: old)
            completion()
            return
        }
        page.sendDidMove(toParent: self)
        old.sendWillMove(toParent: nil)
        incoming = page
        turn(from: old, to: page, completed: true) { [self] in
            if incoming === page { incoming = nil }
            completion()
        }
    }

    private func showAtOnce(_ page: UIViewController, insteadOf old: UIViewController?) {
        let exchange = AppearanceTransition(order, from: old, to: page, animated: false)
        old?.sendWillMove(toParent: nil)
        shown = page
        simulation.change(.select, page, to: self)
        exchange.begin()
        old?.loadedView?.detach()
        place(page)
        exchange.end()
        page.sendDidMove(toParent: self)
        old?.detachFromParent()
    }

    /// Turns the page interactively.
    ///
    /// - Parameters:
    ///   - page: The incoming page.
    ///   - completed: Whether the turn is completed. If false, the turn is canceled.
    ///   - direction: The direction of the turn, which determines the queries to the data source.
    ///   - completion: The closure that is called after the turn, or immediately if the page can't be turned.
    public func turnPage(
        to page: UIViewController, completed: Bool, direction: NavigationDirection = .forward,
        completion: @escaping () -> Void = {}
    ) {
        guard let old = shown, page !== old, !isTurning, appearance.state == .appeared else {
            completion()
            return
        }
        askBefore(turning: direction)
        guard attach(page) else { return completion() }
        tellDelegate(.pageWillTransition)
        turn(from: old, to: page, completed: completed) { [self] in
            tellDelegate(.pageDidFinishAnimating)
            if completed { askAfter(turning: direction) }
            if completed {
                page.sendDidMove(toParent: self)
            } else {
                page.sendWillMove(toParent: nil)
                page.detachFromParent()
            }
            completion()
        }
    }

    private func turn(
        from old: UIViewController, to page: UIViewController, completed: Bool, completion: @escaping () -> Void
    ) {
        let transition = AppearanceTransition(order, from: old, to: page, animated: true)
        isTurning = true
        simulation.onNextTurn { [self] in
            transition.begin()
            place(page)
            transition.arrive()
            simulation.commit()
            simulation.afterAnimation(true) { [self] in
                isTurning = false
                if completed {
                    finish(transition, from: old, to: page)
                } else {
                    transition.cancel()
                    page.loadedView?.detach()
                }
                completion()
                while !isTurning, !waiting.isEmpty { waiting.removeFirst().show() }
            }
        }
    }

    private func finish(_ transition: AppearanceTransition, from old: UIViewController, to page: UIViewController) {
        shown = page
        simulation.change(.select, page, to: self)
        transition.end()
        old.loadedView?.detach()
        // When code turns the page, the old page has already received `willMove(toParent:)`. After a gesture, the old
        // page receives the callback only now.
        if old.pendingMove != .fromParent { old.sendWillMove(toParent: nil) }
        old.detachFromParent()
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        guard let make = initialPage else { return }
        initialPage = nil
        show(make(), animated: false)
    }

    override var visibleChildren: [UIViewController] { notTaken(shown.map { [$0] } ?? []) }
    override var forwardsInsideSuper: Bool { true }

    // The callbacks to the data source and the delegate of a page view controller. These callbacks are sent only for
    // gestures.
    //
    // Source for the order: http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html. The
    // engine assumes that the data source and the delegate are the same object.

    /// The position of a page next to the current page.
    enum Neighbor { case before, after }

    /// Queries the data source when a turn begins. A scroll requests each neighbor that is not known yet. A curl
    /// requests only the page in the direction of the turn.
    func askBefore(turning direction: NavigationDirection) {
        switch transitionStyle {
        case .scroll: for neighbor in [Neighbor.after, .before] { ask(neighbor) }
        case .curl:
            askedNeighbors = []
            ask(direction == .forward ? .after : .before)
        }
    }

    /// Queries the data source after a completed scroll. The old page is already known as a neighbor of the new page.
    /// The next page in the direction of the turn is requested immediately.
    func askAfter(turning direction: NavigationDirection) {
        guard transitionStyle == .scroll else { return }
        askedNeighbors = direction == .forward ? [.before] : [.after]
        ask(direction == .forward ? .after : .before)
    }

    private func ask(_ neighbor: Neighbor) {
        guard askedNeighbors.insert(neighbor).inserted else { return }
        tellDelegate(neighbor == .after ? .pageAfter : .pageBefore)
    }

    func tellDelegate(_ callback: Callback) { delegate?.deliver(callback) {} }

    /// Records the callbacks that the delegate overrides but doesn't receive, because code turns the page.
    func noteTurnByCode(to page: UIViewController) {
        for callback in [Callback.pageWillTransition, .pageDidFinishAnimating] {
            delegate?.noteNotSent(callback, about: page)
        }
    }
}
