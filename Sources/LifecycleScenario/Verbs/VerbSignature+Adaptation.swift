extension VerbSignature {
    /// Verbs that show a controller adaptively or perform a segue.
    static let adaptation: [VerbSignature] = [show, showDetail, segue]

    package static let show = VerbSignature(
        "show", .controller, ["from": .controller],
        summary: "pushes or presents the controller, depending on the container"
    )
    package static let showDetail = VerbSignature(
        "showDetail", .controller, ["from": .controller], summary: "shows the controller as the detail of a split view"
    )
    package static let segue = VerbSignature(
        "segue", .controller,
        [
            "from": .controller, "kind": .choice(SegueKind.allCases.map(\.rawValue)), "style": styles,
            "identifier": .text,
        ],
        summary: "performs a storyboard segue to the controller"
    )
}
