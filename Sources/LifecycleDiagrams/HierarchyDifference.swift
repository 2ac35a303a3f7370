import Graphviz
import LifecycleModel

/// Draws the hierarchies at the ends of two runs side by side, with a sign on everything that differs.
struct HierarchyDifference {
    /// How a controller of one tree stands in the other.
    enum Mark: Hashable {
        /// It is not there.
        case only(TimelineModel.Side)
        /// It is held, presented or shown otherwise, or its state is another.
        case changed

        var sign: String {
            switch self {
            case .only(.left): "−"
            case .only: "+"
            case .changed: "≠"
            }
        }

        var color: ThemeColor {
            switch self {
            case .only(.left): Theme.onlyLeft
            case .only: Theme.onlyRight
            case .changed: Theme.presents
            }
        }
    }

    private let union: RunUnion
    private let names: (left: String, right: String)
    private let options: DiagramOptions
    private var canvas = Canvas(name: "hierarchies")

    init(_ union: RunUnion, names: (left: String, right: String), options: DiagramOptions) {
        self.union = union
        self.names = names
        self.options = options
    }

    private typealias Trees = (HierarchyTree, HierarchyTree)
    private typealias Marks = ([ControllerID: Mark], [ControllerID: Mark])

    /// Both trees, and what differs between them.
    private var sides: (trees: Trees, marks: Marks) {
        let states = (hierarchy(union.left), hierarchy(union.right))
        let trees = (HierarchyTree(union.left, states.0), HierarchyTree(union.right, states.1))
        return (trees, (marks(trees.0, trees.1, states, .left), marks(trees.1, trees.0, states, .right)))
    }

    /// Whether anything differs.
    var isTelling: Bool {
        let marks = sides.marks
        return !marks.0.isEmpty || !marks.1.isEmpty
    }

    /// When it is: at the end, or after a step that is told.
    private var moment: String {
        guard let number = options.step else { return "at the end" }
        let steps = union.left.events.lazy.compactMap { if case .step(let step) = $0.body { step } else { nil } }
        return "after step \(number)" + (steps.first { $0.number == number }.map { ", \($0.text)" } ?? "")
    }

    consuming func picture() -> Picture {
        let words = RunWords(run: union.left, options: options)
        let (trees, marks) = sides
        let caption = "Difference · hierarchies of \(names.left) and \(names.right) \(moment)"
        let top = canvas.heading(words.title, caption, width: 420)
        var legend: [LegendItem] = []
        let width = max(190, trees.0.layout.width)
        let first = frame(names.left, trees.0, marks.0, at: Point(0, top), &legend, prefix: "l")
        let second = frame(names.right, trees.1, marks.1, at: Point(width + 50, top), &legend, prefix: "r")
        for mark in [Mark.only(.left), .only(.right), .changed]
        where marks.0.values.contains(mark) || marks.1.values.contains(mark) {
            let text =
                switch mark {
                case .only(.left): "− only in \(names.left)"
                case .only: "+ only in \(names.right)"
                case .changed: "≠ otherwise"
                }
            legend.append(LegendItem(sample: .pill(fill: Theme.page, stroke: mark.color), text: text))
        }
        _ = canvas.legend(
            legend, at: Point(0, max(first, second) + 14), width: max(width + 50 + trees.1.layout.width, 420))
        let description =
            ["\(words.title). \(caption)."] + ["In \(names.left):"] + trees.0.sentences(union.left)
            + ["In \(names.right):"] + trees.1.sentences(union.right)
        return canvas.picture(
            options, title: "Hierarchies: \(words.title)", description: description.joined(separator: "\n"))
    }

    private func hierarchy(_ run: Run) -> Hierarchy {
        Hierarchy(of: run, after: HierarchyDrawing.end(of: options.step, in: run))
    }

    /// The marks of a tree's controllers, by what the other tree and both hierarchies say.
    private func marks(
        _ tree: HierarchyTree, _ other: HierarchyTree, _ states: (Hierarchy, Hierarchy), _ side: TimelineModel.Side
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
                box.link == twin.link && box.state == twin.state && box.isLoaded == twin.isLoaded
                && left.parent == right.parent && left.presenter == right.presenter
            if !isSame { marks[id] = .changed }
        }
        return marks
    }

    private mutating func frame(
        _ name: String, _ tree: HierarchyTree, _ marks: [ControllerID: Mark], at corner: Point,
        _ legend: inout [LegendItem], prefix: String
    ) -> Double {
        let width = max(190, tree.layout.width)
        canvas.box(
            Point(corner.x + width / 2, corner.y + 11), width, 22, Canvas.BoxLook(fill: Theme.band), label: name,
            Theme.name, title: name, classes: "step")
        let painter = HierarchyPainter(tree: tree, run: prefix == "l" ? union.left : union.right, marks: marks)
        let place = Point(corner.x + max(0, (width - tree.layout.width) / 2), corner.y + 36)
        return painter.paint(on: &canvas, at: place, &legend, prefix: prefix)
    }
}
