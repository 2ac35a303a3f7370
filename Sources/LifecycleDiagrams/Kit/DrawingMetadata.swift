import Graphviz

/// The metadata in the SVG of a drawing: the digest of its content, and the version of Graphviz if it affects the
/// layout.
public struct DrawingMetadata: Sendable, Hashable {
    /// The digest of the picture, as 32 hexadecimal digits.
    public var digest: String
    /// The version of Graphviz that computed the layout, or nil for drawings with fixed coordinates, which are equal in
    /// every version.
    public var graphvizVersion: String?

    /// Creates the metadata for a picture.
    init(_ picture: Picture) {
        digest = picture.digest
        graphvizVersion = picture.layout == .dot || !picture.candidates.isEmpty ? Renderer.shared.version : nil
    }

    /// Reads the metadata from an SVG, or returns nil if the SVG contains no metadata from Lifeline.
    ///
    /// Reads only the element `<metadata>`. The title and the description can't contain this tag, because `<` is
    /// escaped in text.
    public init?(svg: [UInt8]) {
        // The element follows the title and the description, which can have any length, so the whole text is
        // searched. Bytes are searched faster than characters.
        guard let start = svg.firstRange(of: "<metadata>".utf8)?.upperBound,
            let end = svg[start...].firstRange(of: "</metadata>".utf8)?.lowerBound
        else { return nil }
        var values: [Substring: String] = [:]
        for entry in String(decoding: svg[start..<end], as: UTF8.self).split(separator: " ") {
            let parts = entry.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[parts[0]] = String(parts[1]) }
        }
        guard let digest = values["lifeline:digest"], digest.utf8.count == 32 else { return nil }
        self.digest = digest
        graphvizVersion = values["lifeline:graphviz"]
    }

    /// The content of the element `<metadata>`.
    var text: String { "lifeline:digest=\(digest)" + (graphvizVersion.map { " lifeline:graphviz=\($0)" } ?? "") }
}
