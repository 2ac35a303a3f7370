import LifecycleModel

/// The orientation of the interface at launch.
///
/// Source: Evidence, Launch orientation.
extension UIApplication {
    /// Sets and returns the orientation in which a window shows a new root, and sets `isForcedAtLaunch`.
    ///
    /// In iOS 11 and later, the device's orientation is used if it is supported. In all other cases, the current
    /// orientation, which is portrait at launch, is used if it is supported. Otherwise, iOS 10 and earlier use
    /// portrait, and iOS 11 and later use the first supported orientation (Evidence, Launch orientation).
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

    /// Sends `willTransition(to:with:)` to a root that doesn't support the device's orientation although the app does
    /// (iOS 11 and later). The callback is sent only if the traits in the device's orientation differ from those in the
    /// interface's orientation, as they do between portrait and landscape on a phone, but not on a pad. No size
    /// callback is sent. Source: the printed transcripts of bk2ch06p258launchIntoRotationEvents in
    /// github.com/mattneub/Programming-iOS-Book-Examples (iOS 11, 13, 15).
    func tellForcedOrientation(to root: UIViewController) {
        guard !simulation.ios.launchesInPortrait, isForced(root, by: root.supportedOrientations) else { return }
        let traits = simulation.window.traits
        let coordinator = SizeTransition(isAnimated: false, simulation: simulation)
        root.deliver(.willTransitionToTraits) { root.willTransition(to: traits, with: coordinator) }
    }

    /// Returns whether two conditions hold: the root's own orientations, not the app's, exclude the device's
    /// orientation, and the traits in the device's orientation differ from those in the interface's orientation.
    private func isForced(_ root: UIViewController, by own: Set<UIInterfaceOrientation>?) -> Bool {
        let held = simulation.device.orientation
        guard let own, !own.contains(held), simulation.device.orientations?.contains(held) != false else {
            return false
        }
        return UITraitCollection(of: simulation.device.size(in: held), on: simulation.device.idiom)
            != UITraitCollection(of: simulation.device.size(in: interfaceOrientation), on: simulation.device.idiom)
    }

    /// Rotates an interface that launched in portrait to an orientation that the root supports, before the interface is
    /// shown. Has no effect in iOS 11 and later (Evidence, Launch orientation).
    func turnAtLaunch(_ root: UIViewController) {
        guard let wanted = wantedOrientation(of: root), wanted != interfaceOrientation else { return }
        turnInterface(to: wanted)
    }
}
