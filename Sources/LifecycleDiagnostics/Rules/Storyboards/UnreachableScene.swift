import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let unreachableScene = Rule(
        storyboard: "unreachable-scene", .warning, "a scene that nothing leads to and that code cannot ask for",
        why:
            "The scene is never shown: it is not initial, no segue leads to it, and it has no storyboard "
            + "identifier. Xcode warns about it too. An unwind segue does not count, because it leads back to "
            + "a scene that is already there.",
        remedy: "Give the scene a storyboard identifier, connect it, or delete it.",
        bad: Example.document(Example.scene("home"), Example.scene("detail", marked: true)),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.unreachableControllers.map { controller in
            context.diagnostic(
                controller.line,
                "nothing leads to '\(controller.label)', and it has no storyboard identifier;"
                    + " give it one, connect it or remove it")
        }
    }
}
