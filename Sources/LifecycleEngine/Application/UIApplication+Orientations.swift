import LifecycleModel

/// The supported interface orientations: the controller that UIKit queries, and the effect of the answer.
///
/// Source: Evidence, Supported orientations.
extension UIApplication {
    /// The controller that determines the orientations: the topmost presented controller whose presentation determines
    /// the orientation (see ``UIPresentationController/decidesOrientation``), otherwise the window's root, or nil if
    /// the window has no root.
    var decider: UIViewController? {
        var decider = simulation.window.rootViewController
        var top = decider
        while let next = top?.directlyPresented {
            if next.presentation?.decidesOrientation == true { decider = next }
            top = next
        }
        return decider
    }

    /// Returns the orientations that both the controller and the app support, or the app's orientations if they have
    /// none in common.
    func supportedOrientations(of controller: UIViewController) -> Set<UIInterfaceOrientation> {
        let own = ownOrientations(of: controller)
        let common = simulation.device.orientations.map(own.intersection) ?? own
        return common.isEmpty ? simulation.device.orientations ?? own : common
    }

    /// Returns whether UIKit accepts the orientations of a controller that it queries. If the controller and the app
    /// have no orientation in common, raises an exception (Evidence, Supported orientations).
    func accepts(orientationsOf controller: UIViewController) -> Bool {
        guard simulation.ios.has(.raisesForOrientations), let app = simulation.device.orientations,
            app.isDisjoint(with: ownOrientations(of: controller))
        else { return true }
        simulation.warn("orientations-nothing-in-common", about: controller, ["Class": controller.className])
        return false
    }

    /// Returns whether UIKit accepts the preferred orientation of a controller that is presented or revealed in full
    /// screen. If the controller doesn't support it, raises an exception (Evidence, Supported orientations).
    private func acceptsPreferred(of controller: UIViewController) -> Bool {
        let own = ownOrientations(of: controller)
        let isFullScreen = controller.presentation.map { $0.style == .fullScreen } ?? true
        guard simulation.ios.has(.raisesForOrientations), isFullScreen, let preferred = controller.preferredOrientation,
            !own.contains(preferred)
        else { return true }
        let supported = UIInterfaceOrientation.allCases.filter(own.contains).map(\.rawValue)
        simulation.warn(
            "preferred-orientation-not-supported", about: controller,
            ["orientation": preferred.rawValue, "orientations": supported.joined(separator: ", ")])
        return false
    }

    /// Returns the controller's own orientations: the value from its class, otherwise the default. In iOS 5 and
    /// earlier, a built-in container without its own value supports the orientations that all queried children support.
    func ownOrientations(of controller: UIViewController) -> Set<UIInterfaceOrientation> {
        if let own = controller.supportedOrientations { return own }
        let asked = simulation.ios.has(.asksChildrenForOrientations) ? controller.childrenForOrientations : []
        guard let first = asked.first else { return defaultOrientations }
        return asked.dropFirst().reduce(ownOrientations(of: first)) { $0.intersection(ownOrientations(of: $1)) }
    }

    /// Returns the controller that refuses an orientation: a queried child of a built-in container that doesn't support
    /// it (iOS 5 and earlier), otherwise `controller`.
    func refuser(of orientation: UIInterfaceOrientation, asking controller: UIViewController) -> UIViewController {
        guard controller.supportedOrientations == nil, simulation.ios.has(.asksChildrenForOrientations),
            let child = controller.childrenForOrientations.first(where: {
                !ownOrientations(of: $0).contains(orientation)
            })
        else { return controller }
        return refuser(of: orientation, asking: child)
    }

    private var defaultOrientations: Set<UIInterfaceOrientation> {
        if simulation.ios.has(.portraitOnlyByDefault) { return [.portrait] }
        let all = Set(UIInterfaceOrientation.allCases)
        return simulation.device.idiom == .phone ? all.subtracting([.portraitUpsideDown]) : all
    }

    /// Queries the supported orientations again at the app's request (iOS 16 and later). The interface rotates with an
    /// animation if its orientation is no longer supported, or if it can now match the device's orientation. Source:
    /// Apple's documentation of `setNeedsUpdateOfSupportedInterfaceOrientations()`.
    func updateSupportedOrientations() {
        guard let decider, accepts(orientationsOf: decider), let wanted = wantedOrientation(of: decider),
            wanted != interfaceOrientation
        else { return }
        turnInterface(to: wanted, for: decider)
    }

    /// Returns the interface orientation for a controller, or nil if no orientation is supported. The result is the
    /// device's orientation if it is supported, otherwise the current orientation if it is supported, otherwise the
    /// first supported orientation.
    func wantedOrientation(of controller: UIViewController) -> UIInterfaceOrientation? {
        let supported = supportedOrientations(of: controller)
        let held = simulation.device.orientation
        if supported.contains(held) { return held }
        return supported.contains(interfaceOrientation) ? interfaceOrientation : preferred(in: supported)
    }

    func preferred(in supported: Set<UIInterfaceOrientation>) -> UIInterfaceOrientation? {
        UIInterfaceOrientation.allCases.first(where: supported.contains)
    }

    /// Rotates the interface for `controller`, which now determines the orientation: to the preferred orientation for
    /// its presentation if there is one, otherwise to the result of `wantedOrientation(of:)` (Evidence, Supported
    /// orientations).
    ///
    /// No rotation or size callback is sent, except to a presenter that a dismissal reveals (Evidence, Rotation). The
    /// views in the window are laid out at the new size. A controller whose view is not in the window is laid out when
    /// it reappears.
    ///
    /// - Parameter presenter: The controller that a dismissal reveals, or nil during a presentation.
    func adaptOrientation(to controller: UIViewController, revealing presenter: UIViewController? = nil) {
        guard acceptsPreferred(of: controller), accepts(orientationsOf: controller),
            let wanted = preferredAtPresentation(of: controller) ?? wantedOrientation(of: controller),
            wanted != interfaceOrientation
        else { return }
        setInterfaceOrientation(wanted, for: controller)
        let size = simulation.device.size(in: wanted)
        if let presenter, simulation.ios.has(.tellsHiddenPresenterOfTurn) {
            tell(presenter, of: size, SizeTransition(isAnimated: true, simulation: simulation))
        }
        fill(simulation.window, with: size)
    }

    private func tell(_ controller: UIViewController, of size: CGSize, _ coordinator: SizeTransition) {
        controller.deliver(.viewWillTransitionToSize) { controller.viewWillTransition(to: size, with: coordinator) }
    }

    /// Returns the preferred orientation of a controller that is being presented in full screen. Returns nil for other
    /// controllers, and for a controller that has no preference or doesn't support its preferred orientation. UIKit
    /// queries `preferredInterfaceOrientationForPresentation` only for full-screen presentations, according to Apple's
    /// documentation.
    private func preferredAtPresentation(of controller: UIViewController) -> UIInterfaceOrientation? {
        guard controller.presentation?.style == .fullScreen, controller.presentation?.phase == .presenting,
            let preferred = controller.preferredOrientation,
            supportedOrientations(of: controller).contains(preferred)
        else { return nil }
        return preferred
    }

    // The orientation of the interface at launch.
    //
    // Source: Evidence, Launch orientation.

    /// Sets and returns the orientation in which a window shows a new root, and sets `isForcedAtLaunch`.
    ///
    /// In iOS 11 and later, the result is the device's orientation if it is supported, otherwise the current
    /// orientation if it is supported, otherwise the first supported orientation. In iOS 10 and earlier, the result is
    /// the current orientation if it is supported, otherwise portrait. At launch, the current orientation is portrait
    /// (Evidence, Launch orientation).
    func orientationAtLaunch(of root: UIViewController) -> UIInterfaceOrientation {
        guard accepts(orientationsOf: root) else { return interfaceOrientation }
        let supported = supportedOrientations(of: root)
        if !simulation.ios.has(.launchesInPortrait), supported.contains(simulation.device.orientation) {
            setInterfaceOrientation(simulation.device.orientation, for: root)
        } else if !supported.contains(interfaceOrientation), let preferred = preferred(in: supported) {
            setInterfaceOrientation(simulation.ios.has(.launchesInPortrait) ? .portrait : preferred, for: root)
        }
        // The first traits are those of the first orientation that the app allows, however the device is held.
        let first = simulation.device.orientations.flatMap(preferred) ?? .portrait
        let traits = [first, interfaceOrientation].map {
            UITraitCollection(of: simulation.device.size(in: $0), on: simulation.device.idiom)
        }
        isForcedAtLaunch =
            simulation.ios.has(.sendsTraitsWhereForced) && !supported.contains(simulation.device.orientation)
            && traits[0] != traits[1]
        return interfaceOrientation
    }

    /// Sends `willTransition(to:with:)` to a root whose own orientations exclude the device's orientation although the
    /// app's orientations include it (iOS 11 and later). The callback is sent only if the traits in the device's
    /// orientation differ from those in the interface's orientation. They differ between portrait and landscape on a
    /// phone, but not on a pad of the default size. No size callback is sent. Source: the printed transcripts of
    /// bk2ch06p258launchIntoRotationEvents in github.com/mattneub/Programming-iOS-Book-Examples (iOS 11, 13, 15).
    func tellForcedOrientation(to root: UIViewController) {
        guard !simulation.ios.has(.launchesInPortrait), isForced(root, by: root.supportedOrientations) else { return }
        let traits = simulation.window.traits
        let coordinator = SizeTransition(isAnimated: false, simulation: simulation)
        root.deliver(.willTransitionToTraits) { root.willTransition(to: traits, with: coordinator) }
    }

    /// Returns whether `own`, the root's own orientations, excludes the device's orientation although the app's
    /// orientations include it, and the traits in the device's orientation differ from those in the interface's
    /// orientation. Returns false if `own` is nil.
    private func isForced(_ root: UIViewController, by own: Set<UIInterfaceOrientation>?) -> Bool {
        let held = simulation.device.orientation
        guard let own, !own.contains(held), simulation.device.orientations?.contains(held) != false else {
            return false
        }
        return UITraitCollection(of: simulation.device.size(in: held), on: simulation.device.idiom)
            != UITraitCollection(of: simulation.device.size(in: interfaceOrientation), on: simulation.device.idiom)
    }

    /// Rotates the interface, before it is shown, to the orientation that `wantedOrientation(of:)` returns. Has no
    /// effect in iOS 11 and later, where the interface already has that orientation (Evidence, Launch orientation).
    func turnAtLaunch(_ root: UIViewController) {
        guard let wanted = wantedOrientation(of: root), wanted != interfaceOrientation else { return }
        turnInterface(to: wanted, for: root)
    }

    // Rotation in each iOS version: the receivers and the order of the callbacks.
    //
    // Source: Evidence, Rotation.

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
            detail: isOwn ? .notOfApp : .notSupported)
    }

    /// Rotates the interface with an animation. `controller` determines the orientation.
    func turnInterface(to orientation: UIInterfaceOrientation, for controller: UIViewController) {
        let old = interfaceOrientation
        setInterfaceOrientation(orientation, for: controller)
        let size = simulation.device.size(in: orientation)
        if simulation.ios.has(.rotatesByOldCallbacks) {
            turnByOldCallbacks(from: old, to: size)
        } else {
            for window in simulation.windows where window.isVisible {
                window.sizeOfTraits = nil
                change(window, to: size)
                window.rootViewController?.safeAreaOfScreenDidChange()
            }
        }
    }

    /// Returns the work that turns a pad's window to the other orientation and back, for the snapshots that the system
    /// takes in the background, one for each orientation that the app supports (Evidence, Background).
    func turnsForSnapshots(_ window: UIWindow) -> [() -> Void] {
        guard simulation.device.idiom == .pad, simulation.ios.has(.turnsForSnapshots), let decider,
            Set(supportedOrientations(of: decider).map(\.isLandscape)).count == 2
        else { return [] }
        let size = window.size
        return [CGSize(width: size.height, height: size.width), size].map { next in
            { [unowned self] in change(window, to: next) }
        }
    }

    /// Resizes the key window, for example when the user moves the divider between two apps or drags an edge of the
    /// window. In iOS 8 and later, controllers receive the same callbacks as in a rotation. In iOS 7 and earlier, they
    /// receive only layout callbacks. On a phone in iOS 27 and later, the traits stay as they are (Evidence, Sizes). Has
    /// no effect if the window has no root or already has this size.
    public func resizeWindow(to size: CGSize) {
        let window = simulation.keyWindow
        guard size != window.size, window.rootViewController != nil else { return }
        if simulation.device.idiom == .phone, simulation.ios.has(.resizesPhonesWithoutTraits) {
            window.sizeOfTraits = window.sizeOfTraits ?? window.size
        }
        if simulation.ios.has(.rotatesByOldCallbacks) { fill(window, with: size) } else { change(window, to: size) }
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
    /// change, `viewWillTransition(to:with:)`, also to presenters that a presentation hides, and then the trait changes
    /// themselves. The constraints and the layout are updated by the next commit or, in iOS 8, immediately.
    private func change(_ window: UIWindow, to size: CGSize) {
        let idiom = simulation.device.idiom
        let before = window.traits
        let traits = UITraitCollection(of: window.sizeOfTraits ?? size, on: idiom, style: simulation.device.style)
        let changesTraits = before != traits
        let coordinator = SizeTransition(isAnimated: true, simulation: simulation)
        let receivers = window.rootViewController?.visibleTree ?? []
        // A child whose size changes is laid out in every version.
        let resized = receivers.filter { $0.fillsContainer || simulation.ios.has(.laysOutChildrenOnRotation) }
        if changesTraits {
            forward(to: receivers) { controller in
                controller.deliver(.willTransitionToTraits) { controller.willTransition(to: traits, with: coordinator) }
            }
        }
        for presenter in window.rootViewController?.hiddenPresenters ?? [] { tell(presenter, of: size, coordinator) }
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
        guard simulation.ios.has(.laysOutBeforeConstraintsOnRotation) else { return }
        simulation.updatesConstraintsInsideLayout = true
        simulation.window.layoutIfNeeded()
        simulation.updatesConstraintsInsideLayout = false
    }
}

extension UIViewController {
    /// The presenters in the chain of presentations that starts at this controller whose views a presentation removed
    /// from the window. They hear of a new size, but their children don't (Evidence, Rotation).
    fileprivate var hiddenPresenters: [UIViewController] {
        guard let next = directlyPresented else { return [] }
        let isHidden = next.presentation?.hidesPresenter == true && appearance.state == .disappeared
        return (isHidden ? [self] : []) + next.hiddenPresenters
    }

    /// Requests `viewSafeAreaInsetsDidChange` for the visible controllers whose views reach the edges of the screen.
    fileprivate func safeAreaOfScreenDidChange() {
        if appearance.state != .disappeared { safeAreaDidChange() }
        directlyPresented?.safeAreaOfScreenDidChange()
    }

    /// The children that a built-in container queries for supported orientations, in iOS 5 and earlier: the top of a
    /// navigation controller's stack, the visible page of a page view controller, or all children of a tab bar or split
    /// view controller.
    fileprivate var childrenForOrientations: [UIViewController] {
        switch kind {
        case .navigationController: Array(children.suffix(1))
        case .tabBarController, .splitViewController: children
        case .pageViewController: visibleChildren
        default: []
        }
    }
}
