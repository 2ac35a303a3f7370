import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let segueWithoutIdentifier = Rule(
        storyboard: "segue-without-identifier", .note, "A segue has no identifier",
        why: "Code can't perform the segue, and prepare(for:sender:) can't recognize it by its identifier.",
        remedy: "Give the segue an identifier in Interface Builder.",
        bad: Example.document(
            Example.scene("home", Example.segue(to: "detail", identifier: nil, marked: true)), Example.scene("detail")),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        context.storyboard.segues.compactMap { segue in
            guard let kind = segue.kind, let destination = segue.destination, segue.identifier == nil,
                segue.work.wantsIdentifier
            else { return nil }
            let target = context.label(destination).map { " to \($0)" } ?? ""
            return context.diagnostic(
                segue.line,
                "the \(kind) segue from \(context.owner(of: segue))\(target) has no identifier, so code can't"
                    + " perform it or recognize it by its identifier; give the segue an identifier")
        }
    }
}

extension Storyboard.Segue.Work {
    /// Whether code may perform the segue, or may need to distinguish it from other segues in `prepare(for:sender:)`.
    fileprivate var wantsIdentifier: Bool {
        switch self {
        case .relationship, .nextPage, .unwind: false
        case .embed, .show, .showDetail, .present, .popover, .custom, .other: true
        }
    }
}
