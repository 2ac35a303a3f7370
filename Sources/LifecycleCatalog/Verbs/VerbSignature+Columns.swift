extension VerbSignature {
    /// Verbs for the columns of a split view (iOS 14 and later).
    static let columns: [VerbSignature] = [showColumn, hideColumn, setColumn]

    private static let names = Kind.choice(SplitViewColumn.allCases.map(\.rawValue))

    package static let showColumn = VerbSignature(
        "showColumn", names, ["in": .controller], since: 14, summary: "calls show(_:) for a column of a split view",
        title: "Show the column %", inferred: "show the % column", headings: ["push", "show", "tap", "进入", "遷移", "跳转"])
    package static let hideColumn = VerbSignature(
        "hideColumn", names, ["in": .controller], since: 14, summary: "calls hide(_:) for a column of a split view",
        title: "Hide the column %", inferred: "hide the % column")
    package static let setColumn = VerbSignature(
        "setColumn", .controller, ["in": .controller, "column": names], since: 14,
        summary: "sets the controller in a column of a split view, by default the secondary column",
        title: "Set the column to %", names: ["setViewController"])
}
