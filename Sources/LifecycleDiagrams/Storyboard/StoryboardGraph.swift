import Graphviz
import LifecycleModel

/// A graph of a storyboard, which `dot` lays out from left to right.
///
/// The label of a segue is a separate node between two edges, so that labels don't overlap other labels or cards. In
/// Graphviz before 13.0.1, edge labels would also corrupt memory in some graphs.
struct StoryboardGraph {
    var graph: Graph
    let drawing: StoryboardDrawing
    let backward: Set<Int>
    /// The numbers of cards in the groups.
    private let groupSizes: [String: Int]
    /// The distance between a card and the label of a segue, in points.
    static let rankGap = 26.0
    /// The distance between a frame and its content, in points.
    static let frameMargin = 12.0
    private var frames: [String: Subgraph] = [:]
    private var order: [String] = []
    private var labels: [String: String] = [:]

    init(_ drawing: StoryboardDrawing) {
        self.drawing = drawing
        backward = drawing.map.backward
        groupSizes = drawing.map.cards.reduce(into: [:]) { $0[$1.group, default: 0] += 1 }
        graph = Graph(
            name: "storyboard",
            attributes: [
                .background(Theme.page), .newRank, .rankDirection(.right),
                .separation(nodes: 14, ranks: StoryboardGraph.rankGap),
                .splines(.curved), .padding(Theme.margin), .font(.regular),
            ],
            nodeDefaults: [
                .font(.regular), .fontSize(StoryboardTheme.text.size), .textColor(Theme.text), .shape(.box),
                .margin(0), .fixedSize,
            ],
            edgeDefaults: [.stroke(Theme.message), .arrowSize(0.7)])
        openFrame("", drawing.fileName + "\n" + drawing.remark, Theme.ground)
        if drawing.map.links.count > 100 { graph.attributes.append(.effort(3)) }
        for card in drawing.map.cards { add(card) }
        // Inside a frame, `dot` places the first nodes at the bottom, so the links are added in reverse to keep tabs in
        // order.
        for (number, link) in drawing.map.links.enumerated().reversed() { add(link, number) }
        addInitialMark()
        rowIsolatedCards()
        addLegend()
        for name in order { widen(name) }
        for name in order { if let frame = frames[name] { graph.subgraphs.append(frame) } }
    }

    // MARK: Frames

    private mutating func openFrame(_ key: String, _ label: String, _ fill: ThemeColor) {
        order.append(key)
        labels[key] = StoryboardText.lines(label)
        frames[key] = Subgraph(
            key.isEmpty ? "file" : "file \(key)",
            [
                .label(StoryboardText.lines(label), .left), .labelTop(.left), .fontSize(10.5), .textColor(Theme.muted),
                .font(.regular), .style([.filled, .rounded]), .fill(fill), .stroke(Theme.frame),
                .margin(StoryboardGraph.frameMargin),
            ], title: label.split(separator: "\n").joined(separator: ", "))
    }

    /// Widens a frame to the width of its label, if its cards need less space.
    private mutating func widen(_ key: String) {
        guard let frame = frames[key], let label = labels[key] else { return }
        func width(_ node: Node) -> Double {
            node.attributes.lazy.compactMap { if case .size(let width, _) = $0 { width } else { nil } }.first ?? 0
        }
        let names = Set(frame.nodes.map(\.name))
        let joined = graph.edges.first { names.contains($0.tail) && names.contains($0.head) }
        // Two connected nodes, such as a card and the label of its segue, are next to each other.
        let ends = joined.map { edge in frame.nodes.filter { $0.name == edge.tail || $0.name == edge.head } }
        let held = ends.map { $0.reduce(52) { $0 + width($1) } } ?? frame.nodes.map(width).max() ?? 0
        let needed = TextMetrics.width(label, StoryboardTheme.text)
        guard held < needed else { return }
        // The initial controller's mark and arrow are to the left of the widened column.
        let isMarked = names.contains("initial")
        let width = max(1, isMarked ? needed - 37 : needed)
        frames[key]?.nodes.append(Node("width \(key)", [.label(""), .style([.invisible]), .size(width, 0.1)]))
        if isMarked { graph.add(Edge("initial", "width \(key)", [.style([.invisible])])) }
    }

    /// Returns the key of the frame for a card: an empty string for the drawing's own file, or the name of another
    /// file. The only card of another file has a frame if the drawing combines files and the card is not a reference.
    /// Returns nil for every other single card.
    private func frame(of card: StoryboardMap.Card) -> String? {
        guard !card.group.isEmpty else { return "" }
        let isFramed = drawing.options.storyboard.together && card.kind != .reference
        return isFramed || groupSizes[card.group, default: 0] > 1 ? card.group : nil
    }

    private mutating func put(_ node: Node, in key: String?) {
        guard let key else { return graph.add(node) }
        if frames[key] == nil { openFrame(key, key, StoryboardTheme.other) }
        frames[key]?.nodes.append(node)
    }

    // MARK: Cards

    private mutating func add(_ card: StoryboardMap.Card) {
        let frame = frame(of: card)
        let shown = frame == nil ? card.inItsFile : card
        let ((name, rest), size) = (shown.lines(), shown.size())
        let attributes: [Attribute] = [
            .label((name + rest).joined(separator: "\n")), .size(size.width, size.height), .cssClass("scene"),
            .boldLines(name.count),
        ]
        let link = drawing.link(of: card).map { [Attribute.link($0)] } ?? []
        put(Node(card.key, attributes + StoryboardGraph.look(of: card) + link, title: card.sentence), in: frame)
    }

    static func look(of card: StoryboardMap.Card) -> [Attribute] {
        switch card.kind {
        case .scene where card.isUnreachable:
            [.style([.filled, .rounded, .dashed]), .fill(StoryboardTheme.other), .stroke(Theme.illegal)]
        case .scene where card.isInitial:
            [.style([.filled, .rounded]), .fill(StoryboardTheme.scene), .stroke(Theme.outline), .lineWidth(2.4)]
        case .scene: [.style([.filled, .rounded]), .fill(StoryboardTheme.scene), .stroke(Theme.outline)]
        case .reference:
            [.style([.filled, .rounded, .dashed]), .fill(StoryboardTheme.other), .stroke(Theme.fadedLine)]
        case .application: [.style([.filled]), .fill(Theme.act), .stroke(Theme.actOutline)]
        case .missing:
            [
                .style([.filled, .dashed]), .fill(Theme.errorFill), .stroke(Theme.illegal),
                .textColor(Theme.errorText),
            ]
        }
    }

    private mutating func addInitialMark() {
        for card in drawing.map.cards where card.isInitial && card.group.isEmpty {
            put(
                Node(
                    "initial",
                    [
                        .label(""), .shape(.circle), .style([.filled]), .fill(Theme.outline), .stroke(Theme.outline),
                        .size(11, 11),
                    ],
                    title: "\(card.name) is the initial controller"), in: "")
            graph.add(Edge("initial", card.key, [.stroke(Theme.outline), .lineWidth(2), .weight(4)]))
        }
    }

    // MARK: Links

    private mutating func add(_ link: StoryboardMap.Link, _ number: Int) {
        let look = StoryboardTheme.look(of: link.work)
        let name = "link \(number)"
        let text = link.lines().joined(separator: "\n")
        let size = link.size()
        let label = Node(
            name,
            [
                .label(text), .shape(.box), .peripheries(0), .size(size.width, size.height),
                .fontSize(StoryboardTheme.label.size), .textColor(look.color), .cssClass("segue \(link.work.rawValue)"),
            ], title: link.sentences.joined(separator: "; "))
        let ends = [link.from, link.to].map { drawing.map[$0].flatMap { frame(of: $0) } }
        put(label, in: ends[0] == ends[1] ? ends[0] : nil)
        connect(link, through: name, look, isBackward: backward.contains(number))
    }

    /// Adds a link as two edges, from left to right, with the label between them. For a link that leads back, the edges
    /// have the opposite direction and exchanged arrowheads.
    private mutating func connect(
        _ link: StoryboardMap.Link, through name: String, _ look: StoryboardTheme.Look, isBackward: Bool
    ) {
        var shared: [Attribute] = [.stroke(look.color), .lineWidth(look.width), .style([look.style])]
        if link.work.isContainment { shared.append(.weight(3)) }
        let (first, last) = isBackward ? (link.to, link.from) : (link.from, link.to)
        let (left, right) = isBackward ? (look.head, look.tail) : (look.tail, look.head)
        let start: [Attribute] = left == .none ? [.arrowHead(.none)] : [.direction(.back), .arrowTail(left)]
        graph.add(Edge(first, name, shared + start + [.sides(tail: nil, head: .left)]))
        graph.add(Edge(name, last, shared + [.arrowHead(right), .sides(tail: .right, head: nil)]))
    }

    /// Arranges the cards of the drawing's own file that have no links, except the initial card, in rows. Up to four
    /// such cards stay in one column.
    private mutating func rowIsolatedCards() {
        let linked = Set(drawing.map.links.flatMap { [$0.from, $0.to] })
        let alone = drawing.map.cards.filter { !linked.contains($0.key) && !$0.isInitial && $0.group.isEmpty }
        guard alone.count > 4 else { return }
        var columns = 1
        while columns * columns * 3 < alone.count { columns += 1 }
        for (index, card) in alone.enumerated() where index % columns > 0 {
            graph.add(Edge(alone[index - 1].key, card.key, [.style([.invisible])]))
        }
    }
}

extension StoryboardText {
    /// Returns the text without empty lines, with each line shortened to at most 90 characters.
    static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { plain(String($0), limit: 90) }.joined(separator: "\n")
    }
}
