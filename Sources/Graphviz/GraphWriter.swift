/// Writes a graph statement by statement: the only place where anything is escaped for Graphviz.
///
/// What the statements are for is the target's business: they become text, or a graph of libgvc. Nodes, edges and
/// clusters are numbered in the order of writing.
struct GraphWriter<Target: StatementTarget & ~Copyable>: ~Copyable {
    /// What has been made of the statements.
    var target: Target
    /// What was written, beside its looks.
    var contents = GraphContents()
    /// What the object of the present statement means.
    var object = GraphContents.Object()
    var statement = Statement()
    /// The numbers of the next objects.
    private var numbers = (node: 0, edge: 0, cluster: 0)
    private let scheme: ColorScheme

    /// Makes a writer for `target`, in the colours of `scheme`.
    init(_ scheme: ColorScheme, for target: consuming Target) {
        self.scheme = scheme
        self.target = target
    }

    /// Writes a graph: nodes before edges, or `inOrder`, each in its turn. `dotsPerInch` is what a bitmap asks for.
    mutating func put(_ graph: Graph, inOrder: Bool = false, dotsPerInch: Double? = nil) {
        statement.begin(.graph)
        statement.take(name: graph.name)
        finish()
        putDefaults(.graphDefaults, graph.ranksSafely, dotsPerInch: dotsPerInch)
        putDefaults(.nodeDefaults, graph.nodeDefaults)
        putDefaults(.edgeDefaults, graph.edgeDefaults)
        for subgraph in graph.subgraphs { put(subgraph) }
        // By their places: each that is taken out of its array is counted as held once more, with all of its texts.
        let parts = graph.parts
        for part in parts {
            switch part {
            case .node(let place): put(graph.nodes[place])
            case .edge(let place): if inOrder { put(graph.edges[place]) }
            }
        }
        if !inOrder { for case .edge(let place) in parts { put(graph.edges[place]) } }
        statement.begin(.clusterEnd)
        finish()
    }

    private mutating func putDefaults(_ kind: Statement.Kind, _ attributes: [Attribute], dotsPerInch: Double? = nil) {
        statement.begin(kind)
        for attribute in attributes { put(attribute) }
        if let dotsPerInch { putNumber(.dpi, dotsPerInch) }
        finish()
    }

    private mutating func put(_ node: Node) {
        statement.begin(.node)
        statement.take(name: node.name)
        object = GraphContents.Object(title: node.title)
        for attribute in node.attributes { put(attribute) }
        finish(numbers.node)
        numbers.node += 1
    }

    private mutating func put(_ edge: Edge) {
        statement.begin(.edge)
        statement.take(name: edge.tail)
        statement.take(head: edge.head)
        object = GraphContents.Object(title: edge.title)
        let isRouted = edge.attributes.contains { if case .route = $0 { true } else { false } }
        for attribute in edge.attributes { put(isRouted ? attribute : attribute.besideTheWay) }
        finish(numbers.edge)
        numbers.edge += 1
    }

    private mutating func put(_ subgraph: Subgraph) {
        statement.begin(.cluster)
        statement.take(name: "cluster_" + subgraph.name)
        object = GraphContents.Object(title: subgraph.title)
        for attribute in subgraph.attributes { put(attribute) }
        finish(numbers.cluster)
        numbers.cluster += 1
        for inner in subgraph.subgraphs { put(inner) }
        for node in subgraph.nodes { put(node) }
        statement.begin(.clusterEnd)
        finish()
    }

    /// Gives the present statement to the target, and takes it into the digest.
    private mutating func finish(_ number: Int = 0) {
        target.take(statement, number: number)
        guard Target.needsContents else { return }
        if statement.kind.makesObject, let title = object.title { statement.take(title: title) }
        contents.take(statement, object)
    }

    /// Takes in an ink, and gives its colour.
    mutating func use(_ ink: Ink) -> String {
        // Nearly always it is one that was there before, and words take longer to compare.
        let isKnown = contents.inks.contains { $0.isVery(ink) } || contents.inks.contains(ink)
        if !isKnown { contents.inks.append(ink) }
        return scheme.value(of: ink)
    }

    // MARK: Values

    mutating func putWord(_ key: Key, _ word: String) {
        let start = statement.begin(key)
        statement.bytes.append(word)
        statement.end(key, start, .word)
    }

    mutating func putString(_ key: Key, _ string: String) {
        let start = statement.begin(key)
        statement.take(identifier: string)
        statement.end(key, start, .string)
    }

    mutating func putNumber(_ key: Key, _ number: Double) {
        let start = statement.begin(key)
        statement.bytes.append(decimal: number, scale: 1_000)
        statement.end(key, start, .word)
    }
}
