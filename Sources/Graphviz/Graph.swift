/// A directed graph as a value: what is drawn, in the order in which it is written.
///
/// The graph knows nothing of libgvc. ``DOT`` writes it as text, and the ``Renderer`` draws it.
public struct Graph: Sendable, Hashable {
    /// The name of the graph in its DOT text.
    public var name: String
    /// Attributes of the graph itself.
    public var attributes: [Attribute]
    /// Attributes that every node has unless it says otherwise.
    public var nodeDefaults: [Attribute]
    /// Attributes that every edge has unless it says otherwise.
    public var edgeDefaults: [Attribute]
    /// The nodes outside every cluster, in the order of reading.
    public var nodes: [Node] = []
    /// The edges, in the order of reading.
    public var edges: [Edge] = []
    /// Which layer the next node or edge is added to; the lowest is zero. A drawing whose nodes and edges bring their own
    /// places is painted layer by layer, and each layer in the order in which it was added to.
    package var layer = 0 {
        didSet { while layers.count <= layer { layers.append([]) } }
    }
    /// What was added to each layer.
    private var layers: [[Part]] = [[]]
    /// Clusters, each with nodes of its own.
    public var subgraphs: [Subgraph] = []

    /// Makes a graph without nodes.
    public init(
        name: String, attributes: [Attribute] = [], nodeDefaults: [Attribute] = [], edgeDefaults: [Attribute] = []
    ) {
        self.name = name
        self.attributes = attributes
        self.nodeDefaults = nodeDefaults
        self.edgeDefaults = edgeDefaults
    }

    /// Adds a node.
    public mutating func add(_ node: consuming Node) {
        layers[layer].append(.node(nodes.count))
        nodes.append(node)
    }

    /// Visits every node, those of clusters too.
    func forEachNode(_ body: (Node) -> Void) {
        nodes.forEach(body)
        for subgraph in subgraphs { subgraph.forEachNode(body) }
    }

    /// Adds an edge.
    public mutating func add(_ edge: consuming Edge) {
        layers[layer].append(.edge(edges.count))
        edges.append(edge)
    }

    /// The size of the texts in its nodes, in points, unless they say otherwise.
    var fontSize: Double {
        for case .fontSize(let size) in nodeDefaults.reversed() { return size }
        return 14
    }

    /// A node outside every cluster, or an edge, by its place among them.
    enum Part: Hashable, Sendable {
        case node(Int)
        case edge(Int)
    }

    /// Every node outside the clusters and every edge, from the lowest layer to the highest; where they were not all added
    /// one by one, the nodes and then the edges.
    var parts: [Part] {
        let parts = layers.count == 1 ? layers[0] : Array(layers.joined())
        if parts.count == nodes.count + edges.count { return parts }
        return nodes.indices.map(Part.node) + edges.indices.map(Part.edge)
    }
}

/// A node: a name that edges refer to, and how it looks.
public struct Node: Sendable, Hashable {
    /// The name, unique within the graph.
    public var name: String
    /// How it looks.
    public var attributes: [Attribute]
    /// What a screen reader says and a pointer shows; nil for a mere ornament.
    public var title: String?

    /// Makes a node.
    public init(_ name: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.name = name
        self.attributes = attributes
        self.title = title
    }
}

/// An edge between two nodes.
public struct Edge: Sendable, Hashable {
    /// The name of the node it leaves.
    public var tail: String
    /// The name of the node it enters.
    public var head: String
    /// How it looks.
    public var attributes: [Attribute]
    /// What a screen reader says and a pointer shows; nil for a mere ornament.
    public var title: String?

    /// Makes an edge.
    public init(_ tail: String, _ head: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.tail = tail
        self.head = head
        self.attributes = attributes
        self.title = title
    }
}

/// A part of a graph: a cluster with a frame around its nodes.
public struct Subgraph: Sendable, Hashable {
    /// The name, unique within the graph; it is written with the prefix that Graphviz asks for.
    public var name: String
    /// How it looks.
    public var attributes: [Attribute]
    /// What a screen reader says and a pointer shows.
    public var title: String?
    /// Its nodes.
    public var nodes: [Node] = []
    /// The parts within it.
    public var subgraphs: [Subgraph] = []

    /// Makes a part without nodes.
    public init(_ name: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.name = name
        self.attributes = attributes
        self.title = title
    }

    /// Visits every node, those of parts within too.
    func forEachNode(_ body: (Node) -> Void) {
        nodes.forEach(body)
        for subgraph in subgraphs { subgraph.forEachNode(body) }
    }
}
