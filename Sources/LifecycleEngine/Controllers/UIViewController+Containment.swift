import LifecycleModel

extension UIViewController {
    /// Sends `willMove(toParent:)` to `child` and adds it as a child of this controller. Doesn't send `didMove`.
    ///
    /// A child of another parent is first removed from that parent. Has no effect if `child` is already a child of this
    /// controller. Fails with UIKit's exception if `child` is this controller or one of its ancestors, a window's root,
    /// or a presented controller. Source: Evidence, Adding a child.
    public func addChild(_ child: UIViewController) {
        simulation.note(.addChild, child, target: self)
        attach(child)
    }

    /// Sends `willMove(toParent:)` to `child` and adds it to the children, without recording a call by the app. Has no
    /// effect if `child` is already a child of this controller.
    ///
    /// Returns whether `child` is now a child of this controller. Controllers for which `mayAttach(_:)` returns false
    /// are rejected.
    @discardableResult
    func attach(_ child: UIViewController) -> Bool {
        guard child.parent !== self else { return true }
        return mayAttach(child) && attach(child, as: .addChild)
    }

    /// Removes `child` from any other parent, as `removeFromParent()` does, sends `willMove(toParent:)`, and adds
    /// `child` unless the callback has made that impossible. Returns whether `child` is now a child of this controller.
    @discardableResult
    func attach(_ child: UIViewController, as change: HierarchyEvent.Change) -> Bool {
        child.detachFromParent()
        child.sendWillMove(toParent: self)
        guard child.parent !== self else { return true }
        guard mayAttach(child) else { return false }
        child.parent?.detach(child)
        child.parent = self
        children.append(child)
        simulation.change(change, child, to: self)
        return true
    }

    /// Returns whether `child` can become a child of this controller. Records UIKit's exception if `child` is this
    /// controller or one of its ancestors, a window's root, or a presented controller. Stops the simulation if the
    /// hierarchy would have too many levels.
    func mayAttach(_ child: UIViewController) -> Bool {
        let holder = child.presentation?.presenter
        let isTaken = holder != nil || child.isWindowRoot
        guard isTaken || isHeld(by: child) else { return canRetain(child) }
        simulation.warn(
            "exc-child-should-have-parent-requested", about: child,
            ["Child": child.className, "Parent": holder?.className ?? "(null)", "Requested": className])
        return false
    }

    /// The controller's parent or, until the presentation has ended, its presenter. The value is nil if the controller
    /// has neither.
    var holder: UIViewController? { parent ?? presentation?.presenter }

    /// Returns whether `ancestor` is this controller or one of its ancestors by containment or presentation.
    func isHeld(by ancestor: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current === ancestor { return true }
            controller = current.holder
        }
        return false
    }

    /// Returns the elements of `controllers` that have not moved to another container, and that are neither this
    /// controller nor one of its ancestors.
    func notTaken(_ controllers: [UIViewController]) -> [UIViewController] {
        controllers.filter { $0.parent === self || $0.parent == nil && !isHeld(by: $0) }
    }

    /// Removes the controller from its parent and sends `didMove(toParent: nil)`. Has no effect without a parent.
    /// Doesn't send `willMove` or remove the view.
    public func removeFromParent() {
        simulation.note(.removeFromParent, self)
        detachFromParent()
    }

    /// Removes the controller from its parent and sends `didMove(toParent: nil)`, without recording a call by the app.
    func detachFromParent() {
        guard let parent else { return }
        parent.detach(self)
        sendDidMove(toParent: nil)
    }

    /// Removes a child from `children`, then sets its `parent` to nil (Evidence, Removing a child).
    func detach(_ child: UIViewController, as change: HierarchyEvent.Change = .removeChild) {
        guard child.parent === self else { return }
        simulation.autorelease(child)
        children.removeAll { $0 === child }
        child.parent = nil
        simulation.change(change, child, to: self)
    }

    func sendWillMove(toParent parent: UIViewController?) {
        deliver(.willMoveToParent, parent: ParentArgument(parent?.id)) { willMove(toParent: parent) }
    }

    func sendDidMove(toParent parent: UIViewController?) {
        deliver(.didMoveToParent, parent: ParentArgument(parent?.id)) { didMove(toParent: parent) }
    }

    /// Ends a move to or from a parent, in UIKit's own `didMove(toParent:)`. If the controller moves to a parent and is
    /// appearing because its view was added, UIKit postpones the end of the move and calls `didMove(toParent:)` again
    /// after `viewDidAppear`. If an override doesn't call super, UIKit doesn't repeat the call. Source: Evidence, Child
    /// under a visible parent.
    func finishMove(to parent: UIViewController?) {
        arrival.repeatsDidMove = parent != nil && arrival.isAutomatic && appearance.state == .appearing
        if !arrival.repeatsDidMove { pendingMove = .none }
    }

    /// Records that the app itself calls `didMove(toParent:)`.
    func noteDidMoveCall(toParent parent: UIViewController?) {
        simulation.note(.didMove, self, target: parent)
    }

    /// Replaces one child's view with another's. Sends appearance callbacks to both children if the container's view is
    /// in a window and the container forwards automatically.
    ///
    /// Fails with UIKit's exception unless both controllers are already children. If they are the same controller, only
    /// `completion` is called. For the order of the callbacks, see Evidence, transition(from:to:).
    public func transition(
        from old: UIViewController, to new: UIViewController, animated: Bool, completion: @escaping () -> Void = {}
    ) {
        guard old.parent === self, new.parent === self else {
            simulation.warn("exc-transition-no-common-parent", about: old, ["A": old.className, "B": new.className])
            return
        }
        guard old !== new else { return completion() }
        let forwards = shouldAutomaticallyForwardAppearanceMethods
        new.loadViewOnce()
        let isVisible = loadedView?.window != nil && forwards
        let exchange = AppearanceTransition(
            .swap, from: isVisible ? old : nil, to: isVisible ? new : nil, animated: animated)
        exchange.begin()
        if let view = new.loadedView { loadedView?.insert(view) }
        exchange.arrive()
        simulation.afterAnimation(animated) { [self] in
            old.loadedView?.detach()
            exchange.end()
            completion()
            withExtendedLifetime(self) {}
        }
    }

    /// Replaces one child's view with another's. This method has the parameters of UIKit's method, except `options`.
    ///
    /// `duration` is in seconds. If it is 0, the replacement is not animated.
    public func transition(
        from old: UIViewController, to new: UIViewController, duration: Double, animations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        transition(from: old, to: new, animated: duration > 0) { completion?(true) }
    }

    /// Adds a child's view to the container's view, with the same size. Also adds the views of the controllers that are
    /// presented over the child inside the container, and removes the child's view if one of those controllers hides
    /// it. Has no effect if the view of the child or of the container is not loaded.
    func place(_ child: UIViewController) {
        guard let view = child.loadedView, let own = loadedView else { return }
        view.resize(to: child.fillingSize(in: own.size))
        own.insert(view)
        child.placeStage(in: own)
    }

    /// The root of the controller's containment hierarchy.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The visible controllers among this controller, its descendants, and the controllers that any of them presents.
    /// Visible controllers are those that have appeared or are appearing.
    var visibleTree: [UIViewController] {
        let own = appearance.state == .appeared || appearance.state == .appearing ? [self] : []
        let below = visibleChildren.flatMap(\.visibleTree)
        return own + below + (directlyPresented?.visibleTree ?? [])
    }

    /// The controller, all its descendants, and all controllers that any of them presents, parents first.
    var wholeTree: [UIViewController] {
        var tree: [UIViewController] = []
        var rest = [self]
        while let next = rest.popLast() {
            tree.append(next)
            if let presented = next.directlyPresented { rest.append(presented) }
            rest += next.children.reversed()
        }
        return tree
    }

    /// The topmost controller in the chain of presentations that starts at this controller.
    var topPresented: UIViewController {
        var controller = self
        while let next = controller.directlyPresented { controller = next }
        return controller
    }

    /// Returns the first controller of the given class among this controller and its visible descendants, or nil if
    /// none of them has that class.
    func firstBelow<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        if let found = self as? Kind { return found }
        for child in visibleChildren { if let found = child.firstBelow(kind) { return found } }
        return nil
    }

    /// Whether UIKit retains the controller: in a container, in a presentation, or as a window's root.
    var isAttached: Bool { parent != nil || directPresenter != nil || isWindowRoot }
}
