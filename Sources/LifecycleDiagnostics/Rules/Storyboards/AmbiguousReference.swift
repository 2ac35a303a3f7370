import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let ambiguousReference = Rule(
        storyboard: "ambiguous-reference", .warning, "Several storyboards match a reference",
        why: """
            The app's build target determines which of the storyboards is in the app, so Lifeline can't determine \
            where the reference leads.
            """,
        remedy: "Give the storyboards different names, or check the files of one target at a time.",
        bad: [
            "<!-- file: app/Main.storyboard -->",
            Example.document(
                Example.scene("home", Example.segue(to: "reference")),
                Example.reference(storyboard: "Settings", marked: true)),
            "<!-- file: free/Settings.storyboard -->",
            Example.document(initial: "settings", Example.scene("settings")),
            "<!-- file: paid/Settings.storyboard -->",
            Example.document(initial: "settings", Example.scene("settings")),
        ].joined(separator: "\n"),
        good: [
            "<!-- file: app/Main.storyboard -->",
            Example.document(
                Example.scene("home", Example.segue(to: "reference")), Example.reference(storyboard: "Settings")),
            "<!-- file: app/Settings.storyboard -->",
            Example.document(initial: "settings", Example.scene("settings")),
        ].joined(separator: "\n")
    ) { context in
        context.placeholders.compactMap { placeholder, target in
            guard case .ambiguous(let several) = target else { return nil }
            let name = placeholder.referenceText ?? placeholder.id
            let files = several.map { context.storyboards.storyboards[$0].file }.joined(separator: ", ")
            return context.diagnostic(
                placeholder.line,
                "several files match the reference to '\(name)': \(files); give the files different names")
        }
    }
}
