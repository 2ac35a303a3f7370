import CGraphviz

/// A writer of SVG, which receives a drawing from libgvc.
///
/// libgvc provides the current object, the positions of its shapes and text, and the values of its pen. Theme colors,
/// classes, titles, and links come from the ``Graph``. The writer collects the objects, and ``document()`` writes them
/// in the order in which they are painted and read.
struct SVGWriter {
    let picture: Picture
    /// The ID of the drawing, which is the prefix of all IDs in the SVG.
    private let id: String
    private var bytes: [UInt8] = []
    /// Whether the page has a size that Graphviz can draw: its sides are numbers and not too large.
    private(set) var hasSize = true

    /// The kind of an object. The objects of a kind are numbered from 0 in the order in which Graphviz received them.
    enum Kind: Int { case node, edge, cluster }

    var body: [UInt8] = []
    /// The range of each object in ``body``, by kind and number.
    private var ranges: [[Range<Int>]]
    private let looks: [[SVGLook]]
    private(set) var current: (kind: Kind, number: Int, start: Int)?
    private(set) var look = SVGLook()
    private var canvas = boxf()
    /// The upper edge of the drawing without its padding, in the coordinates of the layout. The SVG measures y from
    /// here, so that a line that is added at the bottom changes no other line.
    var top: Double { canvas.UR.y + canvas.LL.y }
    /// The ends of the edge that is being drawn, until their arrowheads are written.
    var (head, tail): (gvz_edge_end?, gvz_edge_end?)
    /// The number of label lines so far of the current object, including blank lines, without the secondary label.
    var lineCount = 0
    var linkArea = SVGLinkArea()
    /// The font size of the root group, in points: the default font size of nodes, or 14 if the graph sets none.
    let fontSize: Double

    enum Part { case body, head, tail, secondaryLabel }

    init(_ picture: Picture) {
        self.picture = picture
        id = picture.id
        let graph = picture.graph
        var (nodeLook, edgeLook, clusterLook) = (SVGLook(), SVGLook(), SVGLook())
        nodeLook.add(graph.nodeDefaults)
        edgeLook.add(graph.edgeDefaults)
        // Graphviz uses the background color for clusters without a fill color.
        for case .background(let color) in graph.attributes { clusterLook.fill = color }
        var looks: [[SVGLook]] = [[], [], []]
        graph.forEachNode { looks[Kind.node.rawValue].append(SVGLook(nodeLook, $0.attributes, title: $0.title)) }
        graph.forEachEdge { looks[Kind.edge.rawValue].append(SVGLook(edgeLook, $0.attributes, title: $0.title)) }
        for subgraph in graph.subgraphs {
            subgraph.forEachSubgraph {
                looks[Kind.cluster.rawValue].append(SVGLook(clusterLook, $0.attributes, title: $0.title))
            }
        }
        self.looks = looks
        ranges = looks.map { Array(repeating: 0..<0, count: $0.count) }
        fontSize = graph.nodeDefaults.reduce(14) { if case .fontSize(let size) = $1 { size } else { $0 } }
        body.reserveCapacity(600 * (graph.nodes.count + graph.edges.count))
    }

    // MARK: Callbacks from libgvc

    mutating func beginPage(_ canvas: boxf) {
        self.canvas = canvas
        hasSize = GraphvizLibrary.canDraw(width: canvas.UR.x - canvas.LL.x, height: canvas.UR.y - canvas.LL.y)
        look = SVGLook()
        look.add(picture.graph.attributes)
        for case .background(let color) in picture.graph.attributes { look.fill = color }
    }

    mutating func begin(_ kind: Kind, _ number: Int) {
        if current == nil, pageRange == nil { pageRange = 0..<body.count }
        current = (kind, number, body.count)
        look = looks[kind.rawValue].indices.contains(number) ? looks[kind.rawValue][number] : SVGLook()
        lineCount = 0
        linkArea = SVGLinkArea()
        (head, tail) = (nil, nil)
    }

    mutating func setEnds(head: gvz_edge_end, tail: gvz_edge_end) { (self.head, self.tail) = (head, tail) }

    mutating func endObject() {
        guard let (kind, number, start) = current else { return }
        current = nil
        guard ranges[kind.rawValue].indices.contains(number), !look.isInvisible else { return }
        if let link = look.link {
            linkArea.write(link, title: look.title, isEdge: kind == .edge, to: &body)
        }
        ranges[kind.rawValue][number] = start..<body.count
    }

    // MARK: Document

    mutating func document() -> [UInt8] {
        bytes.removeAll()
        bytes.reserveCapacity(body.count + body.count / 3 + 4_000)
        writeHead()
        bytes.append(contentsOf: body[pageRange ?? 0..<body.count])
        for number in ranges[Kind.cluster.rawValue].indices { put(.cluster, number) }
        switch picture.graph.paintOrder {
        case .edgesFirst:
            for number in ranges[Kind.edge.rawValue].indices { put(.edge, number) }
            for number in ranges[Kind.node.rawValue].indices { put(.node, number) }
        case .nodesFirst: putInOrder()
        }
        bytes.append(markup: "</g>\n</svg>\n")
        return bytes
    }

    /// The range in ``body`` of the elements that belong to no object: the background and the graph's label. The range
    /// is nil until the first object begins.
    private var pageRange: Range<Int>?

    /// Writes the nodes in clusters, and then every other node and edge in the graph's order.
    private mutating func putInOrder() {
        var (node, edge) = (0, 0)
        let outside = picture.graph.nodes.count
        while node < ranges[Kind.node.rawValue].count - outside {
            put(.node, node)
            node += 1
        }
        for element in picture.graph.elements {
            switch element {
            case .node:
                put(.node, node)
                node += 1
            case .edge:
                put(.edge, edge)
                edge += 1
            }
        }
    }

    private mutating func writeHead() {
        var (width, height) = (canvas.UR.x - canvas.LL.x, canvas.UR.y - canvas.LL.y)
        if !hasSize { (width, height) = (0, 0) }
        bytes.append(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" id=\"\(id)\"")
        let decoration = picture.svgDecoration(picture)
        if !decoration.rootClasses.isEmpty { bytes.append(" class=\"\(DOT.classes(decoration.rootClasses))\"") }
        bytes.append(" role=\"img\" aria-labelledby=\"\(id)-title\" aria-describedby=\"\(id)-desc\"")
        if let language = picture.language {
            for name in ["lang", "xml:lang"] {
                bytes.append(" \(name)=\"")
                bytes.append(escaping: language)
                bytes.append(markup: "\"")
            }
        }
        let scale = picture.pixelsPerPoint(at: width)
        bytes.append(" width=\"\(Int((width * scale).rounded()))\" height=\"\(Int((height * scale).rounded()))\"")
        bytes.append(markup: " viewBox=\"0 0 ")
        bytes.append(width)
        bytes.append(markup: " ")
        bytes.append(height)
        bytes.append("\">\n<title id=\"\(id)-title\">")
        bytes.append(escaping: picture.title)
        bytes.append("</title>\n<desc id=\"\(id)-desc\">")
        bytes.append(escaping: picture.description)
        bytes.append(markup: "</desc>\n")
        writeOptional("metadata", decoration.metadata)
        writeOptional("style", decoration.styleSheet)
        let hasLinks = looks.contains { $0.contains { $0.link != nil } }
        // Sets the font on a group, because MuPDF doesn't inherit a font from the root element.
        bytes.append("<g class=\"graph\"\(hasLinks ? " role=\"group\"" : "")")
        bytes.append(" font-family=\"\(Font.regular.families)\" text-anchor=\"middle\" font-size=\"")
        bytes.append(fontSize)
        bytes.append(markup: "\" transform=\"translate(")
        bytes.append(-canvas.LL.x)
        bytes.append(markup: " ")
        bytes.append(-canvas.LL.y)
        bytes.append(markup: ")\">\n")
    }

    private mutating func writeOptional(_ element: String, _ text: String) {
        guard !text.isEmpty else { return }
        bytes.append("<\(element)>")
        bytes.append(escaping: text)
        bytes.append("</\(element)>\n")
    }

    private mutating func put(_ kind: Kind, _ number: Int) {
        let range = ranges[kind.rawValue][number]
        if range.isEmpty { return }
        let (title, classes) = (looks[kind.rawValue][number].title, looks[kind.rawValue][number].classes)
        switch kind {
        case .node: bytes.append(markup: "<g class=\"node")
        case .edge: bytes.append(markup: "<g class=\"edge")
        case .cluster: bytes.append(markup: "<g class=\"cluster")
        }
        if !classes.isEmpty {
            bytes.append(markup: " ")
            bytes.append(classes)
        }
        bytes.append(markup: "\">\n")
        if let title {
            bytes.append(markup: "<title>")
            bytes.append(escaping: title)
            bytes.append(markup: "</title>\n")
        }
        bytes.append(contentsOf: body[range])
        bytes.append(markup: "</g>\n")
    }
}
