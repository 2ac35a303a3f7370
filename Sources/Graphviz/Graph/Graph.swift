/// A directed graph as a value: the contents of a drawing, in a fixed order.
///
/// ``DOT`` writes a graph as text, and ``Renderer`` draws it.
public struct Graph: Sendable, Hashable {
    /// The order in which nodes and edges are painted.
    public enum PaintOrder: String, Sendable {
        /// Edges first, so that nodes cover them.
        case edgesFirst = "edgesfirst"
        /// Nodes first, but not in an SVG from ``Renderer``. There, the nodes in clusters are first, and the other
        /// nodes and edges follow by layer, in the order in which they were added, so that screen readers read text
        /// in that order. Therefore, an edge must not run under a node that follows the edge in that order.
        case nodesFirst = "nodesfirst"
    }

    /// The name of the graph in its DOT text.
    public var name: String
    /// The attributes of the graph itself.
    public var attributes: [Attribute]
    /// The default attributes of every node.
    public var nodeDefaults: [Attribute]
    /// The default attributes of every edge.
    public var edgeDefaults: [Attribute]
    /// The order in which nodes and edges are painted.
    public var paintOrder: PaintOrder
    /// The clusters that are not nested, with their nodes and nested clusters.
    public var subgraphs: [Subgraph] = []
    /// The nodes outside every cluster.
    public private(set) var nodes: [Node] = []
    /// The edges.
    public private(set) var edges: [Edge] = []

    /// The layer to which nodes and edges are added. Layer 0 is the lowest. Nodes in lower layers are painted before
    /// nodes in higher layers, and edges in lower layers before edges in higher layers. Nodes in clusters belong to no
    /// layer and are painted before other nodes. ``paintOrder`` determines the order of nodes relative to edges.
    public var layer = 0 {
        didSet { while layers.count <= layer { layers.append([]) } }
    }
    private var layers: [[Element]] = [[]]

    /// The index of an edge or of a node outside the clusters.
    enum Element: Hashable, Sendable {
        case node(Int)
        case edge(Int)
    }

    /// Creates a graph without nodes and edges.
    public init(
        name: String, attributes: [Attribute] = [], nodeDefaults: [Attribute] = [], edgeDefaults: [Attribute] = [],
        paintOrder: PaintOrder = .edgesFirst
    ) {
        self.name = name
        self.attributes = attributes
        self.nodeDefaults = nodeDefaults
        self.edgeDefaults = edgeDefaults
        self.paintOrder = paintOrder
    }

    /// Adds a node to the current layer.
    public mutating func add(_ node: Node) {
        layers[layer].append(.node(nodes.count))
        nodes.append(node)
    }

    /// Adds an edge to the current layer.
    public mutating func add(_ edge: Edge) {
        layers[layer].append(.edge(edges.count))
        edges.append(edge)
    }

    /// Replaces the attributes of every edge and of every node outside the clusters with the result of `transform`.
    public mutating func mapAttributes(_ transform: ([Attribute]) -> [Attribute]) {
        for index in nodes.indices { nodes[index].attributes = transform(nodes[index].attributes) }
        for index in edges.indices { edges[index].attributes = transform(edges[index].attributes) }
    }

    /// Replaces the colors of the graph and of everything in it with the results of `transform`.
    public mutating func mapColors(_ transform: (ThemeColor) -> ThemeColor) {
        func mapped(_ attributes: [Attribute]) -> [Attribute] { attributes.map { $0.mapColor(transform) } }
        (attributes, nodeDefaults, edgeDefaults) = (mapped(attributes), mapped(nodeDefaults), mapped(edgeDefaults))
        for index in subgraphs.indices { subgraphs[index].mapAttributes(mapped) }
        mapAttributes(mapped)
    }

    /// Every node outside the clusters and every edge, from the lowest layer to the highest.
    var elements: [Element] { Array(layers.joined()) }

    func forEachNode(_ body: (Node) -> Void) {
        for subgraph in subgraphs { subgraph.forEachNode(body) }
        for case .node(let index) in elements { body(nodes[index]) }
    }

    func forEachEdge(_ body: (Edge) -> Void) {
        for case .edge(let index) in elements { body(edges[index]) }
    }

    /// Returns the graph with a node in place of each label of an edge. Renderers of Graphviz paint nodes and edges
    /// separately, so that otherwise all labels would precede or follow the text of all nodes.
    func withLabelsAsNodes() -> Graph {
        var graph = Graph(
            name: name, attributes: attributes, nodeDefaults: nodeDefaults, edgeDefaults: edgeDefaults,
            paintOrder: paintOrder)
        graph.subgraphs = subgraphs
        for element in elements {
            switch element {
            case .node(let index): graph.add(nodes[index])
            case .edge(let index):
                let (edge, labels) = edges[index].separated(from: edgeDefaults, name: "label \(index)")
                for label in labels { graph.add(label) }
                graph.add(edge)
            }
        }
        return graph
    }

    /// Returns the graph's attributes, with `newrank` if `dot` lays out clusters.
    func safeAttributes(for layout: Layout) -> [Attribute] {
        let needsNewRank = layout == .dot && !subgraphs.isEmpty && !attributes.contains(.newRank)
        return needsNewRank ? attributes + [.newRank] : attributes
    }
}

// Graphviz before 13.0.1 frees the label of a flat edge twice if the edge's ends are not neighbors
// (https://gitlab.com/graphviz/graphviz/-/issues/1494). A flat edge connects two nodes on the same rank, because of
// `minlen=0` or `rank=same`, or because `dot` expands a cluster without `newrank`. ``Attribute`` has no case for
// `rank=same`, which causes reads out of bounds even without labels, or for orthogonal edges, which make Graphviz
// abort. Tests render random graphs with the other attributes under Valgrind.
extension Attribute {
    /// The attribute for an edge that Graphviz routes: an external label in place of a label, or the attribute
    /// itself.
    var safeForRanking: Attribute { if case .label(let text, _) = self { .xlabel(text) } else { self } }
}
