import LifecycleModel

/// The application: its own callbacks, which way its interface stands, and what it tells every controller.
public final class UIApplication: UIResponder {
    /// The states of an application.
    public enum State: Sendable { case notRunning, inactive, active, background }

    unowned let simulation: Simulation
    /// What the application is doing.
    public private(set) var state = State.notRunning
    /// How the interface stands.
    public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// Whether the interface is launching in an orientation that only the root asks for, which it is told of.
    var isForcedAtLaunch = false
    /// The scenes other than the first, in the order in which they were first connected.
    var scenes: [UIScene] = []
    /// The scene that the user turned to last; nil for the first one.
    var keyScene: UIScene?
    /// The controller that was asked for the status bar last, and its answer.
    weak var statusBarAsked: UIViewController?
    var statusBar: String?
    /// Whether scenes were closed for good while the app did not run.
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

    /// Records a callback of the application's or scene's delegate, and posts the notification that goes with it.
    func tell(_ callback: Callback) {
        guard callback.exists(in: simulation.ios) else { return }
        let id =
            recorderID
            ?? simulation.recorder.enter(
                identity: Identity(className: "UIApplication", name: "app", kind: .application))
        recorderID = id
        simulation.recorder.callback(CallbackEvent(number: 0, controller: id, callback: callback))
    }

    /// Launches the app: `makeRoot` makes the root controller, which then becomes the window's.
    ///
    /// A root from the main storyboard is made before the delegate is told that the launch has finished; one that code
    /// makes is made inside that callback. Order of the application's callbacks: Evidence, Application callbacks.
    public func launch(fromStoryboard: Bool, _ makeRoot: () -> UIViewController) {
        tell(.willFinishLaunching)
        state = .inactive
        let early = fromStoryboard ? makeRoot() : nil
        tell(.didFinishLaunching)
        if hasDiscarded { tell(.didDiscardSceneSessions) }
        hasDiscarded = false
        // Source of both: Apple, WWDC 2019 session 258, "Architecting your app for multiple windows".
        if simulation.hasScenes, simulation.choosesConfiguration { tell(.configurationForConnecting) }
        if simulation.hasScenes { tell(.sceneWillConnect) }
        simulation.window.rootViewController = early ?? makeRoot()
        // A scene comes to the foreground before its first view is loaded, at launch too (the log that the cases of
        // 08-is-appearing are from: willConnect, willEnterForeground, loadView).
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

    /// Sends the app to the background: no controller is told, but with scenes the system takes snapshots, for which
    /// the visible views are laid out. Source: Evidence, Background.
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

    /// The user switches between light and dark.
    public func setStyle(_ style: UIUserInterfaceStyle) { simulation.device.style = style }

    /// Brings the app back from the background.
    public func enterForeground() {
        guard state == .background else { return }
        tell(simulation.hasScenes ? .sceneWillEnterForeground : .willEnterForeground)
        state = .inactive
        for scene in scenes { scene.enterForeground() }
        simulation.onNextTurn { [unowned self] in becomeActive() }
    }

    /// Ends the app: the visible controllers disappear, then the delegate is told.
    /// Source: Evidence, Background.
    public func terminate() {
        resignActive()
        // With scenes an app that is killed from the foreground does not go to the background before. Source: the log of
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

    /// The system is low on memory: the delegate is told, then every controller, containers before their children.
    /// Source: Evidence, Memory warnings.
    public func receiveMemoryWarning(also others: [UIViewController]) {
        tell(.appDidReceiveMemoryWarning)
        let tree = simulation.windows.compactMap(\.rootViewController).flatMap(\.wholeTree)
        let elsewhere = others.filter { other in !tree.contains { $0 === other } }
        for controller in tree + elsewhere {
            controller.deliver(.didReceiveMemoryWarning) { controller.didReceiveMemoryWarning() }
        }
    }
}
