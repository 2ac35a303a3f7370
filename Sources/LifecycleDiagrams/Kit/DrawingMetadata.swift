import Graphviz

/// The metadata in a drawing: the digest of its content, the Graphviz that computed the layout, and the command if it
/// isn't `render`.
public struct DrawingMetadata: Sendable, Hashable {
    /// The digest of the picture, as 32 hexadecimal digits.
    public var digest: String
    /// The version of Graphviz that computed the layout, and the architecture on which it did, such as `14.1.2/arm64`.
    /// Nil for drawings with fixed coordinates, which are equal everywhere.
    public var graphviz: String?
    /// The command that wrote the drawing, such as `embed`, or nil for `render`.
    public var command: String?

    /// The beginning of the metadata.
    public static let prefix = "lifeline:digest="

    /// Creates the metadata for a picture.
    init(_ picture: Picture) {
        digest = picture.digest
        graphviz = picture.layout == .dot || !picture.candidates.isEmpty ? DrawingMetadata.installedGraphviz : nil
    }

    /// Reads the metadata from an SVG, or returns nil if the SVG contains no metadata from Lifeline.
    ///
    /// Reads only the element `<metadata>`. The title and the description can't contain this tag, because `<` is
    /// escaped in text.
    public init?(svg: [UInt8]) {
        guard let content = DrawingMetadata.content(of: svg) else { return nil }
        var values: [Substring: String] = [:]
        for entry in String(decoding: svg[content], as: UTF8.self).split(separator: " ") {
            let parts = entry.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[parts[0]] = String(parts[1]) }
        }
        guard let digest = values["lifeline:digest"], digest.utf8.count == 32 else { return nil }
        self.digest = digest
        graphviz = values["lifeline:graphviz"]
        command = values["lifeline:command"]
    }

    /// Returns an SVG whose metadata contains `command`, or no command if it is nil. Returns an SVG without metadata
    /// from Lifeline unchanged.
    public static func naming(_ command: String?, in svg: [UInt8]) -> [UInt8] {
        guard let content = content(of: svg), var metadata = DrawingMetadata(svg: svg) else { return svg }
        metadata.command = command
        return Array(svg[..<content.lowerBound]) + Array(metadata.text.utf8) + svg[content.upperBound...]
    }

    /// Returns the range of the content of the element `<metadata>`, or nil if there is no such element.
    private static func content(of svg: [UInt8]) -> Range<Int>? {
        // The element follows the title and the description, which can have any length, so the whole text is
        // searched. Bytes are searched faster than characters.
        guard let start = svg.firstRange(of: "<metadata>".utf8)?.upperBound,
            let end = svg[start...].firstRange(of: "</metadata>".utf8)?.lowerBound
        else { return nil }
        return start..<end
    }

    /// The installed Graphviz, in the form of ``graphviz``. With the instructions of another architecture, the
    /// layout engine `dot` can return other coordinates.
    public static var installedGraphviz: String { "\(Renderer.shared.version)/\(architecture)" }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "other"
        #endif
    }

    /// The content of the element `<metadata>`.
    var text: String {
        DrawingMetadata.prefix + digest + (graphviz.map { " lifeline:graphviz=\($0)" } ?? "")
            + (command.map { " lifeline:command=\($0)" } ?? "")
    }
}
