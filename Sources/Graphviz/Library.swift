import CGraphviz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// libgvc itself: every object of it is made and freed here and in ``Building``.
///
/// Nothing in it may run at the same time as anything else in it: every entry holds the one lock of the process
/// (facts/graphviz.md, section 4).
enum Library {
    /// Which context renders.
    enum Quality {
        /// Without pango: the same bytes under any fonts, in milliseconds.
        case plain
        /// With cairo and pango: for bitmaps and pages.
        case full
    }

    /// What the library is called by itself.
    static var version: String { String(cString: ll_header_version()) }

    /// Builds the graph of `picture`, lays it out and draws it as SVG, by the writer that `write` makes when the graph's
    /// contents are known.
    static func draw(
        _ picture: Picture, by write: (GraphContents) throws -> SVGWriter
    ) throws -> SVGWriter {
        try placed(picture, .plain, dotsPerInch: nil) { graph, context, contents in
            var writer = try write(contents)
            var colors = contents.colors(in: picture.scheme).map { strdup($0) }
            defer { for color in colors { free(color) } }
            try withUnsafeMutablePointer(to: &writer) { writer in
                try colors.withUnsafeMutableBufferPointer { colors in
                    var drawing = SVGWriter.drawing(by: writer)
                    drawing.colors = colors.baseAddress
                    drawing.color_count = Int32(colors.count)
                    try guarded(.rendering) { ll_draw(context, graph, &drawing) == 0 ? context : nil }
                }
            }
            return writer
        }
    }

    /// Lays out `picture` and renders it in a format of Graphviz's own; `inspect` sees the size in points before anything
    /// is drawn.
    static func render(
        _ picture: Picture, format: String, dotsPerInch: Double? = nil,
        inspect: (_ width: Double, _ height: Double) throws -> Void = { _, _ in }
    ) throws -> [UInt8] {
        try placed(picture, .full, dotsPerInch: dotsPerInch) { graph, context, _ in
            let (width, height) = size(of: graph)
            guard width.magnitude < 1e9, height.magnitude < 1e9 else {
                throw GraphvizError.refused(stage: .layout, messages: [noSize])
            }
            try inspect(width, height)
            var data: UnsafeMutablePointer<CChar>?
            var length = 0
            // A format that is missing gives −1 and a buffer all the same, so it is freed on every way out.
            defer { if let data { gvFreeRenderData(data) } }
            try guarded(.rendering) { ll_render(context, graph, format, &data, &length) == 0 ? context : nil }
            guard let data, length > 0 else { throw GraphvizError.refused(stage: .rendering, messages: []) }
            return Array(UnsafeRawBufferPointer(start: data, count: length))
        }
    }

    /// Builds the graph of `picture`, lays it out and gives it to `body`; throws where it is more than can be drawn.
    private static func placed<Result: ~Copyable>(
        _ picture: Picture, _ quality: Quality, dotsPerInch: Double?,
        _ body: (UnsafeMutablePointer<Agraph_t>, OpaquePointer, GraphContents) throws -> Result
    ) throws -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        Messages.collect()
        forget()
        let context = try context(quality, for: picture.layout)
        var writer = GraphWriter(picture.scheme, for: Building(for: picture.layout, withMeaning: quality == .full))
        try guarded(.reading) {
            writer.put(picture.graph, inOrder: picture.layout == .nop2, dotsPerInch: dotsPerInch)
            spent = writer.target.root.map { ($0, nil) }
            return writer.target.isWhole ? spent : nil
        }
        try writer.contents.check()
        try guarded(.layout) {
            writer.target.withPlaces { gvLayout(context, $0, picture.layout.engine) == 0 ? $0 : nil } ?? nil
        }
        guard let (graph, _) = spent else { throw GraphvizError.refused(stage: .reading, messages: []) }
        spent = (graph, context)
        return try body(graph, context, writer.contents)
    }

    /// Runs one step of the library: it fails when it gives nothing, and when it prints what must not be overlooked.
    @discardableResult
    private static func guarded<Value>(_ stage: GraphvizError.Stage, _ body: () -> Value?) throws -> Value {
        defer { Messages.reset() }
        guard let value = body(), !Messages.tellOfFailure else {
            throw GraphvizError.refused(stage: stage, messages: Messages.lines)
        }
        return value
    }

    /// What is said of a drawing that is larger than can be drawn, or has places that are no numbers.
    static let noSize = "the drawing has no size, or a side of more than 1,000,000,000 points"

    /// The width and height in points, as the layout left them.
    private static func size(of graph: UnsafeMutablePointer<Agraph_t>) -> (Double, Double) {
        let box = ll_box(graph)
        return (box.UR.x - box.LL.x, box.UR.y - box.LL.y)
    }

    /// The graph that was rendered last, with the context in which it is laid out.
    private nonisolated(unsafe) static var spent: (graph: UnsafeMutablePointer<Agraph_t>, context: OpaquePointer?)?

    /// Frees the graph that was rendered last. That takes a tenth of the time of a long drawing, and a program that makes
    /// one drawing and ends need not wait for it, so it is done before the next one is read.
    private static func forget() {
        guard let (graph, context) = spent else { return }
        spent = nil
        if let context { gvFreeLayout(context, graph) }
        agclose(graph)
    }

    // MARK: Contexts

    private nonisolated(unsafe) static var plain: OpaquePointer?
    private nonisolated(unsafe) static var full: OpaquePointer?

    /// Whether ``plain`` can rank nodes.
    private nonisolated(unsafe) static var plainRanks = false

    /// The context of a quality; the plugin that ranks nodes is loaded into the plain one when it is first needed.
    private static func context(_ quality: Quality, for layout: Picture.Layout) throws -> OpaquePointer {
        let made = quality == .plain ? plain : full
        guard let context = made ?? (quality == .plain ? ll_plain_context() : ll_full_context()) else {
            throw GraphvizError.incomplete("it makes no context")
        }
        if quality == .plain { plain = context } else { full = context }
        if quality == .plain, layout == .dot, !plainRanks {
            ll_add_plugin(context, try plugin("dot_layout"))
            plainRanks = true
        }
        return context
    }

    /// The library symbol of a plugin, from the folder `graphviz` beside libgvc.
    private static func plugin(_ name: String) throws -> UnsafeMutableRawPointer {
        guard let folder = pluginFolder else { throw GraphvizError.incomplete("its library is not found") }
        guard let symbol = symbol(of: name) else {
            throw GraphvizError.incomplete("the plugin '\(name)' is not in '\(folder)'")
        }
        return symbol
    }

    /// The folder that plugins lie in; nil where the library itself is not found.
    static var pluginFolder: String? {
        guard let path = ll_library_path().map({ String(cString: $0) }), let slash = path.lastIndex(of: "/") else {
            return nil
        }
        return path[..<slash] + "/graphviz/"
    }

    /// The library symbol of a plugin, or nil where it is not installed or cannot be loaded.
    static func symbol(of name: String) -> UnsafeMutableRawPointer? {
        let version = ll_plugin_version()
        for ending in ["so.\(version)", "so", "\(version).dylib", "dylib"] {
            guard let folder = pluginFolder,
                let handle = dlopen("\(folder)libgvplugin_\(name).\(ending)", RTLD_NOW)
            else { continue }
            if let symbol = dlsym(handle, "gvplugin_\(name)_LTX_library") { return symbol }
        }
        return nil
    }

    private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
        let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        return lock
    }()
}
