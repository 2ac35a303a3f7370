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

    func svg(_ picture: Picture, _ options: Format.Options) throws -> [UInt8] {
        let parts = try parts(of: picture)
        var bytes = try ByteBuffer.array(capacity: parts * 640 + picture.description.utf8.count + 8_000) { bytes in
            var room: ByteBuffer? = bytes
            let writer = try Library.draw(picture) { contents in
                SVGWriter(SVGDocument(picture, contents), into: room.take() ?? ByteBuffer(capacity: 0))
            }
            if !writer.hasSize { throw GraphvizError.refused(stage: .layout, messages: [Library.noSize]) }
            return writer.bytes
        }
        SVGDocument.seal(&bytes)
        return bytes
    }

    func bitmap(_ picture: Picture, _ options: Format.Options) throws -> [UInt8] {
        _ = try parts(of: picture)
        return try Library.render(picture, format: "png", dotsPerInch: 72 * options.scale) {
            let (width, height) = (Int(($0 + 16) * options.scale), Int(($1 + 16) * options.scale))
            guard max(width, height) <= options.pixelLimit else {
                throw GraphvizError.tooLarge(width: width, height: height, limit: options.pixelLimit)
            }
        }
    }

    func page(_ picture: Picture, _ options: Format.Options) throws -> [UInt8] {
        _ = try parts(of: picture)
        return try Library.render(picture, format: "pdf")
    }

    /// How many nodes and edges a picture has; throws where they are more than can be drawn.
    private func parts(of picture: Picture) throws -> Int {
        var count = picture.graph.edges.count
        picture.graph.forEachNode { _ in count += 1 }
        if count > Renderer.partLimit { throw GraphvizError.tooManyParts(count, limit: Renderer.partLimit) }
        return count
    }
}
