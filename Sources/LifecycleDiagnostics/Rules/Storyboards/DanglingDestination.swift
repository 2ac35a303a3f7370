import LifecycleModel

private typealias Example = StoryboardExample

extension Rule {
    static let danglingDestination = Rule(
        storyboard: "dangling-destination", .warning, "The destination of a segue is not in the file",
        why: "UIKit can't find the destination and raises an exception when the segue is performed.",
        remedy: "Connect the segue again in Interface Builder, or delete it.",
        bad: Example.document(Example.scene("home", Example.segue(to: "gone", marked: true))),
        good: Example.document(Example.scene("home", Example.segue(to: "detail")), Example.scene("detail"))
    ) { context in
        let exits = Set(context.storyboard.exits.map(\.id))
        return context.storyboard.segues.compactMap { segue in
            guard segue.kind != nil, let destination = segue.destination, context.label(destination) == nil,
                !exits.contains(destination)
            else { return nil }
            let isRelationship = segue.work == .relationship
            let what = isRelationship ? "relationship" : "segue"
            let name = (isRelationship ? segue.relationship : segue.identifier).map { " '\($0)'" } ?? ""
            return context.diagnostic(
                segue.line,
                "the \(what)\(name) of \(context.owner(of: segue)) leads to '\(destination)', which is not the ID of a"
                    + " controller or exit in this file; connect the \(what) again, or delete it")
        }
    }
}
