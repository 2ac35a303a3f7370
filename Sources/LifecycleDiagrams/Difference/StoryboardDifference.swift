import Graphviz
import LifecycleModel

/// A drawing of two versions of a storyboard in one: the scenes and segues of both, with a mark on each that differs.
public struct StoryboardDifference: Sendable {
    /// The comparison.
    public let comparison: StoryboardComparison
    private let names: (old: String, new: String)

    /// Creates a drawing of a comparison of two versions, whose names the caption contains.
    public init(_ comparison: StoryboardComparison, names: (old: String, new: String)) {
        (self.comparison, self.names) = (comparison, names)
    }

    /// Returns the drawing.
    public func picture(_ options: DiagramOptions) -> Picture {
        let (storyboard, marks) = union(options)
        var options = options
        options.storyboard.marks = marks
        options.storyboard.storyboards = StoryboardSet([])
        return StoryboardDrawing(storyboard, options, remark: remark(options)).picture()
    }

    private func remark(_ options: DiagramOptions) -> String {
        let changes = [StoryboardComparison.Change.added, .removed, .moved, .changed].compactMap { change -> String? in
            let count = comparison.count(change)
            return count == 0 ? nil : options[Wording("% " + change.rawValue, "\(count)")]
        }
        let short = [names.old, names.new].map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let shown = (short[0] == short[1] ? [names.old, names.new] : short).map { $0.onOneLine(limit: 80) }
        return options["Difference of \(shown[0]) and \(shown[1])"] + " · "
            + (changes.isEmpty ? options["no differences"] : changes.joined(separator: options[", "]))
    }

    /// The new version with the removed scenes and segues of the old version, and the marks. A moved segue is drawn at
    /// both positions.
    private func union(_ options: DiagramOptions) -> (Storyboard, StoryboardMarks) {
        var (board, marks) = (comparison.new, StoryboardMarks())
        let scenes = board.scenes.count
        board.scenes += comparison.old.scenes
        board.exits += comparison.old.exits.filter { exit in !board.exits.contains { $0.id == exit.id } }.map { exit in
            var exit = exit
            exit.scene = exit.scene.map { $0 + scenes }
            return exit
        }
        for element in comparison.controllers {
            marks.controllers[element.new?.id ?? element.old?.id ?? ""] = StoryboardMarks.Mark(element.change)
            if element.new != nil, !element.properties.isEmpty {
                marks.details[element.new?.id ?? ""] = element.properties.map { values(of: $0, options) }
            }
            guard element.new == nil, var removed = element.old else { continue }
            removed.scene = removed.scene.map { $0 + scenes }
            removed.parent = removed.parent.map { comparison.ids[$0] ?? $0 }
            board.controllers.append(removed)
        }
        for (index, element) in comparison.segues.enumerated() {
            let isMoved = element.change == .moved && element.properties.contains { $0.name != "order" }
            if element.new != nil {
                marks.segues[index] = isMoved ? .added : StoryboardMarks.Mark(element.change)
                if !isMoved, let old = element.old {
                    marks.replaced[index] = old
                    // The label contains the others.
                    marks.segueDetails[index] = element.properties
                        .filter { !["kind", "class", "style", "identifier"].contains($0.name) }
                        .map { values(of: $0, options) }
                }
            }
            guard element.new == nil || isMoved, var removed = element.old else { continue }
            removed.source = removed.source.map { comparison.ids[$0] ?? $0 }
            removed.destination = removed.destination.map { comparison.ids[$0] ?? $0 }
            removed.scene = removed.scene.map { $0 + scenes }
            board.segues.append(removed)
            marks.segues[board.segues.count - 1] = .removed
        }
        return (board, marks)
    }

    /// Returns the name of a property with its old and its new value.
    private func values(of property: StoryboardComparison.Property, _ options: DiagramOptions) -> String {
        let (old, new) = (property.old ?? options["none"], property.new ?? options["none"])
        return options["\(options[Wording(property.name)]): \(old) → \(new)"]
    }
}

/// The marks on the scenes and segues of a drawing that compares two storyboards.
struct StoryboardMarks: Sendable, Hashable {
    enum Mark: String, CaseIterable {
        case added, removed, changed

        init?(_ change: StoryboardComparison.Change) {
            switch change {
            case .same: return nil
            case .added: self = .added
            case .removed: self = .removed
            case .moved, .changed: self = .changed
            }
        }

        var sign: String {
            switch self {
            case .added: "+"
            case .removed: "−"
            case .changed: "≠"
            }
        }

        var word: Wording { Wording(rawValue) }

        var color: ThemeColor {
            switch self {
            case .added: Theme.onlyRight
            case .removed: Theme.onlyLeft
            case .changed: Theme.changed
            }
        }
    }

    /// The marks of controllers, by ID.
    var controllers: [String: Mark] = [:]
    /// The changed properties of controllers, by ID.
    var details: [String: [String]] = [:]
    /// The marks of segues, by their indices in the storyboard.
    var segues: [Int: Mark] = [:]
    /// The old versions of segues that were not moved, by the indices of the new ones.
    var replaced: [Int: Storyboard.Segue] = [:]
    /// The changed properties of segues that their labels don't contain, by the indices of the segues.
    var segueDetails: [Int: [String]] = [:]
}
