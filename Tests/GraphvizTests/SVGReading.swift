import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The contents of a drawing, as read by an independent XML parser.
final class SVGReading: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private(set) var titles: [String] = []
    private(set) var descriptions: [String] = []
    private(set) var ids: [String] = []
    private(set) var classes: [String] = []
    private(set) var links: [String] = []
    /// Elements and attributes that a drawing must not contain.
    private(set) var strangers: [String] = []
    private var content = ""

    private static let paint: Set = ["class", "fill", "stroke", "stroke-width", "stroke-dasharray"]
    private static let allowed: [String: Set<String>] = [
        "svg": [
            "xmlns", "xmlns:xlink", "id", "class", "role", "aria-labelledby", "aria-describedby", "width", "height",
            "viewBox",
        ],
        "title": ["id"], "desc": ["id"], "metadata": [], "style": [],
        "g": ["id", "class", "role", "transform", "font-family", "text-anchor", "font-size"],
        "a": ["xlink:href", "aria-label"],
        "rect": ["fill", "pointer-events", "x", "y", "width", "height"],
        "circle": paint.union(["cx", "cy", "r"]),
        "text": ["class", "text-anchor", "x", "y", "font-family", "font-weight", "font-size", "fill"],
        "ellipse": paint.union(["cx", "cy", "rx", "ry"]), "polygon": paint.union(["points"]),
        "polyline": paint.union(["points"]), "path": paint.union(["d"]),
    ]

    /// Reads a drawing. Throws if the drawing is not well-formed XML.
    init(_ svg: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = self
        let isRead = parser.parse()
        try #require(isRead, "\(parser.parserError.map { "\($0)" } ?? ""): \(String(decoding: svg, as: UTF8.self))")
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        content = ""
        guard let names = Self.allowed[element] else { return strangers.append(element) }
        strangers += attributes.keys.filter { !names.contains($0) }.map { "\(element) \($0)" }
        ids += attributes["id"].map { [$0] } ?? []
        classes += attributes["class"].map { [$0] } ?? []
        links += attributes["xlink:href"].map { [$0] } ?? []
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { strangers.append("CDATA") }
    func parser(_ parser: XMLParser, foundComment comment: String) { strangers.append("a comment") }
    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
        strangers.append("<?\(target)?>")
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        switch element {
        case "text": texts.append(content)
        case "title": titles.append(content)
        case "desc": descriptions.append(content)
        default: break
        }
        content = ""
    }

    /// Returns whether a URL refers to a page or a mailbox and can't run code.
    static func isHarmless(_ address: String) -> Bool {
        let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"'<>\\`".utf8.contains($0) }
        guard isPlain, !address.isEmpty, !address.hasPrefix("//") else { return false }
        let head = address.prefix { !"/?#".contains($0) }
        guard let colon = head.firstIndex(of: ":") else { return true }
        return ["http", "https", "mailto"].contains(head[..<colon].lowercased())
    }
}
