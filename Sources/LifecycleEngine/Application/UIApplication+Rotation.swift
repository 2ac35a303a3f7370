import LifecycleModel

/// Rotation by version: which controllers receive which callbacks, and in which order.
///
/// Source: Evidence, Rotation.
extension UIApplication {
    /// The device is turned. The interface follows where the decider supports the orientation.
    public func turnDevice(to orientation: UIInterfaceOrientation) {
        simulation.device.orientation = orientation
        guard state != .notRunning, let decider else { return }
        guard orientation != interfaceOrientation else { return }
        let isSupported = supportedOrientations(of: decider).contains(orientation)
        let isOwn = ownOrientations(of: decider).contains(orientation)
        let refusal = isOwn ? "not among the app's orientations" : "not supported"
        simulation.note(.rotate, decider, name: orientation.rawValue, detail: isSupported ? nil : refusal)
        guard isSupported else { return }
        turnInterface(to: orientation)
    }

    func turnInterface(to orientation: UIInterfaceOrientation) {
        let old = interfaceOrientation
        interfaceOrientation = orientation
        let size = simulation.device.size(in: orientation)
        if simulation.ios.rotatesByOldCallbacks {
            turnByOldCallbacks(from: old, to: size)
        } else {
            for window in simulation.windows where window.isVisible { change(window, to: size) }
        }
    }

    /// The window gets another size: split screen, or a window that is dragged.
    public func resizeWindow(to size: CGSize) {
        let window = simulation.keyWindow
        guard size != window.size, window.rootViewController != nil else { return }
        if simulation.ios.rotatesByOldCallbacks { fill(window, with: size) } else { change(window, to: size) }
    }

    func fill(_ window: UIWindow, with size: CGSize) {
        window.size = size
        for view in window.subviews { view.resize(to: size) }
        window.rootViewController?.adoptTraits()
    }

    // MARK: iOS 5 to 7

    /// willRotate, the views get their new size and are laid out, willAnimateRotation, and at the end didRotate.
    private func turnByOldCallbacks(from old: UIInterfaceOrientation, to size: CGSize) {
        let told = simulation.window.rootViewController.map(forwarding) ?? []
        let orientation = interfaceOrientation
        let duration = Simulation.animationDuration
        for controller in told {
            controller.deliver(.willRotate) { controller.willRotate(to: orientation, duration: duration) }
        }
        fill(simulation.window, with: size)
        simulation.commit()
        for controller in told {
            controller.deliver(.willAnimateRotation) {
                controller.willAnimateRotation(to: orientation, duration: duration)
            }
        }
        simulation.afterAnimation(true) {
            for controller in told { controller.deliver(.didRotate) { controller.didRotate(from: old) } }
        }
    }

    /// The controller and the visible children that it forwards rotation to, then what it presents; nobody who is off
    /// screen. A presented controller that leaves its presenter visible turns with it.
    private func forwarding(_ controller: UIViewController) -> [UIViewController] {
        let isOnScreen = controller.appearance.state != .disappeared
        let forwards = isOnScreen && controller.shouldAutomaticallyForwardRotationMethods
        let below = forwards ? controller.visibleChildren : []
        return (isOnScreen ? [controller] : []) + below.flatMap(forwarding)
            + (controller.presentedViewController.map(forwarding) ?? [])
    }

    // MARK: iOS 8 and later

    /// Parents before children: traits first where they change, then the size, then constraints and layout.
    private func change(_ window: UIWindow, to size: CGSize) {
        let idiom = simulation.device.idiom
        let before = window.traits
        let traits = UITraitCollection(of: size, on: idiom, style: simulation.device.style)
        let changesTraits = before != traits
        let coordinator = SizeTransition(isAnimated: true, simulation: simulation)
        let told = window.rootViewController?.visibleTree ?? []
        let resized = told.filter { $0.fillsContainer || !isInFixedFrame($0) }
        if changesTraits {
            for controller in told {
                controller.deliver(.willTransitionToTraits) { controller.willTransition(to: traits, with: coordinator) }
            }
        }
        for controller in told {
            controller.deliver(.viewWillTransitionToSize) { controller.viewWillTransition(to: size, with: coordinator) }
        }
        if changesTraits {
            window.size = size
            window.updateTraitsIfNeeded(invalidates: false)
        }
        fill(window, with: size)
        layOut(told, resized: resized)
        go(along: told)
    }

    /// The coordinator's marks: alongside after the layout in the new size, the completion when the interface has turned.
    private func go(along told: [UIViewController]) {
        simulation.onNextTurn { [simulation] in
            for controller in told { simulation.note(.alongside, controller) }
            simulation.afterAnimation(true) {
                for controller in told { simulation.note(.transitionCompletion, controller) }
            }
        }
    }

    /// A child placed by hand keeps its frame, and so needs no layout from iOS 9 on.
    private func isInFixedFrame(_ controller: UIViewController) -> Bool {
        !controller.fillsContainer && !simulation.ios.laysOutChildrenOnRotation
    }

    private func layOut(_ told: [UIViewController], resized: [UIViewController]) {
        for controller in resized { controller.loadedView?.setNeedsLayout() }
        told.first?.loadedView?.setNeedsUpdateConstraints()
        guard simulation.ios.laysOutBeforeConstraintsOnRotation else { return }
        simulation.updatesConstraintsInsideLayout = true
        simulation.window.layoutIfNeeded()
        simulation.updatesConstraintsInsideLayout = false
    }
}
