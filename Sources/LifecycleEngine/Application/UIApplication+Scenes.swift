import LifecycleModel

extension UIApplication {
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
}
