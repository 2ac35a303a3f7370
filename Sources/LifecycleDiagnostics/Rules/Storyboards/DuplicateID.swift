import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let duplicateID = Rule(
        storyboard: "duplicate-id", .warning, "two elements with one id",
        why:
            "Interface Builder gives every element an id of its own; two with the same id come from a merge "
            + "or an edit by hand. Segues and outlets lead to one of them only.",
        remedy: "Give one of the elements another id, and connect again what should lead to it.",
        bad: Example.document(
            Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"),
            Example.scene("detail", name: "Other", marked: true)),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.duplicateIDs.map { duplicate in
            context.diagnostic(
                duplicate.line,
                "the id '\(duplicate.id)' of this \(duplicate.element) is taken by the element in line"
                    + " \(duplicate.firstLine); give one of them another id")
        }
    }
}
