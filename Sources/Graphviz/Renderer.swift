/// Turns pictures into bytes: through libgvc, in this process, one at a time.
///
/// Rendering a picture gives the same bytes whatever was rendered before it.
public struct Renderer: Sendable {
    /// The renderer: there is but one libgvc in a process.
    public static let shared = Renderer()

    private init() {}

    /// The version of Graphviz that renders, as `2.43.0`.
    public var version: String { Library.version }

    /// Renders `picture` as `format`; throws ``GraphvizError``.
    public func render(_ picture: Picture, as format: Format, options: Format.Options = Format.Options()) throws
        -> [UInt8]
    {
        try format.make(self, picture, options)
    }

    /// The most nodes and edges of a drawing.
    public static let partLimit = 1_000_000
    /// The most characters of a label.
    public static let labelLimit = 20_000

    /// The text of a picture; throws ``GraphvizError`` where it is more than can be drawn.
    private func text(of picture: Picture, dotsPerInch: Double? = nil) throws -> DOT {
        let dot = DOT(picture.graph, in: picture.scheme, dotsPerInch: dotsPerInch, keepsLines: true)
        if dot.parts > Renderer.partLimit { throw GraphvizError.tooManyParts(dot.parts, limit: Renderer.partLimit) }
        if dot.content.longestLabel > Renderer.labelLimit {
            throw GraphvizError.labelTooLong(dot.content.longestLabel, limit: Renderer.labelLimit)
        }
        return dot
    }

    func svg(_ picture: Picture, _ options: Format.Options) throws -> [UInt8] {
        let dot = try text(of: picture)
        let capacity = dot.text.count * 4 + picture.description.utf8.count + 8_000
        var bytes = try ByteBuffer.array(capacity: capacity) { bytes in
            var writer = SVGWriter(SVGDocument(picture, dot), into: bytes)
            try Library.draw(dot, layout: picture.layout.rawValue, by: &writer)
            if !writer.hasSize { throw GraphvizError.refused(stage: .layout, messages: [Library.noSize]) }
            return writer.bytes
        }
        SVGDocument.seal(&bytes)
        return bytes
    }

    func bitmap(_ picture: Picture, _ options: Format.Options) throws -> [UInt8] {
        let dot = try text(of: picture, dotsPerInch: 72 * options.scale)
        return try Library.render(dot, layout: picture.layout.rawValue, format: "png") {
            let (width, height) = (Int(($0 + 16) * options.scale), Int(($1 + 16) * options.scale))
            guard max(width, height) <= options.pixelLimit else {
                throw GraphvizError.tooLarge(width: width, height: height, limit: options.pixelLimit)
            }
        }
    }

    func page(_ picture: Picture, _ options: Format.Options) throws -> [UInt8] {
        try Library.render(try text(of: picture), layout: picture.layout.rawValue, format: "pdf")
    }
}
