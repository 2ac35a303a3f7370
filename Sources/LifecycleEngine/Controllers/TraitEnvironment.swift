import LifecycleModel

/// What a controller knows of its traits: the last ones it was told, what overrides them, and which ones it observes.
struct TraitEnvironment {
    /// The traits as the controller knows them; nil before its view was in a window.
    var current: UITraitCollection?
    /// What `overrideUserInterfaceStyle` or `traitOverrides` say of the style; nil for nothing.
    var style: UIUserInterfaceStyle?
    /// The traits that the controller registered for (iOS 17).
    var observed: Set<UITrait> = []
}

extension UITrait {
    /// Whether the trait differs between two collections.
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
    /// The style that the controller and everything inside it takes, whatever its surroundings have; nil takes theirs.
    ///
    /// The controller receives the change in the next update pass.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle? {
        get { environment.style }
        set { environment.style = newValue }
    }

    /// Registers for changes of traits, of which `traitChange` is the handler.
    public func registerForTraitChanges(_ traits: Set<UITrait>) { environment.observed.formUnion(traits) }

    /// The controller's traits: the parent's, with its own overrides. What is presented takes them from the window, not
    /// from its presenter.
    var traitCollection: UITraitCollection {
        let inherited = parent?.traitCollection ?? hostWindow.traits
        return environment.style.map(inherited.with) ?? inherited
    }

    /// Sends the changed traits to the controller, then to everything below it: while a parent receives them, its
    /// children still have the old ones. Source: an Apple engineer at https://developer.apple.com/forums/thread/733301.
    ///
    /// - Parameters:
    ///   - inherited: The traits of what is around the controller.
    ///   - window: The traits of the window, which what is presented takes.
    ///   - invalidates: Whether constraints and layout follow by themselves.
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
        guard let presentedViewController else { return }
        simulation.nest(about: presentedViewController) {
            presentedViewController.updateTraitsIfNeeded(from: window, in: window, invalidates: invalidates)
        }
    }

    /// Takes over the traits of everything below without a word to anyone.
    func adoptTraits() {
        for controller in wholeTree where controller.environment.current != nil {
            controller.environment.current = controller.traitCollection
        }
    }

    private func change(from old: UITraitCollection, to traits: UITraitCollection, invalidates: Bool = true) {
        environment.current = traits
        tellTraits(from: old, to: traits)
        guard invalidates else { return }
        // Source of what follows: Apple, "Supporting Dark Mode in your interface".
        loadedView?.setNeedsUpdateConstraints()
        loadedView?.setNeedsLayout()
    }

    /// The old callback comes for every change, from iOS 17 on too; the registered handler for its own traits alone.
    func tellTraits(from old: UITraitCollection, to traits: UITraitCollection) {
        deliver(.traitCollectionDidChange) { traitCollectionDidChange(old) }
        if environment.observed.contains(where: { $0.differs(old, traits) }) { deliver(.traitChange) {} }
    }

    /// What is on screen again has missed what changed meanwhile.
    func viewDidReenterWindow() {
        let traits = traitCollection
        if let old = environment.current, old != traits { change(from: old, to: traits) }
    }
}

extension UIWindow {
    /// Tells everything in the window of changed traits, from the top down.
    func updateTraitsIfNeeded(invalidates: Bool = true) {
        rootViewController?.updateTraitsIfNeeded(from: traits, in: traits, invalidates: invalidates)
    }

    /// The snapshots of an app that goes to the background: the traits change to the other style, and back.
    /// Source: the log at https://stackoverflow.com/questions/63372828 and http://www.openradar.me/FB8734191.
    func takeSnapshots() {
        let own = simulation.device.style
        for style in [own == .light ? UIUserInterfaceStyle.dark : .light, own] {
            simulation.device.style = style
            updateTraitsIfNeeded(invalidates: false)
        }
    }
}
