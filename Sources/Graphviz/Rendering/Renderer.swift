/// A renderer of pictures, which uses libgvc in this process for one picture at a time.
///
/// The SVG of a picture depends neither on earlier pictures nor on the installed fonts.
public struct Renderer: Sendable {
    /// The renderer of this process.
    public static let shared = Renderer()

    private init() {}

    /// The loaded version of Graphviz, such as `14.1.2`, or ``headerVersion`` if Graphviz can't start or reports no
    /// version. Graphviz 2.42.2 reports `2.43.0`.
    public var version: String { GraphvizLibrary.version }
    /// The version of Graphviz that this module was compiled with.
    public var headerVersion: String { GraphvizLibrary.headerVersion }

    /// Renders `picture` as `format`, and returns the contents of the file. Throws a ``GraphvizError``.
    public func render(_ picture: Picture, as format: Format, options: Format.Options = Format.Options())
        throws(GraphvizError) -> [UInt8]
    {
        try format.make(self, format.isTextRendering ? picture : selected(picture), options)
    }

    /// Returns the picture with the candidate that fits its width.
    private func selected(_ picture: Picture) throws(GraphvizError) -> Picture {
        try picture.selecting { candidate throws(GraphvizError) in
            try candidate.validate()
            return try GraphvizLibrary.width(of: candidate) <= picture.widthLimit
        }
    }

    /// The maximum total number of nodes and edges in a drawing.
    public static let elementLimit = 1_000_000
    /// The maximum number of characters in a label.
    public static let labelLimit = 20_000

    func svg(_ picture: Picture) throws(GraphvizError) -> [UInt8] {
        try picture.validate()
        var writer = try GraphvizLibrary.draw(picture)
        guard writer.hasSize else {
            throw GraphvizError.refused(stage: .layout, messages: [GraphvizLibrary.noSize])
        }
        return writer.document()
    }

    func png(_ picture: Picture, _ options: Format.Options) throws(GraphvizError) -> [UInt8] {
        try picture.validate()
        let graphWidth = picture.pageWidth == nil ? 0 : try GraphvizLibrary.width(of: picture)
        let dotsPerInch = 72 * picture.pixelsPerPoint(at: graphWidth) * options.scale
        let scale = dotsPerInch / 72
        let bytes = try renderInstalled(picture, "png", extra: [AttributeAssignment(.dpi, dotsPerInch)]) {
            (points: (width: Double, height: Double)) throws(GraphvizError) in
            let (width, height) = (Int((points.width + 16) * scale), Int((points.height + 16) * scale))
            guard max(width, height) <= options.pixelLimit else {
                throw GraphvizError.tooLarge(width: width, height: height, limit: options.pixelLimit)
            }
        }
        return PNGChunks.adding(
            dotsPerInch: dotsPerInch, comment: picture.svgDecoration(picture).metadata, to: bytes)
    }

    func pdf(_ picture: Picture) throws(GraphvizError) -> [UInt8] {
        try picture.validate()
        var picture = picture
        if picture.layout == .nop2 { picture.graph = picture.graph.withLabelsAsNodes() }
        // By default, pages have a margin of half an inch, which the background would not cover.
        let bytes = try renderInstalled(picture, "pdf", extra: [AttributeAssignment(.margin, 0)], fillsPage: true)
        return PDFProperties.adding(
            title: picture.title, keywords: picture.svgDecoration(picture).metadata, to: bytes)
    }

    private func renderInstalled(
        _ picture: Picture, _ format: String, extra: [AttributeAssignment] = [], fillsPage: Bool = false,
        checkSize: ((width: Double, height: Double)) throws(GraphvizError) -> Void = { _ in }
    ) throws(GraphvizError) -> [UInt8] {
        do throws(GraphvizError) {
            return try GraphvizLibrary.render(
                picture, format: format, extra: extra, fillsPage: fillsPage, checkSize: checkSize)
        } catch {
            guard case .refused(.rendering, let messages) = error,
                messages.contains(where: { $0.contains("not recognized") })
            else { throw error }
            throw GraphvizError.missingFormat(format)
        }
    }
}

extension Picture {
    /// Throws a ``GraphvizError`` if the picture exceeds a limit. For the layout `nop2`, also throws an error if a node
    /// has no position or an edge has no valid route.
    ///
    /// Without positions and valid routes, `nop2` draws a graph incorrectly or aborts.
    fileprivate func validate() throws(GraphvizError) {
        var count = graph.edges.count
        var (longestLabel, unplaced) = (0, String?.none)
        func measure(_ attributes: [Attribute]) {
            for attribute in attributes {
                switch attribute {
                // Text never has more characters than bytes, and bytes are faster to count.
                case .label(let text, _), .xlabel(let text), .secondaryLabel(let text, _):
                    if text.utf8.count > longestLabel { longestLabel = max(longestLabel, text.count) }
                default: break
                }
            }
        }
        measure(graph.attributes)
        for subgraph in graph.subgraphs { subgraph.forEachSubgraph { measure($0.attributes) } }
        graph.forEachNode { node in
            count += 1
            measure(node.attributes)
            if layout == .nop2, unplaced == nil, !node.attributes.contains(where: \.isPosition) { unplaced = node.name }
        }
        graph.forEachEdge { measure($0.attributes) }
        if count > Renderer.elementLimit {
            throw GraphvizError.tooManyElements(count, limit: Renderer.elementLimit)
        }
        if longestLabel > Renderer.labelLimit {
            throw GraphvizError.labelTooLong(longestLabel, limit: Renderer.labelLimit)
        }
        if let unplaced { throw GraphvizError.noPosition(node: unplaced) }
        if layout == .nop2 { try validateRoutes() }
    }

    private func validateRoutes() throws(GraphvizError) {
        for edge in graph.edges {
            let hasRoute = edge.attributes.contains {
                guard case .route(let route) = $0 else { return false }
                return route.spline.count >= 4 && route.spline.count % 3 == 1
            }
            if !hasRoute { throw GraphvizError.noRoute(tail: edge.tail, head: edge.head) }
        }
    }
}

extension Attribute {
    fileprivate var isPosition: Bool { if case .position = self { true } else { false } }
}
