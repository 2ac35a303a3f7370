import Graphviz
import LifecycleModel

/// A graph of a storyboard, which `dot` lays out top down or from left to right.
struct StoryboardGraph {
    private let drawing: StoryboardDrawing
    private let direction: NetworkGraph.Direction
    private let backward: Set<Int>
    private var graph: NetworkGraph
    /// The nodes in the frame of each other file.
    private var frames: [String: [Node]] = [:]
    /// The minimum number of links between each card and the first cards.
    private let depths: [String: Int]
    /// The maximum width of a row of cards without links, in points.
    private static let rowWidth = 640.0

    init(_ drawing: StoryboardDrawing, _ direction: NetworkGraph.Direction) {
        self.drawing = drawing
        self.direction = direction
        backward = drawing.map.backward
        depths = StoryboardGraph.depths(drawing.map, backward)
        let depth = Double(depths.values.max() ?? 0)
        let card = drawing.map.cards.reduce(0) { $0 + $1.size.width } / Double(max(1, drawing.map.cards.count))
        graph = NetworkGraph(
            title: drawing.heading, caption: [drawing.options.captionLine(drawing.remark)].compactMap(\.self),
            direction,
            width: direction == .right ? (depth + 1) * card + depth * 60 : 0, footer: drawing.footer)
        for card in drawing.map.cards { add(card) }
        for (number, link) in drawing.map.links.enumerated() { add(link, number) }
        addRows()
        for (name, nodes) in frames.sorted(by: { $0.key < $1.key }) {
            graph.addFrame(name, label: [name], title: name, nodes: nodes)
        }
    }

    /// The sum of the numbers of ranks that the links span. The time for the layout grows with it much faster than with
    /// the number of cards.
    var length: Int {
        drawing.map.links.reduce(0) { $0 + max(1, abs((depths[$1.to] ?? 0) - (depths[$1.from] ?? 0))) }
    }

    func picture() -> Picture {
        graph.picture(
            drawing.options, name: "storyboard", title: drawing.title, description: drawing.description,
            summary: drawing.summary)
    }

    /// Returns the name of the frame for a card of another file whose scenes are part of the drawing, or nil.
    private func frame(of card: StoryboardModel.Card?) -> String? {
        guard let card, drawing.options.storyboard.together, card.kind == .scene else { return nil }
        return card.group.isEmpty ? nil : card.group
    }

    private mutating func put(_ node: Node, in frame: String?) {
        if let frame { frames[frame, default: []].append(node) } else { graph.add(node) }
    }

    // MARK: Cards

    private mutating func add(_ card: StoryboardModel.Card) {
        let frame = frame(of: card)
        let shown = frame == nil ? card.inItsFile : card
        let ((name, rest), size) = (shown.lines(), shown.size)
        let attributes: [Attribute] = [
            .label(([name] + rest).joined(separator: "\n")), .size(size.width, size.height), .cssClass("scene"),
            .fontSize(card.nameStyle.size), .boldLines(1),
        ]
        let link = drawing.link(of: card).map { [Attribute.link($0)] } ?? []
        let mark: [Attribute] = card.mark.map { [.stroke($0.color), .lineWidth(2.4)] } ?? []
        put(Node(card.key, attributes + StoryboardGraph.look(of: card) + mark + link, title: card.sentence), in: frame)
        guard card.isInitial, card.group.isEmpty else { return }
        graph.add(
            Node(
                "initial",
                [
                    .label(""), .shape(.circle), .style([.filled]), .fill(Theme.outline), .stroke(Theme.outline),
                    .size(8, 8),
                ],
                title: card.options["\(card.name) is the initial controller"]))
        graph.addPart(Edge("initial", card.key, [.stroke(Theme.outline), .lineWidth(2), .weight(4)]))
    }

    private static func look(of card: StoryboardModel.Card) -> [Attribute] {
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

    // MARK: Links

    /// Adds a link as two edges in the direction of the drawing, with the label between them. For a link that leads
    /// back, the edges have the opposite direction and exchanged arrowheads.
    private mutating func add(_ link: StoryboardModel.Link, _ number: Int) {
        let look = StoryboardTheme.look(of: link)
        let name = "link \(number)"
        let frames = [link.from, link.to].map { frame(of: drawing.map[$0]) }
        put(
            Node(
                name,
                [
                    .label(link.label), .shape(.box), .peripheries(0), .size(link.size.width, link.size.height),
                    .fontSize(StoryboardTheme.label.size), .textColor(look.color),
                    .cssClass("segue \(link.work.rawValue)"),
                ], title: link.sentences.joined(separator: "; ")), in: frames[0] == frames[1] ? frames[0] : nil)
        let isBackward = backward.contains(number)
        let (first, last) = isBackward ? (link.to, link.from) : (link.from, link.to)
        let (start, end) = isBackward ? (look.head, look.tail) : (look.tail, look.head)
        let isDown = direction == .down
        var shared: [Attribute] = [.stroke(look.color), .lineWidth(look.width), .style([look.style])]
        if link.work.isContainment { shared.append(.weight(3)) }
        let tail: [Attribute] = start == .none ? [.arrowHead(.none)] : [.direction(.back), .arrowTail(start)]
        graph.addPart(Edge(first, name, shared + tail + [.sides(tail: nil, head: isDown ? .top : .left)]))
        graph.addPart(
            Edge(name, last, shared + [.arrowHead(end), .sides(tail: isDown ? .bottom : .right, head: nil)]))
    }

    // MARK: Rows

    /// Returns the length of the longest path to each card from a card without incoming links.
    private static func depths(_ map: StoryboardModel, _ backward: Set<Int>) -> [String: Int] {
        var depths: [String: Int] = [:]
        let links = map.links.indices.filter { !backward.contains($0) }.map { map.links[$0] }
        for _ in map.cards {
            let before = depths
            for link in links where link.from != link.to {
                depths[link.to] = max(depths[link.to] ?? 0, (depths[link.from] ?? 0) + 1)
            }
            if depths == before { break }
        }
        return depths
    }

    /// Places the cards without links in rows below the others or, if the drawing leads to the right, in columns before
    /// them.
    private mutating func addRows() {
        let linked = Set(drawing.map.links.flatMap { [$0.from, $0.to] })
        let cards = drawing.map.cards
        let first = cards.filter { linked.contains($0.key) || $0.isInitial }
        let entered = Set(drawing.map.links.indices.filter { !backward.contains($0) }.map { drawing.map.links[$0].to })
        graph.addRow(
            first.filter { !entered.contains($0.key) }.map { card in
                NetworkGraph.Root(
                    name: card.isInitial && card.group.isEmpty ? "initial" : card.key, isAlone: false)
            })
        var last = first.max { (depths[$0.key] ?? 0) < (depths[$1.key] ?? 0) }?.key
        var (row, width) = ([StoryboardModel.Card](), 0.0)
        for card in cards where !linked.contains(card.key) && !card.isInitial {
            if !row.isEmpty, width + card.size.width > StoryboardGraph.rowWidth { endRow() }
            row.append(card)
            width += card.size.width + NetworkGraph.gap
        }
        endRow()

        func endRow() {
            guard !row.isEmpty else { return }
            graph.addRow(row.map { NetworkGraph.Root(name: $0.key, isAlone: true) }, below: last)
            last = row[0].key
            (row, width) = ([], 0)
        }
    }
}
