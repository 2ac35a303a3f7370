import LifecycleModel

/// The orientation of the interface at launch.
///
/// Source: Evidence, Launch orientation.
extension UIApplication {
    /// Sets and returns the orientation in which the window shows a new root. In iOS 10 and earlier, the interface
    /// launches in portrait. In iOS 11 and later, it launches in the device's orientation if that orientation is
    /// supported (Evidence, Launch orientation).
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
            simulation.ios.sendsTraitsWhereForced && !supported.contains(simulation.device.orientation)
            && traits[0] != traits[1]
        return interfaceOrientation
    }

    /// In iOS 11 and later, sends `willTransition(to:with:)` to a root that doesn't support the device's orientation.
    /// The callback is sent only if the traits change, which they do on a phone but not on a pad. No size callback is
    /// sent. Source: the printed transcripts of bk2ch06p258launchIntoRotationEvents in
    /// github.com/mattneub/Programming-iOS-Book-Examples (iOS 11, 13, 15).
    func tellForcedOrientation(to root: UIViewController) {
        guard !simulation.ios.launchesInPortrait, isForced(root, by: root.supportedOrientations) else { return }
        let traits = simulation.window.traits
        let coordinator = SizeTransition(isAnimated: false, simulation: simulation)
        root.deliver(.willTransitionToTraits) { root.willTransition(to: traits, with: coordinator) }
    }

    /// Returns whether the root's own orientations, not the app's, prevent the interface from matching the device, and
    /// whether the traits differ as a result.
    private func isForced(_ root: UIViewController, by own: Set<UIInterfaceOrientation>?) -> Bool {
        let held = simulation.device.orientation
        guard let own, !own.contains(held), simulation.device.orientations?.contains(held) != false else {
            return false
        }
        return UITraitCollection(of: simulation.device.size(in: held), on: simulation.device.idiom)
            != UITraitCollection(of: simulation.device.size(in: interfaceOrientation), on: simulation.device.idiom)
    }

    /// Rotates an interface that launched in portrait, before the interface is shown (Evidence, Launch orientation).
    func turnAtLaunch(_ root: UIViewController) {
        guard let wanted = wantedOrientation(of: root), wanted != interfaceOrientation else { return }
        turnInterface(to: wanted)
    }
}
