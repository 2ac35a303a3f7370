import LifecycleModel

extension UIViewController {
    /// Makes `child` a child of this controller, after telling it so by `willMove(toParent:)`. It does not send `didMove`.
    ///
    /// A child of another parent is taken from it first. Source: Evidence, Adding a child.
    public func addChild(_ child: UIViewController) {
        simulation.note(.addChild, child, target: self)
        adopt(child)
    }

    /// Makes `child` a child, as the built-in containers do too.
    ///
    /// Returns whether it is one now: a controller that is held in a way that forbids it is refused.
    @discardableResult
    func adopt(_ child: UIViewController) -> Bool {
        guard child.parent !== self else { return true }
        return mayAdopt(child) && takeIn(child, as: .addChild)
    }

    /// Sends `willMove(toParent:)` and makes `child` a child, unless the callback has moved either so that it can't be one.
    func takeIn(_ child: UIViewController, as change: HierarchyEvent.Change) -> Bool {
        child.parent?.remove(child)
        child.moveWillStart(to: self)
        guard child.parent !== self else { return true }
        guard mayAdopt(child) else { return false }
        child.parent?.remove(child)
        child.parent = self
        children.append(child)
        simulation.change(change, child, to: self)
        return true
    }

    /// Whether `child` may come below this controller: not one that holds this one itself, nor one that the window or a
    /// presentation holds already. UIKit raises an exception for those.
    func mayAdopt(_ child: UIViewController) -> Bool {
        let holder = child.presentation?.presenter
        let isTaken = holder != nil || child.isWindowRoot
        guard isTaken || isHeld(by: child) else { return mayHold(child) }
        simulation.warn(
            "exc-child-should-have-parent-requested", about: child,
            ["Child": child.className, "Parent": holder?.className ?? "(null)", "Requested": className])
        return false
    }

    /// Who holds the controller: its parent, or the presenter until the presentation is over.
    var holder: UIViewController? { parent ?? presentation?.presenter }

    /// Whether `ancestor` is this controller, or holds it by containment or presentation at any distance.
    func isHeld(by ancestor: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current === ancestor { return true }
            controller = current.holder
        }
        return false
    }

    /// Those of the controllers that no other container has taken meanwhile, and that don't hold this one by now.
    func notTaken(_ controllers: [UIViewController]) -> [UIViewController] {
        controllers.filter { $0.parent === self || $0.parent == nil && !isHeld(by: $0) }
    }

    /// Takes the controller out of its parent and sends `didMove(toParent: nil)`. It neither sends `willMove` nor touches
    /// views.
    public func removeFromParent() {
        simulation.note(.removeFromParent, self)
        leaveParent()
    }

    /// Leaves the parent, as the built-in containers make their children do.
    func leaveParent() {
        guard let parent else { return }
        parent.remove(self)
        moveDidEnd(to: nil)
    }

    /// Forgets a child: it leaves `children`, then its `parent` is nil (Evidence, Removing a child).
    func remove(_ child: UIViewController) {
        guard child.parent === self else { return }
        simulation.autorelease(child)
        children.removeAll { $0 === child }
        child.parent = nil
        simulation.change(.removeChild, child, to: self)
    }

    /// Sends `willMove(toParent:)`.
    func moveWillStart(to parent: UIViewController?) {
        deliver(.willMoveToParent, parent: .some(parent?.id)) { willMove(toParent: parent) }
    }

    /// Sends `didMove(toParent:)`.
    func moveDidEnd(to parent: UIViewController?) {
        deliver(.didMoveToParent, parent: .some(parent?.id)) { didMove(toParent: parent) }
    }

    /// Ends a move to a parent. In the middle of an arrival UIKit waits with it, and calls `didMove(toParent:)` again at the
    /// end; an override that does not call super gets only the first call. Source: Evidence, Child under a visible parent.
    func finishMove(to parent: UIViewController?) {
        arrival.repeatsDidMove = parent != nil && arrival.isAutomatic && appearance.state == .appearing
        if !arrival.repeatsDidMove { pendingMove = .none }
    }

    /// Records the app's own call of `didMove(toParent:)`.
    func noteDidMoveCall(toParent parent: UIViewController?) {
        simulation.note(.didMove, self, target: parent)
    }

    /// Exchanges one child's view for another's, with the appearance callbacks of both.
    ///
    /// Both have to be children already. Order: Evidence, transition(from:to:).
    public func transition(
        from old: UIViewController, to new: UIViewController, animated: Bool, completion: @escaping () -> Void = {}
    ) {
        guard old.parent === self, new.parent === self else {
            simulation.warn("exc-transition-no-common-parent", about: old, ["A": old.className, "B": new.className])
            return
        }
        let forwards = shouldAutomaticallyForwardAppearanceMethods
        new.loadViewOnce()
        let isVisible = loadedView?.window != nil && forwards
        let exchange = AppearanceTransition(
            .swap, from: isVisible ? old : nil, to: isVisible ? new : nil, animated: animated)
        exchange.begin()
        if let view = new.loadedView { loadedView?.insert(view) }
        exchange.arrive()
        simulation.afterAnimation(animated) { [self] in
            old.loadedView?.takeOut()
            exchange.end()
            completion()
            withExtendedLifetime(self) {}
        }
    }

    /// Exchanges one child's view for another's as UIKit's own signature has it; `duration` 0 is no animation.
    public func transition(
        from old: UIViewController, to new: UIViewController, duration: Double, animations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        transition(from: old, to: new, animated: duration > 0) { completion?(true) }
    }

    /// Puts a child's view into the container's own, as large as that.
    func place(_ child: UIViewController) {
        guard let view = child.loadedView, let own = loadedView else { return }
        view.resize(to: own.size)
        own.insert(view)
        child.placeStage(in: own)
    }

    /// The controller's highest ancestor.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The controller and everything on screen with it: visible children, and what it presents.
    var visibleTree: [UIViewController] {
        let own = appearance.state == .appeared || appearance.state == .appearing ? [self] : []
        let below = visibleChildren.flatMap(\.visibleTree)
        return own + below + (presentedViewController?.visibleTree ?? [])
    }

    /// The controller, all its children and all it presents, parents first.
    var wholeTree: [UIViewController] {
        var tree: [UIViewController] = []
        var rest = [self]
        while let next = rest.popLast() {
            tree.append(next)
            if let presented = next.presentedViewController { rest.append(presented) }
            rest += next.children.reversed()
        }
        return tree
    }

    /// The last controller of the chain of presentations that starts here.
    var topPresented: UIViewController {
        var controller = self
        while let next = controller.presentedViewController { controller = next }
        return controller
    }
}
