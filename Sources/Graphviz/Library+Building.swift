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
private struct Building {
    private let dot: DOT
    private let text: UnsafeRawBufferPointer
    private let withMeaning: Bool
    /// The graph and the clusters that are open.
    private var graphs: [UnsafeMutablePointer<Agraph_t>] = []
    /// The attributes that graphs, nodes and edges have, by kind.
    private var symbols = Array(repeating: [DOT.Key: UnsafeMutablePointer<Agsym_t>](), count: 3)
    /// The text of one name or value as C has it.
    private var scratch: [CChar] = []

    init(_ dot: DOT, _ text: UnsafeRawBufferPointer, withMeaning: Bool) {
        self.dot = dot
        self.text = text
        self.withMeaning = withMeaning
    }

    mutating func graph() -> UnsafeMutablePointer<Agraph_t>? {
        for statement in dot.statements {
            switch statement.kind {
            case .graph: if let graph = string(statement.name, ll_open) { graphs.append(graph) }
            case .graphDefaults: declare(statement, AGRAPH)
            case .nodeDefaults: declare(statement, AGNODE)
            case .edgeDefaults: declare(statement, AGEDGE)
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

    private mutating func node(_ name: Range<Int>) -> UnsafeMutablePointer<Agnode_t>? {
        guard let graph = graphs.last else { return nil }
        return string(name) { ll_node(graph, $0) }
    }

    /// Sets what every object of a kind has unless it says otherwise.
    private mutating func declare(_ statement: DOT.Statement, _ kind: Int32) {
        guard let root = graphs.first else { return }
        for value in dot.values[statement.values] {
            symbols[Int(kind)][value.key] = string(value.place) { ll_declare(root, kind, value.key.rawValue, $0) }
        }
    }

    private mutating func set(_ statement: DOT.Statement, of object: UnsafeMutableRawPointer, _ kind: Int32) {
        guard let root = graphs.first else { return }
        for value in dot.values[statement.values] where withMeaning || !value.key.isMeaning {
            if symbols[Int(kind)][value.key] == nil {
                symbols[Int(kind)][value.key] = ll_declare(root, kind, value.key.rawValue, "")
            }
            let symbol = symbols[Int(kind)][value.key]
            string(value.place) { ll_set(object, symbol, $0) }
        }
    }

    /// Gives a piece of the text to `body` as C has it: ended by a zero, and with bare quotes.
    private mutating func string<Result>(_ place: Range<Int>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        scratch.removeAll(keepingCapacity: true)
        var index = place.lowerBound
        while index < place.upperBound {
            if text[index] == UInt8(ascii: "\\"), index + 1 < place.upperBound {
                // A pair is one escape of a label, but for that of the quote, which is DOT's own.
                if text[index + 1] != UInt8(ascii: "\"") { scratch.append(CChar(bitPattern: text[index])) }
                index += 1
            }
            scratch.append(CChar(bitPattern: text[index]))
            index += 1
        }
        scratch.append(0)
        return body(scratch)
    }
}
