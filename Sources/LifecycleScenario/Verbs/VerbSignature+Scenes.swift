extension VerbSignature {
    /// Verbs of scenes other than the app's first (iOS 13).
    static let scenes: [VerbSignature] = [connectScene, disconnectScene, reconnectScene, discardScene, activateScene]

    package static let connectScene = VerbSignature(
        "connectScene", .scene, ["root": .controller], required: ["root"], since: 13,
        summary: "the user opens another window, with this root"
    )
    package static let disconnectScene = VerbSignature(
        "disconnectScene", .scene, since: 13, summary: "the system disconnects a scene to free memory"
    )
    package static let reconnectScene = VerbSignature(
        "reconnectScene", .scene, ["root": .controller], since: 13,
        summary: "a disconnected scene comes back, with new controllers"
    )
    package static let discardScene = VerbSignature(
        "discardScene", .scene, since: 13, summary: "the user closes a window for good"
    )
    package static let activateScene = VerbSignature(
        "activateScene", .scene, ["root": .controller], since: 13,
        summary: "the user goes to a window; a disconnected one is reconnected"
    )
}
