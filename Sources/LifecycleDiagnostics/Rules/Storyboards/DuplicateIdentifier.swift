import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let duplicateIdentifier = Rule(
        storyboard: "duplicate-identifier", .warning, "Two controllers have the same storyboard identifier",
        why: "instantiateViewController(withIdentifier:) can return only one of the controllers.",
        remedy: "Give one of the controllers another storyboard identifier.",
        bad: Example.document(
            Example.scene("home"), Example.scene("detail", identifier: "detail"),
            Example.scene("other", identifier: "detail", marked: true)),
        good: Example.document(
            Example.scene("home"), Example.scene("detail", identifier: "detail"),
            Example.scene("other", identifier: "other"))
    ) { context in
        var first: [String: Int] = [:]
        return context.storyboard.controllers.compactMap { controller in
            guard let identifier = controller.storyboardIdentifier else { return nil }
            guard let line = first[identifier] else {
                first[identifier] = controller.line
                return nil
            }
            return context.diagnostic(
                controller.line,
                "the storyboard identifier '\(identifier)' is already used on line \(line); choose another one")
        }
    }
}
