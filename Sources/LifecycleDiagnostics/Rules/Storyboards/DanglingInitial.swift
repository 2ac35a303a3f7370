import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let danglingInitial = Rule(
        storyboard: "dangling-initial", .warning, "The initial view controller is not in the file",
        why: "UIKit can't instantiate an initial view controller from the storyboard.",
        remedy: "Choose another initial view controller in Interface Builder.",
        bad: Example.document(initial: "gone", marked: true, Example.scene("home", identifier: "home")),
        good: Example.document(Example.scene("home"))
    ) { context in
        guard let initial = context.storyboard.initial, context.label(initial) == nil else { return [] }
        return [
            context.diagnostic(
                context.storyboard.line,
                "the initial view controller '\(initial)' is not in this file; choose another one")
        ]
    }
}
