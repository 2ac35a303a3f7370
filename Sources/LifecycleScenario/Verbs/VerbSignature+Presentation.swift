extension VerbSignature {
    /// What presents and dismisses.
    static let presentation: [VerbSignature] = [present, dismiss, dragSheet, moveSheet]

    static let styles = Kind.choice(UIModalPresentationStyle.allCases.map(\.rawValue))

    package static let present = VerbSignature(
        "present", .controller,
        [
            "from": .controller, "style": styles, "animated": .flag, "interactive": outcome, "interrupt": interruption,
        ], versions: fluid,
        summary: "presents the controller"
    )
    package static let dismiss = VerbSignature(
        "dismiss", .optionalController, ["animated": .flag, "interactive": outcome, "interrupt": interruption],
        versions: fluid,
        summary: "dismisses what the controller presents, or itself"
    )
    package static let dragSheet = VerbSignature(
        "dragSheet", .choice(["completed", "cancelled", "refused"]),
        summary: "drags the topmost sheet away or taps outside a popover, lets it go, or is refused"
    )
    package static let moveSheet = VerbSignature(
        "moveSheet", .text, since: 15, summary: "drags the topmost sheet to another detent"
    )
}
