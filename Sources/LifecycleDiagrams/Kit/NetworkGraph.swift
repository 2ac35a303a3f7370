import Graphviz

/// A graph that `dot` lays out below a heading: boxes, lines between boxes, and frames around boxes.
///
/// Lines have no labels, because Graphviz before 13.0.1 corrupts memory for the labels of some edges, and all
/// versions place labels on top of nearly horizontal lines. Instead, a box at the end of a line or between two lines
/// contains the text.
///
/// The title and the caption are labels of two clusters without a border, because a graph has only one label with one
/// size. An invisible node precedes each row of boxes or frames, and each hierarchy in a frame. Invisible edges connect
/// this node to the roots: the boxes without incoming lines or, if lines go up, without outgoing lines. The edges keep
/// the roots in order and centered. The node of the first row makes the drawing as wide as its heading. Unless lines go
/// to the right, the node in a frame is as wide as the frame's hierarchy.
struct NetworkGraph {
    /// The direction of the lines. Lines that go up begin at the last boxes, and the first boxes are below the heading.
    typealias Direction = Attribute.RankDirection

    /// A box without incoming lines or, if lines go up, without outgoing lines.
    struct Root {
        var name: String
        /// Whether the box has no outgoing lines.
        var isAlone: Bool
    }

    /// The default maximum width for the layout of a hierarchy, in points. On a page that is 830 pixels wide, the text
    /// in a drawing of this width is at least 10 pixels high.
    static let widthLimit = 830.0
    /// The distance between neighboring boxes, or neighboring frames, in a row.
    static let gap = 16.0
    /// The distance between two boxes that are connected by a line.
    static let rise = 28.0
    /// The number of lines above which the effort for the layout is limited.
    private static let largeCount = 1_000

    private let direction: Direction
    private let title: String
    private let caption: String
    private let headingWidth: Double
    private var frames: [Subgraph] = []
    private var nodes: [Node] = []
    private var edges: [Edge] = []
    /// The parts of lines with labels. Each spans one rank.
    private var parts: [Edge] = []
    private let footer: String
    /// The invisible edges that arrange the rows, the boxes and frames in each row, and the boxes in each frame.
    private var rowEdges: [Edge] = []
    private var rowCount = 0

    /// Creates a graph with a heading that is `width` points wide, or wider if the title or the caption needs more
    /// space. The footer is small text below the graph.
    init(title: String, caption: [String], _ direction: Direction, width: Double, footer: String = "") {
        self.direction = direction
        let limit = max(width, 420) - NetworkGraph.labelInset * 2
        let wrapped = caption.map { TextMetrics.wrapCaption($0, to: limit, Theme.caption) }.joined(separator: "\n")
        let title = TextMetrics.wrapEvenly(title, to: limit, Theme.heading)
        let texts = [(title, Theme.heading), (wrapped, Theme.caption), (footer, Theme.caption)]
        let lines = texts.map { text, style in
            TextMetrics.wrap(text, to: limit, style).split(separator: "\n").joined(separator: "\n")
        }
        (self.title, self.caption, self.footer) = (lines[0], lines[1], lines[2])
        let widest = zip(lines, texts).map { TextMetrics.width($0, $1.1) }.max() ?? 0
        let needed = widest + NetworkGraph.labelInset * 2
        // If lines go from left to right, the heading's node is in a separate column before the boxes.
        headingWidth = direction == .right ? max(0, needed - width) : max(width, needed)
    }

    /// Graphviz's distance between a cluster's left side and its label, and between the outer cluster and the page.
    private static let labelInset = 8.0
    private static let padding = Theme.margin - labelInset

    /// Adds a box outside frames.
    mutating func add(_ node: Node) { nodes.append(node) }

    /// Adds a line.
    mutating func add(_ edge: Edge) { edges.append(edge) }

    /// Adds the part of a line between one of its ends and the box with its label.
    mutating func addPart(_ edge: Edge) { parts.append(edge) }

    /// Returns the label of a frame in lines of at most `width` points.
    static func labelLines(_ label: String, width: Double) -> [String] {
        TextMetrics.wrap(label, to: width, Theme.name).split(separator: "\n").map(String.init)
    }

    /// Adds a frame with its boxes.
    mutating func addFrame(_ name: String, label: [String], title: String, nodes: [Node]) {
        var frame = Subgraph(
            name,
            [
                .label(label.joined(separator: "\n"), .left), labelSide, .font(Theme.name.font),
                .fontSize(Theme.name.size), .textColor(Theme.name.color), .style([.filled, .rounded]),
                .fill(Theme.ground), .stroke(Theme.frame), .peripheries(1), .margin(NetworkGraph.frameMargin / 2),
            ], title: title)
        frame.nodes = nodes
        frames.append(frame)
    }

    /// The difference between the widths of a frame and its content.
    static let frameMargin = 16.0

    /// Adds a frame with a hierarchy whose widest level is `width` points wide. Returns the invisible node at the top
    /// of the frame.
    mutating func addFrame(
        _ name: String, label: [String], title: String, nodes: [Node], roots: [Root], width: Double
    ) -> Root {
        let top = NetworkGraph.top(name + " top", width: direction == .right ? 0 : width)
        addFrame(name, label: label, title: title, nodes: nodes + [top])
        connect(top.name, to: roots)
        return Root(name: top.name, isAlone: false)
    }

    /// Places the boxes or frames of `roots` in a row, in order. The row is below the heading or, if `last` is given,
    /// below the previous row, whose lowest node is `last`. If lines go from left to right, the row is a column.
    mutating func addRow(_ roots: [Root], below last: String? = nil) {
        let row = NetworkGraph.top("row \(rowCount)", width: rowCount == 0 ? headingWidth : 0)
        nodes.append(row)
        rowCount += 1
        if let last { rowEdges.append(NetworkGraph.invisible(last, row.name, weight: 0)) }
        connect(row.name, to: roots)
    }

    private mutating func connect(_ top: String, to roots: [Root]) {
        for root in roots {
            // The weight keeps a single box on the first rank. In a row of several boxes, a weight would move a box
            // away from the center of the boxes below it.
            let weight = roots.count == 1 || root.isAlone ? 1 : 0
            rowEdges.append(
                direction == .up
                    ? NetworkGraph.invisible(root.name, top, weight: weight)
                    : NetworkGraph.invisible(top, root.name, weight: weight))
        }
    }

    private static func top(_ name: String, width: Double) -> Node {
        Node(name, [.label(""), .style([.invisible]), .size(width, 0)])
    }

    private static func invisible(_ tail: String, _ head: String, weight: Int) -> Edge {
        Edge(tail, head, [.style([.invisible]), .weight(weight)])
    }

    /// The attribute that places a cluster's label at the top. If ranks grow upward, Graphviz exchanges top and
    /// bottom.
    private var labelSide: Attribute { direction == .up ? .labelBottom(.left) : .labelTop(.left) }

    private func cluster(_ name: String, _ label: String, _ style: Theme.Style, margin: Double) -> Subgraph {
        Subgraph(
            name,
            [
                .label(label, .left), labelSide, .font(style.font), .fontSize(style.size), .textColor(style.color),
                .peripheries(0), .margin(margin),
            ])
    }

    /// Returns the picture of the graph.
    func picture(
        _ options: DiagramOptions, name: String, title: String, description: String, summary: String
    ) -> Picture {
        .drawing(of: graph(name), layout: .dot, options, title: title, description: description, summary: summary)
    }

    private func graph(_ name: String) -> Graph {
        let isLarge = edges.count + parts.count > NetworkGraph.largeCount
        // Lines span two ranks, so that the heading can be closer than the distance between boxes. In large graphs,
        // lines span one rank, because each rank takes layout time.
        let span = isLarge ? 1 : 2
        var graph = Graph(
            name: name,
            attributes: [
                .background(Theme.page), .newRank, .rankDirection(direction),
                .separation(nodes: NetworkGraph.gap, ranks: NetworkGraph.rise / Double(span)), .splines(.curved),
                .padding(NetworkGraph.padding), .font(.regular),
            ],
            nodeDefaults: [
                .font(.regular), .fontSize(TextBox.fontSize), .textColor(Theme.text), .shape(.box), .margin(0),
                .fixedSize,
            ],
            edgeDefaults: [.stroke(Theme.outline), .arrowSize(0.7)])
        if isLarge { graph.attributes.append(.effort(3)) }
        graph.subgraphs = [frame]
        let lines =
            edges.map { Edge($0.tail, $0.head, $0.attributes + [.minimumLength(span)], title: $0.title) } + parts
            + rowEdges
        for line in isReversed ? lines.reversed() : lines { graph.add(line) }
        return graph
    }

    /// The cluster of the footer, if there is one, with the heading inside it.
    private var frame: Subgraph {
        guard !footer.isEmpty else { return heading }
        var outer = Subgraph(
            "footer",
            [
                .label(footer, .left), .labelBottom(.left), .font(Theme.caption.font), .fontSize(Theme.caption.size),
                .textColor(Theme.caption.color), .peripheries(0), .margin(0),
            ])
        outer.subgraphs = [heading]
        return outer
    }

    /// The two clusters of the heading, with everything else inside them.
    private var heading: Subgraph {
        var body = cluster("caption", caption, Theme.caption, margin: frames.isEmpty ? 6 : NetworkGraph.gap)
        body.nodes = isReversed ? nodes.reversed() : nodes
        body.subgraphs = isReversed ? frames.reversed() : frames
        if isReversed { for index in body.subgraphs.indices { body.subgraphs[index].nodes.reverse() } }
        var outer = cluster("title", title, Theme.heading, margin: 0)
        outer.subgraphs = [body]
        return outer
    }

    /// Whether nodes and lines are added in reverse order, because `dot` places the first nodes at the bottom if the
    /// direction is right.
    private var isReversed: Bool { direction == .right }
}
