import CGraphviz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The libgvc library, which lays out and renders graphs.
///
/// libgvc and cgraph are not thread-safe, not even for reading, so one process-wide lock guards every call.
enum GraphvizLibrary {
    /// The version of the headers that this module was compiled with, such as `14.1.2`.
    static var headerVersion: String { PACKAGE_VERSION }

    /// The loaded version, or the version of the headers if libgvc can't create a context or reports no version.
    static var version: String {
        locked {
            // A context of another major version is not used for drawings, but it reports its version.
            let context = (try? context(for: .svg)) ?? gvContextPlugins(RendererPlugin.builtins, 1)
            return context.flatMap(version) ?? headerVersion
        }
    }

    /// Draws a picture with this module's renderer plugin, and returns the writer with the drawing.
    static func draw(_ picture: Picture) throws(GraphvizError) -> SVGWriter {
        try laidOut(picture, .svg) { graph, context throws(GraphvizError) in
            var writer = SVGWriter(picture)
            try withUnsafeMutablePointer(to: &writer) { writer throws(GraphvizError) in
                try checked(.rendering) {
                    withCString(RendererPlugin.format) { gvRenderContext(context, graph, $0, writer) } == 0
                }
            }
            return writer
        }
    }

    /// Returns the width of a picture with its padding, in points.
    static func width(of picture: Picture) throws(GraphvizError) -> Double {
        try laidOut(picture, .svg) { graph, _ throws(GraphvizError) in
            let box = gvz_bounding_box(graph)
            return picture.graph.attributes.reduce(box.UR.x - box.LL.x) {
                if case .padding(let padding) = $1 { $0 + 2 * padding } else { $0 }
            }
        }
    }

    /// Renders a picture in one of Graphviz's own formats, and returns the contents of the file.
    ///
    /// - Parameters:
    ///   - picture: The picture to render.
    ///   - format: Graphviz's name of the format, such as `png`.
    ///   - extra: Graph attributes that are not part of the DOT text.
    ///   - fillsPage: Whether the background of a picture with padding covers a page with sides of whole points.
    ///   - checkSize: A closure that receives the size of the laid-out graph, in points, and throws an error to stop
    ///     before rendering.
    static func render(
        _ picture: Picture, format: String, extra: [AttributeAssignment] = [], fillsPage: Bool = false,
        checkSize: ((width: Double, height: Double)) throws(GraphvizError) -> Void = { _ in }
    ) throws(GraphvizError) -> [UInt8] {
        try laidOut(picture, .full, extra: extra) { graph, context throws(GraphvizError) in
            let box = gvz_bounding_box(graph)
            let (width, height) = (box.UR.x - box.LL.x, box.UR.y - box.LL.y)
            guard canDraw(width: width, height: height) else {
                throw GraphvizError.refused(stage: .layout, messages: [noSize])
            }
            try checkSize((width, height))
            if fillsPage, let paper = picture.paper {
                place(graph, on: paper, box.LL, box.UR)
            } else if fillsPage {
                fillPage(of: graph, picture.graph, width, height)
            }
            var data: UnsafeMutablePointer<CChar>?
            // libgvc returns a buffer even if it fails.
            defer { if let data { gvFreeRenderData(data) } }
            var length = 0
            try checked(.rendering) { renderData(gvRenderData, context, graph, format, &data, &length) == 0 }
            guard let data, length > 0 else { throw GraphvizError.refused(stage: .rendering, messages: []) }
            return Array(UnsafeRawBufferPointer(start: data, count: length))
        }
    }

    /// Increases the padding of a laid-out graph so that the sides of the drawing are whole points, like the sides of
    /// a PDF page.
    ///
    /// Does nothing if the graph sets no padding. If the drawing were smaller than the page, the paper would be visible
    /// at the edge of the background.
    private static func fillPage(
        of graph: UnsafeMutablePointer<Agraph_t>, _ source: Graph, _ width: Double, _ height: Double
    ) {
        for case .padding(let padding) in source.attributes {
            let inches = [width, height].map { side in
                DecimalText.text(((side + 2 * padding - 0.001).rounded(.up) - side) / 2 / 72, decimals: 6)
            }
            withCString(AttributeName.pad.text) { name in
                withCString(inches.joined(separator: ",")) { value in _ = agset(graph, name, value) }
            }
        }
    }

    /// The margins of a sheet of paper: half an inch.
    private static let margin = 36.0

    /// Returns the scale of a drawing on a sheet of paper, and whether the sheet is turned, because the drawing is much
    /// larger then. On paper that is larger than A4, all drawings are larger by the same factor. A drawing that is too large
    /// for the sheet is scaled down.
    static func zoom(
        width: Double, height: Double, on paper: (width: Double, height: Double)
    ) -> (scale: Double, isTurned: Bool) {
        let largest = max(1, min(paper.width / 595, paper.height / 842))
        func scale(_ wide: Double, _ tall: Double) -> Double {
            min(largest, (wide - 2 * margin) / width, (tall - 2 * margin) / height)
        }
        let (upright, turned) = (scale(paper.width, paper.height), scale(paper.height, paper.width))
        return turned > 1.1 * upright ? (turned, true) : (upright, false)
    }

    /// Places a laid-out graph at the top of a sheet of paper, centered.
    private static func place(
        _ graph: UnsafeMutablePointer<Agraph_t>, on paper: (width: Double, height: Double), _ low: pointf,
        _ high: pointf
    ) {
        let (zoom, isTurned) = Self.zoom(width: high.x - low.x, height: high.y - low.y, on: paper)
        let (wide, tall) = isTurned ? (paper.height, paper.width) : paper
        let middle = ((low.x + high.x) / 2, high.y + (margin - tall / 2) / zoom)
        let values = [wide, tall, zoom, middle.0, middle.1].map { DecimalText.text($0, decimals: 6) }
        withCString("viewport") { name in
            withCString(values.joined(separator: ",")) { value in
                withCString("") { none in _ = agsafeset(graph, name, value, none) }
            }
        }
    }

    /// Calls `gvRenderData`, whose length parameter is `unsigned` before Graphviz 13, and `size_t` in later versions.
    private static func renderData<Length: BinaryInteger>(
        _ render: (
            OpaquePointer?, UnsafeMutablePointer<Agraph_t>?, UnsafePointer<CChar>?,
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<Length>?
        ) -> Int32,
        _ context: OpaquePointer, _ graph: UnsafeMutablePointer<Agraph_t>, _ format: String,
        _ data: inout UnsafeMutablePointer<CChar>?, _ length: inout Int
    ) -> Int32 {
        var count: Length = 0
        defer { length = Int(count) }
        return render(context, graph, format, &data, &count)
    }

    /// Returns whether the magnitudes of `width` and `height`, in points, are at most 1,000,000,000. Returns false for
    /// NaN.
    static func canDraw(width: Double, height: Double) -> Bool { width.magnitude <= 1e9 && height.magnitude <= 1e9 }

    static let noSize =
        "the drawing's size is not a number or exceeds 1,000,000,000 points; draw fewer controllers or events"

    /// Builds and lays out the graph of a picture, calls `body`, and frees the layout and the graph. Returns the
    /// result of `body`.
    private static func laidOut<Result>(
        _ picture: Picture, _ purpose: Purpose, extra: [AttributeAssignment] = [],
        _ body: (UnsafeMutablePointer<Agraph_t>, OpaquePointer) throws(GraphvizError) -> Result
    ) throws(GraphvizError) -> Result {
        try locked { () throws(GraphvizError) in
            MessageCollector.start()
            let context = try context(for: purpose)
            guard
                var builder = CGraphBuilder(
                    picture.graph.name, scheme: picture.scheme,
                    fontName: { purpose == .full ? $0.pangoDescription(in: picture.language) : $0.rawValue })
            else {
                throw GraphvizError.refused(stage: .building, messages: MessageCollector.lines)
            }
            let graph = builder.root
            defer { agclose(graph) }
            try checked(.building) {
                builder.add(picture.graph, picture.layout, extra: extra)
                return builder.isComplete
            }
            try checked(.layout) { gvLayout(context, graph, picture.layout.rawValue) == 0 }
            defer { gvFreeLayout(context, graph) }
            return try body(graph, context)
        }
    }

    private static func checked(_ stage: GraphvizError.Stage, _ body: () -> Bool) throws(GraphvizError) {
        defer { MessageCollector.reset() }
        let isDone = body()
        let failures = MessageCollector.failures
        if isDone, failures.isEmpty { return }
        let messages = failures.isEmpty ? MessageCollector.lines : failures
        throw GraphvizError.missingEngine(in: messages) ?? .refused(stage: stage, messages: messages)
    }

    // MARK: Contexts

    /// The purpose of a context.
    enum Purpose {
        /// SVG from ``RendererPlugin``, which measures text without fonts, so the output doesn't depend on installed
        /// fonts.
        case svg
        /// Graphviz's own formats, with cairo and Pango.
        case full
    }

    private nonisolated(unsafe) static var contexts: (svg: OpaquePointer?, full: OpaquePointer?)

    /// Returns the context for a purpose, which is created once and kept. Throws an error if libgvc can't create a
    /// context, or if its major version differs from the version of the headers.
    private static func context(for purpose: Purpose) throws(GraphvizError) -> OpaquePointer {
        if let context = purpose == .svg ? contexts.svg : contexts.full { return context }
        let made = purpose == .svg ? gvContextPlugins(RendererPlugin.builtins, 1) : gvContext()
        guard let context = made else { throw GraphvizError.noContext }
        if let loaded = version(of: context),
            let error = GraphvizError.otherVersion(compiled: headerVersion, ifOther: loaded)
        {
            throw error
        }
        switch purpose {
        case .svg: contexts.svg = context
        case .full: contexts.full = context
        }
        return context
    }

    private static func version(of context: OpaquePointer) -> String? {
        gvcVersion(context).map { String(cString: $0) }
    }

    /// Returns the names of the installed plugins of a kind, such as `layout` or `device`, in the order in which
    /// Graphviz lists them. Returns an empty array if libgvc can't create a context or has another major version.
    static func plugins(_ kind: String) -> [String] {
        locked {
            guard let context = try? context(for: .full) else { return [] }
            return list(gvPluginList, context, kind)
        }
    }

    /// Returns plugin names from `gvPluginList` in Graphviz 10 and later.
    private static func list(
        _ list: (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?
        ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        _ context: OpaquePointer, _ kind: String
    ) -> [String] {
        var count: Int32 = 0
        let names = list(context, kind, &count)
        return take(names, count)
    }

    /// Returns plugin names from `gvPluginList`, which has an additional, unused parameter before Graphviz 10.
    private static func list(
        _ list: (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<CChar>?
        ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        _ context: OpaquePointer, _ kind: String
    ) -> [String] {
        var count: Int32 = 0
        let names = list(context, kind, &count, nil)
        return take(names, count)
    }

    private static func take(_ names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int32) -> [String] {
        guard let names else { return [] }
        defer { free(names) }
        return (0..<Int(count)).compactMap { index in
            guard let name = names[index] else { return nil }
            defer { free(name) }
            return String(cString: name)
        }
    }

    // MARK: Lock

    private static func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body()
    }

    private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
        let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        return lock
    }()
}
