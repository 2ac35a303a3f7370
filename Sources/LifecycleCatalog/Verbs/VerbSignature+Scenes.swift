extension VerbSignature {
    /// Verbs for scenes other than the app's first scene (iOS 13 and later).
    static let scenes: [VerbSignature] = [connectScene, disconnectScene, reconnectScene, discardScene, activateScene]

    package static let connectScene = VerbSignature(
        "connectScene", .scene, ["root": .controller], required: ["root"], since: 13,
        summary: "opens another window of the app, with 'root' as its root controller", title: "Connect scene %")
    package static let disconnectScene = VerbSignature(
        "disconnectScene", .scene, since: 13, summary: "disconnects a scene, as the system does to free memory",
        title: "Disconnect scene %")
    package static let reconnectScene = VerbSignature(
        "reconnectScene", .scene, ["root": .controller], since: 13,
        summary: "reconnects a disconnected scene, with new controllers", title: "Reconnect scene %")
    package static let discardScene = VerbSignature(
        "discardScene", .scene, since: 13, summary: "closes the window of a scene permanently",
        title: "Discard scene %")
    package static let activateScene = VerbSignature(
        "activateScene", .scene, ["root": .controller], since: 13,
        summary: "switches to the window of a scene, and first reconnects the scene if it is disconnected",
        title: "Activate scene %")
}
