import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let conflictMarker = Rule(
        storyboard: "conflict-marker", .warning, "a conflict marker left over from a merge",
        why:
            "The merge was not finished: the file holds both versions or half of one.",
        remedy: "Resolve the conflict and delete the line.",
        bad: Example.document(Example.scene("home"), ">>>>>>> branch <!-- here -->"),
        good: Example.document(Example.scene("home"))
    ) { context in
        context.storyboard.conflictMarkers.map { line in
            context.diagnostic(line, "the line is left over from a merge; resolve the conflict and remove it")
        }
    }
}
