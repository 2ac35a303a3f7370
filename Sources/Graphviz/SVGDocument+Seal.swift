/// The seal that an SVG of ours carries: who rendered it, and a checksum of its own bytes, so that an edit is noticed
/// without rendering the drawing again.
extension SVGDocument {
    /// The seal as it stands before the checksum is known.
    static var openSeal: String { "lifeline:graphviz=\(Library.version) \(sumMark)\(blank)" }

    /// Puts the checksum of the document's bytes in the place that was kept for it.
    static func seal(_ document: inout [UInt8]) {
        guard let place = sumPlace(in: document) else { return }
        var digest = Digest()
        digest.add(document)
        document.replaceSubrange(place, with: digest.hexadecimal.utf8)
    }

    /// Whether the bytes are those that were written; nil for a drawing without a checksum.
    public static func isIntact(_ svg: [UInt8]) -> Bool? {
        guard let place = sumPlace(in: svg) else { return nil }
        var whole = svg
        whole.replaceSubrange(place, with: blank.utf8)
        seal(&whole)
        return whole == svg
    }

    /// The version of Graphviz that rendered the drawing, or nil where it does not say.
    public static func graphvizVersion(in svg: [UInt8]) -> String? {
        guard let start = svg.place(of: "lifeline:graphviz=")?.upperBound else { return nil }
        return String(decoding: svg[start...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") }, as: UTF8.self)
    }

    private static let sumMark: StaticString = "lifeline:bytes="
    private static let blank = String(repeating: "0", count: 32)

    private static func sumPlace(in svg: [UInt8]) -> Range<Int>? {
        guard let start = svg.place(of: sumMark)?.upperBound, start + 32 <= svg.count else {
            return nil
        }
        return start..<start + 32
    }
}
