/// What was written of a graph, beside its looks.
struct GraphContents {
    /// What a node, edge or cluster means to who reads the drawing.
    struct Object {
        var title: String?
        /// Its names for style sheets.
        var classes = ""
        /// Where it leads, safe to follow.
        var link: String?
    }

    private(set) var nodes: [Object] = []
    private(set) var edges: [Object] = []
    private(set) var clusters: [Object] = []
    /// The inks that are used, in the order of their first use.
    var inks: [Ink] = []
    /// How long the longest label is, in characters.
    private(set) var longestLabel = 0
    /// A hash of everything that was written.
    private(set) var digest = Digest()

    /// Takes a statement into the digest, and what the object means that it makes.
    mutating func take(_ statement: borrowing Statement, _ object: Object) {
        switch statement.kind {
        case .node: nodes.append(object)
        case .edge: edges.append(object)
        case .cluster: clusters.append(object)
        default: break
        }
        statement.bytes.withBytes { digest.add($0) }
        if !statement.points.isEmpty { statement.points.withUnsafeBytes { digest.add($0) } }
    }

    /// Takes in how long a label is.
    mutating func take(label: String) {
        // Characters are counted only where they matter: a text has no more of them than bytes.
        if label.utf8.count > longestLabel { longestLabel = max(longestLabel, label.count) }
    }

    /// Throws where there is more than can be drawn.
    func check() throws {
        if longestLabel > Renderer.labelLimit {
            throw GraphvizError.labelTooLong(longestLabel, limit: Renderer.labelLimit)
        }
    }

    /// The colours of the inks as far as they are `#rrggbb`, in their own order, and the one that Graphviz gives to outlines
    /// that are not drawn.
    func colors(in scheme: ColorScheme) -> [String] {
        inks.map(scheme.value).filter { color in
            color.utf8.count == 7 && color.first == "#" && color.dropFirst().allSatisfy(\.isHexDigit)
        }.sorted() + ["transparent"]
    }
}
