import LifecycleModel

/// The orientations of the interface: which controller is asked, and what its answer leads to.
///
/// Source: Evidence, Supported orientations.
extension UIApplication {
    /// The controller whose orientations count: the topmost presented one that covers the window, or the window's root.
    var decider: UIViewController? {
        var decider = simulation.window.rootViewController
        var top = decider
        while let next = top?.presentedViewController {
            if next.presentation?.decidesOrientation == true { decider = next }
            top = next
        }
        return decider
    }

    /// The orientations that the decider allows, within those of the app.
    func supportedOrientations(of controller: UIViewController) -> Set<UIInterfaceOrientation> {
        let own = ownOrientations(of: controller)
        // An app and a controller that agree on none: UIKit raises an exception; the controller's answer is kept.
        let common = simulation.device.orientations.map(own.intersection) ?? own
        return common.isEmpty ? simulation.device.orientations ?? own : common
    }

    /// What the controller answers: its class's answer, up to iOS 5 that of the children that a container of UIKit's asks,
    /// or the default.
    func ownOrientations(of controller: UIViewController) -> Set<UIInterfaceOrientation> {
        if let own = controller.supportedOrientations { return own }
        let asked = simulation.ios.asksChildrenForOrientations ? controller.childrenForOrientations : []
        guard let first = asked.first else { return defaultOrientations }
        return asked.dropFirst().reduce(ownOrientations(of: first)) { $0.intersection(ownOrientations(of: $1)) }
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
        turnInterface(to: wanted)
    }

    /// The orientation of the interface for a controller: the device's if the controller supports it, otherwise the present one.
    private func wantedOrientation(of controller: UIViewController) -> UIInterfaceOrientation? {
        let supported = supportedOrientations(of: controller)
        let held = simulation.device.orientation
        if supported.contains(held) { return held }
        return supported.contains(interfaceOrientation) ? interfaceOrientation : preferred(in: supported)
    }

    func preferred(in supported: Set<UIInterfaceOrientation>) -> UIInterfaceOrientation? {
        UIInterfaceOrientation.allCases.first(where: supported.contains)
    }

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
}

extension UIViewController {
    /// The children that one of UIKit's containers asks, up to iOS 5, whether they support an orientation: a navigation
    /// controller the top of its stack, the others all of their children.
    fileprivate var childrenForOrientations: [UIViewController] {
        switch kind {
        case .navigationController: Array(children.suffix(1))
        case .tabBarController, .splitViewController: children
        case .pageViewController: visibleChildren
        default: []
        }
    }
}
