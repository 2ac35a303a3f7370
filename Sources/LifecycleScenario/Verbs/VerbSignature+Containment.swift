extension VerbSignature {
    /// The calls of custom containment.
    static let containment: [VerbSignature] = [
        addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent, embed, unembed, transition,
    ]

    private static let to: KeyValuePairs<String, Kind> = ["to": .controllerOrNone]

    package static let addChild = VerbSignature("addChild", .controller, to, summary: "calls addChild(_:)")
    package static let addSubview = VerbSignature(
        "addSubview", .controller, to, summary: "adds the controller's view to the view of another"
    )
    package static let didMove = VerbSignature("didMove", .controller, to, summary: "calls didMove(toParent:)")
    package static let willMove = VerbSignature("willMove", .controller, to, summary: "calls willMove(toParent:)")
    package static let removeFromSuperview = VerbSignature(
        "removeFromSuperview", .controller, to, summary: "takes the controller's view out of its superview"
    )
    package static let removeFromParent = VerbSignature(
        "removeFromParent", .controller, to, summary: "calls removeFromParent()"
    )
    package static let embed = VerbSignature(
        "embed", .controller, to, summary: "addChild, addSubview and didMove, in that order"
    )
    package static let unembed = VerbSignature(
        "unembed", .controller, to, summary: "willMove to nil, removeFromSuperview and removeFromParent, in that order"
    )
    package static let transition = VerbSignature(
        "transition", .controller, ["to": .controller, "in": .controller, "animated": .flag],
        summary: "transition(from:to:) inside a container, from the controller"
    )
}
