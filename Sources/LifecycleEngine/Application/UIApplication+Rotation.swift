import LifecycleModel

/// Rotation in each iOS version: the receivers and the order of the callbacks.
///
/// Source: Evidence, Rotation.
extension UIApplication {
    /// Rotates the device. The interface of a running app rotates, too, if the app and the controller that determines
    /// the orientations support the new orientation.
    public func turnDevice(to orientation: UIInterfaceOrientation) {
        simulation.device.orientation = orientation
        guard state != .notRunning, let decider else { return }
        guard orientation != interfaceOrientation else { return }
        if supportedOrientations(of: decider).contains(orientation) {
            return turnInterface(to: orientation, for: decider)
        }
        let isOwn = ownOrientations(of: decider).contains(orientation)
        simulation.note(
            .rotate, refuser(of: orientation, asking: decider), name: orientation.rawValue,
            detail: isOwn ? "not among the app's orientations" : "not supported")
    }

    /// Rotates the interface with an animation. `controller` determines the orientation.
    func turnInterface(to orientation: UIInterfaceOrientation, for controller: UIViewController) {
        let old = interfaceOrientation
        setInterfaceOrientation(orientation, for: controller)
        let size = simulation.device.size(in: orientation)
        if simulation.ios.rotatesByOldCallbacks {
            turnByOldCallbacks(from: old, to: size)
        } else {
            for window in simulation.windows where window.isVisible { change(window, to: size) }
        }
    }

    /// Resizes the key window, for example when the user moves the divider between two apps or drags an edge of the
    /// window. In iOS 8 and later, controllers receive the same callbacks as in a rotation. In iOS 7 and earlier, they
    /// receive only layout callbacks. Has no effect if the window has no root or already has this size.
    public func resizeWindow(to size: CGSize) {
        let window = simulation.keyWindow
        guard size != window.size, window.rootViewController != nil else { return }
        if simulation.ios.rotatesByOldCallbacks { fill(window, with: size) } else { change(window, to: size) }
    }

    func fill(_ window: UIWindow, with size: CGSize) {
        let old = window.size
        window.size = size
        for view in window.subviews { view.superviewDidResize(from: old, to: size) }
        window.rootViewController?.adoptTraits()
    }

    // MARK: iOS 5 to 7

    /// Sends willRotate, resizes and lays out the views, sends willAnimateRotation, and sends didRotate after the
    /// animation.
    private func turnByOldCallbacks(from old: UIInterfaceOrientation, to size: CGSize) {
        let receivers = simulation.window.rootViewController.map(forwarding) ?? []
        let orientation = interfaceOrientation
        let duration = Simulation.animationDuration
        for controller in receivers {
            controller.deliver(.willRotate) { controller.willRotate(to: orientation, duration: duration) }
        }
        fill(simulation.window, with: size)
        simulation.commit()
        for controller in receivers {
            controller.deliver(.willAnimateRotation) {
                controller.willAnimateRotation(to: orientation, duration: duration)
            }
        }
        simulation.afterAnimation(true) {
            for controller in receivers { controller.deliver(.didRotate) { controller.didRotate(from: old) } }
        }
    }

    /// Returns the receivers of rotation callbacks: the on-screen controllers among `controller`, the descendants to
    /// which rotation is forwarded, and the controllers that any of them presents. If a presenter stays visible, it
    /// rotates together with the presented controller.
    private func forwarding(_ controller: UIViewController) -> [UIViewController] {
        let isOnScreen = controller.appearance.state != .disappeared
        let forwards = isOnScreen && controller.shouldAutomaticallyForwardRotationMethods
        let below = forwards ? controller.visibleChildren : []
        return (isOnScreen ? [controller] : []) + below.flatMap(forwarding)
            + (controller.directlyPresented.map(forwarding) ?? [])
    }

    // MARK: iOS 8 and later

    /// Resizes the window and sends the callbacks, to parents before children: `willTransition(to:with:)` if the traits
    /// change, `viewWillTransition(to:with:)`, and then the trait changes themselves. The constraints and the layout
    /// are updated by the next commit or, in iOS 8, immediately.
    private func change(_ window: UIWindow, to size: CGSize) {
        let idiom = simulation.device.idiom
        let before = window.traits
        let traits = UITraitCollection(of: size, on: idiom, style: simulation.device.style)
        let changesTraits = before != traits
        let coordinator = SizeTransition(isAnimated: true, simulation: simulation)
        let receivers = window.rootViewController?.visibleTree ?? []
        // A child whose size changes is laid out in every version.
        let resized = receivers.filter { $0.fillsContainer || simulation.ios.laysOutChildrenOnRotation }
        if changesTraits {
            forward(to: receivers) { controller in
                controller.deliver(.willTransitionToTraits) { controller.willTransition(to: traits, with: coordinator) }
            }
        }
        forward(to: receivers) { controller in
            controller.deliver(.viewWillTransitionToSize) { controller.viewWillTransition(to: size, with: coordinator) }
        }
        if changesTraits {
            window.size = size
            window.updateTraitsIfNeeded(invalidates: false)
        }
        fill(window, with: size)
        layOut(receivers, resized: resized)
        go(along: receivers)
    }

    /// Sends a callback to `receivers`, parents first. UIKit's own implementation of the callback forwards it to the
    /// children, so the descendants of a controller that doesn't call super receive nothing. Source: Apple's
    /// documentation of `UIContentContainer`.
    ///
    /// - Parameter send: Sends the callback and returns whether the class has called super.
    private func forward(to receivers: [UIViewController], send: (UIViewController) -> Bool) {
        var silent: Set<ObjectIdentifier> = []
        for controller in receivers {
            let isSilent = controller.parent.map { silent.contains(ObjectIdentifier($0)) } ?? false
            if isSilent || !send(controller) { silent.insert(ObjectIdentifier(controller)) }
        }
    }

    /// Records the coordinator's marks: `alongside` after the layout at the new size, and `transitionCompletion` after
    /// the animation.
    private func go(along receivers: [UIViewController]) {
        simulation.onNextTurn { [simulation] in
            for controller in receivers { simulation.note(.alongside, controller) }
            simulation.afterAnimation(true) {
                for controller in receivers { simulation.note(.transitionCompletion, controller) }
            }
        }
    }

    private func layOut(_ receivers: [UIViewController], resized: [UIViewController]) {
        for controller in resized { controller.loadedView?.setNeedsLayout() }
        receivers.first?.loadedView?.setNeedsUpdateConstraints()
        guard simulation.ios.laysOutBeforeConstraintsOnRotation else { return }
        simulation.updatesConstraintsInsideLayout = true
        simulation.window.layoutIfNeeded()
        simulation.updatesConstraintsInsideLayout = false
    }
}
