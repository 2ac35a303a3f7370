import CGraphviz

/// Makes libgvc's graph of statements, by cgraph's own functions: that takes a third of the time of reading a text, and
/// no state of a lexer is left to the next graph (facts/graphviz.md, section 6).
struct Building: StatementTarget, ~Copyable {
    /// The graph, as far as it is made.
    private(set) var root: UnsafeMutablePointer<Agraph_t>?
    /// Whether cgraph made everything that it was asked for.
    private(set) var isWhole = true
    private let withMeaning: Bool
    private let isPlaced: Bool
    /// The clusters that are open, and the graph itself.
    private var graphs: [UnsafeMutablePointer<Agraph_t>] = []
    /// The attributes of graphs, nodes and edges.
    private var symbols = [UnsafeMutablePointer<Agsym_t>?](repeating: nil, count: 3 * Key.allCases.count)
    private var nodes: [UnsafeMutablePointer<Agnode_t>?] = []
    private var places: [pointf] = []
    private var edges: [UnsafeMutablePointer<Agedge_t>?] = []
    private var ways: [ll_way] = []
    private var points: [pointf] = []

    /// Makes no graph yet; classes and links are set only where Graphviz itself is to write them.
    init(for layout: Picture.Layout, withMeaning: Bool) {
        isPlaced = layout == .nop2
        self.withMeaning = withMeaning
    }

    mutating func take(_ statement: borrowing Statement, number: Int) {
        switch statement.kind {
        case .graph:
            root = ll_open(statement.string(statement.name))
            if let root { graphs.append(root) }
        case .graphDefaults: declare(statement, AGRAPH)
        case .nodeDefaults: declare(statement, AGNODE)
        case .edgeDefaults: declare(statement, AGEDGE)
        case .node: isWhole = makeNode(statement) && isWhole
        case .edge: isWhole = makeEdge(statement) && isWhole
        case .cluster: isWhole = makeCluster(statement) && isWhole
        case .clusterEnd: _ = graphs.popLast()
        }
    }

    private mutating func makeNode(_ statement: borrowing Statement) -> Bool {
        guard let node = node(statement, statement.name) else { return false }
        nodes.append(node)
        places.append(pointf())
        set(statement, of: node, AGNODE)
        if !isPlaced || statement.fields.contains(where: { $0.key == .position }) { return true }
        ll_refuse_node(statement.string(statement.name))
        return false
    }

    private mutating func makeEdge(_ statement: borrowing Statement) -> Bool {
        guard let graph = graphs.last, let (tail, head) = ends(of: statement), let edge = ll_edge(graph, tail, head)
        else { return false }
        edges.append(edge)
        ways.append(ll_way())
        set(statement, of: edge, AGEDGE)
        let count = ways[ways.count - 1].count
        if !isPlaced || count >= 4 && count % 3 == 1 { return true }
        ll_refuse_edge(statement.string(statement.name), statement.string(statement.head))
        return false
    }

    /// The nodes that an edge joins.
    ///
    /// Graphviz paints the edges of a node after it, in the order of the nodes at their other ends. So an edge that brings
    /// its own way leaves the node that was made last for the one that was made first: it is painted in its turn, and one
    /// who reads the drawing from the first element to the last reads what happened in its order.
    private func ends(
        of statement: borrowing Statement
    ) -> (tail: UnsafeMutablePointer<Agnode_t>, head: UnsafeMutablePointer<Agnode_t>)? {
        if isPlaced {
            guard let last = nodes.last ?? nil, let first = nodes.first ?? nil else { return nil }
            return (last, first)
        }
        guard let tail = node(statement, statement.name), let head = node(statement, statement.head) else { return nil }
        return (tail, head)
    }

    private mutating func makeCluster(_ statement: borrowing Statement) -> Bool {
        guard let graph = graphs.last, let cluster = ll_subgraph(graph, statement.string(statement.name)) else {
            return false
        }
        graphs.append(cluster)
        set(statement, of: cluster, AGRAPH)
        return true
    }

    private func node(_ statement: borrowing Statement, _ name: Range<Int>) -> UnsafeMutablePointer<Agnode_t>? {
        graphs.last.flatMap { ll_node($0, statement.string(name)) }
    }

    // MARK: Attributes

    /// Sets what every object of a kind has unless it says otherwise.
    private mutating func declare(_ statement: borrowing Statement, _ kind: Int32) {
        for field in statement.fields {
            if case .points = field.form { continue }
            _ = symbol(field.key, kind, statement.string(field.place))
        }
    }

    /// The attribute of a kind of object, with what it is unless one says otherwise where it is new.
    private mutating func symbol(
        _ key: Key, _ kind: Int32, _ value: UnsafePointer<CChar>
    ) -> UnsafeMutablePointer<Agsym_t>? {
        let place = Int(kind) * Key.allCases.count + Int(key.rawValue)
        if let symbol = symbols[place] { return symbol }
        guard let root else { return nil }
        let name = UnsafeRawPointer(key.name.utf8Start).assumingMemoryBound(to: CChar.self)
        let symbol = ll_declare(root, kind, name, value)
        symbols[place] = symbol
        return symbol
    }

    private mutating func set(_ statement: borrowing Statement, of object: UnsafeMutableRawPointer, _ kind: Int32) {
        for field in statement.fields {
            switch field.form {
            case .points(let hasTailTip, let hasTip):
                place(field.key, statement.points[field.place], hasTailTip, hasTip, kind)
            case .word, .string:
                if field.key.isMeaning, !withMeaning { continue }
                guard let symbol = symbol(field.key, kind, "") else { continue }
                ll_set(object, symbol, statement.string(field.place))
            }
        }
    }

    // MARK: Places

    /// Keeps where the node or edge that was made last lies.
    private mutating func place(
        _ key: Key, _ places: ArraySlice<Point>, _ hasTailTip: Bool, _ hasTip: Bool, _ kind: Int32
    ) {
        guard let first = places.first.map(Building.point) else { return }
        if kind == AGNODE { self.places[self.places.count - 1] = first }
        guard kind == AGEDGE else { return }
        let last = ways.count - 1
        switch key {
        case .labelPosition: ways[last].label = first
        case .remarkPosition: ways[last].remark = first
        default:
            var rest = places
            if hasTailTip, let tip = rest.popFirst() {
                (ways[last].has_tail_tip, ways[last].tail_tip) = (1, Building.point(tip))
            }
            if hasTip, let tip = rest.popFirst() { (ways[last].has_tip, ways[last].tip) = (1, Building.point(tip)) }
            (ways[last].start, ways[last].count) = (points.count, rest.count)
            for point in rest { points.append(Building.point(point)) }
        }
    }

    /// A point of a statement in points.
    private static func point(_ point: Point) -> pointf { pointf(x: point.x / 100, y: point.y / 100) }

    /// Lets `body` lay the graph out, with the places that its nodes and edges brought.
    func withPlaces<Result>(_ body: (UnsafeMutablePointer<Agraph_t>) throws -> Result) rethrows -> Result? {
        guard let root, let record = ll_places_of(root) else { return nil }
        record.pointee.node_count = nodes.count
        record.pointee.edge_count = edges.count
        return try nodes.withUnsafeBufferPointer { nodes in
            try places.withUnsafeBufferPointer { places in
                record.pointee.nodes = nodes.baseAddress
                record.pointee.places = places.baseAddress
                return try withWays(record) { try body(root) }
            }
        }
    }

    private func withWays<Result>(
        _ record: UnsafeMutablePointer<ll_places>, _ body: () throws -> Result
    ) rethrows -> Result {
        try edges.withUnsafeBufferPointer { edges in
            try ways.withUnsafeBufferPointer { ways in
                try points.withUnsafeBufferPointer { points in
                    record.pointee.edges = edges.baseAddress
                    record.pointee.ways = ways.baseAddress
                    record.pointee.points = points.baseAddress
                    return try body()
                }
            }
        }
    }
}
