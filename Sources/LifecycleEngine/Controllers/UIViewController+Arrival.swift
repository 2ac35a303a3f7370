import LifecycleModel

/// Appearance callbacks for views that the app adds and removes.
extension UIViewController {
    /// Whether UIKit sends appearance callbacks because the controller's view is added or removed. UIKit does so for a
    /// child of a visible custom container that forwards automatically, and for a controller without a parent whose
    /// view was itself added to a view in a visible window or to the view of a window's root. UIKit doesn't do so for a
    /// presented controller or a window's root. Source: Evidence, Adding a child.
    private var appearsWithItsView: Bool {
        guard presentation == nil, !isWindowRoot else { return false }
        guard let parent else { return arrival.cameIntoWindow || isInRootView }
        return isCustomChild && parent.isVisible
    }

    /// Whether the view was added directly to the view of a window's root, which brings it into the window.
    private var isInRootView: Bool { loadedView?.superview?.owner?.isWindowRoot == true }

    /// Whether the controller has appeared or is appearing.
    private var isVisible: Bool { appearance.state == .appeared || appearance.state == .appearing }

    func viewWillEnterWindow() {
        guard appearsWithItsView, appearance.state == .disappeared else { return }
        arrival.isAutomatic = true
        simulation.addArrival(self)
        beginAppearance(true, animated: false)
    }

    /// Ends an appearance that began because the view was added. The simulation calls this method after the commit at
    /// the end of the turn.
    func finishArrival() {
        guard arrival.isAutomatic else { return }
        arrival.isAutomatic = false
        // A child doesn't appear before its container. An appearing container ends the child's appearance together with
        // its own (Evidence, Parent and child order).
        if appearance.state == .appearing, parent?.appearance.state != .appearing { endAppearance() }
    }

    /// Begins the disappearance of a visible controller when its view leaves the window, if the controller follows its
    /// view (see ``appearsWithItsView``). A visible child of a custom container that forwards automatically also begins
    /// to disappear if its own view is removed while the container is not visible.
    ///
    /// If such a child is already disappearing together with its container when its own view is removed, the container
    /// can no longer end the child's transition. In that case, the transition ends as soon as the view has left the
    /// window.
    ///
    /// - Parameter isItself: Whether the controller's own view is removed, rather than an ancestor of that view.
    func viewWillLeaveWindow(byItself isItself: Bool) {
        let isLeftAlone = isItself && isCustomChild && parent?.isVisible == false
        if isLeftAlone, parent?.appearance.state == .disappearing, !arrival.isExchanged,
            appearance.state == .disappearing
        {
            arrival.isAutomatic = true
        }
        guard appearsWithItsView || isLeftAlone, isVisible else { return }
        arrival.isAutomatic = true
        beginAppearance(false, animated: false)
    }

    /// Whether the controller is a child of a custom container that forwards automatically.
    private var isCustomChild: Bool {
        parent.map { $0.kind == .viewController && $0.shouldAutomaticallyForwardAppearanceMethods } ?? false
    }

    /// Removes the view from its superview and sends the disappearance callbacks, without an animation.
    func disappearAtOnce() {
        beginAppearance(false, animated: false)
        loadedView?.takeOut()
        endAppearance()
    }

    func viewDidLeaveWindow() {
        guard arrival.isAutomatic, appearance.state == .disappearing else { return }
        endAppearance()
        arrival.isAutomatic = false
    }

    /// Sends the callbacks for traits, margins, and the safe area when the view first enters a window, after
    /// viewWillAppear and before layout. The callback for traits is sent only in iOS 8 to 12, or if `isForcedAtLaunch`
    /// is true. Sources: Evidence, Layout in transitions; Evidence, Traits.
    func viewDidFirstEnterWindow() {
        environment.current = traitCollection
        if simulation.ios.sendsTraitsAtLaunch || simulation.application.isForcedAtLaunch {
            deliver(.traitCollectionDidChange) { traitCollectionDidChange(nil) }
        }
        deliver(.viewLayoutMarginsDidChange) { viewLayoutMarginsDidChange() }
        deliver(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() }
    }
}
