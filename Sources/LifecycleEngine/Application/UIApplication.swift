import LifecycleModel

/// The application: its state, scenes, interface orientation, and status bar, and the callbacks to its delegate.
public final class UIApplication: UIResponder {
    /// The states of an application.
    public enum State: Sendable { case notRunning, inactive, active, background }

    unowned let simulation: Simulation
    /// The current state of the application.
    public private(set) var state = State.notRunning
    /// The orientation of the interface.
    public private(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// Whether a window is about to show a root although the root or the app doesn't support the device's orientation,
    /// in an interface orientation whose traits differ from those in portrait (iOS 15 and later). While the value is
    /// true, controllers receive `traitCollectionDidChange(_:)` when their views first enter the window.
    var isForcedAtLaunch = false
    /// The scenes except the app's first scene, in the order in which they first connected.
    var scenes: [UIScene] = []
    /// The scene that was connected or activated last, or nil for the app's first scene. The value is also nil after
    /// ``disconnectScene(_:)`` or ``discardScene(_:)`` for that scene.
    var keyScene: UIScene?
    /// The controller that last determined the status bar's appearance.
    weak var statusBarAsked: UIViewController?
    var statusBar: String?
    /// Whether the user closed scenes permanently while the app was not running.
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

    /// Sets the orientation of the interface, and records a change. `controller` determines the orientation.
    func setInterfaceOrientation(_ orientation: UIInterfaceOrientation, for controller: UIViewController) {
        guard orientation != interfaceOrientation else { return }
        simulation.note(.rotate, controller, name: orientation.rawValue)
        interfaceOrientation = orientation
    }

    func tell(_ callback: Callback) {
        guard callback.exists(in: simulation.ios) else { return }
        let id =
            recorderID
            ?? simulation.recorder.enter(
                identity: Identity(className: "UIApplication", name: "app", kind: .application))
        recorderID = id
        record(callback, of: id)
    }

    /// Records a callback to the delegate of the application or of a scene, with the state of the application.
    func record(_ callback: Callback, of id: ControllerID) {
        var event = CallbackEvent(number: 0, controller: id, callback: callback)
        switch state {
        case .active: event.applicationState = .active
        case .inactive: event.applicationState = .inactive
        case .background: event.applicationState = .background
        case .notRunning: event.applicationState = simulation.hasScenes ? .background : .inactive
        }
        simulation.recorder.callback(event)
    }

    /// Launches the app. `makeRoot` creates the window's root controller.
    ///
    /// A root from the main storyboard is created before `application(_:didFinishLaunchingWithOptions:)`. A root from
    /// code is created inside that callback or, in an app with scenes, inside the scene delegate's `willConnect`
    /// callback. For the order of the callbacks, see Evidence, Application callbacks.
    public func launch(fromStoryboard: Bool, _ makeRoot: () -> UIViewController) {
        tell(.willFinishLaunching)
        // An app with scenes is in the background until its first scene enters the foreground (Evidence, Scenes).
        state = simulation.hasScenes ? .background : .inactive
        let early = fromStoryboard ? makeRoot() : nil
        tell(.didFinishLaunching)
        if hasDiscarded { tell(.didDiscardSceneSessions) }
        hasDiscarded = false
        // Source for both callbacks: Apple, WWDC 2019 session 258, "Architecting your app for multiple windows".
        if simulation.hasScenes, simulation.choosesConfiguration { tell(.configurationForConnecting) }
        if simulation.hasScenes { tell(.sceneWillConnect) }
        simulation.window.rootViewController = early ?? makeRoot()
        // Even at launch, a scene enters the foreground before its first view is loaded: willConnect,
        // willEnterForeground, loadView. Source: the log of a launch in Evidence, viewIsAppearing.
        if simulation.hasScenes { tell(.sceneWillEnterForeground) }
        state = .inactive
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

    /// Sends the app to the background. Controllers receive no appearance callbacks.
    ///
    /// In iOS 13 and later, the system takes snapshots in the light and the dark interface style, so the traits change.
    /// In an app with scenes, the views of visible controllers are laid out after the snapshots. Sources: Evidence,
    /// Background; Evidence, Traits.
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

    /// Sets the system's interface style, light or dark, on behalf of the user.
    public func setStyle(_ style: UIUserInterfaceStyle) { simulation.device.style = style }

    /// Returns the app to the foreground. The app becomes active in the next turn. Has no effect if the app is not in
    /// the background.
    public func enterForeground() {
        guard state == .background else { return }
        tell(simulation.hasScenes ? .sceneWillEnterForeground : .willEnterForeground)
        state = .inactive
        for scene in scenes { scene.enterForeground() }
        simulation.onNextTurn { [unowned self] in becomeActive() }
    }

    /// Terminates the app: the visible controllers disappear, and then the delegate receives `willTerminate`. An app
    /// without scenes enters the background first. In an app with scenes, the scenes disconnect before `willTerminate`.
    /// When a scene other than the first one disconnects, its window is released without further appearance callbacks.
    /// Source: Evidence, Background.
    public func terminate() {
        resignActive()
        // With scenes, an app that is killed in the foreground doesn't enter the background first. Source: Evidence,
        // Scenes.
        if state == .inactive, !simulation.hasScenes {
            state = .background
            tell(.didEnterBackground)
        }
        guard state != .notRunning else { return }
        for window in simulation.windows { window.takeDownVisible() }
        for scene in scenes { scene.disconnect(killed: true) }
        if simulation.hasScenes { tell(.sceneDidDisconnect) }
        tell(.willTerminate)
        state = .notRunning
    }

    /// Sends a memory warning to the delegate, then to every controller in the windows' hierarchies, containers before
    /// their children. Source: Evidence, Memory warnings.
    ///
    /// - Parameter others: Additional controllers. Those that are in no window's hierarchy receive the warning last.
    public func receiveMemoryWarning(also others: [UIViewController]) {
        tell(.appDidReceiveMemoryWarning)
        let tree = simulation.windows.compactMap(\.rootViewController).flatMap(\.wholeTree)
        let elsewhere = others.filter { other in !tree.contains { $0 === other } }
        for controller in tree + elsewhere {
            controller.deliver(.didReceiveMemoryWarning) { controller.didReceiveMemoryWarning() }
        }
    }
}
