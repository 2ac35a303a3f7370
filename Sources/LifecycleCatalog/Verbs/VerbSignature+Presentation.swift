extension VerbSignature {
    /// Verbs that present and dismiss controllers.
    static let presentation: [VerbSignature] = [
        present, dismiss, dragSheet, moveSheet, tapOutside, preview,
    ]

    static let styles = Kind.choice(UIModalPresentationStyle.allCases.map(\.rawValue))

    package static let present = VerbSignature(
        "present", .controller,
        [
            "from": .controller, "style": styles, "animated": .flag, "interactive": outcome, "interrupt": interruption,
        ], versions: fluid,
        summary: "presents the controller", title: "Present %", swift: "present(%, animated:)",
        inferred: "present % {style}",
        headings: ["push", "show", "tap", "进入", "遷移", "跳转", "present", "modal", "sheet", "模态", "モーダル"],
        names: ["presentViewController"])
    package static let dismiss = VerbSignature(
        "dismiss", .optionalController, ["animated": .flag, "interactive": outcome, "interrupt": interruption],
        versions: fluid,
        summary:
            "dismisses what the controller or an ancestor presents or, if they present nothing, the controller itself",
        title: "Dismiss %", swift: "dismiss(animated:)", inferred: "dismiss %",
        headings: ["pop", "back", "返回", "戻", "dismiss", "close", "done", "关闭", "閉"],
        names: ["dismissViewControllerAnimated", "dismissViewController"])
    package static let dragSheet = VerbSignature(
        "dragSheet", .choice(["completed", "cancelled", "refused"]),
        summary: "drags the topmost sheet, or taps outside a popover; the dismissal is completed, canceled, or refused",
        title: "Drag the sheet down %", inferred: "drag the sheet",
        headings: ["swipe", "手势", "スワイプ", "dismiss", "close", "done", "关闭", "閉"])
    package static let moveSheet = VerbSignature(
        "moveSheet", .text, since: 15, summary: "drags the topmost sheet to another detent",
        title: "Move the sheet to %", names: ["selectedDetentIdentifier"])
    package static let tapOutside = VerbSignature(
        "tapOutside", .choice(["completed", "refused"]),
        summary: "taps outside the topmost popover or sheet; the dismissal is completed or refused",
        title: "Tap outside %", names: ["popoverPresentationControllerDidDismissPopover"])
    package static let preview = VerbSignature(
        "preview", .controller, ["from": .controller, "then": .choice(["commit", "cancel"])], required: ["then"],
        since: 9,
        summary: """
            shows the controller as the preview of a context menu or, up to iOS 12, of a peek; then the user commits or \
            cancels, and a committed preview is shown like with 'show'
            """,
        title: "Preview %", names: ["previewingContext", "contextMenuInteraction"])
}
