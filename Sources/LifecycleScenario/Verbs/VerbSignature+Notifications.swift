extension VerbSignature {
    /// Verbs of the notification center.
    static let notifications: [VerbSignature] = [observe, unobserve, post]

    private static let parties: KeyValuePairs<String, Kind> = [
        "by": .controller, "object": .controllerOrNone, "info": .text,
    ]

    package static let observe = VerbSignature(
        "observe", .text,
        ["by": .controller, "object": .controllerOrNone, "info": .text, "selector": .text],
        summary: "registers an observer for the name, or with * for every name")
    package static let unobserve = VerbSignature(
        "unobserve", .text, parties, summary: "removes an observer of the notification, or of all with *"
    )
    package static let post = VerbSignature("post", .text, parties, summary: "posts a notification")
}
