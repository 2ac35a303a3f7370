import LifecycleModel

/// The orientation of the interface at launch.
///
/// Source: Evidence, Launch orientation.
extension UIApplication {
    /// Returns the orientation of the interface when the window is first shown: portrait in iOS 10 and earlier, in iOS
    /// 11 and later the device's orientation if the root supports it (Evidence, Launch orientation).
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

    /// Sends `willTransition(to:with:)` at launch to a root that doesn't support the device's orientation, since iOS
    /// 11, if its traits change, which they do on a phone but not on a pad. No size callback is sent. Source: the
    /// printed transcripts of bk2ch06p258launchIntoRotationEvents in github.com/mattneub/Programming-iOS-Book-Examples
    /// (iOS 11, 13, 15).
    func tellForcedOrientation(to root: UIViewController) {
        guard !simulation.ios.launchesInPortrait, isForced(root, by: root.supportedOrientations) else { return }
        let traits = simulation.window.traits
        let coordinator = SizeTransition(isAnimated: false, simulation: simulation)
        root.deliver(.willTransitionToTraits) { root.willTransition(to: traits, with: coordinator) }
    }

    /// Returns whether the root's own orientations, not the app's, prevent the interface from matching the device.
    private func isForced(_ root: UIViewController, by own: Set<UIInterfaceOrientation>?) -> Bool {
        let held = simulation.device.orientation
        guard let own, !own.contains(held), simulation.device.orientations?.contains(held) != false else {
            return false
        }
        return UITraitCollection(of: simulation.device.size(in: held), on: simulation.device.idiom)
            != UITraitCollection(of: simulation.device.size(in: interfaceOrientation), on: simulation.device.idiom)
    }

    /// Rotates an interface that was launched in portrait before it is shown (Evidence, Launch orientation).
    func turnAtLaunch(_ root: UIViewController) {
        let supported = supportedOrientations(of: root)
        let wanted =
            supported.contains(simulation.device.orientation) ? simulation.device.orientation : preferred(in: supported)
        guard let wanted, wanted != interfaceOrientation else { return }
        turnInterface(to: wanted)
    }
}
