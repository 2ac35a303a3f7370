extension VerbSignature {
    /// Verbs that call the appearance methods, and the verb that calls a callback directly.
    static let appearance: [VerbSignature] = [beginAppearance, endAppearance, call]

    package static let beginAppearance = VerbSignature(
        "beginAppearance", .controller, ["appearing": .flag, "animated": .flag],
        summary: "calls beginAppearanceTransition(_:animated:)"
    )
    package static let endAppearance = VerbSignature(
        "endAppearance", .controller, summary: "calls endAppearanceTransition()"
    )
    package static let call = VerbSignature(
        "call", .callback, summary: "calls the callback directly, which is usually a mistake"
    )
}
