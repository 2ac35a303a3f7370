import CGraphviz

/// Makes libgvc's graph of what a ``DOT`` text says, by cgraph's own functions: that takes a third of the time of reading
/// the text, and no state of a lexer is left to the next graph (facts/graphviz.md, section 6).
extension Library {
    /// Makes the graph of `dot`, with classes and links only where Graphviz itself is to write them; nil where cgraph
    /// makes none.
    static func build(_ dot: DOT, withMeaning: Bool) -> UnsafeMutablePointer<Agraph_t>? {
        dot.text.withUnsafeBytes { text in
            var building = Building(dot, text, withMeaning: withMeaning)
            return building.graph()
        }
    }
}

/// A graph that is being made.
private struct Building: ~Copyable {
    private let dot: DOT
    private let text: UnsafeRawBufferPointer
    private let withMeaning: Bool
    /// The graph and the clusters that are open.
    private var graphs: [UnsafeMutablePointer<Agraph_t>] = []
    /// The attributes of graphs, nodes and edges, by their numbers in ``DOT/Content/keys``.
    private var symbols: [[UnsafeMutablePointer<Agsym_t>?]]
    /// One name or value as C has it.
    private var scratch = ByteBuffer(capacity: 1_000)

    init(_ dot: DOT, _ text: UnsafeRawBufferPointer, withMeaning: Bool) {
        self.dot = dot
        self.text = text
        self.withMeaning = withMeaning
        symbols = Array(repeating: Array(repeating: nil, count: dot.content.keys.count), count: 3)
    }

    mutating func graph() -> UnsafeMutablePointer<Agraph_t>? {
        for statement in dot.content.statements {
            switch statement.kind {
            case .graph:
                guard let root = string(statement.name, { ll_open($0) }) else { return nil }
                graphs.append(root)
            case .graphDefaults: declare(statement, AGRAPH)
            case .nodeDefaults: declare(statement, AGNODE)
            case .edgeDefaults:
                declare(statement, AGEDGE)
                declareOthers()
            case .node: if let node = node(statement.name) { set(statement, of: node, AGNODE) }
            case .edge:
                guard let graph = graphs.last, let tail = node(statement.name), let head = node(statement.head) else {
                    return nil
                }
                if let edge = ll_edge(graph, tail, head) { set(statement, of: edge, AGEDGE) }
            case .cluster:
                guard let graph = graphs.last else { return nil }
                guard let cluster = string(statement.name, { ll_subgraph(graph, $0) }) else { return nil }
                graphs.append(cluster)
                set(statement, of: cluster, AGRAPH)
            case .clusterEnd: graphs.removeLast()
            }
        }
        return graphs.first
    }

    private func isWanted(_ value: DOT.Value) -> Bool { withMeaning || !dot.content.keys[value.key].isMeaning }

    private mutating func node(_ name: Range<Int>) -> UnsafeMutablePointer<Agnode_t>? {
        guard let graph = graphs.last else { return nil }
        return string(name) { ll_node(graph, $0) }
    }

    /// Sets what every object of a kind has unless it says otherwise.
    private mutating func declare(_ statement: DOT.Statement, _ kind: Int32) {
        guard let root = graphs.first else { return }
        for value in dot.content.values[statement.values] {
            let name = dot.content.keys[value.key].rawValue
            symbols[Int(kind)][value.key] = string(value.place) { ll_declare(root, kind, name, $0) }
        }
    }

    /// Declares every other attribute before there are objects: one that comes later is added to each that is there.
    private mutating func declareOthers() {
        guard let root = graphs.first else { return }
        for statement in dot.content.statements {
            guard let kind = statement.kind.declares else { continue }
            for value in dot.content.values[statement.values] {
                guard symbols[Int(kind)][value.key] == nil, isWanted(value) else { continue }
                symbols[Int(kind)][value.key] = ll_declare(root, kind, dot.content.keys[value.key].rawValue, "")
            }
        }
    }

    private mutating func set(_ statement: DOT.Statement, of object: UnsafeMutableRawPointer, _ kind: Int32) {
        for value in dot.content.values[statement.values] where isWanted(value) {
            let symbol = symbols[Int(kind)][value.key]
            string(value.place) { ll_set(object, symbol, $0) }
        }
    }

    /// Gives a piece of the text to `body` as C has it: ended by a zero, and with bare quotes.
    private mutating func string<Result>(_ place: Range<Int>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        scratch.removeAll()
        var index = place.lowerBound
        while index < place.upperBound {
            if text[index] == UInt8(ascii: "\\"), index + 1 < place.upperBound {
                // A pair is one escape of a label, but for that of the quote, which is DOT's own.
                if text[index + 1] != UInt8(ascii: "\"") { scratch.append(text[index]) }
                index += 1
            }
            scratch.append(text[index])
            index += 1
        }
        return scratch.withCString(body)
    }
}

extension DOT.Statement.Kind {
    /// The kind of object whose attributes such a line sets, where it makes one.
    fileprivate var declares: Int32? {
        switch self {
        case .node: AGNODE
        case .edge: AGEDGE
        case .cluster: AGRAPH
        case .graph, .graphDefaults, .nodeDefaults, .edgeDefaults, .clusterEnd: nil
        }
    }
}
