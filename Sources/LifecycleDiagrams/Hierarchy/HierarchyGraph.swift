import Graphviz
import LifecycleModel

/// The boxes and lines of a hierarchy, as nodes and edges of a graph.
struct HierarchyGraph {
    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    private(set) var roots: [NetworkGraph.Root] = []
    /// The number of levels.
    private(set) var depth = 0
    /// The name of a node on the lowest level.
    private(set) var lowest = ""
    /// The width of the layout from top to bottom, which is the width of the widest level.
    private(set) var width = 0.0
    /// The width of the layout from left to right.
    private var widthToRight = 0.0
    /// The maximum width of the drawing, in points.
    private let limit: Double

    /// Creates the nodes and edges. The names of nodes begin with `prefix`. The boxes of the controllers in `marks`
    /// differ from another tree.
    ///
    /// If a tree without marks is wider than `limit`, neighboring controllers that are not on screen are combined, as
    /// ``HierarchyModel/folded(_:)`` describes.
    init(
        _ tree: HierarchyModel, _ options: DiagramOptions = DiagramOptions(name: ""), prefix: String = "c",
        marks: [ControllerID: HierarchyDifference.Mark] = [:],
        limit: Double = NetworkGraph.widthLimit
    ) {
        self.init(unfolded: tree, options, prefix, marks, limit)
        guard width > limit, marks.isEmpty, let folded = tree.folded(options) else { return }
        self.init(unfolded: folded, options, prefix, marks, limit)
    }

    private init(
        unfolded tree: HierarchyModel, _ options: DiagramOptions, _ prefix: String,
        _ marks: [ControllerID: HierarchyDifference.Mark],
        _ limit: Double
    ) {
        self.limit = limit
        var tree = tree
        if tree.boxes.isEmpty { _ = tree.add(HierarchyModel.Box(name: options["no controller"], look: .absent)) }
        var levels: [(width: Double, widest: Double)] = []
        var depths: [Int] = []
        for (index, box) in tree.boxes.enumerated() {
            let mark = box.controller.flatMap { marks[$0] }
            let text = TextBox(box.name, box.lines + [mark.map { options[$0.words] }].compactMap { $0 })
            let name = prefix + String(index)
            nodes.append(HierarchyGraph.node(name, box, text, mark))
            let depth = box.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            if depth == levels.count {
                levels.append((-NetworkGraph.gap, 0))
                lowest = name
            }
            levels[depth].width += text.width + NetworkGraph.gap
            levels[depth].widest = max(levels[depth].widest, text.width)
            for child in box.children { connect(name, prefix + String(child), box, tree.boxes[child], options) }
        }
        roots = tree.roots.map {
            NetworkGraph.Root(name: prefix + String($0), isAlone: tree.boxes[$0].children.isEmpty)
        }
        depth = levels.count
        width = levels.map(\.width).max() ?? 0
        widthToRight = levels.reduce(-NetworkGraph.rise) { $0 + $1.widest + NetworkGraph.rise }
    }

    /// The layout direction. It is from left to right only if the layout from top to bottom is too wide and the
    /// layout from left to right is narrower.
    var direction: NetworkGraph.Direction {
        width > limit && widthToRight < width ? .right : .down
    }

    /// Whether the hierarchy is too wide for the page in both directions.
    var isTooWide: Bool { min(width, widthToRight) > limit }

    /// Returns the width of the layout in a direction.
    func width(_ direction: NetworkGraph.Direction) -> Double { direction == .right ? widthToRight : width }

    private static func node(
        _ name: String, _ box: HierarchyModel.Box, _ text: TextBox, _ mark: HierarchyDifference.Mark?
    ) -> Node {
        let style = box.look.style
        var look: [Attribute] = [
            .style(style.isDashed ? [.filled, .rounded, .dashed] : [.filled, .rounded]), .fill(style.fill),
            .textColor(style.text), .stroke(mark?.color ?? style.stroke),
            .lineWidth(mark == nil ? style.lineWidth : 2.4),
        ]
        if mark == nil, style.lineWidth == 1 { look.removeLast() }
        return text.node(name, look, title: box.title, classes: "controller \(style.word)")
    }

    private mutating func connect(
        _ tail: String, _ head: String, _ parent: HierarchyModel.Box, _ child: HierarchyModel.Box,
        _ options: DiagramOptions
    ) {
        let isPresented = child.link == .presented
        var look: [Attribute] = [.cssClass(isPresented ? "presents" : "holds")]
        // The weight makes a line to an only child straight.
        if parent.children.count == 1 { look.append(.weight(8)) }
        if isPresented {
            look += [.stroke(Theme.presents), .lineWidth(1.8), .arrowHead(.empty)]
        } else if child.hasDashedLine {
            look += [.stroke(Theme.fadedLine), .style([.dashed])]
        }
        let title = options[
            isPresented ? "\(parent.name) presents \(child.name)" : "\(parent.name) contains \(child.name)"]
        edges.append(Edge(tail, head, look, title: title))
    }
}

extension HierarchyModel.Look {
    /// The style of a box: a white card whose outline shows the state.
    struct Style {
        var fill = Theme.card
        var text = Theme.text
        var stroke = Theme.outline
        var lineWidth = 1.0
        var isDashed = false
        /// The color of a small mark for the state.
        var mark: ThemeColor?
        /// The CSS class in an SVG.
        var word: String
    }

    /// The style of the box.
    var style: Style {
        switch self {
        case .window: Style(fill: Theme.act, stroke: Theme.actOutline, mark: Theme.act, word: "window")
        case .absent: Style(fill: Theme.act, stroke: Theme.actOutline, isDashed: true, word: "absent")
        case .unloaded: Style(fill: Theme.page, text: Theme.muted, isDashed: true, mark: Theme.page, word: "unloaded")
        case .unknown: Style(mark: Theme.card, word: "unknown")
        case .state(let state):
            Style(
                stroke: Theme.bar(of: state)?.outline ?? Theme.fadedLine, lineWidth: state == .disappeared ? 1 : 2.4,
                isDashed: state == .disappearing, mark: Theme.bar(of: state)?.fill ?? Theme.disappeared,
                word: state.rawValue)
        }
    }
}

extension HierarchyModel.Box {
    /// The text for screen readers.
    var title: String { sentence ?? (remark.isEmpty ? name : "\(name), \(remark)") }
}
