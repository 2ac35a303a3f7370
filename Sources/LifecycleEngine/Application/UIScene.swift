import LifecycleModel

/// A scene other than the app's first scene, with its window. Callbacks to the scene's delegate are recorded under the
/// scene's name.
///
/// Sources: Apple, WWDC 2019 session 258, and the documentation of `UISceneDelegate` and `UIApplicationDelegate`.
final class UIScene {
    /// The activation states of a scene, with UIKit's names.
    enum ActivationState { case unattached, foregroundInactive, foregroundActive, background }

    let name: String
    private unowned let simulation: Simulation
    private(set) var state = ActivationState.unattached
    private(set) var window: UIWindow?
    /// The ID of the scene as a participant in the run, or nil before the scene's first callback.
    private(set) var participant: ControllerID?
    private(set) lazy var responder = NamedResponder(name: "scene") { [unowned self] in simulation.application }

    init(name: String, simulation: Simulation) {
        self.name = name
        self.simulation = simulation
    }

    var isConnected: Bool { state != .unattached }

    private func tell(_ callback: Callback) {
        let id =
            participant
            ?? simulation.recorder.enter(identity: Identity(className: "UIWindowScene", name: name, kind: .scene))
        participant = id
        simulation.application.record(callback, of: id)
    }

    /// Connects the scene and shows its window. `makeRoot` creates the window's root controller.
    func connect(_ makeRoot: () -> UIViewController) {
        guard !isConnected else { return }
        tell(.sceneWillConnect)
        let window = UIWindow(simulation: simulation, scene: self)
        self.window = window
        state = .background
        window.rootViewController = makeRoot()
        enterForeground()
        window.makeKeyAndVisible()
    }

    /// Brings the scene to the foreground. The scene becomes active in the next turn.
    func enterForeground() {
        guard state == .background else { return }
        tell(.sceneWillEnterForeground)
        state = .foregroundInactive
        simulation.onNextTurn { [self] in becomeActive() }
    }

    private func becomeActive() {
        guard state == .foregroundInactive else { return }
        state = .foregroundActive
        tell(.sceneDidBecomeActive)
    }

    func resignActive() {
        guard state == .foregroundActive else { return }
        tell(.sceneWillResignActive)
        state = .foregroundInactive
    }

    func enterBackground() {
        resignActive()
        guard state == .foregroundInactive else { return }
        state = .background
        tell(.sceneDidEnterBackground)
    }

    /// Disconnects the scene because the system frees memory or the app is terminated. The window and its controllers
    /// are released without appearance callbacks.
    ///
    /// - Parameter killed: Whether the app is being terminated. In that case, the scene doesn't enter the background
    ///   first.
    func disconnect(killed: Bool = false) {
        guard isConnected else { return }
        if killed { resignActive() } else { enterBackground() }
        leave()
    }

    /// Closes the window permanently. The application's delegate receives `didDiscardSceneSessions` before the scene
    /// disconnects, or at the next launch if the app is not running.
    func discard() {
        guard isConnected else { return simulation.application.tellDiscarded() }
        enterBackground()
        simulation.application.tellDiscarded()
        leave()
    }

    private func leave() {
        state = .unattached
        tell(.sceneDidDisconnect)
        window?.release()
        window = nil
    }
}
