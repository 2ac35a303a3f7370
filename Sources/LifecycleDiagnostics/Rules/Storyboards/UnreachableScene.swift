import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let unreachableScene = Rule(
        storyboard: "unreachable-scene", .warning, "A scene can't be reached",
        why: """
            The scene is never shown. It is not the initial scene, no segue leads to it, and without a storyboard \
            identifier, code can't instantiate it. Xcode also warns about such scenes. Unwind segues don't count, \
            because they lead back to a scene that is already shown.
            """,
        remedy: "Give the scene a storyboard identifier, connect it, or delete it.",
        bad: Example.document(Example.scene("home"), Example.scene("detail", marked: true)),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.unreachableControllers.map { controller in
            context.diagnostic(
                controller.line,
                "no segue leads to '\(controller.label)', and it has no storyboard identifier;"
                    + " give the scene an identifier, connect it, or delete it")
        }
    }
}
