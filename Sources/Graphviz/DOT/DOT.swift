/// The text format of Graphviz.
public enum DOT {
    /// Returns the DOT text of a picture: the graph that ``Renderer`` passes to libgvc, and the name of the layout
    /// engine.
    ///
    /// `dot -Tsvg` draws the graph from this text, but without the parts that only ``Renderer`` writes, such as CSS
    /// classes and the style sheet. The names of objects and the values of attributes are quoted.
    public static func text(of picture: Picture) -> String {
        var writer = DOTWriter(picture.scheme)
        writer.write(picture.graph, picture.layout)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

private struct DOTWriter {
    private(set) var bytes: [UInt8] = []
    private let scheme: ColorScheme

    init(_ scheme: ColorScheme) { self.scheme = scheme }

    mutating func write(_ graph: Graph, _ layout: Layout) {
        bytes.reserveCapacity(2_000 + (graph.nodes.count + graph.edges.count) * 280)
        append("digraph ")
        append(quoted: DOT.identifier(graph.name))
        append(" {\ngraph")
        let extra: [AttributeAssignment] = [
            .init(.layout, layout.rawValue), .init(.outputorder, graph.paintOrder.rawValue),
        ]
        write(graph.safeAttributes(for: layout), extra: extra)
        append("node")
        write(graph.nodeDefaults)
        append("edge")
        write(graph.edgeDefaults)
        for subgraph in graph.subgraphs { write(subgraph) }
        let elements = graph.elements
        for case .node(let index) in elements { write(graph.nodes[index]) }
        for case .edge(let index) in elements { write(graph.edges[index]) }
        append("}\n")
    }

    private mutating func write(_ subgraph: Subgraph) {
        append("subgraph ")
        append(quoted: subgraph.graphvizName)
        append(" {\ngraph")
        write(subgraph.attributes)
        for inner in subgraph.subgraphs { write(inner) }
        for node in subgraph.nodes { write(node) }
        append("}\n")
    }

    private mutating func write(_ node: Node) {
        append(quoted: DOT.identifier(node.name))
        write(node.attributes)
    }

    private mutating func write(_ edge: Edge) {
        append(quoted: DOT.identifier(edge.tail))
        append(" -> ")
        append(quoted: DOT.identifier(edge.head))
        write(edge.safeAttributes)
    }

    private mutating func write(_ attributes: [Attribute], extra: [AttributeAssignment] = []) {
        append(" [")
        var isFirst = true
        func assign(_ assignment: AttributeAssignment) {
            if !isFirst { append(" ") }
            isFirst = false
            append(assignment.name.text)
            append("=")
            append(quoted: assignment.value)
        }
        extra.forEach(assign)
        for attribute in attributes { attribute.write(in: scheme, to: assign) }
        append("];\n")
    }

    private mutating func append(_ text: String) { bytes.append(text) }

    /// Appends a string in quotes, with the quotes in it escaped. Backslashes were already escaped or replaced.
    private mutating func append(quoted text: String) {
        let quote = UInt8(ascii: "\"")
        bytes.append(quote)
        if text.consists(of: { $0 != quote }) {
            append(text)
        } else {
            for byte in text.utf8 { bytes.append(contentsOf: byte == quote ? [UInt8(ascii: "\\"), byte] : [byte]) }
        }
        bytes.append(quote)
    }
}

extension Edge {
    /// The attributes that Graphviz receives. Graphviz routes an edge without a ``Attribute/route(_:)``, so an external
    /// label replaces the label of such an edge.
    var safeAttributes: [Attribute] {
        let isRouted = attributes.contains { if case .route = $0 { true } else { false } }
        return isRouted ? attributes : attributes.map(\.safeForRanking)
    }
}

extension Subgraph {
    var graphvizName: String { "cluster_" + DOT.identifier(name) }
}
