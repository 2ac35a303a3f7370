extension VerbSignature {
    /// Verbs that call the appearance methods, and the verb that calls a callback directly.
    static let appearance: [VerbSignature] = [beginAppearance, endAppearance, call]

    package static let beginAppearance = VerbSignature(
        "beginAppearance", .controller, ["appearing": .flag, "animated": .flag],
        summary: "calls beginAppearanceTransition(_:animated:)", title: "Begin the appearance transition of %",
        inferred: "begin and end the {appearance} of %", names: ["beginAppearanceTransition"])
    package static let endAppearance = VerbSignature(
        "endAppearance", .controller, summary: "calls endAppearanceTransition()",
        title: "End the appearance transition of %", names: ["endAppearanceTransition"])
    package static let call = VerbSignature(
        "call", .callback, summary: "calls the callback directly, which is usually a mistake", title: "Call %")
}
