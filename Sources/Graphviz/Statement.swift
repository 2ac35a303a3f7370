/// One statement of a graph while it is written: what it makes, its names and its attributes.
///
/// There is one for a whole graph, filled anew for each statement, so that a long drawing needs no room for all of them.
/// Names and values lie in ``bytes`` as C has them, each ended by a zero; places are numbers, which only a text spells.
struct Statement: ~Copyable {
    /// What it makes.
    enum Kind: UInt8 {
        case graph, graphDefaults, nodeDefaults, edgeDefaults, node, edge, cluster, clusterEnd

        /// Whether it makes what an id is for.
        var makesObject: Bool { self == .node || self == .edge || self == .cluster }
    }

    /// An attribute: its key, and where its value lies.
    struct Field {
        /// How its value is written.
        enum Form {
            /// As a bare word or number of ``Statement/bytes``.
            case word
            /// In quotes, of ``Statement/bytes``.
            case string
            /// As points of ``Statement/points``: the tips at the tail and at the head first, where there are such.
            case points(hasTailTip: Bool, hasTip: Bool)
        }

        let key: Key
        let form: Form
        let place: Range<Int>
    }

    private(set) var kind = Kind.graph
    /// Names and values.
    var bytes = ByteBuffer(capacity: 4_000)
    /// Points, in hundredths of a point, y upward.
    private(set) var points: [Point] = []
    /// The attributes, in the order of writing.
    private(set) var fields: [Field] = []
    /// Where the name lies; the tail's of an edge.
    private(set) var name = 0..<0
    /// Where the name of an edge's head lies.
    private(set) var head = 0..<0

    /// Forgets everything, and begins the next statement.
    mutating func begin(_ kind: Kind) {
        self.kind = kind
        bytes.removeAll()
        points.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        (name, head) = (0..<0, 0..<0)
        bytes.append(kind.rawValue)
    }

    /// Takes in its name.
    mutating func take(name: String) { self.name = taken(name) }

    /// Takes in the name of an edge's head.
    mutating func take(head: String) { self.head = taken(head) }

    /// Takes in the title of what it makes, for the digest: no title is not the same as an empty one.
    mutating func take(title: String) {
        bytes.append(UInt8.max)
        bytes.append(title)
    }

    private mutating func taken(_ name: String) -> Range<Int> {
        let start = bytes.count
        take(identifier: name)
        bytes.append(0 as UInt8)
        return start..<bytes.count - 1
    }

    /// Takes in a name or word, without what means something to C or DOT.
    mutating func take(identifier name: String) {
        if DOT.isPlain(name) { bytes.append(name) } else { bytes.append(DOT.identifier(name)) }
    }

    /// Begins the value of an attribute, which is then written into ``bytes``, and gives its start.
    mutating func begin(_ key: Key) -> Int {
        bytes.append(key.rawValue)
        return bytes.count
    }

    /// Ends the value that began at `start`.
    mutating func end(_ key: Key, _ start: Int, _ form: Field.Form) {
        fields.append(Field(key: key, form: form, place: start..<bytes.count))
        bytes.append(0 as UInt8)
    }

    /// Takes in a place as an attribute.
    mutating func take(_ key: Key, _ place: Point) {
        bytes.append(key.rawValue)
        bytes.append(0 as UInt8)
        take(place)
        let form = Field.Form.points(hasTailTip: false, hasTip: false)
        fields.append(Field(key: key, form: form, place: points.count - 1..<points.count))
    }

    /// Takes in a way as an attribute: the tips at the tail and at the head, where there are such, and the points.
    mutating func take(_ key: Key, _ route: Route) {
        let start = points.count
        // Which of them are tips counts in the digest too.
        bytes.append(key.rawValue)
        bytes.append((route.tailTip == nil ? 0 : 1) | (route.tip == nil ? 0 : 2))
        if let tip = route.tailTip { take(tip) }
        if let tip = route.tip { take(tip) }
        for index in 0..<route.count { take(route[index]) }
        let form = Field.Form.points(hasTailTip: route.tailTip != nil, hasTip: route.tip != nil)
        fields.append(Field(key: key, form: form, place: start..<points.count))
    }

    private mutating func take(_ place: Point) {
        points.append(Point(Statement.hundredths(place.x), Statement.hundredths(-place.y)))
    }

    /// Hundredths of a number, as a whole one; zero for what no drawing holds.
    private static func hundredths(_ number: Double) -> Double {
        guard number.magnitude < 1e12 else { return 0 }
        // Of the two zeros the plain one.
        return (number * 100).rounded() + 0
    }

    /// The string that lies at `place`, as C has it; valid until the next statement begins.
    func string(_ place: Range<Int>) -> UnsafePointer<CChar> { bytes.string(at: place.lowerBound) }
}

/// Whoever is given the statements of a graph, one after the other.
protocol StatementTarget: ~Copyable {
    /// Whether anybody wants to know afterwards what was written beside the looks.
    static var needsContents: Bool { get }

    /// Takes a statement; `number` is that of the node, edge or cluster that it makes.
    mutating func take(_ statement: borrowing Statement, number: Int)
}

extension StatementTarget where Self: ~Copyable {
    static var needsContents: Bool { true }
}

/// Keeps nothing: for what the writer itself takes down of a graph.
struct NoTarget: StatementTarget {
    mutating func take(_ statement: borrowing Statement, number: Int) {}
}
