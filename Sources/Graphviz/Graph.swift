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
    /// How many nodes were added before each edge, as far as edges were added one by one.
    private var nodesBefore: [Int] = []
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
    public mutating func add(_ node: consuming Node) { nodes.append(node) }

    /// Visits every node, those of clusters too.
    func forEachNode(_ body: (Node) -> Void) {
        nodes.forEach(body)
        for subgraph in subgraphs { subgraph.forEachNode(body) }
    }

    /// Adds an edge.
    public mutating func add(_ edge: consuming Edge) {
        edges.append(edge)
        nodesBefore.append(nodes.count)
    }

    /// Adds the nodes and edges of another graph, in the order in which they were added to that.
    public mutating func append(_ other: Graph) {
        let count = nodes.count
        nodes += other.nodes
        edges += other.edges
        nodesBefore += other.nodesBefore.map { count + $0 }
    }

    /// The size of the texts in its nodes, in points, unless they say otherwise.
    var fontSize: Double {
        for case .fontSize(let size) in nodeDefaults.reversed() { return size }
        return 14
    }

    /// How many nodes come before an edge.
    func nodesBefore(edge index: Int) -> Int { index < nodesBefore.count ? nodesBefore[index] : nodes.count }
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
