extension VerbSignature {
    /// Verbs for the notification center.
    static let notifications: [VerbSignature] = [observe, unobserve, post]

    private static let parties: KeyValuePairs<String, Kind> = [
        "by": .controller, "object": .controllerOrNone, "info": .text,
    ]

    package static let observe = VerbSignature(
        "observe", .text, ["by": .controller, "object": .controllerOrNone, "info": .text, "selector": .text],
        summary: "registers an observer for a notification, or for all if the name is *; 'info' has no effect",
        title: "Observe %", names: ["addObserver"])
    package static let unobserve = VerbSignature(
        "unobserve", .text, parties,
        summary: "removes an observer for a notification, or for all if the name is *; 'info' has no effect",
        title: "Stop observing %", names: ["removeObserver"])
    package static let post = VerbSignature(
        "post", .text, parties, summary: "posts a notification", title: "Post %", names: ["postNotificationName"])
}
