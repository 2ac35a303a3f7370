extension VerbSignature {
    /// What presents and dismisses.
    static let presentation: [VerbSignature] = [present, dismiss, dragSheet]

    static let styles = Kind.choice(UIModalPresentationStyle.allCases.map(\.rawValue))

    package static let present = VerbSignature(
        "present", .controller,
        ["from": .controller, "style": styles, "animated": .flag, "interactive": outcome],
        summary: "presents the controller"
    )
    package static let dismiss = VerbSignature(
        "dismiss", .optionalController, ["animated": .flag, "interactive": outcome],
        summary: "dismisses what the controller presents, or itself"
    )
    package static let dragSheet = VerbSignature(
        "dragSheet", outcome, summary: "drags the topmost sheet away, or lets it go"
    )
}
