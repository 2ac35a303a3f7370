extension VerbSignature {
    /// Verbs that present and dismiss controllers.
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
        summary:
            "dismisses what the controller or an ancestor presents or, if they present nothing, the controller itself"
    )
    package static let dragSheet = VerbSignature(
        "dragSheet", .choice(["completed", "cancelled", "refused"]),
        summary: "drags the topmost sheet, or taps outside a popover; the dismissal is completed, canceled, or refused"
    )
    package static let moveSheet = VerbSignature(
        "moveSheet", .text, since: 15, summary: "drags the topmost sheet to another detent"
    )
}
