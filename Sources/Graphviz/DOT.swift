/// Writes a graph as DOT text: the only place where anything is escaped.
///
/// Every name and text is quoted, so no word can be taken for syntax. Nodes, edges and clusters get the ids `n0`,
/// `e0`, `c0` … in the order of writing. What each line says is kept beside the text (`DOT+Statements.swift`), so that
/// libgvc can be given it without reading the text again.
public struct DOT: Sendable {
    /// The text so far.
    private(set) var text: [UInt8] = []
    /// What was written, line by line.
    private(set) var statements: [Statement] = []
    /// The attributes of all lines, in the order of writing.
    private(set) var values: [Value] = []
    /// What nodes, edges and clusters mean, by the number in their ids.
    private(set) var objects = Objects()
    /// What the object of the present line means.
    var object = Object()
    /// The inks that were used.
    private(set) var inks: [Ink] = []
    /// How long the longest label is, in characters.
    private(set) var longestLabel = 0
    /// How many nodes and edges there are.
    var parts: Int { objects.nodes.count + objects.edges.count }
    private let scheme: ColorScheme
    private var valueStart = 0

    /// The DOT text of `graph`, in the colours of `scheme`.
    public static func text(of graph: Graph, in scheme: ColorScheme = .auto) -> String {
        String(decoding: DOT(graph, in: scheme).text, as: UTF8.self)
    }

    /// Writes `graph`; `dotsPerInch` is what a bitmap asks for.
    init(_ graph: Graph, in scheme: ColorScheme, dotsPerInch: Double? = nil) {
        self.scheme = scheme
        let parts = graph.nodes.count + graph.edges.count
        text.reserveCapacity(2_000 + parts * 240)
        values.reserveCapacity(20 + parts * 10)
        statements.reserveCapacity(10 + parts)
        begin(.graph)
        put("digraph ")
        name(\.name, graph.name)
        put(" {\n")
        putDefaults(.graphDefaults, graph.ranksSafely, dotsPerInch: dotsPerInch)
        putDefaults(.nodeDefaults, graph.nodeDefaults)
        putDefaults(.edgeDefaults, graph.edgeDefaults)
        for subgraph in graph.subgraphs { put(subgraph) }
        for node in graph.nodes { put(node) }
        for edge in graph.edges { put(edge) }
        put("}\n")
    }

    private mutating func putDefaults(_ kind: Statement.Kind, _ attributes: [Attribute], dotsPerInch: Double? = nil) {
        begin(kind)
        put(kind.rawValue)
        put(" [")
        for attribute in attributes { put(attribute) }
        if let dotsPerInch { putNumber(.dpi, dotsPerInch) }
        put("];\n")
    }

    private mutating func put(_ node: Node) {
        begin(.node)
        name(\.name, node.name)
        put(" [id=n")
        put(UInt(objects.nodes.count))
        object = Object(title: node.title)
        for attribute in node.attributes { put(attribute) }
        objects.nodes.append(object)
        put("];\n")
    }

    private mutating func put(_ edge: Edge) {
        begin(.edge)
        name(\.name, edge.tail)
        put(" -> ")
        name(\.head, edge.head)
        put(" [id=e")
        put(UInt(objects.edges.count))
        object = Object(title: edge.title)
        let isRouted = edge.attributes.contains { if case .route = $0 { true } else { false } }
        for attribute in edge.attributes { put(isRouted ? attribute : attribute.besideTheWay) }
        objects.edges.append(object)
        put("];\n")
    }

    private mutating func put(_ subgraph: Subgraph) {
        begin(.cluster)
        put("subgraph ")
        name(\.name, "cluster_" + subgraph.name)
        put(" {\ngraph [id=c")
        put(UInt(objects.clusters.count))
        object = Object(title: subgraph.title)
        for attribute in subgraph.attributes { put(attribute) }
        objects.clusters.append(object)
        put("];\n")
        for inner in subgraph.subgraphs { put(inner) }
        for node in subgraph.nodes { put(node) }
        begin(.clusterEnd)
        put("}\n")
    }

    mutating func use(_ ink: Ink) -> String {
        if !inks.contains(ink) { inks.append(ink) }
        return scheme.value(of: ink)
    }

    // MARK: Places

    private mutating func begin(_ kind: Statement.Kind) {
        statements.append(Statement(kind: kind, values: values.count..<values.count))
    }

    /// Writes a name and keeps its place in the present line.
    private mutating func name(_ which: WritableKeyPath<Statement, Range<Int>>, _ name: String) {
        put("\"")
        let start = text.count
        putEscaped(DOT.identifier(name))
        statements[statements.count - 1][keyPath: which] = start..<text.count
        put("\"")
    }

    /// Begins the value of an attribute.
    mutating func begin(_ key: Key, isQuoted: Bool = false) {
        put(" ")
        put(key.rawValue)
        put(isQuoted ? "=\"" : "=")
        valueStart = text.count
    }

    /// Ends the value of an attribute and keeps its place.
    mutating func end(_ key: Key, isQuoted: Bool = false) {
        values.append(Value(key: key, place: valueStart..<text.count))
        statements[statements.count - 1].values = statements[statements.count - 1].values.lowerBound..<values.count
        if isQuoted { put("\"") }
    }

    // MARK: Writing

    mutating func put(_ string: String) { text.append(string) }

    /// Writes a whole number.
    mutating func put(_ number: UInt) {
        var scale: UInt = 1
        while number / scale >= 10 { scale *= 10 }
        while scale > 0 {
            text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / scale % 10))
            scale /= 10
        }
    }

    mutating func putWord(_ key: Key, _ word: String) {
        begin(key)
        put(word)
        end(key)
    }

    mutating func putString(_ key: Key, _ string: String) {
        begin(key, isQuoted: true)
        putEscaped(string)
        end(key, isQuoted: true)
    }

    mutating func putNumber(_ key: Key, _ number: Double) {
        begin(key)
        put(number: number, decimals: 3)
        end(key)
    }

    /// Writes the inside of a string that holds no label escapes: names, addresses, colours.
    mutating func putEscaped(_ string: String) {
        if string.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            for byte in string.utf8 {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
                text.append(byte)
            }
        } else {
            text.append(string)
        }
    }

    /// Writes a label: backslashes doubled, entities made literal, control characters made visible, lines ended by `end`.
    mutating func putLabel(_ key: Key, _ string: String, end: String, closesLastLine: Bool) {
        // Characters are counted only where they matter: a text has no more of them than bytes.
        if string.utf8.count > longestLabel { longestLabel = max(longestLabel, string.count) }
        begin(key, isQuoted: true)
        if DOT.isPlain(string) { text.append(string) } else { putEscaped(string, end: end) }
        if closesLastLine { put(end) }
        self.end(key, isQuoted: true)
    }

    private mutating func putEscaped(_ string: String, end: String) {
        for scalar in string.unicodeScalars {
            if scalar.isASCII, DOT.isPlain(UInt8(truncatingIfNeeded: scalar.value)) {
                text.append(UInt8(truncatingIfNeeded: scalar.value))
                continue
            }
            switch scalar {
            case "\"": put("\\\"")
            case "\\": put("\\\\")
            case "&": put("&amp;")
            case "\n": put(end)
            default: text.append(contentsOf: UTF8.encode(DOT.visible(scalar)) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// Writes a number with a fixed number of decimals at the most and no zeros at the end, in no one's locale.
    mutating func put(number: Double, decimals: Int) {
        guard number.isFinite, abs(number) < 1e12 else { return put("0") }
        var scale: UInt = 1
        for _ in 0..<decimals { scale *= 10 }
        let whole = Int((number * Double(scale)).rounded())
        if whole < 0 { text.append(UInt8(ascii: "-")) }
        put(whole.magnitude / scale)
        var rest = whole.magnitude % scale
        guard rest > 0 else { return }
        text.append(UInt8(ascii: "."))
        while rest > 0 {
            scale /= 10
            text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / scale))
            rest %= scale
        }
    }
}
