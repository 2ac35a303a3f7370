import LifecycleModel

/// Unwind segues: the search for the destination and the return to it.
///
/// Sources for the order: Evidence, Unwind segues, and the printed transcripts of the unwind examples (bk2ch06p326 to
/// p328) in github.com/mattneub/Programming-iOS-Book-Examples.
extension UIViewController {
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
