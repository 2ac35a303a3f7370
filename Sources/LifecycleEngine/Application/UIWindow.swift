import LifecycleModel

/// A window, which shows the view of its root controller.
public final class UIWindow: UIView {
    /// Whether the window is key and visible. Until a window is key and visible, its controllers receive no appearance
    /// callbacks.
    public private(set) var isVisible = false
    /// Whether the window became key and visible in the current turn.
    private(set) var isBecomingVisible = false
    private var root: UIViewController?
    /// Former roots that were replaced while they or their descendants presented controllers. In iOS 12 and earlier,
    /// UIKit leaks them together with the presented controllers (Evidence, Dismissal).
    private var leaked: [UIViewController] = []
    /// The scene that the window belongs to, or nil for the window of the app or of its first scene.
    private(set) weak var scene: UIScene?

    override convenience init(simulation: Simulation) { self.init(simulation: simulation, scene: nil) }

    init(simulation: Simulation, scene: UIScene?) {
        self.scene = scene
        super.init(simulation: simulation)
        window = self
        size = simulation.device.portraitSize
    }

    override public var next: UIResponder? {
        scene?.responder ?? simulation.application.sceneResponder ?? simulation.application
    }

    /// The size that determines the traits, or nil for the window's own size.
    var sizeOfTraits: CGSize?
    /// The horizontal size class during a snapshot in the background, or nil at any other time.
    var snapshotWidth: UIUserInterfaceSizeClass?

    /// The traits of the window itself.
    var traits: UITraitCollection {
        let own = UITraitCollection(
            of: sizeOfTraits ?? size, on: simulation.device.idiom, style: simulation.device.style)
        return snapshotWidth.map(own.with) ?? own
    }

    /// The root controller. Setting it on a visible window removes the old root's view and adds the new root's view.
    ///
    /// No log of a replacement is known. The engine assumes that UIKit removes the old root's view from the window
    /// before it adds the new root's view. The old controller therefore receives all its callbacks before the new view
    /// is loaded. This order combines Apple's figures 5-2 and 5-1 (Evidence, Figures 5-1 and 5-2).
    public var rootViewController: UIViewController? {
        get { root }
        set {
            guard newValue !== root, mayBecomeRoot(newValue) else { return }
            let old = root
            simulation.autorelease(old)
            if let old, isVisible { take(old) }
            root = newValue
            newValue?.wasAttached = true
            recordRoot(newValue)
            if newValue != nil, isVisible { installRoot() }
        }
    }

    private func recordRoot(_ controller: UIViewController?) {
        simulation.recorder.append(
            .hierarchy(HierarchyEvent(.root, subject: controller?.id, target: scene?.participant)))
    }

    /// Releases the root and its hierarchy without appearance callbacks, as the system does when it disconnects a
    /// scene. Source: Apple, WWDC 2019 session 258.
    func release() {
        guard let old = root else { return }
        for controller in old.wholeTree { controller.presentation = nil }
        root = nil
        isVisible = false
        recordRoot(nil)
        for view in subviews { forget(view) }
        simulation.autorelease(old)
    }

    /// Returns whether the controller can be the root. UIKit raises an exception for a child or a presented controller.
    private func mayBecomeRoot(_ controller: UIViewController?) -> Bool {
        guard let controller, let holder = controller.holder else { return true }
        simulation.warn(
            "exc-child-should-have-parent-actual", about: controller,
            ["Child": controller.className, "Parent": "(null)", "Actual": holder.className])
        return false
    }

    /// Makes the window key and visible, and shows its root. If the window has no root, UIKit prints a warning.
    public func makeKeyAndVisible() {
        guard !isVisible else { return }
        isVisible = true
        isBecomingVisible = true
        simulation.onNextTurn { [weak self] in self?.isBecomingVisible = false }
        if root == nil {
            simulation.warn("no-root-view-controller", about: nil, [:])
        } else {
            installRoot()
        }
    }

    private func installRoot() {
        guard let root else { return }
        let orientation = simulation.application.orientationAtLaunch(of: root)
        size = simulation.device.size(in: orientation)
        root.beginAppearance(true, animated: false)
        simulation.application.tellForcedOrientation(to: root)
        if let view = root.loadedView {
            view.resize(to: root.fillingSize(in: size))
            insert(view)
        }
        simulation.application.turnAtLaunch(root)
        simulation.application.isForcedAtLaunch = false
        simulation.onNextTurn { [weak root] in root?.endAppearance() }
    }

    private func take(_ old: UIViewController) {
        if simulation.ios.has(.dismissesWithRoot) {
            old.dismissEverythingAbove()
        } else if old.presentsBelow {
            leaked.append(old)
        }
        old.disappearAtOnce()
    }

    /// Sends the disappearance callbacks to the visible controllers because the app is being terminated (Evidence,
    /// Background).
    func takeDownVisible() {
        guard let root else { return }
        // If a sheet covers its presenter, both are visible, and the sheet disappears first.
        var visible: [UIViewController] = []
        var next: UIViewController? = root
        while let controller = next {
            if controller.appearance.state == .appeared || controller.appearance.state == .appearing {
                visible.append(controller)
            }
            next = controller.directlyPresented
        }
        for controller in visible.reversed() {
            controller.beginAppearance(false, animated: false)
            controller.endAppearance()
        }
    }

    /// Releases the root and the leaked controllers without callbacks, after the simulation has ended.
    func tearDown() {
        leaked = []
        root?.loadedView?.detach()
        root = nil
    }

    override public func layoutIfNeeded() {
        needsLayout = false
        needsUpdateConstraints = false
        needsUpdateProperties = false
        for view in subviews { view.layoutIfNeeded() }
    }
}
