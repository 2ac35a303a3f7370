/// A graph as DOT text, and what each line of it says as places in it, so that libgvc can be given the graph without
/// reading the text again.
///
/// Nodes, edges and clusters have the ids `n0`, `e0`, `c0` … in the order of writing.
public struct DOT: Sendable {
    /// The text.
    let text: [UInt8]
    /// What the text says.
    let content: Content
    /// The colours of the inks as far as they are `#rrggbb`, in their own order.
    let colors: [String]
    /// How many nodes and edges there are.
    var parts: Int { content.objects.nodes.count + content.objects.edges.count }

    /// The DOT text of `graph`, in the colours of `scheme`.
    public static func text(of graph: Graph, in scheme: ColorScheme = .auto) -> String {
        String(decoding: DOT(graph, in: scheme).text, as: UTF8.self)
    }

    /// Writes `graph`; `dotsPerInch` is what a bitmap asks for. The lines are kept where libgvc is to be given them.
    init(_ graph: Graph, in scheme: ColorScheme, dotsPerInch: Double? = nil, keepsLines: Bool = false) {
        let parts = graph.nodes.count + graph.edges.count
        var content = Content()
        text = ByteBuffer.array(capacity: 2_000 + parts * 280) { text in
            var writer = DOTWriter(scheme, parts: parts, keepsPlaces: keepsLines, into: text)
            writer.put(graph, dotsPerInch: dotsPerInch)
            content = writer.content
            return writer.text
        }
        self.content = content
        colors = content.inks.map(scheme.value).filter { color in
            color.utf8.count == 7 && color.first == "#" && color.dropFirst().allSatisfy(\.isHexDigit)
        }.sorted()
    }

    /// What a text says, as places in it.
    struct Content: Sendable {
        /// The lines of the text, where they are kept.
        var statements: [Statement] = []
        /// The attributes that are used.
        var keys: [Key] = []
        /// The attributes of all lines, in the order of writing.
        var values: [Value] = []
        /// What nodes, edges and clusters mean, by the number in their ids.
        var objects = Objects()
        /// The inks that are used, in the order of their first use.
        var inks: [Ink] = []
        /// How long the longest label is, in characters.
        var longestLabel = 0
    }

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
        /// The attributes, as a range of ``DOT/Content/values``.
        var values: Range<Int>
    }

    /// An attribute: where its value stands in the text, without the quotes around it.
    struct Value: Sendable {
        /// Which it is of ``DOT/Content/keys``.
        let key: Int
        let place: Range<Int>
    }

    /// The attributes that are written, by Graphviz's names.
    enum Key: String {
        case label, xlabel, headlabel, lp
        case headlabelPosition = "head_lp"
        case shape, style, color, fillcolor, fontcolor, bgcolor, fontname, fontsize, penwidth
        case peripheries, width, height, fixedsize, pos, arrowhead, arrowtail, dir, arrowsize
        case cssClass = "class"
        case link = "URL"
        case rankdir, nodesep, ranksep, weight, nslimit, tailport, headport, newrank, splines, outputorder, pad, margin
        case labelloc, labeljust, labelfontsize, labelfontcolor, dpi

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
