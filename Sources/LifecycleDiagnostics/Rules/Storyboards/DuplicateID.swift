import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let duplicateID = Rule(
        storyboard: "duplicate-id", .warning, "Two elements have the same ID",
        why: """
            Interface Builder gives every element a unique ID. Usually, a duplicate comes from a merge or a manual \
            edit. Segues and outlets then lead to only one of the elements.
            """,
        remedy: "Give one of the elements another ID, and reconnect the segues and outlets that should lead to it.",
        bad: Example.document(
            Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"),
            Example.scene("detail", name: "Other", marked: true)),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.duplicateIDs.map { duplicate in
            context.diagnostic(
                duplicate.line,
                "the ID '\(duplicate.id)' of this \(duplicate.element) is already used on line"
                    + " \(duplicate.firstLine); give one of the elements another ID")
        }
    }
}
