extension VerbSignature {
    /// Verbs that select tabs and pages.
    static let selection: [VerbSignature] = [select, tap, more, turnPage, setPages]

    package static let select = VerbSignature(
        "select", .controller, ["in": .controller, "interactive": outcome], summary: "selects a tab", title: "Select %",
        swift: "selectedViewController = %", headings: ["push", "show", "tap", "进入", "遷移", "跳转", "tab"],
        names: ["selectedIndex", "selectedViewController", "selectedTab"])
    package static let tap = VerbSignature(
        "tap", .controller, ["in": .controller],
        summary: """
            taps a tab; a tap on the selected tab pops its navigation stack to the root; for a search controller, taps \
            its search bar or, while it is presented, its Cancel button; for an alert, taps an action, which dismisses it
            """,
        title: "Tap %")
    package static let more = VerbSignature(
        "more", .optionalController, ["in": .controller],
        summary: """
            taps the tab More, which a phone has for more than five tabs, and then the row of the given tab in the list
            """,
        title: "Tap More, and %", titleOfNone: "Tap More", names: ["moreNavigationController"])
    package static let turnPage = VerbSignature(
        "turnPage", outcome, ["to": .controller, "in": .controller],
        summary: "turns the page with a gesture, and completes or cancels the gesture", title: "Turn the page %",
        inferred: "turn the page to {to}", headings: ["swipe", "手势", "スワイプ", "page"])
    package static let setPages = VerbSignature(
        "setPages", .controllers,
        ["in": .controller, "animated": .flag, "direction": .choice(["forward", "reverse"])],
        summary: "shows the page with setViewControllers, which requires exactly one page; 'direction' has no effect",
        title: "Set the pages to %", inferred: "show the page %", headings: ["page"])
}
