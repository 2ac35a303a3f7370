/// A form in which a picture leaves the program.
///
/// A new format is one static and its line in ``all``.
public struct Format: Sendable {
    /// The word of `--format`, which is the ending of its files too.
    public let name: String
    /// One line for the help.
    public let summary: String
    /// Whether its bytes are the same on every machine with the same Graphviz.
    public let isReproducible: Bool
    /// Makes the bytes.
    let make: @Sendable (Renderer, Picture, Options) throws -> [UInt8]

    /// What may be asked of a format.
    public struct Options: Sendable, Hashable {
        /// Pixels for each point of a bitmap.
        public var scale: Double
        /// The longest side of a bitmap, in pixels.
        public var pixelLimit: Int

        /// Makes options: two pixels for each point, and no side above 16,384.
        public init(scale: Double = 2, pixelLimit: Int = 16_384) {
            self.scale = scale
            self.pixelLimit = pixelLimit
        }
    }

    /// Every format, the usual one first.
    public static let all: [Format] = [.svg, .png, .pdf, .dot, .text, .mermaid]

    /// The format of that name, or nil.
    public static func named(_ name: String) -> Format? { all.first { $0.name == name } }

    /// Scalable, light and dark, with title, description and links.
    public static let svg = Format(name: "svg", summary: "scalable, light and dark", isReproducible: true) {
        try $0.svg($1, $2)
    }
    /// A bitmap.
    public static let png = Format(name: "png", summary: "a bitmap", isReproducible: false) { try $0.bitmap($1, $2) }
    /// A page for print.
    public static let pdf = Format(name: "pdf", summary: "a page for print", isReproducible: false) {
        try $0.page($1, $2)
    }
    /// The text that Graphviz reads.
    public static let dot = Format(name: "dot", summary: "the text that graphviz reads", isReproducible: true) {
        _, picture, _ in
        DOT.bytes(of: picture.graph, in: picture.scheme)
    }
    /// Plain text for a terminal, where the drawing has such a form.
    public static let text = writing("text", "plain text for a terminal")
    /// Mermaid, where the drawing has such a form.
    public static let mermaid = writing("mermaid", "for places that render mermaid")

    private static func writing(_ name: String, _ summary: String) -> Format {
        Format(name: name, summary: summary, isReproducible: true) { _, picture, _ in
            guard let write = picture.writings[name] else { throw GraphvizError.unsupported(format: name) }
            return Array(write().utf8)
        }
    }
}
