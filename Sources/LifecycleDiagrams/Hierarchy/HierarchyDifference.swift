import Graphviz
import LifecycleModel

/// A drawing of the hierarchies of two runs side by side, after a step or at the end, with a mark on each box that
/// differs.
struct HierarchyDifference {
    /// A difference between the two trees, marked on the box of a controller.
    enum Mark: Hashable {
        /// A controller that the other tree doesn't contain.
        case only(TimelineModel.Side)
        /// A controller whose position, presentation style, or appearance state differs, or whose view is loaded in
        /// only one tree.
        case changed

        /// The line in the controller's box that describes the difference.
        var words: Wording {
            switch self {
            case .only(.left): "− only here"
            case .only: "+ only here"
            case .changed: "≠ differs"
            }
        }

        var color: ThemeColor {
            switch self {
            case .only(.left): Theme.onlyLeft
            case .only: Theme.onlyRight
            case .changed: Theme.changed
            }
        }
    }

    private let union: RunUnion
    private let names: (left: String, right: String)
    private let options: DiagramOptions
    /// The hierarchies of both runs at the compared point.
    private let states: (Hierarchy, Hierarchy)

    /// Compares the runs after the step in `options`, or at the end. `states` contains the hierarchies at this point.
    init(
        _ union: RunUnion, names: (left: String, right: String), options: DiagramOptions,
        states: (Hierarchy, Hierarchy)? = nil
    ) {
        self.union = union
        self.names = names
        self.options = options
        func hierarchy(_ run: Run) -> Hierarchy {
            Hierarchy(of: run, after: HierarchyDrawing.end(of: options.step, in: run))
        }
        self.states = states ?? (hierarchy(union.left), hierarchy(union.right))
    }

    private typealias Trees = (HierarchyModel, HierarchyModel)
    private typealias Marks = ([ControllerID: Mark], [ControllerID: Mark])

    /// Both trees, with the marks for their controllers.
    private var sides: (trees: Trees, marks: Marks) {
        let trees = (HierarchyModel(union.left, states.0, options), HierarchyModel(union.right, states.1, options))
        return (trees, (marks(trees.0, trees.1, states, .left), marks(trees.1, trees.0, states, .right)))
    }

    /// Whether the trees differ.
    var hasChanges: Bool {
        let marks = sides.marks
        return !marks.0.isEmpty || !marks.1.isEmpty
    }

    /// A phrase for the compared point of the runs, such as `at the end`.
    private var moment: String {
        guard let number = options.step else { return options["at the end"] }
        let step = union.left.steps.first { $0.number == number }
        return options["after step \(number)"] + (step.map { ", \($0.text)" } ?? "")
    }

    func picture() -> Picture {
        var words = RunWords(run: union.left, options: options)
        words.finding = nil
        let (trees, marks) = sides
        let caption = options["Difference · hierarchies of \(names.left) and \(names.right) \(moment)"]
        let sides = [
            (names.left, trees.0, marks.0, union.left, "l"), (names.right, trees.1, marks.1, union.right, "r"),
        ]
        let frames = sides.map { name, tree, marks, run, prefix in
            HierarchyRows.Frame(
                label: [name, tree.deallocatedLine(run, options)].compactMap { $0 }.joined(separator: "\n"),
                title: name,
                part: HierarchyGraph(tree, options, prefix: prefix, marks: marks, limit: options.width ?? .infinity))
        }
        let heading = HierarchyDrawing.lines(caption, [trees.0, trees.1], options)
        let count = options.count(Set(marks.0.keys).union(marks.1.keys).count, "controller")
        let description =
            ["\(words.title). \(caption)."] + [options["In \(names.left):"]] + trees.0.sentences(union.left, options)
            + [options["In \(names.right):"]] + trees.1.sentences(union.right, options)
        return HierarchyRows(frames, limit: options.width ?? .infinity).graph(title: words.title, caption: heading)
            .picture(
                options, name: "hierarchies", title: options["Hierarchies: \(words.title)"],
                description: description.joined(separator: "\n"),
                summary: options[
                    "Hierarchies of \(names.left) and \(names.right) \(moment), which differ in \(count)."])
    }

    /// Returns the marks for the controllers in `tree` that differ. Compares `tree` with `other`, and the hierarchies
    /// of both runs in `states`.
    private func marks(
        _ tree: HierarchyModel, _ other: HierarchyModel, _ states: (Hierarchy, Hierarchy), _ side: TimelineModel.Side
    ) -> [ControllerID: Mark] {
        var marks: [ControllerID: Mark] = [:]
        let others = Dictionary(other.boxes.compactMap { box in box.controller.map { ($0, box) } }) { first, _ in first
        }
        for box in tree.boxes {
            guard let id = box.controller else { continue }
            guard let twin = others[id] else {
                marks[id] = .only(side)
                continue
            }
            let (left, right) = (states.0[id], states.1[id])
            let isSame =
                box.link == twin.link && left.state == right.state && left.isViewLoaded == right.isViewLoaded
                && left.style == right.style && left.parent == right.parent && left.presenter == right.presenter
            if !isSame { marks[id] = .changed }
        }
        return marks
    }
}
