/// How the positions of nodes and edges are found.
public enum Layout: String, Sendable, Hashable {
    /// Graphviz ranks the nodes.
    case dot
    /// Every node and edge has coordinates.
    case nop2
}

/// A drawing before it is rendered: a graph, how it is laid out, and what surrounds it in an SVG.
public struct Picture: Sendable {
    /// The name of the drawing, with which its ids begin, so that several drawings can be in one page.
    public var name: String
    /// What is drawn.
    public var graph: Graph
    /// How positions are found.
    public var layout: Layout
    /// The accessible name.
    public var title: String
    /// The whole drawing in words.
    public var description: String
    /// What is drawn, as one or two sentences for the alternative text of an image.
    public var summary: String
    /// The colors that it is made for.
    public var scheme: ColorScheme
    /// What an SVG of the picture contains besides the drawing; it is called when an SVG is written.
    public var svgDecoration: @Sendable (Picture) -> SVGDecoration = { _ in SVGDecoration() }
    /// Text formats that don't need Graphviz, by the name of their ``Format``. Each is written on request.
    public var textRenderings: [String: @Sendable () -> String] = [:]

    /// Makes a picture.
    public init(
        name: String, graph: Graph, layout: Layout, title: String, description: String, summary: String = "",
        scheme: ColorScheme = .auto
    ) {
        self.name = name
        self.graph = graph
        self.layout = layout
        self.title = title
        self.description = description
        self.summary = summary
        self.scheme = scheme
    }

    /// The id of the root element in an SVG, with which all other ids begin: letters, digits and hyphens, a letter first.
    public var id: String {
        let characters = name.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            return isPlain ? Character(scalar) : "-"
        }
        let text = String(characters)
        return text.first?.isLetter == true ? text : "d" + text
    }

    /// The colors that the graph uses, in the order of their first use.
    public var colors: [ThemeColor] {
        var known: Set<ThemeColor> = []
        var colors: [ThemeColor] = []
        func add(_ attributes: [Attribute]) {
            for color in attributes.lazy.compactMap(\.color) where known.insert(color).inserted {
                colors.append(color)
            }
        }
        for attributes in [graph.attributes, graph.nodeDefaults, graph.edgeDefaults] { add(attributes) }
        for subgraph in graph.subgraphs { subgraph.forEachSubgraph { add($0.attributes) } }
        graph.forEachNode { add($0.attributes) }
        graph.forEachEdge { add($0.attributes) }
        return colors
    }
}

extension Attribute {
    /// The color that it sets, if any.
    fileprivate var color: ThemeColor? {
        switch self {
        case .stroke(let color), .fill(let color), .textColor(let color), .background(let color),
            .secondaryLabelStyle(_, let color):
            color
        default: nil
        }
    }
}
