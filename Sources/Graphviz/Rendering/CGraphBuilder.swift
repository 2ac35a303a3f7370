import CGraphviz

/// A builder of cgraph graphs that contain the same objects and attributes as the DOT text, in the same order.
///
/// Nodes have no names in cgraph, because edges are created from the nodes themselves.
struct CGraphBuilder {
    let root: UnsafeMutablePointer<Agraph_t>
    private let scheme: ColorScheme
    private let fontName: (Font) -> String
    private var nodes: [String: UnsafeMutablePointer<Agnode_t>] = [:]
    private var symbols = Array(
        repeating: [UnsafeMutablePointer<Agsym_t>?](repeating: nil, count: AttributeName.allCases.count), count: 3)
    /// Whether cgraph created every requested object and attribute.
    private(set) var isComplete = true

    private enum Kind: Int {
        case graph, node, edge

        var code: Int32 {
            switch self {
            case .graph: Int32(AGRAPH)
            case .node: Int32(AGNODE)
            case .edge: Int32(AGEDGE)
            }
        }
    }

    /// Creates an empty graph. `fontName` returns the name under which the layout engine finds a font.
    init?(_ name: String, scheme: ColorScheme, fontName: @escaping (Font) -> String) {
        var (discipline, ids) = (gvz_default_discipline(), ObjectCounter.discipline)
        // cgraph keeps a pointer to the ID discipline and reads it until the graph is closed.
        let kept = CGraphBuilder.permanentDisciplines(&discipline, &ids)
        guard let graph = withCString(DOT.identifier(name), { agopen($0, gvz_directed(), kept) }) else { return nil }
        root = graph
        (self.scheme, self.fontName) = (scheme, fontName)
    }

    /// Adds everything in `graph`, the name of the layout engine, and the graph attributes in `extra`, which are not
    /// part of the DOT text.
    mutating func add(_ graph: Graph, _ layout: Layout, extra: [AttributeAssignment] = []) {
        let assignments: [AttributeAssignment] = [
            .init(.layout, layout.rawValue), .init(.outputorder, graph.paintOrder.rawValue),
        ]
        declare(graph.safeAttributes(for: layout), .graph, extra: assignments + extra)
        declare(graph.nodeDefaults, .node)
        declare(graph.edgeDefaults, .edge)
        for subgraph in graph.subgraphs { add(subgraph, to: root) }
        let elements = graph.elements
        for case .node(let index) in elements { add(graph.nodes[index], to: root) }
        for case .edge(let index) in elements { add(graph.edges[index]) }
    }

    private mutating func add(_ subgraph: Subgraph, to parent: UnsafeMutablePointer<Agraph_t>) {
        guard let cluster = withCString(subgraph.graphvizName, { agsubg(parent, $0, 1) }) else {
            isComplete = false
            return
        }
        set(subgraph.attributes, of: cluster, .graph)
        for inner in subgraph.subgraphs { add(inner, to: cluster) }
        for node in subgraph.nodes { add(node, to: cluster) }
    }

    private mutating func add(_ node: Node, to graph: UnsafeMutablePointer<Agraph_t>) {
        guard let added = makeNode(node.name, in: graph) else { return }
        set(node.attributes, of: added, .node)
    }

    private mutating func add(_ edge: Edge) {
        guard let tail = nodes[edge.tail] ?? makeNode(edge.tail, in: root),
            let head = nodes[edge.head] ?? makeNode(edge.head, in: root),
            let added = agedge(root, tail, head, nil, 1)
        else {
            isComplete = false
            return
        }
        set(edge.safeAttributes, of: added, .edge)
    }

    private mutating func makeNode(
        _ name: String, in graph: UnsafeMutablePointer<Agraph_t>
    ) -> UnsafeMutablePointer<Agnode_t>? {
        let node = agnode(graph, nil, 1)
        nodes[name] = node
        if node == nil { isComplete = false }
        return node
    }

    // MARK: Attributes

    private mutating func declare(_ attributes: [Attribute], _ kind: Kind, extra: [AttributeAssignment] = []) {
        func declare(_ assignment: AttributeAssignment) {
            _ = symbol(assignment.name, kind, default: value(assignment))
        }
        extra.forEach(declare)
        for attribute in attributes { attribute.write(in: scheme, to: declare) }
    }

    private mutating func set(_ attributes: [Attribute], of object: UnsafeMutableRawPointer, _ kind: Kind) {
        func set(_ assignment: AttributeAssignment) {
            let known = symbols[kind.rawValue][assignment.name.rawValue]
            guard let symbol = known ?? symbol(assignment.name, kind, default: "") else { return }
            withCString(value(assignment)) { _ = agxset(object, symbol, $0) }
        }
        for attribute in attributes { attribute.write(in: scheme, to: set) }
    }

    private func value(_ assignment: AttributeAssignment) -> String {
        guard assignment.name == .fontname else { return assignment.value }
        return Font(rawValue: assignment.value).map(fontName) ?? assignment.value
    }

    /// Declares an attribute for a kind of object, and returns the attribute's symbol, or nil if cgraph can't declare
    /// it.
    private mutating func symbol(
        _ name: AttributeName, _ kind: Kind, default value: String
    ) -> UnsafeMutablePointer<Agsym_t>? {
        let symbol = withCString(name.text) { name in
            withCString(value) { agattr(root, kind.code, name, $0) }
        }
        symbols[kind.rawValue][name.rawValue] = symbol
        if symbol == nil { isComplete = false }
        return symbol
    }

    // MARK: Disciplines

    /// Stores both disciplines at permanent addresses, and returns a pointer to the first.
    private static func permanentDisciplines(
        _ discipline: inout Agdisc_t, _ ids: inout Agiddisc_t
    ) -> UnsafeMutablePointer<Agdisc_t> {
        idDiscipline.pointee = ids
        discipline.id = idDiscipline
        CGraphBuilder.discipline.pointee = discipline
        return CGraphBuilder.discipline
    }

    private nonisolated(unsafe) static let idDiscipline = UnsafeMutablePointer<Agiddisc_t>.allocate(capacity: 1)
    private nonisolated(unsafe) static let discipline = UnsafeMutablePointer<Agdisc_t>.allocate(capacity: 1)
}

/// Calls `body` with `text` as a C string, and returns the result of `body`. cgraph's functions take `char *` for
/// strings that they copy and never change.
func withCString<Result>(_ text: String, _ body: (UnsafeMutablePointer<CChar>) -> Result) -> Result {
    text.withCString { body(UnsafeMutablePointer(mutating: $0)) }
}
