import LifecycleModel

extension UIViewController {
    /// Performs a segue to a controller that `makeDestination` creates: sends `shouldPerformSegue`, creates the
    /// destination, sends `prepare(for:sender:)`, and shows the destination. An embed segue doesn't send
    /// `shouldPerformSegue`. A custom or unwind segue shows nothing. Source: Evidence, Segues.
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

    /// Shows `controller` adaptively: pushes it onto the stack of the enclosing navigation controller or, without a
    /// navigation controller, presents it.
    public func show(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        if let stack = navigationController {
            stack.pushViewController(controller, animated: true, completion: completion)
        } else {
            present(controller, animated: true, completion: completion)
        }
    }

    /// Shows `controller` as the detail of the enclosing split view. Without a split view, behaves like
    /// ``show(_:completion:)``.
    public func showDetail(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        if let split = ancestor(UISplitViewController.self) {
            split.showAsDetail(controller, completion: completion)
        } else {
            show(controller, completion: completion)
        }
    }

    /// The nearest navigation controller among this controller and its ancestors, or nil outside a navigation
    /// controller.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest tab bar controller among this controller and its ancestors, or nil outside a tab bar controller.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// Returns the nearest controller of the given class among this controller and its ancestors, or nil if none of
    /// them has that class.
    func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        var controller: UIViewController? = self
        while let current = controller {
            if let found = current as? Kind { return found }
            controller = current.parent
        }
        return nil
    }
}
