/// The source of the positions for nodes and edges.
public enum Layout: String, Sendable, Hashable {
    /// Graphviz ranks the nodes and computes positions.
    case dot
    /// Every node and edge has coordinates.
    case nop2
}

/// A drawing before it is rendered: a graph, its layout, and the other contents of the drawing's files.
public struct Picture: Sendable {
    /// The name of the drawing, from which ``id`` is derived. The drawings on one page need different IDs.
    public var name: String
    /// The graph to draw.
    public var graph: Graph
    /// The source of positions.
    public var layout: Layout
    /// The accessible name.
    public var title: String
    /// A description of the whole drawing in text.
    public var description: String
    /// A summary of the drawing in one or two sentences, for the alternative text of an image.
    public var summary: String
    /// The color scheme of the drawing.
    public var scheme: ColorScheme
    /// The font families for text and for code that replace the families of ``Font`` in an SVG, or nil for no
    /// replacement.
    public var families: (text: String?, code: String?) = (nil, nil)
    /// A closure that returns the metadata, style sheet, and root classes of an SVG when the SVG is written.
    public var svgDecoration: @Sendable (Picture) -> SVGDecoration = { _ in SVGDecoration() }
    /// Closures that return the drawing in a text format without using Graphviz, keyed by the name of the ``Format``.
    public var textRenderings: [String: @Sendable () -> String] = [:]

    /// Creates a picture.
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

    /// The ID of an SVG's root element, which is the prefix of all other IDs. The ID contains only ASCII letters,
    /// digits, and hyphens, and starts with a letter.
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
    fileprivate var color: ThemeColor? {
        switch self {
        case .stroke(let color), .fill(let color), .textColor(let color), .background(let color),
            .secondaryLabelStyle(_, let color):
            color
        default: nil
        }
    }

    func mapColor(_ transform: (ThemeColor) -> ThemeColor) -> Attribute {
        switch self {
        case .stroke(let color): .stroke(transform(color))
        case .fill(let color): .fill(transform(color))
        case .textColor(let color): .textColor(transform(color))
        case .background(let color): .background(transform(color))
        case .secondaryLabelStyle(let size, let color): .secondaryLabelStyle(size, transform(color))
        default: self
        }
    }
}
