import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let unansweredReference = Rule(
        storyboard: "unanswered-reference", .warning, "A storyboard reference can't be resolved",
        why: """
            If the app doesn't contain the storyboard or the controller, UIKit raises an exception when a segue to \
            the reference is performed.
            """,
        remedy: """
            Correct the name of the storyboard or the identifier in the reference. If the storyboard exists but is not \
            among the inputs, add its file. If the reference has no identifier, make sure that the storyboard has an \
            initial view controller.
            """,
        bad: Example.document(
            Example.scene("home", Example.segue(to: "reference")),
            Example.reference(storyboard: "example", identifier: "gone", marked: true),
            Example.scene("detail", identifier: "detail")),
        good: Example.document(
            Example.scene("home", Example.segue(to: "reference")),
            Example.reference(storyboard: "example", identifier: "detail"),
            Example.scene("detail", identifier: "detail"))
    ) { context in
        context.placeholders.compactMap { placeholder, target in
            guard case .nothing(let reason) = target else { return nil }
            let name = placeholder.referenceText ?? placeholder.id
            return context.diagnostic(
                placeholder.line,
                "the reference to '\(name)' can't be resolved: \(reason); correct the reference, or add what is"
                    + " missing")
        }
    }
}
