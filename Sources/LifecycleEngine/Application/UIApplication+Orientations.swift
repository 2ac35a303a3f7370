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
        guard simulation.ios.raisesForOrientations, let app = simulation.device.orientations,
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
        guard simulation.ios.raisesForOrientations, isFullScreen, let preferred = controller.preferredOrientation,
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
        let asked = simulation.ios.asksChildrenForOrientations ? controller.childrenForOrientations : []
        guard let first = asked.first else { return defaultOrientations }
        return asked.dropFirst().reduce(ownOrientations(of: first)) { $0.intersection(ownOrientations(of: $1)) }
    }

    /// Returns the controller that refuses an orientation: a queried child of a built-in container that doesn't support
    /// it (iOS 5 and earlier), otherwise `controller`.
    func refuser(of orientation: UIInterfaceOrientation, asking controller: UIViewController) -> UIViewController {
        guard controller.supportedOrientations == nil, simulation.ios.asksChildrenForOrientations,
            let child = controller.childrenForOrientations.first(where: {
                !ownOrientations(of: $0).contains(orientation)
            })
        else { return controller }
        return refuser(of: orientation, asking: child)
    }

    private var defaultOrientations: Set<UIInterfaceOrientation> {
        if simulation.ios.supportsPortraitOnlyByDefault { return [.portrait] }
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
    /// No rotation or size callback is sent. The views in the window are laid out at the new size. A controller whose
    /// view is not in the window is laid out when it reappears.
    func adaptOrientation(to controller: UIViewController) {
        guard acceptsPreferred(of: controller), accepts(orientationsOf: controller),
            let wanted = preferredAtPresentation(of: controller) ?? wantedOrientation(of: controller),
            wanted != interfaceOrientation
        else { return }
        setInterfaceOrientation(wanted, for: controller)
        fill(simulation.window, with: simulation.device.size(in: wanted))
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
}

extension UIViewController {
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
