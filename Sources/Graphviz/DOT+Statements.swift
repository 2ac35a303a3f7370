/// What the text says, as places in it.
extension DOT {
    /// One line of the text: what it makes, and what that is called and looks like.
    struct Statement: Sendable {
        /// What a line does, as the word with which it begins where it has one.
        enum Kind: String {
            case graph = "digraph"
            case graphDefaults = "graph"
            case nodeDefaults = "node"
            case edgeDefaults = "edge"
            case node = "a node"
            case edge = "an edge"
            case cluster = "subgraph"
            case clusterEnd = "}"
        }

        let kind: Kind
        /// Where the name stands; the tail's of an edge.
        var name = 0..<0
        /// Where the name of an edge's head stands.
        var head = 0..<0
        /// The attributes, as a range of ``DOT/values``.
        var values: Range<Int>
    }

    /// An attribute: where its value stands in the text, without the quotes around it.
    struct Value: Sendable {
        let key: Key
        let place: Range<Int>
    }

    /// The attributes that are written, by Graphviz's names.
    enum Key: String {
        case label, xlabel, lp, shape, style, color, fillcolor, fontcolor, bgcolor, fontname, fontsize, penwidth
        case peripheries, width, height, fixedsize, pos, arrowhead, arrowtail, dir, arrowsize
        case cssClass = "class"
        case link = "URL"
        case rankdir, nodesep, ranksep, weight, nslimit, tailport, headport, newrank, splines, outputorder, pad, margin
        case labelloc, labeljust, dpi

        /// Whether it means something to readers of a drawing, and nothing to Graphviz.
        var isMeaning: Bool { self == .cssClass || self == .link }
    }

    /// What a node, edge or cluster means to who reads the drawing.
    struct Object: Sendable {
        var title: String?
        /// Its names for style sheets.
        var classes = ""
        /// Where it leads, safe to follow.
        var link: String?
    }

    /// What was written of a graph's objects.
    struct Objects: Sendable {
        var nodes: [Object] = []
        var edges: [Object] = []
        var clusters: [Object] = []
    }
}
