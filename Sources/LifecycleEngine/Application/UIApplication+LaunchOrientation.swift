import LifecycleModel

/// The orientation of the interface at launch.
///
/// Source: Evidence, Launch orientation.
extension UIApplication {
    /// Sets and returns the orientation in which a window shows a new root, and sets `isForcedAtLaunch`.
    ///
    /// In iOS 11 and later, the result is the device's orientation if it is supported, otherwise the current
    /// orientation if it is supported, otherwise the first supported orientation. In iOS 10 and earlier, the result is
    /// the current orientation if it is supported, otherwise portrait. At launch, the current orientation is portrait
    /// (Evidence, Launch orientation).
    func orientationAtLaunch(of root: UIViewController) -> UIInterfaceOrientation {
        guard accepts(orientationsOf: root) else { return interfaceOrientation }
        let supported = supportedOrientations(of: root)
        if !simulation.ios.launchesInPortrait, supported.contains(simulation.device.orientation) {
            setInterfaceOrientation(simulation.device.orientation, for: root)
        } else if !supported.contains(interfaceOrientation), let preferred = preferred(in: supported) {
            setInterfaceOrientation(simulation.ios.launchesInPortrait ? .portrait : preferred, for: root)
        }
        // The first traits are those of the first orientation that the app allows, however the device is held.
        let first = simulation.device.orientations.flatMap(preferred) ?? .portrait
        let traits = [first, interfaceOrientation].map {
            UITraitCollection(of: simulation.device.size(in: $0), on: simulation.device.idiom)
        }
        isForcedAtLaunch =
            simulation.ios.sendsTraitsWhereForced && !supported.contains(simulation.device.orientation)
            && traits[0] != traits[1]
        return interfaceOrientation
    }

    /// Sends `willTransition(to:with:)` to a root whose own orientations exclude the device's orientation although the
    /// app's orientations include it (iOS 11 and later). The callback is sent only if the traits in the device's
    /// orientation differ from those in the interface's orientation. They differ between portrait and landscape on a
    /// phone, but not on a pad of the default size. No size callback is sent. Source: the printed transcripts of
    /// bk2ch06p258launchIntoRotationEvents in github.com/mattneub/Programming-iOS-Book-Examples (iOS 11, 13, 15).
    func tellForcedOrientation(to root: UIViewController) {
        guard !simulation.ios.launchesInPortrait, isForced(root, by: root.supportedOrientations) else { return }
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
}
