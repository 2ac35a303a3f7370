import LifecycleModel

extension UIApplication {
    /// Returns the scene with the given name, connected or not, or nil if the name is unknown.
    func scene(named name: String) -> UIScene? { scenes.first { $0.name == name } }

    /// Opens another window on behalf of the user: the app is asked for its configuration, then the scene connects.
    func connectScene(_ name: String, _ makeRoot: () -> UIViewController) {
        let scene = scene(named: name) ?? UIScene(name: name, simulation: simulation)
        guard !scene.isConnected else { return }
        if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
        tell(.configurationForConnecting)
        keyScene = scene
        scene.connect(makeRoot)
    }

    /// Reconnects a scene that the system has disconnected. The app is not asked for its configuration again, because
    /// the session has kept it. Source: https://luxmentis.org/on-ios-scenes-and-why-your/.
    func reconnectScene(_ name: String, _ makeRoot: () -> UIViewController) {
        guard let scene = scene(named: name), !scene.isConnected else { return }
        keyScene = scene
        scene.connect(makeRoot)
    }

    /// Switches to the window of a scene on behalf of the user.
    func activateScene(_ name: String) {
        guard let scene = scene(named: name) else { return }
        keyScene = scene
        scene.enterForeground()
    }

    func disconnectScene(_ name: String) {
        guard let scene = scene(named: name) else { return }
        if keyScene === scene { keyScene = nil }
        scene.disconnect()
    }

    /// Closes the window of a scene for good on behalf of the user. An app that is not running receives the callback at
    /// its next launch.
    func discardScene(_ name: String) {
        guard let scene = scene(named: name) else { return }
        if keyScene === scene { keyScene = nil }
        scene.discard()
        scenes.removeAll { $0 === scene }
    }

    func tellDiscarded() {
        if state == .notRunning { hasDiscarded = true } else { tell(.didDiscardSceneSessions) }
    }
}
