import LifecycleModel

extension UIApplication {
    /// The scene that goes by the name, connected or not; nil for one that was never heard of.
    func scene(named name: String) -> UIScene? { scenes.first { $0.name == name } }

    /// The user opens another window: the app is asked for its configuration, then the scene connects.
    func connectScene(_ name: String, _ makeRoot: () -> UIViewController) {
        let scene = scene(named: name) ?? UIScene(name: name, simulation: simulation)
        guard !scene.isConnected else { return }
        if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
        tell(.configurationForConnecting)
        keyScene = scene
        scene.connect(makeRoot)
    }

    /// A scene that the system has disconnected comes back: nobody asks for its configuration again, which the session has
    /// kept. Source: https://luxmentis.org/on-ios-scenes-and-why-your/.
    func reconnectScene(_ name: String, _ makeRoot: () -> UIViewController) {
        guard let scene = scene(named: name), !scene.isConnected else { return }
        keyScene = scene
        scene.connect(makeRoot)
    }

    /// The user goes to the window of a scene.
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

    /// The user closes the window of a scene for good. An app that does not run receives the callback at its next launch.
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
