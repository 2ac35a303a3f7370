/// A node: a name that edges refer to, and the node's appearance.
public struct Node: Sendable, Hashable {
    /// The name, unique within the graph.
    public var name: String
    /// The attributes, which define the appearance.
    public var attributes: [Attribute]
    /// The text for screen readers and tooltips, or nil for a decoration.
    public var title: String?

    /// Creates a node.
    public init(_ name: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.name = name
        self.attributes = attributes
        self.title = title
    }
}

/// An edge between two nodes.
public struct Edge: Sendable, Hashable {
    /// The name of the node that the edge leaves.
    public var tail: String
    /// The name of the node that the edge enters.
    public var head: String
    /// The attributes, which define the appearance.
    public var attributes: [Attribute]
    /// The text for screen readers and tooltips, or nil for a decoration.
    public var title: String?

    /// Creates an edge.
    public init(_ tail: String, _ head: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.tail = tail
        self.head = head
        self.attributes = attributes
        self.title = title
    }
}

extension Edge {
    /// Returns the edge without labels that have a position, and these labels as nodes whose names start with `name`.
    /// The look of the labels is also in `defaults`.
    func separated(from defaults: [Attribute], name: String) -> (edge: Edge, labels: [Node]) {
        var (text, position, second, look, link) = (
            "", Point?.none, (text: "", position: Point(0, 0)), [Attribute](), [Attribute]()
        )
        var (font, size, secondSize, secondLook) = (Font.regular, 14.0, 11.0, [Attribute]())
        var edge = self
        edge.attributes = []
        for (index, attribute) in (defaults + attributes).enumerated() {
            switch attribute {
            case .label(let label, _): text = label
            case .labelPosition(let point): position = point
            case .secondaryLabel(let label, let point): second = (label, point)
            case .secondaryLabelStyle(let points, let color): (secondSize, secondLook) = (points, [.textColor(color)])
            case .font(let given): font = given
            case .fontSize(let points): size = points
            case .textColor: look = [attribute]
            case .link: link = [attribute]
            default: if index >= defaults.count { edge.attributes.append(attribute) }
            }
        }
        func node(_ name: String, _ text: String, _ position: Point, _ size: Double, _ look: [Attribute]) -> Node {
            let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
            return Node(
                name,
                [
                    .label(text), .position(position), .size(font.width(of: text) * size, Double(lines) * size * 1.2),
                    .font(font), .fontSize(size), .shape(.box), .peripheries(0), .fixedSize,
                ] + look)
        }
        guard let position, !text.isEmpty else { return (self, []) }
        var labels = [node(name, text, position, size, look + link)]
        if !second.text.isEmpty {
            labels.append(node(name + " 2", second.text, second.position, secondSize, secondLook))
        }
        return (edge, labels)
    }
}

/// A cluster: a subgraph with a frame around its nodes.
public struct Subgraph: Sendable, Hashable {
    /// The name, unique within the graph, without the prefix `cluster` that Graphviz requires.
    public var name: String
    /// The attributes, which define the appearance.
    public var attributes: [Attribute]
    /// The text for screen readers and tooltips, or nil for no text.
    public var title: String?
    /// The nodes of the cluster, except nodes in nested clusters.
    public var nodes: [Node] = []
    /// The nested clusters.
    public var subgraphs: [Subgraph] = []

    /// Creates a cluster without nodes.
    public init(_ name: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.name = name
        self.attributes = attributes
        self.title = title
    }

    func forEachNode(_ body: (Node) -> Void) {
        for subgraph in subgraphs { subgraph.forEachNode(body) }
        nodes.forEach(body)
    }

    /// Replaces the attributes of the cluster, its nested clusters, and all their nodes with the results of
    /// `transform`.
    mutating func mapAttributes(_ transform: ([Attribute]) -> [Attribute]) {
        attributes = transform(attributes)
        for index in nodes.indices { nodes[index].attributes = transform(nodes[index].attributes) }
        for index in subgraphs.indices { subgraphs[index].mapAttributes(transform) }
    }

    func forEachSubgraph(_ body: (Subgraph) -> Void) {
        body(self)
        for subgraph in subgraphs { subgraph.forEachSubgraph(body) }
    }
}
