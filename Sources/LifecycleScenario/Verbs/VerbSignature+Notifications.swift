extension VerbSignature {
    /// The notification centre.
    static let notifications: [VerbSignature] = [observe, unobserve, post]

    static let observe = VerbSignature("observe", .text, parties, summary: "registers an observer")
    static let unobserve = VerbSignature(
        "unobserve", .text, parties, summary: "removes an observer for the name, or with * for all"
    )
    static let post = VerbSignature("post", .text, parties, summary: "posts a notification")
}
