/// The text format of Graphviz.
public enum DOT {
    /// Returns the DOT text of a picture: the graph that ``Renderer`` passes to libgvc, and the name of the layout
    /// engine.
    ///
    /// `dot -Tsvg` draws the graph from this text, but without the parts that only ``Renderer`` writes, such as CSS
    /// classes and the style sheet. Names and the values of attributes are quoted, except the name of the graph if
    /// it is an identifier. Fonts have PostScript names, from which `dot` writes the weight into an SVG.
    public static func text(of picture: Picture) -> String {
        var writer = DOTWriter(picture.scheme)
        writer.write(picture.graph, picture.layout)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    // These functions escape or replace special characters, so that Graphviz reads labels and names literally. They
    // also replace characters that are not allowed in class names. Labels and names from inputs reach Graphviz only
    // through these functions.

    /// Returns the text of a label for Graphviz, or an empty string if the text is empty or contains only newlines.
    ///
    /// Escapes backslashes and ampersands, and replaces newlines with line endings for `alignment`. Visible symbols
    /// replace the characters of ``VisibleText``, and a space replaces an empty first line.
    static func label(_ text: String, _ alignment: Attribute.Alignment = .center) -> String {
        // A cluster label that contains only empty lines makes Graphviz 2.42 abort.
        if text.consists(of: { $0 == UInt8(ascii: "\n") }) { return "" }
        let end =
            switch alignment {
            case .center: "\\n"
            case .left: "\\l"
            case .right: "\\r"
            }
        let last = alignment == .center ? "" : end
        if isPlain(text) { return text + last }
        // If the first of several lines is empty, Graphviz 8 and later versions leave the line uninitialized.
        var result = text.utf8.first == UInt8(ascii: "\n") ? " " : ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "&": result += "&amp;"
            case "\n": result += end
            default: result.unicodeScalars.append(VisibleText.visible(scalar))
            }
        }
        return result + last
    }

    /// Returns a name with a visible symbol in place of each backslash, which would start an escape sequence, and in
    /// place of the characters of ``VisibleText``.
    static func identifier(_ name: String) -> String {
        if isPlain(name) { return name }
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { result.append(scalar == "\\" ? "\u{2216}" : VisibleText.visible(scalar)) }
        return String(result)
    }

    /// Returns whether a name needs no quotes in DOT: it is an ASCII identifier and not a keyword.
    static func isBareName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
        let isWord = name.consists { $0 == UInt8(ascii: "_") || (48...57).contains($0) || (97...122).contains($0 | 32) }
        return isWord && !["node", "edge", "graph", "digraph", "subgraph", "strict"].contains(name.lowercased())
    }

    /// Returns whether the text is ASCII without control characters, backslashes, or ampersands.
    private static func isPlain(_ text: String) -> Bool {
        text.consists { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "&") }
    }

    /// Returns class names with a hyphen in place of each byte that is not an ASCII letter, digit, hyphen, or space.
    static func classes(_ names: String) -> String {
        func isAllowed(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: " "):
                true
            default: false
            }
        }
        if names.consists(of: isAllowed) { return names }
        return String(decoding: names.utf8.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
    }

    /// Returns a link with unsafe characters percent-encoded, or nil if the link is not allowed.
    ///
    /// Paths, queries, fragments, and URLs with the scheme http, https, or mailto are allowed. Empty links and links
    /// that start with `//` are not allowed.
    public static func address(_ link: String) -> String? {
        // Compares bytes, as a browser does, because a colon with a combining mark is not equal to the Character ":".
        let head = link.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        if let colon = head.firstIndex(of: UInt8(ascii: ":")) {
            guard ["http", "https", "mailto"].contains(link[..<colon].lowercased()) else { return nil }
        }
        if link.isEmpty || link.utf8.starts(with: "//".utf8) { return nil }
        if link.consists(of: isAddressByte) { return link }
        var result = ""
        for byte in link.utf8 {
            if isAddressByte(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + hex(byte >> 4) + hex(byte & 15)
            }
        }
        return result
    }

    /// Returns an address with `&` escaped, because Graphviz before 2.44 doesn't escape it. No version escapes an
    /// entity twice.
    static func escaped(address: String) -> String {
        if address.consists(of: { $0 != UInt8(ascii: "&") }) { return address }
        return address.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        guard byte > 0x20, byte < 0x7F else { return false }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
            UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            return false
        default: return true
        }
    }

    private static func hex(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}

private struct DOTWriter {
    private(set) var bytes: [UInt8] = []
    private let scheme: ColorScheme

    init(_ scheme: ColorScheme) { self.scheme = scheme }

    mutating func write(_ graph: Graph, _ layout: Layout) {
        bytes.reserveCapacity(2_000 + (graph.nodes.count + graph.edges.count) * 280)
        append("digraph ")
        // PlantUML, which embeds DOT, reads only a name without quotes.
        if DOT.isBareName(graph.name) { append(graph.name) } else { append(quoted: DOT.identifier(graph.name)) }
        append(" {\ngraph")
        let extra: [AttributeAssignment] = [
            .init(.layout, layout.rawValue), .init(.outputorder, graph.paintOrder.rawValue),
        ]
        write(graph.safeAttributes(for: layout), extra: extra)
        append("node")
        write(graph.nodeDefaults)
        append("edge")
        write(graph.edgeDefaults)
        // A cluster only names its nodes, because networkx's reader for pydot skips everything in subgraphs.
        for subgraph in graph.subgraphs { subgraph.forEachNode { write($0) } }
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
        for node in subgraph.nodes {
            append(quoted: DOT.identifier(node.name))
            append(";\n")
        }
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
