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
}
