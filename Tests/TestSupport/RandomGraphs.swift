import Graphviz

/// A generator of random graphs that are similar to the library's drawings, but more varied.
public struct RandomGraphs {
    private var random: SeededNumbers

    /// Creates a generator that produces the same graphs for the same seed.
    public init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    private mutating func number(_ limit: Int) -> Int { random.number(limit) }
    private mutating func chance(_ percent: Int) -> Bool { random.number(100) < percent }

    private static let labels = [
        "", "a", "\nsecond line", "viewDidAppear(_:)", "two\nlines", "&amp; <b>\"x\"</b> \\N \\l", "日本語 🙂👩‍👩‍👧 é",
        "\u{1}\u{7F}\t",
        String(repeating: "long ", count: 60), "]]> <!-- -->", "%d %s", "\\",
    ]

    private mutating func label() -> String { RandomGraphs.labels[number(RandomGraphs.labels.count)] }

    /// Returns a picture that `dot` ranks, with nested clusters, parallel edges, flat edges, loops, and many labels.
    public mutating func ranked() -> Picture {
        var graph = Graph(name: "random", attributes: chance(50) ? [.newRank] : [])
        if chance(30) { graph.attributes.append(.rankDirection(.right)) }
        if chance(30) { graph.attributes.append(.splines(.curved)) }
        let count = 1 + number(14)
        let nodes = (0..<count).map { Node("n\($0)", [.label(label()), .shape(.box)]) }
        var rest = nodes[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(1 + number(4)))
            rest = rest.dropFirst(part.count)
            switch number(3) {
            case 0: for node in part { graph.add(node) }
            case 1: graph.subgraphs.append(cluster(part))
            default:
                var outer = cluster([])
                outer.subgraphs.append(cluster(part))
                graph.subgraphs.append(outer)
            }
        }
        for _ in 0..<number(3 * count) { graph.add(edge("n\(number(count))", "n\(number(count))")) }
        return Picture(name: "random", graph: graph, layout: .dot, title: label(), description: label())
    }

    private mutating func cluster(_ nodes: [Node]) -> Subgraph {
        var part = Subgraph("part \(random.state)", [.label(label())])
        part.nodes = nodes
        return part
    }

    private mutating func edge(_ tail: String, _ head: String) -> Edge {
        var edge = Edge(tail, head)
        if chance(60) { edge.attributes.append(chance(50) ? .label(label()) : .xlabel(label())) }
        if chance(20) { edge.attributes.append(.direction([.back, .both, .none][number(3)])) }
        if chance(20) { edge.attributes.append(.sides(tail: .left, head: chance(50) ? .right : nil)) }
        if chance(20) { edge.attributes.append(.weight(number(5))) }
        return edge
    }

    /// Returns attributes for the appearance of a node.
    private mutating func look() -> [Attribute] {
        let shapes: [Attribute.Shape] = [.box, .ellipse, .circle, .diamond, .note, .octagon, .cylinder, .point]
        let styles: [[Attribute.Style]] = [
            [], [.filled], [.filled, .rounded], [.dashed], [.rounded, .dotted], [.bold],
        ]
        var look: [Attribute] = [.shape(shapes[number(shapes.count)]), .style(styles[number(styles.count)])]
        if chance(50) { look.append(.stroke(ThemeColor("line", light: "#a02040", dark: "#ffffff"))) }
        if chance(50) { look.append(.fill(ThemeColor("inside", light: "#e0e4f8", dark: "#000000"))) }
        if chance(30) { look.append(.lineWidth(Double(number(40)) / 10)) }
        if chance(20) { look.append(.peripheries(number(3))) }
        return look
    }

    private mutating func arrow() -> Attribute.Arrow {
        let arrows: [Attribute.Arrow] = [.normal, .empty, .vee, .none, .dot, .odot, .diamond, .odiamond]
        return arrows[number(arrows.count)]
    }

    /// Returns a picture with given coordinates, as in timelines and state diagrams.
    public mutating func placed() -> Picture {
        var graph = Graph(name: "placed")
        let count = 1 + number(20)
        for index in 0..<count {
            let place = Point(Double(number(900)), Double(number(900)))
            graph.add(
                Node(
                    "n\(index)",
                    [.label(label()), .size(Double(number(90)), 20), .fixedSize, .position(place)] + look()))
        }
        for _ in 0..<number(3 * count) {
            let corners = (0..<(2 + number(4))).map { _ in Point(Double(number(900)), Double(number(900))) }
            let tip = Double(number(9))
            var route =
                chance(50)
                ? EdgeRoute.straight(corners[0], corners[1], tipLength: tip) : .polyline(corners, tipLength: tip)
            if chance(20) { route.tailTip = Point(Double(number(900)), Double(number(900))) }
            var edge = Edge("n\(number(count))", "n\(number(count))", [.route(route)])
            if chance(30) { edge.attributes.append(.arrowHead(arrow())) }
            if chance(20) { edge.attributes += [.direction(.both), .arrowTail(arrow())] }
            if chance(60) { edge.attributes += [.label(label()), .labelPosition(corners[0])] }
            if chance(20) { edge.attributes.append(.secondaryLabel(label(), corners[1])) }
            graph.add(edge)
        }
        return Picture(name: "placed", graph: graph, layout: .nop2, title: label(), description: label())
    }
}
