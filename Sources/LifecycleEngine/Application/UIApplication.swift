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
    /// Whether the app was active and resigned. At launch, nothing registered can miss the first activation.
    private var hasResignedActive = false
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

    /// Sends a callback to the delegate of the first scene or, in an app without scenes, `other` to the application's
    /// delegate, if there is such a callback.
    private func tellScene(_ callback: Callback, otherwise other: Callback? = nil) {
        if let callback = simulation.hasScenes ? callback : other { tell(callback) }
    }

    /// The state before the first activation. An app with scenes is in the background until its first scene enters the
    /// foreground (Evidence, Scenes).
    private var launchState: State { simulation.hasScenes ? .background : .inactive }

    /// Records a callback to the delegate of the application or of a scene, with the state of the application.
    func record(_ callback: Callback, of id: ControllerID) {
        var event = CallbackEvent(number: 0, controller: id, callback: callback)
        event.applicationState =
            switch state == .notRunning ? launchState : state {
            case .active: .active
            case .background: .background
            case .inactive, .notRunning: .inactive
            }
        simulation.recorder.callback(event)
    }

    /// Launches the app. `makeRoot` creates the window's root controller.
    ///
    /// A root from the main storyboard is created before `application(_:didFinishLaunchingWithOptions:)`. A root from
    /// code is created inside that callback or, in an app with scenes, inside the scene delegate's `willConnect`
    /// callback. For the order of the callbacks, see Evidence, Application callbacks.
    public func launch(fromStoryboard: Bool, _ makeRoot: () -> UIViewController) {
        guard simulation.hasScenes || !simulation.ios.has(.requiresScenes) else {
            return simulation.warn("scene-lifecycle-required", about: nil, [:])
        }
        tell(.willFinishLaunching)
        state = launchState
        let early = fromStoryboard ? makeRoot() : nil
        tell(.didFinishLaunching)
        if hasDiscarded { tell(.didDiscardSceneSessions) }
        hasDiscarded = false
        // Source for both callbacks: Apple, WWDC 2019 session 258, "Architecting your app for multiple windows".
        if simulation.hasScenes, simulation.choosesConfiguration { tell(.configurationForConnecting) }
        tellScene(.sceneWillConnect)
        simulation.window.rootViewController = early ?? makeRoot()
        // Even at launch, a scene enters the foreground before its first view is loaded: willConnect,
        // willEnterForeground, loadView. Source: the log of a launch in Evidence, viewIsAppearing.
        tellScene(.sceneWillEnterForeground)
        state = .inactive
        simulation.window.makeKeyAndVisible()
        simulation.onNextTurn { [unowned self] in becomeActive() }
    }

    /// Sends the callback for the activation. A scene receives it before the application's state changes (Evidence,
    /// Scenes).
    private func becomeActive() {
        guard state != .active else { return }
        if simulation.hasScenes { tell(.sceneDidBecomeActive) }
        state = .active
        if !simulation.hasScenes { tell(.didBecomeActive) }
        if hasResignedActive { simulation.window.tellActiveAppearance() }
    }

    private func resignActive() {
        guard state == .active else { return }
        tellScene(.sceneWillResignActive, otherwise: .willResignActive)
        state = .inactive
        hasResignedActive = true
        simulation.window.tellActiveAppearance()
    }

    /// Sends the app to the background. Controllers receive no appearance callbacks.
    ///
    /// In iOS 9 and later, the system takes a snapshot of a pad in each orientation. In iOS 13 and later, it takes
    /// snapshots in the light and the dark interface style, so the traits change. In an app with scenes, the views of
    /// visible controllers are laid out after the snapshots. Sources: Evidence,
    /// Background; Evidence, Traits.
    public func enterBackground() {
        resignActive()
        for scene in scenes { scene.resignActive() }
        guard state == .inactive else { return }
        state = .background
        tellScene(.sceneDidEnterBackground, otherwise: .didEnterBackground)
        for scene in scenes { scene.enterBackground() }
        simulation.onNextTurn { [unowned self] in takeSnapshots() }
    }

    private func takeSnapshots() {
        for window in simulation.windows {
            if simulation.ios.has(.takesSnapshotsInBothStyles) { window.takeSnapshots() }
            guard simulation.hasScenes else { continue }
            for controller in window.rootViewController?.visibleTree ?? [] { controller.loadedView?.setNeedsLayout() }
        }
        // Each change starts when the transitions of columns that the previous one started have ended.
        simulation.inSuccession(simulation.windows.flatMap { turnsForSnapshots($0) + $0.widthsForSnapshots })
    }

    /// Sets the system's interface style, light or dark, on behalf of the user.
    public func setStyle(_ style: UIUserInterfaceStyle) { simulation.device.style = style }

    /// Returns the app to the foreground. The app becomes active in the next turn. Has no effect if the app is not in
    /// the background.
    public func enterForeground() {
        guard state == .background else { return }
        tellScene(.sceneWillEnterForeground, otherwise: .willEnterForeground)
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
        tellScene(.sceneDidDisconnect)
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

    /// Returns the scene with the given name, connected or not, or nil if no scene has this name.
    func scene(named name: String) -> UIScene? { scenes.first { $0.name == name } }

    /// Opens another window on behalf of the user: queries the app's delegate for the scene configuration, then
    /// connects the scene. Has no effect if the scene is already connected.
    func connectScene(_ name: String, _ makeRoot: () -> UIViewController) {
        let scene = scene(named: name) ?? UIScene(name: name, simulation: simulation)
        guard !scene.isConnected else { return }
        if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
        tell(.configurationForConnecting)
        keyScene = scene
        scene.connect(makeRoot)
    }

    /// Reconnects a scene that the system has disconnected. The app's delegate is not queried for the configuration
    /// again, because the session keeps the configuration. Source: https://luxmentis.org/on-ios-scenes-and-why-your/.
    func reconnectScene(_ name: String, _ makeRoot: () -> UIViewController) {
        guard let scene = scene(named: name), !scene.isConnected else { return }
        keyScene = scene
        scene.connect(makeRoot)
    }

    /// Switches to a scene's window on behalf of the user.
    func activateScene(_ name: String) {
        guard let scene = scene(named: name) else { return }
        keyScene = scene
        scene.enterForeground()
    }

    /// Releases the scenes, whose windows retain the simulation.
    func releaseScenes() {
        scenes = []
        keyScene = nil
    }

    func disconnectScene(_ name: String) {
        guard let scene = scene(named: name) else { return }
        if keyScene === scene { keyScene = nil }
        scene.disconnect()
    }

    /// Closes a scene's window permanently on behalf of the user. If the app is not running, the app's delegate
    /// receives `didDiscardSceneSessions` at the next launch.
    func discardScene(_ name: String) {
        guard let scene = scene(named: name) else { return }
        if keyScene === scene { keyScene = nil }
        scene.discard()
        scenes.removeAll { $0 === scene }
    }

    func tellDiscarded() {
        if state == .notRunning { hasDiscarded = true } else { tell(.didDiscardSceneSessions) }
    }

    // The status bar appearance, which the engine queries whenever the controller that determines it changes.
    //
    // UIKit queries the window's root or the topmost controller presented in full screen. It queries a child, such as
    // the top of a navigation stack, only if the container returns that child from `childForStatusBarStyle` or
    // `childForStatusBarHidden`. Sources: https://sarunw.com, "How to set status bar style", and navigationInterface in
    // github.com/mattneub/Programming-iOS-Book-Examples.

    /// Queries the appearance if the controller that determines it has changed, and records a new appearance (iOS 7 and
    /// later).
    func updateStatusBar() {
        let path = statusBarPath
        guard simulation.ios.has(.asksControllersForStatusBar), let asked = path.last, asked !== statusBarAsked else {
            return
        }
        statusBarAsked = asked
        recordQuestions(to: path)
        let appearance = asked.statusBar
        guard appearance != statusBar else { return }
        statusBar = appearance
        simulation.note(.statusBar, asked, name: appearance ?? "default")
    }

    /// Queries the appearance again at the app's request, and records a new appearance.
    func setNeedsStatusBarAppearanceUpdate() {
        statusBarAsked = nil
        updateStatusBar()
    }

    /// Sets the appearance for the whole app. Has no effect in iOS 7 and later, where the controllers determine the
    /// appearance by default (`UIViewControllerBasedStatusBarAppearance`). `controller` makes the call.
    func setStatusBar(_ appearance: String, by controller: UIViewController?) {
        let isIgnored = simulation.ios.has(.asksControllersForStatusBar)
        simulation.note(
            .statusBar, controller ?? simulation.window.rootViewController, name: appearance,
            detail: isIgnored ? .ignored : nil)
        if !isIgnored { statusBar = appearance }
    }

    /// Records the queries if the run includes them, first for the style, then for whether the bar is hidden. For each
    /// of these properties, every controller on the path is queried for a child that answers instead, and the last
    /// controller is also queried for the value.
    private func recordQuestions(to path: [UIViewController]) {
        guard simulation.recordsStatusBarQuestions, let last = path.last else { return }
        for names in [
            ("childForStatusBarStyle", "preferredStatusBarStyle"),
            ("childForStatusBarHidden", "prefersStatusBarHidden"),
        ] {
            for controller in path { simulation.note(.asked, controller, name: names.0) }
            simulation.note(.asked, last, name: names.1)
        }
    }

    /// The controllers that are queried: the controller that fills the window, then each child that answers for the
    /// controller before it. If controllers refer to each other in a cycle, the last controller answers for itself.
    private var statusBarPath: [UIViewController] {
        guard let owner = statusBarOwner else { return [] }
        var path = [owner]
        while let child = path.last?.scripted?.statusBarChild(), !path.contains(where: { $0 === child }) {
            path.append(child)
        }
        return path
    }

    /// The controller that fills the window: in the chain of presentations that starts at the root, the last controller
    /// that is presented in full screen, otherwise the root. A presentation that is being dismissed ends the chain.
    ///
    /// The value is nil if the window has no root. It is also nil while the root's view is outside the window, unless a
    /// presentation by the root hides that view. Source: Apple's documentation of
    /// `modalPresentationCapturesStatusBarAppearance`.
    private var statusBarOwner: UIViewController? {
        guard let root = simulation.window.rootViewController, root.loadedView?.window != nil || root.isHiddenByModal
        else { return nil }
        var (top, next) = (root, root.directlyPresented)
        while let presented = next, let presentation = presented.presentation, presentation.phase != .dismissing {
            if presentation.style == .fullScreen { top = presented }
            next = presented.directlyPresented
        }
        return top
    }
}

extension UIViewController {
    /// Whether a presentation by this controller removes the controller's view from the window.
    fileprivate var isHiddenByModal: Bool { directlyPresented?.presentation?.hidesPresenter == true }
}
