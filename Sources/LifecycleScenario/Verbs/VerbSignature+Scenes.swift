extension VerbSignature {
    /// Verbs for scenes other than the app's first one (iOS 13).
    static let scenes: [VerbSignature] = [connectScene, disconnectScene, reconnectScene, discardScene, activateScene]

    package static let connectScene = VerbSignature(
        "connectScene", .scene, ["root": .controller], required: ["root"], since: 13,
        summary: "the user opens another window with this root"
    )
    package static let disconnectScene = VerbSignature(
        "disconnectScene", .scene, since: 13, summary: "the system disconnects a scene to free memory"
    )
    package static let reconnectScene = VerbSignature(
        "reconnectScene", .scene, ["root": .controller], since: 13,
        summary: "the system reconnects a scene, with new controllers"
    )
    package static let discardScene = VerbSignature(
        "discardScene", .scene, since: 13, summary: "the user closes a window"
    )
    package static let activateScene = VerbSignature(
        "activateScene", .scene, ["root": .controller], since: 13,
        summary: "the user switches to a window; a disconnected scene is reconnected"
    )
}
