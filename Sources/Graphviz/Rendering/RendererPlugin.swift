import CGraphviz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A built-in plugin for libgvc: a renderer that calls ``SVGWriter``, and a text layout that measures text without
/// fonts.
///
/// Closures infer their parameter types from the installed headers: the number of points is an `int` before Graphviz
/// 11, and a `size_t` in later versions. Functions are overloaded if the number of parameters or the result type
/// differs.
enum RendererPlugin {
    static let format = "swiftsvg"

    /// The list of built-in plugins for `gvContextPlugins`. The list and its contents are never freed.
    nonisolated(unsafe) static let builtins: UnsafeMutablePointer<lt_symlist_t> = {
        let library = permanent([gvplugin_library_t(packagename: string(format), apis: apis)])
        let symbol = "gvplugin_\(format)_LTX_library"
        return permanent([
            lt_symlist_t(name: string(symbol), address: library), lt_symlist_t(name: nil, address: nil),
        ])
    }()

    private static var apis: UnsafeMutablePointer<gvplugin_api_t> {
        permanent([
            gvplugin_api_t(api: API_render, types: installed(format, engine: renderer, features: rendererFeatures)),
            gvplugin_api_t(api: API_device, types: installed("\(format):\(format)", engine: nil, features: device)),
            gvplugin_api_t(api: API_textlayout, types: installed("textlayout", engine: textLayout, features: nil)),
            gvplugin_api_t(api: API_render, types: nil),
        ])
    }

    /// Returns a list with one plugin. The high quality makes libgvc prefer this plugin to others of its type.
    private static func installed(
        _ name: String, engine: UnsafeMutableRawPointer?, features: UnsafeMutableRawPointer?
    ) -> UnsafeMutablePointer<gvplugin_installed_t> {
        permanent([
            gvplugin_installed_t(id: 0, type: string(name), quality: 1_000, engine: engine, features: features),
            gvplugin_installed_t(id: 0, type: nil, quality: 0, engine: nil, features: nil),
        ])
    }

    private static var rendererFeatures: UnsafeMutableRawPointer {
        var features = gvrender_features_t()
        features.flags = Int32(GVRENDER_Y_GOES_DOWN | GVRENDER_DOES_TRANSFORM | GVRENDER_DOES_LABELS)
        features.default_pad = 4
        features.color_type = RGBA_BYTE
        return UnsafeMutableRawPointer(permanent([features]))
    }

    private static var device: UnsafeMutableRawPointer {
        var features = gvdevice_features_t()
        features.flags = Int32(GVDEVICE_DOES_TRUECOLOR)
        features.default_dpi = pointf(x: 72, y: 72)
        return UnsafeMutableRawPointer(permanent([features]))
    }

    // MARK: Renderer

    private static var renderer: UnsafeMutableRawPointer {
        var engine = gvrender_engine_t()
        engine.begin_page = { job in RendererPlugin.writer(job)?.pointee.beginPage(job?.pointee.bb ?? boxf()) }
        engine.begin_cluster = { job in RendererPlugin.begin(job) }
        engine.begin_node = { job in RendererPlugin.begin(job) }
        engine.begin_edge = { job in RendererPlugin.begin(job) }
        engine.end_cluster = { job in RendererPlugin.writer(job)?.pointee.endObject() }
        engine.end_node = { job in RendererPlugin.writer(job)?.pointee.endObject() }
        engine.end_edge = { job in RendererPlugin.writer(job)?.pointee.endObject() }
        engine.textspan = { job, position, span in
            guard let span else { return }
            RendererPlugin.writer(job)?.pointee.text(span.pointee, at: position, RendererPlugin.part(job))
        }
        engine.ellipse = { job, points, filled in
            guard let points else { return }
            RendererPlugin.writer(job)?.pointee.ellipse(
                center: points[0], corner: points[1], RendererPlugin.pen(job, filled != 0), RendererPlugin.part(job))
        }
        engine.polygon = { job, points, count, filled in
            let points = UnsafeBufferPointer(start: points, count: Int(count))
            RendererPlugin.writer(job)?.pointee.polygon(
                points, RendererPlugin.pen(job, filled != 0), RendererPlugin.part(job))
        }
        engine.polyline = { job, points, count in
            RendererPlugin.writer(job)?.pointee.polyline(
                UnsafeBufferPointer(start: points, count: Int(count)), RendererPlugin.pen(job, false),
                RendererPlugin.part(job))
        }
        engine.beziercurve = drawCurve
        return UnsafeMutableRawPointer(permanent([engine]))
    }

    fileprivate static func writer(_ job: UnsafeMutablePointer<GVJ_t>?) -> UnsafeMutablePointer<SVGWriter>? {
        job?.pointee.context?.assumingMemoryBound(to: SVGWriter.self)
    }

    private static func begin(_ job: UnsafeMutablePointer<GVJ_t>?) {
        guard let object = job?.pointee.obj?.pointee else { return }
        let index = { (object: UnsafeMutableRawPointer?) in object.map { Int(gvz_sequence($0)) - 1 } ?? -1 }
        switch object.type {
        case NODE_OBJTYPE: writer(job)?.pointee.begin(.node, index(object.u.n))
        case EDGE_OBJTYPE:
            writer(job)?.pointee.begin(.edge, index(object.u.e))
            if let edge = object.u.e { writer(job)?.pointee.setEnds(head: gvz_head(edge), tail: gvz_tail(edge)) }
        default: writer(job)?.pointee.begin(.cluster, index(object.u.sg))
        }
    }

    fileprivate static func pen(_ job: UnsafeMutablePointer<GVJ_t>?, _ isFilled: Bool) -> SVGWriter.Pen {
        guard let object = job?.pointee.obj?.pointee else { return SVGWriter.Pen() }
        let style: SVGWriter.Pen.Style =
            switch object.pen {
            case PEN_DASHED: .dashed
            case PEN_DOTTED: .dotted
            default: .solid
            }
        return SVGWriter.Pen(
            fill: isFilled ? hexadecimal(object.fillcolor) : nil,
            stroke: object.pen == PEN_NONE ? nil : hexadecimal(object.pencolor), width: object.penwidth, style: style)
    }

    private static func hexadecimal(_ color: gvcolor_t) -> String? {
        let (red, green, blue, alpha) = color.u.rgba
        if alpha == 0 { return nil }
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
        return String(unsafeUninitializedCapacity: 7) { digits in
            digits[0] = UInt8(ascii: "#")
            for (index, value) in [red, green, blue].enumerated() {
                digits[2 * index + 1] = digit(value >> 4)
                digits[2 * index + 2] = digit(value & 15)
            }
            return 7
        }
    }

    fileprivate static func part(_ job: UnsafeMutablePointer<GVJ_t>?) -> SVGWriter.Part {
        switch job?.pointee.obj?.pointee.emit_state {
        case EMIT_HDRAW: .head
        case EMIT_TDRAW: .tail
        case EMIT_HLABEL: .secondaryLabel
        default: .body
        }
    }

    // MARK: Text layout

    private static var textLayout: UnsafeMutableRawPointer {
        var engine = gvtextlayout_engine_t()
        engine.textlayout = { span, _ in RendererPlugin.measure(span) }
        return UnsafeMutableRawPointer(permanent([engine]))
    }

    /// Measures text for Graphviz before 10, in which the callback returns a byte instead of a Boolean value.
    private static func measure(_ span: UnsafeMutablePointer<textspan_t>?) -> UInt8 {
        let isMeasured: Bool = measure(span)
        return isMeasured ? 1 : 0
    }

    /// Measures text so that libgvc doesn't need a font. Returns whether the text was measured.
    private static func measure(_ span: UnsafeMutablePointer<textspan_t>?) -> Bool {
        guard let span, let text = span.pointee.str, let font = span.pointee.font?.pointee else { return false }
        span.pointee.size = pointf(x: Font(font).width(of: String(cString: text)) * font.size, y: font.size * 1.2)
        span.pointee.yoffset_layout = 0
        span.pointee.yoffset_centerline = font.size * 0.1
        span.pointee.layout = nil
        span.pointee.free_layout = nil
        return true
    }

    // MARK: Memory

    private static func permanent<Value>(_ values: [Value]) -> UnsafeMutablePointer<Value> {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
        memory.initialize(from: values, count: values.count)
        return memory
    }

    private static func string(_ text: String) -> UnsafeMutablePointer<CChar> {
        permanent(text.utf8CString.map { $0 })
    }
}

extension Font {
    init(_ font: textfont_t) {
        let name = font.name
        self = Font.allCases.first { font in name.map { strcmp($0, font.rawValue) == 0 } ?? false } ?? .regular
    }
}

/// Draws a curve in Graphviz 11 and later.
private func drawCurve(
    _ job: UnsafeMutablePointer<GVJ_t>?, _ points: UnsafeMutablePointer<pointf>?, _ count: Int, _ filled: Int32
) {
    let pen = RendererPlugin.pen(job, filled != 0)
    let points = UnsafeBufferPointer(start: points, count: count)
    RendererPlugin.writer(job)?.pointee.curve(points, pen, RendererPlugin.part(job))
}

/// Draws a curve in Graphviz 8 to 10.
private func drawCurve(
    _ job: UnsafeMutablePointer<GVJ_t>?, _ points: UnsafeMutablePointer<pointf>?, _ count: Int32, _ filled: Int32
) {
    drawCurve(job, points, Int(count), filled)
}

/// Draws a curve in Graphviz before 8.
private func drawCurve(
    _ job: UnsafeMutablePointer<GVJ_t>?, _ points: UnsafeMutablePointer<pointf>?, _ count: Int32,
    _ arrowAtStart: Int32, _ arrowAtEnd: Int32, _ filled: Int32
) {
    drawCurve(job, points, Int(count), filled)
}
