import LifecycleModel

/// Tabs, of which one is shown; the others are not even loaded until they are selected (facts/lifecycle.md, row 5).
open class UITabBarController: UIViewController {
    private var selected: UIViewController?
    private var running: AppearanceTransition?

    /// The controllers of the tabs, in order.
    public var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue ?? []) }
    }

    /// The controller whose tab is selected. Setting it before the view is loaded only records the choice.
    public var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// Sets the tabs. Each is a child from then on and is told both moves at once.
    public func setViewControllers(_ controllers: [UIViewController], selected first: UIViewController? = nil) {
        for controller in controllers where adopt(controller) {
            controller.moveDidEnd(to: self)
        }
        selected = [first, controllers.first].lazy.compactMap { $0 }.first { $0.parent === self }
        if let selected { simulation.change(.select, selected, to: self) }
    }

    /// Selects a tab: the incoming controller is told first (facts/lifecycle.md section 1, row 5). `completed` false is a
    /// transition driven by hand that is let go.
    public func select(_ controller: UIViewController, completed: Bool = true, completion: @escaping () -> Void = {}) {
        guard controller.parent === self, controller !== selected, running == nil else {
            completion()
            return
        }
        let old = selected
        if completed {
            selected = controller
            simulation.change(.select, controller, to: self)
        }
        guard appearance.state == .appeared else {
            old?.loadedView?.takeOut()
            completion()
            return
        }
        let transition = AppearanceTransition(.tab, from: old, to: controller, animated: !completed)
        running = transition
        transition.begin()
        place(controller)
        transition.arrive()
        simulation.afterAnimation(!completed) { [self] in
            if completed { old?.loadedView?.takeOut() }
            if completed { transition.end() } else { transition.cancel() }
            if !completed { controller.loadedView?.takeOut() }
            running = nil
            completion()
        }
    }

    override func prepareToAppear() {
        guard let selected else { return }
        selected.loadViewOnce()
        place(selected)
    }

    override var visibleChildren: [UIViewController] { selected.map { [$0] } ?? [] }
    override var forwardsInsideSuper: Bool { true }
}
