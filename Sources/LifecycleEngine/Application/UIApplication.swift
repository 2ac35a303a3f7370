import LifecycleModel

/// The application: its own callbacks, the orientation of its interface, and its notifications to controllers.
public final class UIApplication: UIResponder {
    /// The states of an application.
    public enum State: Sendable { case notRunning, inactive, active, background }

    unowned let simulation: Simulation
    /// The current state of the application.
    public private(set) var state = State.notRunning
    /// The orientation of the interface.
    public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// Whether the interface launches in an orientation that only the root requires, which the root receives a callback
    /// for.
    var isForcedAtLaunch = false
    /// The scenes except the first, in the order of their first connection.
    var scenes: [UIScene] = []
    /// The scene that the user activated last, or nil for the first scene.
    var keyScene: UIScene?
    /// The controller that last determined the status bar's appearance, and the appearance.
    weak var statusBarAsked: UIViewController?
    var statusBar: String?
    /// Whether scenes were closed for good while the app was not running.
    var hasDiscarded = false
    private var recorderID: ControllerID?
    private(set) lazy var delegateResponder = NamedResponder(name: "delegate") { nil }
    private(set) lazy var sceneResponder: NamedResponder? =
        simulation.hasScenes ? NamedResponder(name: "scene") { [unowned self] in self } : nil

    init(simulation: Simulation) {
        self.simulation = simulation
        super.init()
    }

    override public var next: UIResponder? { delegateResponder }

    /// Records a callback of the application's or scene's delegate, and posts the matching notification.
    func tell(_ callback: Callback) {
        guard callback.exists(in: simulation.ios) else { return }
        let id =
            recorderID
            ?? simulation.recorder.enter(
                identity: Identity(className: "UIApplication", name: "app", kind: .application))
        recorderID = id
        simulation.recorder.callback(CallbackEvent(number: 0, controller: id, callback: callback))
    }

    /// Launches the app. `makeRoot` creates the root controller, which becomes the window's root.
    ///
    /// A root from the main storyboard is created before `application(_:didFinishLaunchingWithOptions:)`, a root from
    /// code inside that callback. Order of the application's callbacks: Evidence, Application callbacks.
    public func launch(fromStoryboard: Bool, _ makeRoot: () -> UIViewController) {
        tell(.willFinishLaunching)
        state = .inactive
        let early = fromStoryboard ? makeRoot() : nil
        tell(.didFinishLaunching)
        if hasDiscarded { tell(.didDiscardSceneSessions) }
        hasDiscarded = false
        // Source for both: Apple, WWDC 2019 session 258, "Architecting your app for multiple windows".
        if simulation.hasScenes, simulation.choosesConfiguration { tell(.configurationForConnecting) }
        if simulation.hasScenes { tell(.sceneWillConnect) }
        simulation.window.rootViewController = early ?? makeRoot()
        // A scene enters the foreground before its first view is loaded, also at launch (the log behind the cases of
        // 08-is-appearing: willConnect, willEnterForeground, loadView).
        if simulation.hasScenes { tell(.sceneWillEnterForeground) }
        simulation.window.makeKeyAndVisible()
        simulation.onNextTurn { [unowned self] in becomeActive() }
    }

    private func becomeActive() {
        guard state != .active else { return }
        state = .active
        tell(simulation.hasScenes ? .sceneDidBecomeActive : .didBecomeActive)
    }

    private func resignActive() {
        guard state == .active else { return }
        tell(simulation.hasScenes ? .sceneWillResignActive : .willResignActive)
        state = .inactive
    }

    /// Sends the app to the background. Controllers receive no callback, but with scenes the system takes snapshots,
    /// for which the visible views are laid out. Source: Evidence, Background.
    public func enterBackground() {
        resignActive()
        for scene in scenes { scene.resignActive() }
        guard state == .inactive else { return }
        state = .background
        tell(simulation.hasScenes ? .sceneDidEnterBackground : .didEnterBackground)
        for scene in scenes { scene.enterBackground() }
        guard simulation.ios.takesSnapshotsInBothStyles else { return }
        simulation.onNextTurn { [unowned self] in takeSnapshots() }
    }

    private func takeSnapshots() {
        for window in simulation.windows {
            window.takeSnapshots()
            guard simulation.hasScenes else { continue }
            for controller in window.rootViewController?.visibleTree ?? [] { controller.loadedView?.setNeedsLayout() }
        }
    }

    /// Switches between light and dark on behalf of the user.
    public func setStyle(_ style: UIUserInterfaceStyle) { simulation.device.style = style }

    /// Returns the app to the foreground.
    public func enterForeground() {
        guard state == .background else { return }
        tell(simulation.hasScenes ? .sceneWillEnterForeground : .willEnterForeground)
        state = .inactive
        for scene in scenes { scene.enterForeground() }
        simulation.onNextTurn { [unowned self] in becomeActive() }
    }

    /// Terminates the app: the visible controllers disappear, then the delegate receives its callback. Source:
    /// Evidence, Background.
    public func terminate() {
        resignActive()
        // With scenes, an app that is killed in the foreground doesn't enter the background first. Source: the log of
        // mmatiush in Apple's developer forums.
        if state == .inactive, !simulation.hasScenes {
            state = .background
            tell(simulation.hasScenes ? .sceneDidEnterBackground : .didEnterBackground)
        }
        guard state != .notRunning else { return }
        simulation.window.takeDownVisible()
        for scene in scenes { scene.disconnect(killed: true) }
        if simulation.hasScenes { tell(.sceneDidDisconnect) }
        tell(.willTerminate)
        state = .notRunning
    }

    /// Sends a memory warning to the delegate, then to every controller, containers before their children. Source:
    /// Evidence, Memory warnings.
    public func receiveMemoryWarning(also others: [UIViewController]) {
        tell(.appDidReceiveMemoryWarning)
        let tree = simulation.windows.compactMap(\.rootViewController).flatMap(\.wholeTree)
        let elsewhere = others.filter { other in !tree.contains { $0 === other } }
        for controller in tree + elsewhere {
            controller.deliver(.didReceiveMemoryWarning) { controller.didReceiveMemoryWarning() }
        }
    }
}
