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
    /// The graphs from which ``Renderer`` selects one, with their layouts, or an empty array if the picture consists of
    /// ``graph`` in any case. The renderer selects the first graph that is at most ``widthLimit`` wide, or the last.
    public private(set) var candidates: [(graph: Graph, layout: Layout)] = []
    /// The maximum width of all candidates except the last, in points.
    public private(set) var widthLimit = Double.infinity
    /// The maximum width of an SVG or a PNG in CSS pixels, and the width of the graph, in points, above which it is
    /// exceeded because the text would become too small. Nil for no maximum.
    /// If `isExact` is true, the drawing always has this width.
    public var pageWidth: (pixels: Double, legible: Double, isExact: Bool)?
    /// The sides of an upright sheet of paper for a PDF, in points, or nil for a page in the size of the drawing.
    public var paper: (width: Double, height: Double)?
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
    /// The BCP 47 tag of the text's language, which an SVG states and which selects the forms of Chinese characters in PNG
    /// and PDF files, or nil for no language.
    public var language: String?
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

    /// Returns the first picture with the graphs of all pictures as candidates.
    ///
    /// - Parameters:
    ///   - pictures: The pictures, of which there must be at least one, in order of preference.
    ///   - width: The maximum width of all pictures except the last, in points.
    public static func first(of pictures: [Picture], atMost width: Double) -> Picture {
        var picture = pictures[0]
        if pictures.count > 1 { picture.candidates = pictures.map { ($0.graph, $0.layout) } }
        picture.widthLimit = width
        return picture
    }

    /// Returns the number of CSS pixels per point of the graph, which is `width` points wide.
    func pixelsPerPoint(at width: Double) -> Double {
        guard let pageWidth, width > 0 else { return 4 / 3 }
        if pageWidth.isExact { return pageWidth.pixels / width }
        guard width <= pageWidth.legible else { return 4 / 3 }
        return min(4 / 3, pageWidth.pixels / width)
    }

    /// Returns the picture with the first candidate that `fits` accepts, or with the last candidate.
    func selecting(_ fits: (Picture) throws(GraphvizError) -> Bool) throws(GraphvizError) -> Picture {
        var picture = self
        for (index, candidate) in candidates.enumerated() {
            (picture.graph, picture.layout) = candidate
            if index < candidates.count - 1, try fits(picture) { break }
        }
        return picture
    }

    /// The ID of an SVG's root element, which is the prefix of all other IDs. The ID contains only ASCII letters,
    /// digits, and hyphens, and starts with a letter. Other letters of the name are hexadecimal numbers in the ID, so that
    /// two drawings in one page have different IDs.
    public var id: String {
        let text = name.unicodeScalars.reduce(into: "") { text, scalar in
            let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            text += !scalar.isASCII ? String(scalar.value, radix: 16) : isPlain ? String(scalar) : "-"
        }
        return text.first?.isLetter == true ? text : "d" + text
    }

    /// The colors that the graph uses, in the order of their first use.
    public var colors: [ThemeColor] { Picture.colors(of: graph) }

    private static func colors(of graph: Graph) -> [ThemeColor] {
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

    /// A hash of the picture's contents, which is the same on every machine and with every version of Graphviz.
    ///
    /// The summary, the SVG decoration, and the text renderings are not part of the hash.
    public var digest: String {
        var digest = Digest()
        for text in [name, title, description, scheme.rawValue] { digest.add(text) }
        for (graph, layout) in candidates.isEmpty ? [(graph, layout)] : candidates {
            digest.add(graph, layout, in: scheme)
            for color in Picture.colors(of: graph) {
                digest.add(color.name)
                digest.add(color.dark)
            }
        }
        if let pageWidth { digest.add("width \(pageWidth.pixels)\(pageWidth.isExact ? " exact" : "")") }
        for (kind, family) in [("text", families.text), ("code", families.code)] {
            guard let family else { continue }
            digest.add(kind)
            digest.add(family)
        }
        if let language { digest.add("language \(language)") }
        return digest.hexadecimal
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

extension Digest {
    fileprivate mutating func add(_ graph: Graph, _ layout: Layout, in scheme: ColorScheme) {
        for text in [layout.rawValue, graph.name, graph.paintOrder.rawValue] { add(text) }
        for attributes in [graph.attributes, graph.nodeDefaults, graph.edgeDefaults] { add(attributes, in: scheme) }
        for subgraph in graph.subgraphs { add(subgraph, in: scheme) }
        for case .node(let index) in graph.elements { add(graph.nodes[index], in: scheme) }
        graph.forEachEdge { edge in
            add(edge.tail)
            add(edge.head)
            add(edge.attributes, in: scheme)
            add(title: edge.title)
        }
    }

    fileprivate mutating func add(_ subgraph: Subgraph, in scheme: ColorScheme) {
        add(subgraph.name)
        add(subgraph.attributes, in: scheme)
        add(title: subgraph.title)
        for inner in subgraph.subgraphs { add(inner, in: scheme) }
        for node in subgraph.nodes { add(node, in: scheme) }
        add("end")
    }

    fileprivate mutating func add(_ node: Node, in scheme: ColorScheme) {
        add(node.name)
        add(node.attributes, in: scheme)
        add(title: node.title)
    }

    fileprivate mutating func add(title: String?) {
        add(title == nil ? 0 : 1)
        if let title { add(title) }
    }

    /// Adds attributes. Adds positions, routes, node sizes, and font sizes with a precision of 0.01 points, and less
    /// common attributes in the form that Graphviz reads.
    fileprivate mutating func add(_ attributes: [Attribute], in scheme: ColorScheme) {
        add(attributes.count)
        for attribute in attributes {
            switch attribute {
            case .label(let text, let alignment):
                add(.label, text)
                add(alignment.rawValue)
            case .size(let width, let height): add(.width, [Point(width, height)])
            case .position(let point): add(.position, [point])
            case .labelPosition(let point): add(.labelPosition, [point])
            case .route(let route):
                add(.position, route.spline)
                add(.arrowhead, [route.tip].compactMap(\.self))
                add(.arrowtail, [route.tailTip].compactMap(\.self))
            case .fill(let color): add(.fillcolor, scheme.value(of: color))
            case .stroke(let color): add(.color, scheme.value(of: color))
            case .textColor(let color): add(.fontcolor, scheme.value(of: color))
            case .font(let font): add(.fontname, font.rawValue)
            case .fontSize(let size): add(.fontsize, [Point(size, 0)])
            case .link(let address): add(.link, address)
            case .cssClass(let names):
                add("class")
                add(names)
            case .boldLines(let count):
                add("bold")
                add(count)
            default: attribute.write(in: scheme) { add($0.name, $0.value) }
            }
        }
    }

    private mutating func add(_ name: AttributeName, _ value: String) {
        add(name.rawValue)
        add(value)
    }

    /// Adds points with a precision of 0.01 points, so that rounding errors don't change the digest.
    private mutating func add(_ name: AttributeName, _ points: [Point]) {
        add(name.rawValue)
        add(points.count)
        for point in points {
            add(DecimalText.units(point.x, decimals: 2))
            add(DecimalText.units(point.y, decimals: 2))
        }
    }
}
