import LifecycleModel

/// Rotation by version: who decides, who is told, and in which order.
///
/// Sources: Evidence, Rotation; Evidence, Launch orientation; Evidence, Supported orientations.
extension UIApplication {
    /// The controller whose orientations count: the topmost one presented in full screen, or the window's root.
    private var decider: UIViewController? {
        var decider = simulation.window.rootViewController
        var top = decider
        while let next = top?.presentedViewController {
            if next.presentation?.style.coversWindow == true { decider = next }
            top = next
        }
        return decider
    }

    /// The orientations that the decider allows, within those of the app: children do not take part.
    func supportedOrientations(of controller: UIViewController) -> Set<UIInterfaceOrientation> {
        let own = controller.supportedOrientations ?? defaultOrientations
        // An app and a controller that agree on none: UIKit raises an exception; the controller's answer is kept.
        let common = simulation.device.orientations.map(own.intersection) ?? own
        return common.isEmpty ? simulation.device.orientations ?? own : common
    }

    private var defaultOrientations: Set<UIInterfaceOrientation> {
        if simulation.ios.supportsPortraitOnlyByDefault { return [.portrait] }
        let all = Set(UIInterfaceOrientation.allCases)
        return simulation.device.idiom == .phone ? all.subtracting([.portraitUpsideDown]) : all
    }

    /// Asks the controllers again what they support: from iOS 16 on the interface turns with an animation where it has to
    /// or, as the device is held, may. Source: Apple's documentation of
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
    func updateSupportedOrientations() {
        guard let decider, let wanted = wantedOrientation(of: decider), wanted != interfaceOrientation else { return }
        simulation.note(.rotate, decider, name: wanted.rawValue)
        turnInterface(of: decider, to: wanted)
    }

    /// The orientation of the interface for a controller: the device's if the controller supports it, otherwise the present one.
    private func wantedOrientation(of controller: UIViewController) -> UIInterfaceOrientation? {
        let supported = supportedOrientations(of: controller)
        let held = simulation.device.orientation
        if supported.contains(held) { return held }
        return supported.contains(interfaceOrientation) ? interfaceOrientation : preferred(in: supported)
    }

    /// The device is turned. The interface follows where the decider supports the orientation.
    public func turnDevice(to orientation: UIInterfaceOrientation) {
        simulation.device.orientation = orientation
        guard state != .notRunning, let decider else { return }
        guard orientation != interfaceOrientation else { return }
        let isSupported = supportedOrientations(of: decider).contains(orientation)
        let isOwn = (decider.supportedOrientations ?? defaultOrientations).contains(orientation)
        let refusal = isOwn ? "not among the app's orientations" : "not supported"
        simulation.note(.rotate, decider, name: orientation.rawValue, detail: isSupported ? nil : refusal)
        guard isSupported else { return }
        turnInterface(of: decider, to: orientation)
    }

    private func turnInterface(of decider: UIViewController, to orientation: UIInterfaceOrientation) {
        let old = interfaceOrientation
        interfaceOrientation = orientation
        let size = simulation.device.size(in: orientation)
        if simulation.ios.rotatesByOldCallbacks {
            turnByOldCallbacks(decider, from: old, to: size)
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

    private func fill(_ window: UIWindow, with size: CGSize) {
        window.size = size
        for view in window.subviews { view.resize(to: size) }
        window.rootViewController?.adoptTraits()
    }

    // MARK: iOS 5 to 7

    /// willRotate, the views get their new size and are laid out, willAnimateRotation, and at the end didRotate.
    private func turnByOldCallbacks(_ decider: UIViewController, from old: UIInterfaceOrientation, to size: CGSize) {
        let told = forwarding(decider)
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

    /// The controller and the visible children that it forwards rotation to; nobody who is off screen.
    private func forwarding(_ controller: UIViewController) -> [UIViewController] {
        guard controller.appearance.state != .disappeared else { return [] }
        let below = controller.shouldAutomaticallyForwardRotationMethods ? controller.visibleChildren : []
        return [controller] + below.flatMap(forwarding)
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

    // MARK: Presentation

    /// Turns the interface to an orientation that a full-screen controller supports, the device's if possible (Evidence,
    /// Supported orientations). No callback is sent: the visible controller is laid out in the new size, and a covered
    /// one when it appears again.
    func adaptOrientation(to controller: UIViewController) {
        guard let wanted = preferredAtPresentation(of: controller) ?? wantedOrientation(of: controller),
            wanted != interfaceOrientation
        else { return }
        simulation.note(.rotate, controller, name: wanted.rawValue)
        interfaceOrientation = wanted
        fill(simulation.window, with: simulation.device.size(in: wanted))
    }

    /// What `preferredInterfaceOrientationForPresentation` says, which is asked of a full-screen presentation alone (Apple's
    /// documentation of it).
    private func preferredAtPresentation(of controller: UIViewController) -> UIInterfaceOrientation? {
        guard controller.presentation?.style == .fullScreen, controller.presentation?.phase == .presenting,
            let preferred = controller.preferredOrientation,
            supportedOrientations(of: controller).contains(preferred)
        else { return nil }
        return preferred
    }

    // MARK: Launch

    /// How the interface stands when the window is first shown: up to iOS 10 in portrait, from iOS 11 as the device is
    /// held where the root supports it (Evidence, Launch orientation).
    func orientationAtLaunch(of root: UIViewController) -> UIInterfaceOrientation {
        let supported = supportedOrientations(of: root)
        if !simulation.ios.launchesInPortrait, supported.contains(simulation.device.orientation) {
            interfaceOrientation = simulation.device.orientation
        } else if !supported.contains(interfaceOrientation), let preferred = preferred(in: supported) {
            interfaceOrientation = simulation.ios.launchesInPortrait ? .portrait : preferred
        }
        let traits = [UIInterfaceOrientation.portrait, interfaceOrientation].map {
            UITraitCollection(of: simulation.device.size(in: $0), on: simulation.device.idiom)
        }
        isForcedAtLaunch =
            simulation.ios.tellsTraitsWhereForced && !supported.contains(simulation.device.orientation)
            && traits[0] != traits[1]
        return interfaceOrientation
    }

    /// Sends `willTransition(to:with:)` at launch to a root that doesn't support the device's orientation, from iOS 11 on,
    /// if its traits change, which they do on a phone and not on a pad. No size callback is sent. Source: the printed transcripts of
    /// bk2ch06p258launchIntoRotationEvents in github.com/mattneub/Programming-iOS-Book-Examples (iOS 11, 13, 15).
    func tellForcedOrientation(to root: UIViewController) {
        guard !simulation.ios.launchesInPortrait, isForced(root, by: root.supportedOrientations) else { return }
        let traits = simulation.window.traits
        let coordinator = SizeTransition(isAnimated: false, simulation: simulation)
        root.deliver(.willTransitionToTraits) { root.willTransition(to: traits, with: coordinator) }
    }

    /// Whether these orientations of the root, and not those of the app, keep the interface from standing as the device.
    private func isForced(_ root: UIViewController, by own: Set<UIInterfaceOrientation>?) -> Bool {
        let held = simulation.device.orientation
        guard let own, !own.contains(held), simulation.device.orientations?.contains(held) != false else {
            return false
        }
        return UITraitCollection(of: simulation.device.size(in: held), on: simulation.device.idiom)
            != UITraitCollection(of: simulation.device.size(in: interfaceOrientation), on: simulation.device.idiom)
    }

    private func preferred(in supported: Set<UIInterfaceOrientation>) -> UIInterfaceOrientation? {
        UIInterfaceOrientation.allCases.first(where: supported.contains)
    }

    /// Turns the interface that was launched in portrait before it shows (Evidence, Launch orientation).
    func turnAtLaunch(_ root: UIViewController) {
        let supported = supportedOrientations(of: root)
        let wanted =
            supported.contains(simulation.device.orientation) ? simulation.device.orientation : preferred(in: supported)
        guard let wanted, wanted != interfaceOrientation else { return }
        turnInterface(of: root, to: wanted)
    }
}
