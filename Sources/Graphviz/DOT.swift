/// The text that Graphviz reads, and what it may hold.
public enum DOT {
    /// The DOT text of `graph`, in the colours of `scheme`.
    ///
    /// Nodes, edges and clusters have the ids `n0`, `e0`, `c0` … in the order of writing. Every name and text is quoted, so
    /// no word can be taken for syntax.
    public static func text(of graph: Graph, in scheme: ColorScheme = .auto) -> String {
        String(decoding: bytes(of: graph, in: scheme), as: UTF8.self)
    }

    /// The same as bytes.
    static func bytes(of graph: Graph, in scheme: ColorScheme) -> [UInt8] {
        ByteBuffer.array(capacity: 2_000 + (graph.nodes.count + graph.edges.count) * 280) { text in
            var writer = GraphWriter(scheme, for: DOTText(text))
            writer.put(graph)
            return writer.target.text
        }
    }
}

/// Writes statements as DOT text.
private struct DOTText: StatementTarget, ~Copyable {
    static let needsContents = false

    var text: ByteBuffer

    init(_ text: consuming ByteBuffer) { self.text = text }

    mutating func take(_ statement: borrowing Statement, number: Int) {
        switch statement.kind {
        case .graph:
            text.write("digraph ")
            put(quoted: statement.name, of: statement)
            return text.write(" {\n")
        case .graphDefaults: text.write("graph [")
        case .nodeDefaults: text.write("node [")
        case .edgeDefaults: text.write("edge [")
        case .node:
            put(quoted: statement.name, of: statement)
            put(id: " [id=n", number)
        case .edge:
            put(quoted: statement.name, of: statement)
            text.write(" -> ")
            put(quoted: statement.head, of: statement)
            put(id: " [id=e", number)
        case .cluster:
            text.write("subgraph ")
            put(quoted: statement.name, of: statement)
            put(id: " {\ngraph [id=c", number)
        case .clusterEnd: return text.write("}\n")
        }
        for field in statement.fields { put(field, of: statement) }
        text.write("];\n")
    }

    private mutating func put(id start: StaticString, _ number: Int) {
        text.write(start)
        text.append(whole: UInt(number))
    }

    private mutating func put(_ field: Statement.Field, of statement: borrowing Statement) {
        text.write(" ")
        text.write(field.key.name)
        text.write("=")
        switch field.form {
        case .word: text.append(statement.bytes, field.place)
        case .string: put(quoted: field.place, of: statement)
        case .points(let hasTailTip, let hasTip):
            text.write("\"")
            put(statement.points[field.place], hasTailTip, hasTip)
            text.write("\"")
        }
    }

    /// Writes a string; in it a quote is the only byte that means anything to DOT itself.
    private mutating func put(quoted place: Range<Int>, of statement: borrowing Statement) {
        text.write("\"")
        statement.bytes.withBytes(place) { bytes in
            for byte in bytes {
                if byte == UInt8(ascii: "\"") { text.write("\\") }
                text.append(byte)
            }
        }
        text.write("\"")
    }

    private mutating func put(_ points: ArraySlice<Point>, _ hasTailTip: Bool, _ hasTip: Bool) {
        var points = points
        if hasTailTip, let tip = points.popFirst() { put(tip, after: "s,") }
        if hasTip, let tip = points.popFirst() { put(tip, after: hasTailTip ? " e," : "e,") }
        var isFirst = !hasTailTip && !hasTip
        for point in points {
            put(point, after: isFirst ? "" : " ")
            isFirst = false
        }
    }

    private mutating func put(_ point: Point, after start: StaticString) {
        text.write(start)
        text.append(UInt(point.x.magnitude), scale: 100, isNegative: point.x < 0)
        text.write(",")
        text.append(UInt(point.y.magnitude), scale: 100, isNegative: point.y < 0)
    }
}
