import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let conflictMarker = Rule(
        storyboard: "conflict-marker", .warning, "The file contains a merge conflict marker",
        why: "The merge was not finished, so the file contains both versions or parts of them.",
        remedy: "Resolve the conflict and delete the line.",
        bad: Example.document(Example.scene("home"), ">>>>>>> branch <!-- here -->"),
        good: Example.document(Example.scene("home"))
    ) { context in
        context.storyboard.conflictMarkers.map { line in
            context.diagnostic(line, "the line is a merge conflict marker; resolve the conflict and delete the line")
        }
    }
}
