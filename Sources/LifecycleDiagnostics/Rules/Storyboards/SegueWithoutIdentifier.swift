import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let segueWithoutIdentifier = Rule(
        storyboard: "segue-without-identifier", .note, "a segue without an identifier",
        why:
            "Code can neither perform the segue nor tell it from others in prepare(for:sender:).",
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
                "the \(kind) segue of \(context.owner(of: segue))\(target) has no identifier, so code can"
                    + " neither perform it nor tell it from others")
        }
    }
}

extension Storyboard.Segue.Work {
    /// Whether code may perform such a segue, or tell it from others in `prepare(for:sender:)`.
    fileprivate var wantsIdentifier: Bool {
        switch self {
        case .relationship, .nextPage, .unwind: false
        case .embed, .show, .showDetail, .present, .popover, .custom, .other: true
        }
    }
}
