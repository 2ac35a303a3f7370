import LifecycleModel

/// A stack of controllers, of which the top one is shown.
///
/// A push or pop changes the stack at the call; the transition itself starts inside the container's next layout pass, as
/// the logs of a logging subclass show (Evidence, Parent and child order).
open class UINavigationController: UIViewController {
    /// What the next layout pass has to bring on screen.
    struct Pending {
        var animated: Bool
        /// Whether the transition is grabbed on its way and turned around.
        var isReversed = false
        var completions: [() -> Void]
        /// Called when the transition is over: a pop tells its controllers that they have moved.
        var departed: [UIViewController] = []
    }

    var pending: Pending?
    var shown: UIViewController?
    var running: AppearanceTransition?

    /// The stack, bottom first.
    public var viewControllers: [UIViewController] {
        get { children }
        set { if children.isEmpty { install(newValue) } else { setViewControllers(newValue, animated: false) } }
    }
    /// The controller on top of the stack.
    public var topViewController: UIViewController? { children.last }
    /// The controller that is on screen for the user: what is presented, or the top.
    public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Makes a navigation controller with its first controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        install([rootViewController])
    }

    /// Makes the initial stack. A buried controller is told both moves at once, the top one has its didMove when it has
    /// appeared: Evidence, Navigation stack.
    func install(_ controllers: [UIViewController]) {
        for controller in controllers where mayAdopt(controller) {
            moveIn(controller)
            if controller !== controllers.last { controller.moveDidEnd(to: self) }
        }
        if !controllers.isEmpty { pending = Pending(animated: false, completions: []) }
    }

    func moveIn(_ controller: UIViewController) { _ = takeIn(controller, as: .push) }

    func moveOut(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        simulation.autorelease(controller)
        children.removeAll { $0 === controller }
        controller.parent = nil
        simulation.change(.pop, controller, to: self)
    }

    // MARK: The stack

    /// Pushes `controller` onto the stack.
    public func pushViewController(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void = {}
    ) {
        push(controller, animated: animated, isReversed: false, completion: completion)
    }

    /// - Parameter isReversed: Whether the push is grabbed on its way. It is not cancelled then: it has ended, and a pop
    ///   starts in the same turn. Source: Apple, "Enhancing your app with fluid transitions".
    func push(
        _ controller: UIViewController, animated: Bool, isReversed: Bool, completion: @escaping () -> Void
    ) {
        guard mayPush(controller), mayNavigate("pushViewController:animated:", animated, push: true) else { return }
        moveIn(controller)
        schedule(animated: animated, isReversed: isReversed, completion: completion)
    }

    func mayPush(_ controller: UIViewController) -> Bool {
        var refusal: String?
        if children.contains(where: { $0 === controller }) {
            refusal = simulation.ios.presentsSheets ? "exc-push-same-instance" : "exc-push-same-instance-old"
        } else if controller is UINavigationController {
            refusal = "exc-push-navigation-controller"
        } else if controller is UISplitViewController {
            refusal = "push-split-view-controller"
        }
        guard let refusal else { return mayAdopt(controller) }
        simulation.note(.navigate, self, target: controller, name: "push", detail: refusal)
        simulation.warn(refusal, about: self, ["VC": controller.className, "NavClass": className])
        return false
    }

    /// Whether a call may change the stack now: from iOS 8 not while an animated transition is on its way; before, it may,
    /// with a warning (Evidence, Navigation calls during a transition).
    func mayNavigate(_ selector: String, _ animated: Bool, push: Bool) -> Bool {
        guard running != nil || pending?.animated == true && shown != nil else { return true }
        let refuses = simulation.ios.refusesNestedNavigation
        let id = refuses ? "nav-call-during-transition" : push ? "nested-push-animation" : "nested-pop-animation"
        simulation.note(.navigate, self, name: selector, detail: id)
        simulation.warn(id, about: self, ["selector": selector, "NavClass": className])
        return !refuses
    }

    /// Pops the top controller; nothing at the root.
    @discardableResult
    public func popViewController(animated: Bool, completion: @escaping () -> Void = {}) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return pop(to: children[children.count - 2], "popViewControllerAnimated:", animated, completion).last
    }

    /// Pops down to `controller`.
    @discardableResult
    public func popToViewController(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void = {}
    ) -> [UIViewController] {
        guard children.contains(where: { $0 === controller }) else {
            simulation.note(.navigate, self, target: controller, name: "popTo", detail: "exc-pop-to-missing")
            simulation.warn("exc-pop-to-missing", about: self, [:])
            return []
        }
        return pop(to: controller, "popToViewController:animated:", animated, completion)
    }

    /// Pops down to the root.
    @discardableResult
    public func popToRootViewController(animated: Bool, completion: @escaping () -> Void = {}) -> [UIViewController] {
        guard let root = children.first, children.count > 1 else { return [] }
        return pop(to: root, "popToRootViewControllerAnimated:", animated, completion)
    }

    private func pop(
        to target: UIViewController, _ selector: String, _ animated: Bool, _ completion: @escaping () -> Void
    ) -> [UIViewController] {
        guard let place = children.firstIndex(where: { $0 === target }), place < children.count - 1,
            mayNavigate(selector, animated, push: false)
        else { return [] }
        let leaving = Array(children[(place + 1)...])
        // The top one receives its callbacks before it leaves; those below it receive none (Evidence, Navigation stack).
        leaving.last?.moveWillStart(to: nil)
        for controller in leaving.reversed() { moveOut(controller) }
        for controller in leaving.dropLast() { controller.moveDidEnd(to: nil) }
        schedule(animated: animated, departed: leaving.suffix(1), completion: completion)
        return leaving
    }

    /// Replaces the whole stack.
    public func setViewControllers(
        _ controllers: [UIViewController], animated: Bool, completion: @escaping () -> Void = {}
    ) {
        var seen: Set<ObjectIdentifier> = []
        guard controllers.allSatisfy({ seen.insert(ObjectIdentifier($0)).inserted }) else {
            simulation.note(.navigate, self, name: "setStack", detail: "exc-vcs-must-be-distinct")
            simulation.warn("exc-vcs-must-be-distinct", about: self, ["VC": controllers.first?.className ?? ""])
            return
        }
        guard controllers.allSatisfy({ $0.parent === self || mayAdopt($0) }),
            mayNavigate("setViewControllers:animated:", animated, push: true)
        else { return }
        let leaving = children.filter { old in !controllers.contains { $0 === old } }
        let visibleLeaves = leaving.filter { $0 === shown }
        for controller in visibleLeaves { controller.moveWillStart(to: nil) }
        for controller in leaving.reversed() { moveOut(controller) }
        for controller in leaving where controller !== shown { controller.moveDidEnd(to: nil) }
        for controller in controllers where controller.parent !== self {
            moveIn(controller)
            if controller !== controllers.last { controller.moveDidEnd(to: self) }
        }
        // Callbacks may have pushed others, and moved some of these elsewhere.
        let others = children.filter { child in !controllers.contains { $0 === child } }
        children = controllers.filter { $0.parent === self } + others
        if let top = controllers.last { simulation.change(.select, top, to: self) }
        schedule(animated: animated, departed: visibleLeaves, completion: completion)
    }

    func schedule(
        animated: Bool, isReversed: Bool = false, departed: some Sequence<UIViewController> = [],
        completion: @escaping () -> Void
    ) {
        var next = pending ?? Pending(animated: animated, completions: [])
        pending = nil
        next.animated = animated
        next.isReversed = isReversed
        next.completions.append(completion)
        next.departed += departed
        pending = next
        loadedView?.setNeedsLayout()
    }

    // MARK: The transition

    override func layOutContainer() {
        // A controller that is just being shown may push another one from its viewDidLoad or viewWillAppear, which then
        // takes its place in the same pass.
        while let next = takePending() {
            let old = shown
            let new = topViewController
            guard old !== new else {
                for controller in next.departed { controller.moveDidEnd(to: nil) }
                for completion in next.completions { completion() }
                continue
            }
            shown = new
            start(next, from: old, to: new)
        }
    }

    /// What may be brought on screen now: off screen the stack waits, and appears together with the container by then; a
    /// transition that runs is waited for where another would be refused.
    private func takePending() -> Pending? {
        guard appearance.state == .appearing || appearance.state == .appeared,
            running == nil || !simulation.ios.refusesNestedNavigation
        else { return nil }
        defer { pending = nil }
        return pending
    }

    // MARK: Appearing as a whole

    var whenAppeared: [() -> Void] = []

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
    }
}
