import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let unknownRuntime = Rule(
        storyboard: "unknown-runtime", .warning, "Interface Builder doesn't support the target runtime",
        why: "Interface Builder's compiler rejects the file.",
        remedy: "Correct the document's targetRuntime attribute. For iOS, its value is iOS.CocoaTouch.",
        bad: Example.document(runtime: "iOS.Cocoa", marked: true, Example.scene("home")),
        good: Example.document(Example.scene("home"))
    ) { context in
        let known = ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit"]
        guard let runtime = context.storyboard.targetRuntime, !known.contains(runtime) else { return [] }
        return [
            context.diagnostic(
                context.storyboard.line,
                "Interface Builder doesn't support the target runtime '\(runtime)', so Lifeline reads the file as"
                    + " a file for \(context.storyboard.platform?.rawValue ?? "iOS"); correct the attribute"
                    + " targetRuntime")
        ]
    }
}
