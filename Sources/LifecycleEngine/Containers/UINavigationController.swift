import LifecycleModel

/// A container with a stack of controllers that shows the top one.
///
/// A push or pop changes the stack at the call. The transition itself starts inside the container's next layout pass,
/// as the logs of a logging subclass show (Evidence, Parent and child order).
open class UINavigationController: UIViewController {
    /// A change that appears on screen in the next layout pass.
    struct Pending {
        var animated: Bool
        /// Whether the transition is interrupted and reversed.
        var isReversed = false
        var completions: [() -> Void]
        /// The popped controllers, which receive `didMove` after the transition.
        var departed: [UIViewController] = []
    }

    var pending: Pending?
    var shown: UIViewController?
    var running: AppearanceTransition?
    /// Whether the incoming controller of a transition is loading its view.
    var isStarting = false

    /// The controllers on the stack, bottom first.
    public var viewControllers: [UIViewController] {
        get { children }
        set { if children.isEmpty { install(newValue) } else { setViewControllers(newValue, animated: false) } }
    }
    /// The controller on top of the stack, or nil if the stack is empty.
    public var topViewController: UIViewController? { children.last }
    /// The visible controller: the presented controller, otherwise the top of the stack, or nil if the stack is empty.
    public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Creates a navigation controller with the given root.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        install([rootViewController])
    }

    /// Sets the initial stack. A controller below the top receives both move callbacks immediately, the top one
    /// receives didMove after it has appeared: Evidence, Navigation stack.
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

    /// - Parameter isReversed: Whether the push is interrupted. It is not canceled then: it ends, and a pop starts in
    ///   the same turn. Source: Apple, "Enhancing your app with fluid transitions".
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

    /// Returns whether the stack can change now: in iOS 8 and later not during an animated transition; before that it
    /// can, with a warning (Evidence, Navigation calls during a transition).
    func mayNavigate(_ selector: String, _ animated: Bool, push: Bool) -> Bool {
        guard running != nil || pending?.animated == true && shown != nil else { return true }
        let refuses = simulation.ios.refusesNestedNavigation
        let id = refuses ? "nav-call-during-transition" : push ? "nested-push-animation" : "nested-pop-animation"
        simulation.note(.navigate, self, name: selector, detail: id)
        simulation.warn(id, about: self, ["selector": selector, "NavClass": className])
        return !refuses
    }

    /// Pops the top controller, unless it is the root.
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

    /// Pops to the root.
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
        // The top one receives its callback before it is removed; those below it receive none (Evidence, Navigation
        // stack).
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
        // Callbacks may have pushed other controllers, or moved some of these elsewhere.
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

    // MARK: Transition

    override func layOutContainer() {
        // A controller may push another one from its viewDidLoad or viewWillAppear, which then takes its place in the
        // same pass.
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

    /// Takes the change that can be shown now, or returns nil. While off screen, changes wait and appear together
    /// with the container. A running transition defers a change where another transition would be rejected.
    private func takePending() -> Pending? {
        guard appearance.state == .appearing || appearance.state == .appeared,
            running == nil || !simulation.ios.refusesNestedNavigation
        else { return nil }
        defer { pending = nil }
        return pending
    }

    // MARK: Appearance of the container

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
