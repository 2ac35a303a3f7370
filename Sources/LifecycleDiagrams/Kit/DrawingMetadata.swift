import Graphviz

/// What the SVG of a drawing says about itself in its element `<metadata>`: the digest of what it was drawn from, and the
/// version of Graphviz that laid it out, where that matters to its bytes.
public struct DrawingMetadata: Sendable, Hashable {
    /// The digest of the picture, as 32 hexadecimal digits.
    public var digest: String
    /// The version of Graphviz that found the positions; nil for drawings with coordinates, which are the same bytes on
    /// every version.
    public var graphvizVersion: String?

    /// The metadata of a picture.
    init(_ picture: Picture) {
        digest = picture.digest
        graphvizVersion = picture.layout == .dot ? Renderer.shared.version : nil
    }

    /// Reads the metadata of an SVG; nil if it is not a drawing of Lifeline.
    ///
    /// Only the element itself is searched, so a title that looks like metadata is none. Texts can't contain the tag,
    /// because `<` is escaped in them.
    public init?(svg: [UInt8]) {
        // The head of a drawing has a title and a description before the element.
        let text = String(decoding: svg, as: UTF8.self)
        guard let start = text.firstRange(of: "<metadata>")?.upperBound,
            let end = text[start...].firstRange(of: "</metadata>")?.lowerBound
        else { return nil }
        var values: [Substring: String] = [:]
        for entry in text[start..<end].split(separator: " ") {
            let parts = entry.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[parts[0]] = String(parts[1]) }
        }
        guard let digest = values["lifeline:digest"], digest.utf8.count == 32 else { return nil }
        self.digest = digest
        graphvizVersion = values["lifeline:graphviz"]
    }

    /// The text of the element.
    var text: String { "lifeline:digest=\(digest)" + (graphvizVersion.map { " lifeline:graphviz=\($0)" } ?? "") }
}
