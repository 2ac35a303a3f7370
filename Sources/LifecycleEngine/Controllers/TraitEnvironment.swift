import LifecycleModel

/// A controller's traits after the last update, its override of the interface style, and the traits that it observes.
struct TraitEnvironment {
    /// The controller's traits after the last update, or nil until its view first enters a window.
    var current: UITraitCollection?
    var style: UIUserInterfaceStyle?
    /// The traits that the controller has registered for (iOS 17 and later).
    var observed: Set<UITrait> = []
}

extension UITrait {
    /// Returns whether the trait differs between two collections. Returns false for a trait that the engine doesn't
    /// simulate.
    func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
        switch self {
        case .userInterfaceStyle: left.userInterfaceStyle != right.userInterfaceStyle
        case .horizontalSizeClass: left.horizontalSizeClass != right.horizontalSizeClass
        case .verticalSizeClass: left.verticalSizeClass != right.verticalSizeClass
        default: false
        }
    }
}

extension UIViewController {
    /// The interface style that overrides the inherited style for the controller and its descendants, or nil to inherit
    /// the style.
    ///
    /// A controller whose view is in a window receives the change in the next commit. A controller whose view has left
    /// the window receives it when the view reenters a window.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle? {
        get { environment.style }
        set { environment.style = newValue }
    }

    /// Registers for trait changes (iOS 17 and later). This method has no parameter for UIKit's handler. The calls that
    /// UIKit makes to the handler are recorded as the callback `traitChange`.
    public func registerForTraitChanges(_ traits: Set<UITrait>) { environment.observed.formUnion(traits) }

    /// The traits that the controller inherits from its parent or window, with its own override of the interface style.
    /// A presented controller inherits its traits from the window, not from its presenter.
    var traitCollection: UITraitCollection {
        let inherited = parent?.traitCollection ?? hostWindow.traits
        return environment.style.map(inherited.with) ?? inherited
    }

    /// Sends trait changes to the controller, and then to its descendants and the controllers that any of them
    /// presents. Skips controllers whose views are outside a window. When a parent receives its callback, its children
    /// still have the old traits. Source: an Apple engineer at https://developer.apple.com/forums/thread/733301.
    ///
    /// - Parameters:
    ///   - inherited: The traits of the controller's parent or window.
    ///   - window: The traits of the window, which presented controllers inherit.
    ///   - invalidates: Whether the change also invalidates constraints and layout.
    func updateTraitsIfNeeded(from inherited: UITraitCollection, in window: UITraitCollection, invalidates: Bool) {
        let traits = environment.style.map(inherited.with) ?? inherited
        if let old = environment.current, old != traits, loadedView?.window != nil {
            change(from: old, to: traits, invalidates: invalidates)
        }
        for child in children {
            simulation.nest(about: child) {
                child.updateTraitsIfNeeded(from: traits, in: window, invalidates: invalidates)
            }
        }
        guard let directlyPresented else { return }
        simulation.nest(about: directlyPresented) {
            directlyPresented.updateTraitsIfNeeded(from: window, in: window, invalidates: invalidates)
        }
    }

    /// Updates the stored traits, if any, of the controller, its descendants, and the controllers that any of them
    /// presents, without sending callbacks.
    func adoptTraits() {
        for controller in wholeTree where controller.environment.current != nil {
            controller.environment.current = controller.traitCollection
        }
    }

    private func change(from old: UITraitCollection, to traits: UITraitCollection, invalidates: Bool = true) {
        environment.current = traits
        tellTraits(from: old, to: traits)
        guard invalidates else { return }
        // A trait change invalidates the constraints and the layout. Source: Apple, "Supporting Dark Mode in your
        // interface".
        loadedView?.setNeedsUpdateConstraints()
        loadedView?.setNeedsLayout()
    }

    /// Sends `traitCollectionDidChange` for every change, even in iOS 17 and later. Sends `traitChange` only if a
    /// registered trait has changed.
    func tellTraits(from old: UITraitCollection, to traits: UITraitCollection) {
        deliver(.traitCollectionDidChange) { traitCollectionDidChange(old) }
        if environment.observed.contains(where: { $0.differs(old, traits) }) { deliver(.traitChange) {} }
    }

    /// Sends a trait change that the controller missed while its view was outside a window, and requests the callback
    /// for a change of the safe area.
    func viewDidReenterWindow() {
        updateSafeAreaAfterReturn()
        let traits = traitCollection
        if let old = environment.current, old != traits { change(from: old, to: traits) }
    }
}

extension UIWindow {
    /// Sends trait changes to the controllers in the window, parents first.
    func updateTraitsIfNeeded(invalidates: Bool = true) {
        rootViewController?.updateTraitsIfNeeded(from: traits, in: traits, invalidates: invalidates)
    }

    /// Sends the handlers that are registered for `activeAppearance` its change: the app resigned or became active. The
    /// engine assumes that `traitCollectionDidChange` isn't sent (Evidence, Traits).
    func tellActiveAppearance() {
        for controller in rootViewController?.visibleTree ?? []
        where controller.environment.observed.contains(.activeAppearance) { controller.deliver(.traitChange) {} }
    }

    /// Returns the work that makes a pad's horizontal size class compact for a snapshot in the background, and regular
    /// again, so that split views collapse and expand (Evidence, Background).
    var widthsForSnapshots: [() -> Void] {
        guard simulation.device.idiom == .pad, simulation.ios.has(.changesSizeClassForSnapshots),
            traits.horizontalSizeClass == .regular
        else { return [] }
        return [UIUserInterfaceSizeClass.compact, nil].map { width in
            { [self] in
                snapshotWidth = width
                updateTraitsIfNeeded()
                for controller in rootViewController?.visibleTree ?? [] where controller is UISplitViewController {
                    controller.loadedView?.setNeedsLayout()
                }
            }
        }
    }

    /// Simulates the snapshots that the system takes when the app enters the background: the interface style changes
    /// from light to dark or from dark to light, and then back. Sources: the logs at
    /// https://stackoverflow.com/questions/63372828 and http://www.openradar.me/FB8734191.
    func takeSnapshots() {
        let own = simulation.device.style
        for style in [own == .light ? UIUserInterfaceStyle.dark : .light, own] {
            simulation.device.style = style
            updateTraitsIfNeeded(invalidates: false)
        }
    }
}
