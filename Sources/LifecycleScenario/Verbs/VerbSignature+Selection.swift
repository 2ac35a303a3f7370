extension VerbSignature {
    /// What is done to tabs and pages.
    static let selection: [VerbSignature] = [select, turnPage, setPages]

    package static let select = VerbSignature(
        "select", .controller, ["in": .controller, "interactive": outcome], summary: "selects a tab"
    )
    package static let turnPage = VerbSignature(
        "turnPage", outcome, ["to": .controller, "in": .controller], summary: "turns the page by hand, or lets it go"
    )
    package static let setPages = VerbSignature(
        "setPages", .controllers,
        ["in": .controller, "animated": .flag, "direction": .choice(["forward", "reverse"])],
        summary: "shows a page by code, as setViewControllers does"
    )
}
