extension VerbSignature {
    /// Verbs for custom containment.
    static let containment: [VerbSignature] = [
        addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent, embed, unembed, transition,
    ]

    private static let to: KeyValuePairs<String, Kind> = ["to": .controllerOrNone]
    private static let toAndFrame: KeyValuePairs<String, Kind> = [
        "to": .controllerOrNone, "frame": .frame, "autoresizing": .mask,
    ]

    package static let addChild = VerbSignature(
        "addChild", .controller, to, summary: "calls addChild(_:)", title: "Add %",
        headings: ["addchild", "embed", "child"], names: ["addChildViewController"])
    package static let addSubview = VerbSignature(
        "addSubview", .controller, toAndFrame, summary: "adds the controller's view to another controller's view",
        title: "Add the view of %", inferred: "add the view of % to {to}")
    package static let didMove = VerbSignature(
        "didMove", .controller, to, summary: "calls didMove(toParent:)", title: "Send % didMove",
        names: ["didMoveToParentViewController"])
    package static let willMove = VerbSignature(
        "willMove", .controller, to, summary: "calls willMove(toParent:)", title: "Send % willMove",
        names: ["willMoveToParentViewController"])
    package static let removeFromSuperview = VerbSignature(
        "removeFromSuperview", .controller, to,
        summary: "removes the controller's view from its superview; 'to' has no effect", title: "Remove the view of %")
    package static let removeFromParent = VerbSignature(
        "removeFromParent", .controller, to, summary: "calls removeFromParent(); 'to' has no effect",
        title: "Remove % from its parent", names: ["removeFromParentViewController"])
    package static let embed = VerbSignature(
        "embed", .controller, toAndFrame, summary: "calls addChild, addSubview, and didMove, in that order",
        title: "Embed %", inferred: "add % to {to}", headings: ["addchild", "embed", "child"])
    package static let unembed = VerbSignature(
        "unembed", .controller, to,
        summary:
            "calls willMove with nil, removeFromSuperview, and removeFromParent, in that order; 'to' has no effect",
        title: "Unembed %", inferred: "remove % from its parent", headings: ["removefromparent", "remove"])
    package static let transition = VerbSignature(
        "transition", .controller, ["to": .controller, "in": .controller, "animated": .flag], required: ["to"],
        summary: "calls transition(from:to:) on a container, with the controller as 'from'", title: "Transition from %",
        inferred: "exchange % for {to}")
}
