extension VerbSignature {
    /// Verbs for custom containment.
    static let containment: [VerbSignature] = [
        addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent, embed, unembed, transition,
    ]

    private static let to: KeyValuePairs<String, Kind> = ["to": .controllerOrNone]
    private static let toAndFrame: KeyValuePairs<String, Kind> = [
        "to": .controllerOrNone, "frame": .frame, "autoresizing": .mask,
    ]

    package static let addChild = VerbSignature("addChild", .controller, to, summary: "calls addChild(_:)")
    package static let addSubview = VerbSignature(
        "addSubview", .controller, toAndFrame, summary: "adds the controller's view to another controller's view"
    )
    package static let didMove = VerbSignature("didMove", .controller, to, summary: "calls didMove(toParent:)")
    package static let willMove = VerbSignature("willMove", .controller, to, summary: "calls willMove(toParent:)")
    package static let removeFromSuperview = VerbSignature(
        "removeFromSuperview", .controller, to,
        summary: "removes the controller's view from its superview; 'to' has no effect"
    )
    package static let removeFromParent = VerbSignature(
        "removeFromParent", .controller, to, summary: "calls removeFromParent(); 'to' has no effect"
    )
    package static let embed = VerbSignature(
        "embed", .controller, toAndFrame, summary: "calls addChild, addSubview, and didMove, in that order"
    )
    package static let unembed = VerbSignature(
        "unembed", .controller, to,
        summary: "calls willMove with nil, removeFromSuperview, and removeFromParent, in that order; 'to' has no effect"
    )
    package static let transition = VerbSignature(
        "transition", .controller, ["to": .controller, "in": .controller, "animated": .flag], required: ["to"],
        summary: "calls transition(from:to:) on a container, with the controller as 'from'"
    )
}
