import LifecycleModel

/// A container that shows the controller on top of its stack.
///
/// A push or pop in code changes the stack immediately. The transition starts in the container's next layout pass, as
/// logs from a subclass show (Evidence, Parent and child order).
open class UINavigationController: UIViewController {
    /// A change to the stack that the next layout pass shows on screen.
    struct Pending {
        var animated: Bool
        /// Whether the transition is interrupted and reversed.
        var isReversed = false
        var completions: [() -> Void]
        /// Whether the change interrupts the appearance of the first page; see ``showFirstPage()``.
        var interruptsFirstPage = false
        /// The popped or replaced controllers that receive `didMove(toParent: nil)` only after the transition.
        var departed: [UIViewController] = []
    }

    var pending: Pending?
    var shown: UIViewController?
    var running: AppearanceTransition?
    /// Whether the view of a transition's incoming controller is being loaded.
    var isStarting = false

    /// Whether the navigation bar is hidden.
    public private(set) var isNavigationBarHidden = false

    /// The controllers on the stack, bottom first.
    public var viewControllers: [UIViewController] {
        get { children }
        set { if children.isEmpty { install(newValue) } else { setViewControllers(newValue, animated: false) } }
    }
    /// The controller on top of the stack, or nil if the stack is empty.
    public var topViewController: UIViewController? { children.last }

    /// Creates a navigation controller with the given root.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        install([rootViewController])
    }

    /// Sets the initial stack. A controller below the top receives both move callbacks immediately. The top controller
    /// receives `didMove` after it has appeared (Evidence, Navigation stack).
    func install(_ controllers: [UIViewController]) {
        for controller in controllers where mayAttach(controller) {
            attach(controller, as: .push)
            if controller !== controllers.last { controller.sendDidMove(toParent: self) }
        }
        if !controllers.isEmpty { pending = Pending(animated: false, completions: []) }
    }

    func removeFromStack(_ controller: UIViewController) { detach(controller, as: .pop) }

    // MARK: The bar

    /// Hides or shows the navigation bar. The page is laid out again, and has another size in iOS 6 and earlier, but
    /// receives no size transition (Evidence, Sizes). Its safe area changes (Evidence, Safe area).
    public func setNavigationBarHidden(_ isHidden: Bool) {
        guard isHidden != isNavigationBarHidden else { return }
        isNavigationBarHidden = isHidden
        loadedView?.setNeedsLayout()
        guard let page = shown, let view = page.loadedView else { return }
        if let superview = view.superview { view.resize(to: page.fillingSize(in: superview.size)) }
        view.setNeedsLayout()
        page.safeAreaDidChange()
    }

    // MARK: The stack

    /// Pushes `controller` onto the stack.
    public func pushViewController(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void = {}
    ) {
        push(controller, animated: animated, isReversed: false, completion: completion)
    }

    /// Pushes `controller` onto the stack.
    ///
    /// - Parameter isReversed: Whether the push is interrupted. An interrupted push is not canceled: it completes, and
    ///   a pop starts in the same turn. Source: Apple, "Enhancing your app with fluid transitions".
    func push(
        _ controller: UIViewController, animated: Bool, isReversed: Bool, completion: @escaping () -> Void
    ) {
        showFirstPage()
        guard mayPush(controller), mayNavigate("pushViewController:animated:", animated, push: true) else { return }
        attach(controller, as: .push)
        schedule(animated: animated, isReversed: isReversed, completion: completion)
    }

    func mayPush(_ controller: UIViewController) -> Bool {
        var refusal: String?
        if children.contains(where: { $0 === controller }) {
            refusal = simulation.ios.has(.presentsSheets) ? "exc-push-same-instance" : "exc-push-same-instance-old"
        } else if controller is UINavigationController {
            refusal = "exc-push-navigation-controller"
        } else if controller is UISplitViewController {
            refusal = "push-split-view-controller"
        }
        guard let refusal else { return mayAttach(controller) }
        simulation.note(.navigate, self, target: controller, name: "push", detail: .message(refusal))
        simulation.warn(refusal, about: self, ["VC": controller.className, "NavClass": className])
        return false
    }

    /// Returns whether the stack can change now. During a transition, or while an animated transition is pending, UIKit
    /// prints a warning. In iOS 8 and later, UIKit also ignores the call (Evidence, Navigation calls during a
    /// transition).
    func mayNavigate(_ selector: String, _ animated: Bool, push: Bool) -> Bool {
        guard running != nil || pending?.animated == true && shown != nil else { return true }
        let refuses = simulation.ios.has(.refusesNestedNavigation)
        let id = refuses ? "nav-call-during-transition" : push ? "nested-push-animation" : "nested-pop-animation"
        simulation.note(.navigate, self, name: selector, detail: .message(id))
        simulation.warn(id, about: self, ["selector": selector, "NavClass": className])
        return !refuses
    }

    /// Pops the top controller unless it is the root. Returns the popped controller, or nil if no controller is popped.
    @discardableResult
    public func popViewController(animated: Bool, completion: @escaping () -> Void = {}) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return pop(to: children[children.count - 2], "popViewControllerAnimated:", animated, completion).last
    }

    /// Pops the controllers above `controller`. Returns the popped controllers, bottom first. If `controller` is not on
    /// the stack, records UIKit's exception and pops no controller.
    @discardableResult
    public func popToViewController(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void = {}
    ) -> [UIViewController] {
        guard children.contains(where: { $0 === controller }) else {
            simulation.note(.navigate, self, target: controller, name: "popTo", detail: .message("exc-pop-to-missing"))
            simulation.warn("exc-pop-to-missing", about: self, [:])
            return []
        }
        return pop(to: controller, "popToViewController:animated:", animated, completion)
    }

    /// Pops all controllers except the root. Returns the popped controllers, bottom first.
    @discardableResult
    public func popToRootViewController(animated: Bool, completion: @escaping () -> Void = {}) -> [UIViewController] {
        guard let root = children.first else { return [] }
        return pop(to: root, "popToRootViewControllerAnimated:", animated, completion)
    }

    private func pop(
        to target: UIViewController, _ selector: String, _ animated: Bool, _ completion: @escaping () -> Void
    ) -> [UIViewController] {
        // Like other calls that have nothing to change, a pop to the top controller only calls `completion`.
        if target === topViewController { completion() }
        guard let index = children.firstIndex(where: { $0 === target }), index < children.count - 1,
            mayNavigate(selector, animated, push: false)
        else { return [] }
        let leaving = Array(children[(index + 1)...])
        // The top controller receives `willMove` before it is removed. The other popped controllers don't receive
        // `willMove` (Evidence, Navigation stack).
        leaving.last?.sendWillMove(toParent: nil)
        for controller in leaving.reversed() { removeFromStack(controller) }
        for controller in leaving.dropLast() { controller.sendDidMove(toParent: nil) }
        schedule(animated: animated, departed: leaving.suffix(1), completion: completion)
        return leaving
    }

    /// Replaces the entire stack. Fails with UIKit's exception if a controller is given twice.
    public func setViewControllers(
        _ controllers: [UIViewController], animated: Bool, completion: @escaping () -> Void = {}
    ) {
        showFirstPage()
        var seen: Set<ObjectIdentifier> = []
        guard controllers.allSatisfy({ seen.insert(ObjectIdentifier($0)).inserted }) else {
            simulation.note(.navigate, self, name: "setStack", detail: .message("exc-vcs-must-be-distinct"))
            simulation.warn("exc-vcs-must-be-distinct", about: self, ["VC": controllers.first?.className ?? ""])
            return
        }
        guard controllers.allSatisfy({ $0.parent === self || mayAttach($0) }),
            mayNavigate("setViewControllers:animated:", animated, push: true)
        else { return }
        let leaving = children.filter { old in !controllers.contains { $0 === old } }
        let visibleLeaves = leaving.filter { $0 === shown }
        for controller in visibleLeaves { controller.sendWillMove(toParent: nil) }
        for controller in leaving.reversed() { removeFromStack(controller) }
        for controller in leaving where controller !== shown { controller.sendDidMove(toParent: nil) }
        for controller in controllers where controller.parent !== self {
            attach(controller, as: .push)
            if controller !== controllers.last { controller.sendDidMove(toParent: self) }
        }
        // Callbacks may have pushed other controllers or moved some of the given controllers elsewhere.
        let others = children.filter { child in !controllers.contains { $0 === child } }
        children = controllers.filter { $0.parent === self } + others
        if let top = controllers.last { simulation.change(.select, top, to: self) }
        schedule(animated: animated, departed: visibleLeaves, completion: completion)
    }

    func schedule(
        animated: Bool, isReversed: Bool = false, departed: some Sequence<UIViewController> = [],
        completion: @escaping () -> Void
    ) {
        let interrupts = interruptsFirstPage
        var next = pending ?? Pending(animated: animated, completions: [])
        if interrupts { next.interruptsFirstPage = true }
        pending = nil
        next.animated = animated
        next.isReversed = isReversed
        next.completions.append(completion)
        next.departed += departed
        pending = next
        loadedView?.setNeedsLayout()
    }

    // MARK: Transition

    override func layOutContainer() {
        // A controller may push another controller in its viewDidLoad or viewWillAppear. If no running transition
        // defers that change, the same pass shows it.
        while let next = takePending() {
            let old = shown
            let new = topViewController
            guard old !== new else {
                for controller in next.departed { controller.sendDidMove(toParent: nil) }
                for completion in next.completions { completion() }
                continue
            }
            shown = new
            start(next, from: old, to: new)
        }
    }

    /// Returns and clears the pending change if it can be shown now. Otherwise, returns nil. Changes made off screen
    /// wait until the container appears. In iOS 8 and later, a running transition defers changes.
    private func takePending() -> Pending? {
        guard appearance.state == .appearing || appearance.state == .appeared,
            running == nil || !simulation.ios.has(.refusesNestedNavigation)
        else { return nil }
        defer { pending = nil }
        return pending
    }

    // MARK: Appearance of the container

    var whenAppeared: [() -> Void] = []
    /// The work that waits for the end of the running transition.
    var whenIdle: [() -> Void] = []

    override var visibleChildren: [UIViewController] { notTaken(shown.map { [$0] } ?? []) }
    override var forwardsInsideSuper: Bool { true }

    override func prepareToAppear() {
        guard pending != nil, let old = shown, old !== topViewController else { return }
        old.leaveStage()
        shown = nil
    }

    override func didForwardAppearance() {
        let finished = whenAppeared
        whenAppeared = []
        for finish in finished { finish() }
        guard simulation.ios.has(.repeatsDidShow), shown != nil else { return }
        // The first appearance informs the delegate twice, and so does each further selection of the tab once (Evidence,
        // Navigation delegate).
        let isSelection = parent is UITabBarController && parent?.appearance.isInTransition == false
        if !finished.isEmpty || isSelection { tellDelegate(.didShow) }
    }

    /// Pushes a column or a detail controller of a collapsed split view. Unlike other pushed controllers, such a
    /// controller may be a navigation controller. Has no effect if the controller is already on the stack or can't be
    /// added, or if an animated push is ignored during a transition.
    func pushDetail(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) {
        guard controller.parent !== self, mayAttach(controller),
            !animated || mayNavigate("pushViewController:animated:", animated, push: true)
        else { return }
        attach(controller, as: .push)
        schedule(animated: animated, completion: completion)
    }

    /// Removes the given controllers from the stack because their split view has space for them again. Returns the
    /// controllers that were still on the stack above its root.
    func release(_ controllers: [UIViewController]) -> [UIViewController] {
        let returning = controllers.filter { $0.parent === self && $0 !== children.first }
        for controller in returning {
            if controller === shown {
                controller.disappearAtOnce()
                shown = nil
            }
            removeFromStack(controller)
        }
        if !returning.isEmpty { schedule(animated: false, completion: {}) }
        return returning
    }

    /// Performs an interactive pop that is completed or canceled. The stack changes only when the pop completes
    /// (Evidence, Interactive pop). Has no effect in iOS 6 and earlier, without a controller below the top, while the
    /// stack is off screen, or while another transition is running or pending.
    public func swipeBack(completed: Bool, completion: @escaping () -> Void = {}) {
        guard simulation.ios.has(.popsBySwipe), children.count > 1, mayBeginGesture("swipeBack"),
            let top = topViewController
        else { return }
        let below = children[children.count - 2]
        top.sendWillMove(toParent: nil)
        interact(from: top, to: below, completed: completed, leaving: completed ? top : nil) {
            if completed, top.parent == nil { top.sendDidMove(toParent: nil) }
            completion()
        }
    }

    /// Performs an interactive push. If the push is canceled, the controller is removed from the stack. Has no effect
    /// if the controller can't be pushed, if the stack is empty or off screen, or while another transition is running
    /// or pending.
    public func pushInteractively(
        _ controller: UIViewController, completed: Bool, completion: @escaping () -> Void = {}
    ) {
        guard mayPush(controller), mayBeginGesture("push"), let top = topViewController else { return }
        attach(controller, as: .push)
        interact(from: top, to: controller, completed: completed, leaving: completed ? nil : controller) { [self] in
            controller.sendDidMove(toParent: completed ? self : nil)
            completion()
        }
    }

    /// Returns whether a gesture can begin: the stack is on screen, and no transition is running, starting, or pending.
    /// Records a gesture in a stack that is off screen.
    private func mayBeginGesture(_ name: String) -> Bool {
        if appearance.state == .disappeared {
            simulation.note(.navigate, self, name: name, detail: .offWindow)
        }
        return appearance.state == .appeared && running == nil && pending == nil && !isStarting
    }

    /// Runs an interactive transition. When the gesture ends, removes `leaving` from the stack and then sends the
    /// callbacks for the outcome.
    private func interact(
        from old: UIViewController, to new: UIViewController, completed: Bool, leaving: UIViewController?,
        finish: @escaping () -> Void
    ) {
        let transition = AppearanceTransition(.stack, from: old, to: new, animated: true)
        running = transition
        simulation.onNextTurn { [self] in
            transition.begin()
            tellDelegate(.willShow)
            place(new)
            transition.arrive()
            simulation.commit()
            transition.runAlongside()
            simulation.afterAnimation(true) { [self] in
                running = nil
                transition.changeInteraction()
                if let leaving { removeFromStack(leaving) }
                if completed {
                    old.leaveStage()
                    shown = new
                    transition.end()
                } else {
                    old.pendingMove = .none
                    transition.cancel()
                    new.leaveStage()
                }
                finish()
                if completed { tellDelegate(.didShow) }
                transition.complete()
            }
        }
    }

    func start(_ next: Pending, from old: UIViewController?, to new: UIViewController?) {
        // The first controller appears with its container, and the container also ends the controller's appearance.
        let interrupted = next.interruptsFirstPage ? old : nil
        let isForwarded = (old == nil || interrupted != nil) && appearance.state == .appearing
        let transition = AppearanceTransition(.stack, from: old, to: new, animated: next.animated)
        // The incoming controller's view is loaded before the transition begins. A push in its viewDidLoad is therefore
        // not ignored but follows the transition. Source: github.com/MoZhouqi/KMNavigationBarTransition, issue 73.
        isStarting = true
        new?.loadViewOnce()
        isStarting = false
        if !isForwarded { running = transition }
        transition.begin()
        if isForwarded { new?.arrival.isExchanged = false }
        tellDelegate(.willShow)
        if let new { place(new) }
        interrupted?.endInterrupted()
        if simulation.ios.has(.laysOutRevealed) { new?.loadedView?.setNeedsLayout() }
        transition.arrive()
        if next.animated, !isForwarded { goAlong(transition) }
        if isForwarded {
            // The container keeps this work, and a presentation that is canceled never does it.
            whenAppeared.append { [unowned self] in finish(next, transition, from: old, to: new, isForwarded: true) }
            return
        }
        let duration = Simulation.animationDuration / (next.isReversed ? 2 : 1)
        simulation.afterAnimation(next.animated, duration: duration) { [self] in
            finish(next, transition, from: old, to: new, isForwarded: false)
        }
    }

    private func finish(
        _ next: Pending, _ transition: AppearanceTransition, from old: UIViewController?, to new: UIViewController?,
        isForwarded: Bool
    ) {
        if shown !== old { old?.leaveStage() }
        // The `did` callbacks follow the end of the transition, so a push in viewDidAppear is not ignored.
        if running === transition { running = nil }
        if !isForwarded { transition.end() }
        simulation.autorelease(old)
        settle(new, departed: next.departed)
        if !isForwarded { transition.complete() }
        for completion in next.completions { completion() }
        if next.isReversed { popViewController(animated: true) }
        if pending != nil { loadedView?.setNeedsLayout() }
        let waiting = whenIdle
        whenIdle = []
        for work in waiting { work() }
    }

    /// Shows the first page before the app changes the stack, if the window became visible in this turn (iOS 17 and
    /// earlier). The page's appearance has then begun, and the change interrupts it. Source: Evidence, Navigation
    /// stack.
    func showFirstPage() {
        guard simulation.ios.has(.showsFirstPageAtOnce), hostWindow.isBecomingVisible, outermost.isWindowRoot,
            appearance.state == .appearing, loadedView?.window != nil, shown == nil, pending != nil
        else { return }
        layOutContainer()
        outermost.deliverIsAppearingBelow()
    }

    /// Whether a change to the stack interrupts the appearance of the first page.
    var interruptsFirstPage: Bool {
        simulation.ios.has(.showsFirstPageAtOnce) && hostWindow.isBecomingVisible && outermost.isWindowRoot
            && appearance.state == .appearing && shown?.appearance.state == .appearing && running == nil
            && pending == nil
    }

    /// Runs the alongside animations in the next turn. The transition starts inside a layout pass, and the animations
    /// follow the layout of the incoming view.
    private func goAlong(_ transition: AppearanceTransition) {
        simulation.onNextTurn { [self] in if running === transition { transition.runAlongside() } }
    }

    /// Sends the `didMove` callbacks, which follow the `did` callbacks, and finally the delegate's `didShow` (Evidence,
    /// Navigation delegate).
    private func settle(_ new: UIViewController?, departed: [UIViewController]) {
        if let new, new.pendingMove == .toParent, new.parent === self { new.sendDidMove(toParent: self) }
        for controller in departed where controller.parent == nil { controller.sendDidMove(toParent: nil) }
        tellDelegate(.didShow)
    }

    func tellDelegate(_ callback: Callback) {
        guard let delegate else { return }
        delegate.deliver(callback) {}
    }
}

extension UIViewController {
    /// Ends the disappearance of a page whose appearance was interrupted, without an animation.
    fileprivate func endInterrupted() {
        arrival.isExchanged = false
        leaveStage()
        endAppearance()
    }
}
