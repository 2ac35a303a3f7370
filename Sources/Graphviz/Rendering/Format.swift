/// A file format of drawings.
public struct Format: Sendable {
    /// The name on the command line, which is also the file name extension.
    public let name: String
    /// A short description for the help text.
    public let summary: String
    /// Whether the output is the same on every machine with the same version of Graphviz.
    public let isReproducible: Bool
    /// Whether the format is available only for pictures with a text rendering of the same name.
    public let isTextRendering: Bool
    let make: @Sendable (Renderer, Picture, Options) throws(GraphvizError) -> [UInt8]

    /// Options for bitmaps.
    public struct Options: Sendable, Hashable {
        /// The number of pixels per CSS pixel, of which an inch contains 96.
        public var scale: Double
        /// The maximum length of a side, in pixels.
        public var pixelLimit: Int

        /// Creates options.
        public init(scale: Double = 2, pixelLimit: Int = 16_384) {
            self.scale = scale
            self.pixelLimit = pixelLimit
        }
    }

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - name: The value for `--format`, which is also the file name extension.
    ///   - summary: A short description for the help text.
    ///   - isReproducible: Whether the output is the same on every machine with the same version of Graphviz.
    ///   - isTextRendering: Whether the format is available only for pictures with a text rendering of the same name.
    ///   - make: A closure that renders a picture with the renderer and the options, and returns the contents of the
    ///     file.
    public init(
        name: String, summary: String, isReproducible: Bool, isTextRendering: Bool = false,
        make: @escaping @Sendable (Renderer, Picture, Options) throws(GraphvizError) -> [UInt8]
    ) {
        self.name = name
        self.summary = summary
        self.isReproducible = isReproducible
        self.isTextRendering = isTextRendering
        self.make = make
    }

    /// All formats, starting with the default.
    public static let all: [Format] = [.svg, .png, .pdf, .dot, .text, .mermaid, .markdown, .html, .csv]

    /// Returns the format with the given name, or nil for an unknown name.
    public static func named(_ name: String) -> Format? { all.first { $0.name == name } }

    /// Scalable Vector Graphics, with a title, a description, and links.
    public static let svg = Format(name: "svg", summary: "vector graphics, light and dark", isReproducible: true) {
        renderer, picture, _ throws(GraphvizError) in try renderer.svg(picture)
    }
    /// A bitmap.
    public static let png = Format(name: "png", summary: "a bitmap", isReproducible: false) {
        renderer, picture, options throws(GraphvizError) in try renderer.png(picture, options)
    }
    /// A PDF page for printing.
    public static let pdf = Format(name: "pdf", summary: "a page for printing", isReproducible: false) {
        renderer, picture, _ throws(GraphvizError) in try renderer.pdf(picture)
    }
    /// The text format of Graphviz.
    public static let dot = Format(name: "dot", summary: "the text format of Graphviz", isReproducible: true) {
        _, picture, _ in Array(DOT.text(of: picture).utf8)
    }
    /// Plain text for a terminal. Only pictures with a rendering named `text` can be rendered in this format.
    public static let text = rendering("text", "plain text for a terminal")
    /// The text format of Mermaid. Only pictures with a rendering named `mermaid` can be rendered in this format.
    public static let mermaid = rendering("mermaid", "the text format of Mermaid")
    /// A table in Markdown. Only pictures with a rendering named `markdown` can be rendered in this format.
    public static let markdown = rendering("markdown", "a table in Markdown")
    /// A table in HTML. Only pictures with a rendering named `html` can be rendered in this format.
    public static let html = rendering("html", "a table in HTML")
    /// A table for spreadsheets. Only pictures with a rendering named `csv` can be rendered in this format.
    public static let csv = rendering("csv", "a table for spreadsheets")

    private static func rendering(_ name: String, _ summary: String) -> Format {
        Format(name: name, summary: summary, isReproducible: true, isTextRendering: true) {
            _, picture, _ throws(GraphvizError) in
            guard let write = picture.textRenderings[name] else {
                throw GraphvizError.unsupported(
                    format: name, picture: picture.graph.name,
                    formats: all.filter { !$0.isTextRendering || picture.textRenderings[$0.name] != nil }.map(\.name))
            }
            return Array(VisibleText.lines(write()).utf8)
        }
    }
}
