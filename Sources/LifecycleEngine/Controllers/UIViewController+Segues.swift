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
            guard attach(destination) else { return }
            if let view { loadedView?.insert(view) }
            destination.noteDidMoveCall(toParent: self)
            destination.sendDidMove(toParent: self)
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

    // Unwind segues: the search for the destination and the return to it.
    //
    // Sources for the order: Evidence, Unwind segues, and the printed transcripts of the unwind examples (bk2ch06p326
    // to p328) in github.com/mattneub/Programming-iOS-Book-Examples.

    /// Unwinds to `destination`: sends `shouldPerformSegue`, searches for the destination, sends
    /// `prepare(for:sender:)`, and calls the destination's action. Then dismisses the presentations above the
    /// destination, and makes the navigation and tab bar controllers that contain the destination show it. If the
    /// search fails, skips the remaining steps. Calls `completion` at the end.
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

    /// Searches this controller and its descendants, then its parent and the parent's other descendants, and so on.
    /// Returns whether the destination was found. From a presented controller, the search continues at the controller
    /// that received the call to `present`, not at that controller's container; for exceptions, see
    /// ``UIPresentationController/origin``.
    ///
    /// If this controller is presented by a controller inside a container, the presenter is searched before this
    /// controller. The author of the transcripts calls this order a bug in UIKit.
    private func searchUpwards(for destination: UIViewController) -> Bool {
        var controller: UIViewController? = self
        var origin: UIViewController?
        if let presentation, presentation.isInContext, let presenter = presentation.presenter {
            if presenter.search(for: destination, except: nil) { return true }
            if search(for: destination, except: nil) { return true }
            origin = presenter
            controller = presenter.parent
        }
        while let current = controller, !simulation.isOver {
            if current.search(for: destination, except: origin) { return true }
            origin = current
            controller = current.parent ?? current.presentation?.origin
        }
        return false
    }

    /// Searches the children except `origin`, from last to first and with their descendants, then the controller
    /// itself. Returns whether the destination was found. UIKit first queries the controller for the children to
    /// search.
    private func search(for destination: UIViewController, except origin: UIViewController?) -> Bool {
        deliver(.allowedChildrenForUnwinding) { reachSuper(.allowedChildrenForUnwinding) }
        let allowed = children.reversed().filter { $0 !== origin }
        var isFound = false
        simulation.nest(about: self) { isFound = allowed.contains { $0.search(for: destination, except: nil) } }
        if isFound { return true }
        deliver(.canPerformUnwindSegueAction) { reachSuper(.canPerformUnwindSegueAction) }
        return self === destination
    }

    private func bringBack(_ destination: UIViewController, completion: @escaping () -> Void) {
        if let presenter = lowestPresentation(above: destination)?.presenter {
            presenter.dismiss(animated: true) { destination.unwindContainers(completion: completion) }
        } else {
            destination.unwindContainers(completion: completion)
        }
    }

    /// Returns the lowest presentation that shows this controller but not `destination`, or nil if there is no such
    /// presentation.
    private func lowestPresentation(above destination: UIViewController) -> UIPresentationController? {
        var lowest: UIPresentationController?
        var next = presentationAround
        while let presentation = next, !destination.isHeld(by: presentation.presented) {
            lowest = presentation
            next = presentation.presenter?.presentationAround
        }
        return lowest
    }

    /// Sends `unwind(for:towards:)` to each container of this controller, outermost first, unless the container already
    /// shows the child that is or contains this controller. Makes navigation and tab bar controllers show that child.
    /// Calls `completion` at the end.
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
