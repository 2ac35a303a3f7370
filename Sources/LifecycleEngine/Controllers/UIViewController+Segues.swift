import LifecycleModel

extension UIViewController {
    /// Performs a segue to a controller that `makeDestination` instantiates: should it, the destination is made, the
    /// source prepares, and the kind's work is done. Source: Evidence, Segues.
    public func performSegue(
        _ kind: UIStoryboardSegue.Kind, identifier: String? = nil, style: UIModalPresentationStyle? = nil,
        to makeDestination: () -> UIViewController, completion: @escaping () -> Void = {}
    ) {
        if kind != .embed {
            deliver(.shouldPerformSegue) { reachSuper(.shouldPerformSegue) }
        }
        let destination = makeDestination()
        if let style { destination.modalPresentationStyle = style }
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
        deliver(.prepareForSegue) { prepare(for: segue, sender: self) }
        switch kind {
        case .show: show(destination, completion: completion)
        case .showDetail: showDetail(destination, completion: completion)
        case .present: present(destination, animated: true, completion: completion)
        case .embed:
            let view = destination.view
            guard adopt(destination) else { return }
            if let view { loadedView?.insert(view) }
            destination.noteDidMoveCall(toParent: self)
            destination.moveDidEnd(to: self)
            completion()
        case .custom, .unwind: completion()
        }
    }

    /// Shows `controller` as fits where this one is: pushed on the navigation controller around it, or presented.
    public func show(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        if let stack = navigationController {
            stack.pushViewController(controller, animated: true, completion: completion)
        } else {
            present(controller, animated: true, completion: completion)
        }
    }

    /// Shows `controller` as the detail of the split view around this one; without one as ``show(_:completion:)`` does.
    public func showDetail(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        if let split = ancestor(UISplitViewController.self) {
            split.showAsDetail(controller, completion: completion)
        } else {
            show(controller, completion: completion)
        }
    }

    /// The nearest navigation controller around this one, or itself.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest tab bar controller around this one, or itself.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// The nearest controller of the class, from this one upwards.
    func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        var controller: UIViewController? = self
        while let current = controller {
            if let found = current as? Kind { return found }
            controller = current.parent
        }
        return nil
    }

    // MARK: Unwinding

    /// Unwinds to `destination`: the search that UIKit makes, prepare, the destination's own action, then whatever brings
    /// it back: dismissal, pop, or `unwind(for:towards:)` of a container. Source: Evidence, Unwind segues.
    public func unwind(
        to destination: UIViewController, identifier: String? = nil, completion: @escaping () -> Void = {}
    ) {
        deliver(.shouldPerformSegue) { reachSuper(.shouldPerformSegue) }
        guard searchUpwards(for: destination) else {
            completion()
            return
        }
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
        deliver(.prepareForSegue) { prepare(for: segue, sender: self) }
        destination.deliver(.unwindAction) {}
        bringBack(destination, completion: completion)
    }

    /// Asks this controller and its children, then its parent or presenter and theirs, leaving out where the search came from.
    private func searchUpwards(for destination: UIViewController) -> Bool {
        var controller: UIViewController? = self
        var origin: UIViewController?
        while let current = controller {
            if current.search(for: destination, except: origin) { return true }
            origin = current
            controller = current.parent ?? current.presentingViewController
        }
        return false
    }

    /// Children before the controller itself: the containers first name the children to be asked.
    private func search(for destination: UIViewController, except origin: UIViewController?) -> Bool {
        deliver(.allowedChildrenForUnwinding) { reachSuper(.allowedChildrenForUnwinding) }
        let allowed = children.reversed().filter { $0 !== origin }
        if allowed.contains(where: { $0.search(for: destination, except: nil) }) { return true }
        deliver(.canPerformUnwindSegueAction) { reachSuper(.canPerformUnwindSegueAction) }
        return self === destination
    }

    private func bringBack(_ destination: UIViewController, completion: @escaping () -> Void) {
        let holder = destination.outermost
        if holder !== outermost, holder.presentedViewController != nil {
            holder.dismiss(animated: true) { destination.unwindContainers(completion: completion) }
        } else {
            destination.unwindContainers(completion: completion)
        }
    }

    /// Tells every container around the destination, outermost first, to show it.
    private func unwindContainers(completion: @escaping () -> Void) {
        guard let parent else {
            completion()
            return
        }
        var chain: [(container: UIViewController, child: UIViewController)] = []
        var child = self
        var container: UIViewController? = parent
        while let current = container {
            chain.insert((current, child), at: 0)
            child = current
            container = current.parent
        }
        for (container, child) in chain { container.unwindStep(towards: child) }
        completion()
    }

    private func unwindStep(towards child: UIViewController) {
        guard !visibleChildren.contains(where: { $0 === child }) else { return }
        deliver(.unwindForSegue) { reachSuper(.unwindForSegue) }
        if let stack = self as? UINavigationController { stack.popToViewController(child, animated: true) }
        if let tabs = self as? UITabBarController { tabs.select(child) }
    }
}
