extension VerbSignature {
    /// Verbs that show a controller adaptively or perform a segue.
    static let adaptation: [VerbSignature] = [show, showDetail, segue]

    package static let show = VerbSignature(
        "show", .controller, ["from": .controller], since: 8,
        summary: "pushes the controller or, without a navigation controller, presents it", title: "Show %",
        names: ["showViewController"])
    package static let showDetail = VerbSignature(
        "showDetail", .controller, ["from": .controller], since: 8,
        summary: "shows the controller as the detail of a split view or, without a split view, like 'show'",
        title: "Show detail %", names: ["showDetailViewController"])
    package static let segue = VerbSignature(
        "segue", .controller,
        [
            "from": .controller, "kind": .choice(SegueKind.allCases.map(\.rawValue)), "style": styles,
            "identifier": .text,
        ],
        summary: "performs a storyboard segue to the controller", title: "Segue to %",
        names: ["performSegue", "performSegueWithIdentifier"])
}
