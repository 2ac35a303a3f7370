/// A node: a name that edges refer to, and how it looks.
public struct Node: Sendable, Hashable {
    /// The name, unique within the graph.
    public var name: String
    /// How it looks.
    public var attributes: [Attribute]
    /// What screen readers read and tooltips show, or nil for an ornament.
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
    /// The name of the node that it leaves.
    public var tail: String
    /// The name of the node that it enters.
    public var head: String
    /// How it looks.
    public var attributes: [Attribute]
    /// What screen readers read and tooltips show, or nil for an ornament.
    public var title: String?

    /// Makes an edge.
    public init(_ tail: String, _ head: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.tail = tail
        self.head = head
        self.attributes = attributes
        self.title = title
    }
}

/// A cluster: a subgraph with a frame around its nodes.
public struct Subgraph: Sendable, Hashable {
    /// The name, unique within the graph, without the prefix `cluster` that Graphviz asks for.
    public var name: String
    /// How it looks.
    public var attributes: [Attribute]
    /// What screen readers read and tooltips show.
    public var title: String?
    /// Its nodes, without those of its own subgraphs.
    public var nodes: [Node] = []
    /// The clusters in it.
    public var subgraphs: [Subgraph] = []

    /// Makes a cluster without nodes.
    public init(_ name: String, _ attributes: [Attribute] = [], title: String? = nil) {
        self.name = name
        self.attributes = attributes
        self.title = title
    }

    /// Visits every node in it, those of inner clusters first.
    func forEachNode(_ body: (Node) -> Void) {
        for subgraph in subgraphs { subgraph.forEachNode(body) }
        nodes.forEach(body)
    }

    /// Visits it and every cluster in it, outer before inner.
    func forEachSubgraph(_ body: (Subgraph) -> Void) {
        body(self)
        for subgraph in subgraphs { subgraph.forEachSubgraph(body) }
    }
}
