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
