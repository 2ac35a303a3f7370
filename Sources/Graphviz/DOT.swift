/// Writes a graph as DOT text: the only place where anything is escaped.
///
/// Every name and text is quoted, so no word can be taken for syntax. Nodes, edges and clusters get the ids `n0`,
/// `e0`, `c0` … in the order of writing, by which ``SVGDocument`` finds their titles again.
public struct DOT: Sendable {
    /// The text so far.
    private(set) var text: [UInt8] = []
    /// The titles of nodes, edges and clusters, by the number in their ids.
    private(set) var titles = Titles()
    /// The inks that were used.
    private(set) var inks: [Ink] = []
    /// How long the longest label is, in characters.
    private(set) var longestLabel = 0
    /// How many nodes and edges there are.
    var parts: Int { titles.nodes.count + titles.edges.count }
    private let scheme: ColorScheme

    /// What was written of a graph's titles.
    struct Titles: Sendable {
        var nodes: [String?] = []
        var edges: [String?] = []
        var clusters: [String?] = []
    }

    /// The DOT text of `graph`, in the colours of `scheme`.
    public static func text(of graph: Graph, in scheme: ColorScheme = .auto) -> String {
        String(decoding: DOT(graph, in: scheme).text, as: UTF8.self)
    }

    /// Writes `graph`; `dotsPerInch` is what a bitmap asks for.
    init(_ graph: Graph, in scheme: ColorScheme, dotsPerInch: Double? = nil) {
        self.scheme = scheme
        text.reserveCapacity(2_000 + graph.nodes.count * 220 + graph.edges.count * 240)
        put("digraph ")
        putQuoted(DOT.identifier(graph.name))
        put(" {\n")
        putDefaults("graph", graph.ranksSafely, dotsPerInch: dotsPerInch)
        putDefaults("node", graph.nodeDefaults)
        putDefaults("edge", graph.edgeDefaults)
        for subgraph in graph.subgraphs { put(subgraph) }
        for node in graph.nodes { put(node) }
        for edge in graph.edges { put(edge) }
        put("}\n")
    }

    private mutating func putDefaults(_ kind: String, _ attributes: [Attribute], dotsPerInch: Double? = nil) {
        put(kind)
        put(" [")
        for attribute in attributes { put(attribute) }
        if let dotsPerInch { putNumber("dpi", dotsPerInch) }
        put("];\n")
    }

    private mutating func put(_ node: Node) {
        putQuoted(DOT.identifier(node.name))
        put(" [id=n")
        put(UInt(titles.nodes.count))
        titles.nodes.append(node.title)
        for attribute in node.attributes { put(attribute) }
        put("];\n")
    }

    private mutating func put(_ edge: Edge) {
        putQuoted(DOT.identifier(edge.tail))
        put(" -> ")
        putQuoted(DOT.identifier(edge.head))
        put(" [id=e")
        put(UInt(titles.edges.count))
        titles.edges.append(edge.title)
        let isRouted = edge.attributes.contains { if case .route = $0 { true } else { false } }
        for attribute in edge.attributes { put(isRouted ? attribute : attribute.besideTheWay) }
        put("];\n")
    }

    private mutating func put(_ subgraph: Subgraph) {
        put("subgraph ")
        putQuoted("cluster_" + DOT.identifier(subgraph.name))
        put(" {\ngraph [id=c")
        put(UInt(titles.clusters.count))
        titles.clusters.append(subgraph.title)
        for attribute in subgraph.attributes { put(attribute) }
        put("];\n")
        for inner in subgraph.subgraphs { put(inner) }
        for node in subgraph.nodes { put(node) }
        put("}\n")
    }

    mutating func use(_ ink: Ink) -> String {
        if !inks.contains(ink) { inks.append(ink) }
        return scheme.value(of: ink)
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

    mutating func putWord(_ key: String, _ word: String) {
        put(" ")
        put(key)
        put("=")
        put(word)
    }

    mutating func putString(_ key: String, _ string: String) {
        put(" ")
        put(key)
        put("=")
        putQuoted(string)
    }

    mutating func putNumber(_ key: String, _ number: Double) {
        put(" ")
        put(key)
        put("=")
        put(number: number, decimals: 3)
    }

    /// Writes a string that holds no label escapes: names, addresses, colours.
    mutating func putQuoted(_ string: String) {
        text.append(UInt8(ascii: "\""))
        if string.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            for byte in string.utf8 {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
                text.append(byte)
            }
        } else {
            text.append(string)
        }
        text.append(UInt8(ascii: "\""))
    }

    /// Writes a label: backslashes doubled, entities made literal, control characters made visible, lines ended by `end`.
    mutating func putLabel(_ string: String, end: String, closesLastLine: Bool) {
        // Characters are counted only where they matter: a text has no more of them than bytes.
        if string.utf8.count > longestLabel { longestLabel = max(longestLabel, string.count) }
        text.append(UInt8(ascii: "\""))
        if DOT.isPlain(string) { text.append(string) } else { putEscaped(string, end: end) }
        if closesLastLine { put(end) }
        text.append(UInt8(ascii: "\""))
    }

    private mutating func putEscaped(_ string: String, end: String) {
        for scalar in string.unicodeScalars {
            if let byte = DOT.plainByte(scalar) {
                text.append(byte)
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

    /// Whether every scalar of a text means nothing but itself anywhere.
    static func isPlain(_ string: String) -> Bool {
        var string = string
        return string.withUTF8 { $0.allSatisfy { plainByte(Unicode.Scalar($0)) != nil } }
    }

    /// The byte of a scalar that means nothing but itself anywhere, or nil.
    static func plainByte(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x22, 0x26, 0x3C, 0x3E, 0x5C: nil
        case 0x20..<0x7F: UInt8(truncatingIfNeeded: scalar.value)
        default: nil
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
