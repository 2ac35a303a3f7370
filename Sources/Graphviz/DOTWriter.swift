/// Writes a graph as DOT text: the only place where anything is escaped for Graphviz.
///
/// Every name and text is quoted, so no word can be taken for syntax.
struct DOTWriter: ~Copyable {
    /// The text so far.
    var text: ByteBuffer
    /// What it says.
    var content = DOT.Content()
    /// What the object of the present line means.
    var object = DOT.Object()
    private let scheme: ColorScheme
    private let keepsPlaces: Bool
    /// The present line.
    private var statement = DOT.Statement(kind: .graph, values: 0..<0)
    private var valueStart = 0

    /// Makes a writer into `text` for a graph of about so many nodes and edges.
    init(_ scheme: ColorScheme, parts: Int, keepsPlaces: Bool, into text: consuming ByteBuffer) {
        self.scheme = scheme
        self.keepsPlaces = keepsPlaces
        self.text = text
        guard keepsPlaces else { return }
        content.values.reserveCapacity(20 + parts * 8)
        content.statements.reserveCapacity(10 + parts)
    }

    // MARK: Lines

    mutating func put(_ graph: Graph, dotsPerInch: Double?) {
        begin(.graph)
        text.write("digraph ")
        statement.name = name(graph.name)
        text.write(" {\n")
        keepLine()
        putDefaults(.graphDefaults, graph.ranksSafely, dotsPerInch: dotsPerInch)
        putDefaults(.nodeDefaults, graph.nodeDefaults)
        putDefaults(.edgeDefaults, graph.edgeDefaults)
        for subgraph in graph.subgraphs { put(subgraph) }
        for node in graph.nodes { put(node) }
        for edge in graph.edges { put(edge) }
        text.write("}\n")
    }

    private mutating func putDefaults(_ kind: DOT.Statement.Kind, _ attributes: [Attribute], dotsPerInch: Double? = nil)
    {
        begin(kind)
        text.append(kind.rawValue)
        text.write(" [")
        for attribute in attributes { put(attribute) }
        if let dotsPerInch { putNumber(.dpi, dotsPerInch) }
        text.write("];\n")
        keepLine()
    }

    private mutating func put(_ node: Node) {
        begin(.node)
        statement.name = name(node.name)
        text.write(" [id=n")
        text.append(whole: UInt(content.objects.nodes.count))
        object = DOT.Object(title: node.title)
        for attribute in node.attributes { put(attribute) }
        content.objects.nodes.append(object)
        text.write("];\n")
        keepLine()
    }

    private mutating func put(_ edge: Edge) {
        begin(.edge)
        statement.name = name(edge.tail)
        text.write(" -> ")
        statement.head = name(edge.head)
        text.write(" [id=e")
        text.append(whole: UInt(content.objects.edges.count))
        object = DOT.Object(title: edge.title)
        let isRouted = edge.attributes.contains { if case .route = $0 { true } else { false } }
        for attribute in edge.attributes { put(isRouted ? attribute : attribute.besideTheWay) }
        content.objects.edges.append(object)
        text.write("];\n")
        keepLine()
    }

    private mutating func put(_ subgraph: Subgraph) {
        begin(.cluster)
        text.write("subgraph ")
        statement.name = name("cluster_" + subgraph.name)
        text.write(" {\ngraph [id=c")
        text.append(whole: UInt(content.objects.clusters.count))
        object = DOT.Object(title: subgraph.title)
        for attribute in subgraph.attributes { put(attribute) }
        content.objects.clusters.append(object)
        text.write("];\n")
        keepLine()
        for inner in subgraph.subgraphs { put(inner) }
        for node in subgraph.nodes { put(node) }
        begin(.clusterEnd)
        text.write("}\n")
        keepLine()
    }

    /// Takes in an ink, and gives its colour.
    mutating func use(_ ink: Ink) -> String {
        if !content.inks.contains(ink) { content.inks.append(ink) }
        return scheme.value(of: ink)
    }

    // MARK: Places

    private mutating func begin(_ kind: DOT.Statement.Kind) {
        statement = DOT.Statement(kind: kind, values: content.values.count..<content.values.count)
    }

    /// Keeps what the present line says.
    private mutating func keepLine() {
        guard keepsPlaces else { return }
        statement.values = statement.values.lowerBound..<content.values.count
        content.statements.append(statement)
    }

    /// Writes a name and gives its place.
    private mutating func name(_ name: String) -> Range<Int> {
        text.write("\"")
        let start = text.count
        putEscaped(DOT.identifier(name))
        let place = start..<text.count
        text.write("\"")
        return place
    }

    /// Begins the value of an attribute.
    mutating func begin(_ key: DOT.Key, isQuoted: Bool = false) {
        text.write(" ")
        text.append(key.rawValue)
        if isQuoted { text.write("=\"") } else { text.write("=") }
        valueStart = text.count
    }

    /// Ends the value of an attribute and keeps its place.
    mutating func end(_ key: DOT.Key, isQuoted: Bool = false) {
        if keepsPlaces { content.values.append(DOT.Value(key: number(of: key), place: valueStart..<text.count)) }
        if isQuoted { text.write("\"") }
    }

    private mutating func number(of key: DOT.Key) -> Int {
        if let number = content.keys.firstIndex(of: key) { return number }
        content.keys.append(key)
        return content.keys.count - 1
    }

    // MARK: Writing

    mutating func putWord(_ key: DOT.Key, _ word: String) {
        begin(key)
        text.append(word)
        end(key)
    }

    mutating func putString(_ key: DOT.Key, _ string: String) {
        begin(key, isQuoted: true)
        putEscaped(string)
        end(key, isQuoted: true)
    }

    mutating func putNumber(_ key: DOT.Key, _ number: Double) {
        begin(key)
        put(number: number, scale: 1_000)
        end(key)
    }
}
