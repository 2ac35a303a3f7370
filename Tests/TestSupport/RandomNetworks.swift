import Graphviz

/// A generator of random graphs that are similar to drawings of hierarchies and responder chains.
///
/// Boxes of a fixed size are in frames, and the frames are in rows. Two borderless clusters around the rows have the
/// heading as their labels.
public struct RandomNetworks {
    private var random: SeededNumbers

    /// Creates a generator that produces the same graphs for the same seed.
    public init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    private mutating func number(_ limit: Int) -> Int { random.number(limit) }
    private mutating func chance(_ percent: Int) -> Bool { random.number(100) < percent }

    private static let labels = [
        "", "3 · pop\nDeallocated: detail", "a", String(repeating: "long ", count: 30), "日本語 🙂", " ", "two\n ",
    ]

    private mutating func label() -> String { RandomNetworks.labels[number(RandomNetworks.labels.count)] }

    /// Returns a picture that `dot` lays out downward, to the right, or upward.
    public mutating func picture() -> Picture {
        let direction: Attribute.RankDirection = [.down, .right, .up][number(3)]
        let side: Attribute = direction == .up ? .labelBottom(.left) : .labelTop(.left)
        var graph = Graph(
            name: "network",
            attributes: [.newRank, .rankDirection(direction), .splines(.curved), .separation(nodes: 16, ranks: 14)],
            nodeDefaults: [.shape(.box), .fixedSize, .margin(0)])
        if chance(20) { graph.attributes.append(.effort(3)) }
        var body = Subgraph("body", [.label(label(), .left), side, .peripheries(0), .margin(chance(50) ? 6 : 16)])
        var last: String?
        for row in 0..<(1 + number(3)) {
            body.nodes.append(Node("row \(row)", [.label(""), .style([.invisible]), .size(Double(number(500)), 0)]))
            if let last { graph.add(invisible(last, "row \(row)", 0)) }
            for frame in 0..<(1 + number(4)) {
                let (isFramed, isUp, name) = (chance(70), direction == .up, "\(row) \(frame) ")
                let top = isFramed ? name + "top" : "row \(row)"
                let nodes = tree(name, in: &graph, top: top, isUp: isUp)
                last = nodes.last?.name
                guard isFramed else {
                    body.nodes += nodes
                    continue
                }
                graph.add(isUp ? invisible(top, "row \(row)", 0) : invisible("row \(row)", top, 0))
                var part = Subgraph(
                    "frame \(name)",
                    [.label(label(), .left), side, .style([.filled, .rounded]), .peripheries(1), .margin(8)])
                let size = Attribute.size(Double(number(400)), 0)
                part.nodes = nodes + [Node(top, [.label(""), .style([.invisible]), size])]
                body.subgraphs.append(part)
            }
        }
        var outer = Subgraph("heading", [.label(label(), .left), side, .peripheries(0), .margin(0)])
        outer.subgraphs = [body]
        graph.subgraphs = [outer]
        return Picture(name: "network", graph: graph, layout: .dot, title: label(), description: label())
    }

    private func invisible(_ tail: String, _ head: String, _ weight: Int) -> Edge {
        Edge(tail, head, [.style([.invisible]), .weight(weight)])
    }

    /// Returns the nodes of a tree, or occasionally of several trees, below the invisible node `top`.
    private mutating func tree(_ prefix: String, in graph: inout Graph, top: String, isUp: Bool) -> [Node] {
        let count = 1 + number(9)
        var nodes: [Node] = []
        for index in 0..<count {
            let name = prefix + String(index)
            nodes.append(Node(name, [.label(label()), .size(Double(110 + number(120)), Double(27 + number(60)))]))
            guard index > 0, !chance(10) else {
                let weight = number(2)
                graph.add(isUp ? invisible(name, top, weight) : invisible(top, name, weight))
                continue
            }
            let span = Attribute.minimumLength(1 + number(2))
            graph.add(Edge(prefix + String(number(index)), name, [span, .weight(chance(30) ? 8 : 1)]))
        }
        return nodes
    }
}
