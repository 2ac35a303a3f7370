extension VerbSignature {
    /// What is done to tabs and pages.
    static let selection: [VerbSignature] = [select, turnPage, setPages]

    static let select = VerbSignature(
        "select", .controller, ["in": .controller, "interactive": outcome], summary: "selects a tab"
    )
    static let turnPage = VerbSignature(
        "turnPage", outcome, ["to": .controller, "in": .controller], summary: "turns the page by hand, or lets it go"
    )
    static let setPages = VerbSignature(
        "setPages", .controllers,
        ["in": .controller, "animated": .flag, "direction": .choice(["forward", "reverse"])],
        summary: "shows a page by code, as setViewControllers does"
    )
}
