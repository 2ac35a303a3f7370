import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let incompleteSegue = Rule(
        storyboard: "incomplete-segue", .warning, "A segue has no kind or no destination",
        why: "The segue can't be performed. Usually, a merge or a manual edit removed the missing part.",
        remedy: "Connect the segue again, or delete it.",
        bad: Example.document(Example.scene("home", Example.segue(to: nil, marked: true))),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.segues.compactMap { segue in
            guard segue.kind == nil || segue.destination == nil else { return nil }
            let missing = segue.kind == nil ? "kind" : "destination"
            return context.diagnostic(
                segue.line, "a segue from \(context.owner(of: segue)) has no \(missing); connect it again, or delete it"
            )
        }
    }
}
