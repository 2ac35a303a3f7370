extension VerbSignature {
    /// What shows a controller as fits, and segues.
    static let adaptation: [VerbSignature] = [show, showDetail, segue]

    static let show = VerbSignature(
        "show", .controller, ["from": .controller], summary: "shows the controller as fits: pushed or presented"
    )
    static let showDetail = VerbSignature(
        "showDetail", .controller, ["from": .controller], summary: "shows the controller as the detail of a split view"
    )
    static let segue = VerbSignature(
        "segue", .controller,
        [
            "from": .controller, "kind": .choice(UIStoryboardSegue.Kind.allCases.map(\.rawValue)), "style": styles,
            "identifier": .text,
        ],
        summary: "performs a segue of a storyboard to the controller"
    )
}
