/// A start tag of libgvc's SVG, taken apart.
struct SVGTag {
    /// The elements that may pass.
    enum Element: String, CaseIterable {
        case svg, g, title, a, text, path, polygon, polyline, ellipse, rect, line, circle
    }

    /// The attributes that may pass, among them none that runs a script.
    enum Attribute: String, CaseIterable {
        case id, fill, stroke, points, transform, width, height, viewBox, d, x, y, cx, cy, rx, ry, target
        case cssClass = "class"
        case link = "xlink:href"
        case linkTitle = "xlink:title"
        case linkType = "xlink:type"
        case space = "xml:space"
        case strokeWidth = "stroke-width"
        case strokeDashes = "stroke-dasharray"
        case strokeOpacity = "stroke-opacity"
        case fillOpacity = "fill-opacity"
        case anchor = "text-anchor"
        case fontFamily = "font-family"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case fontStyle = "font-style"
        case fontStretch = "font-stretch"
        case decoration = "text-decoration"
        case baseline = "baseline-shift"
        case textLength
    }

    let name: ArraySlice<UInt8>
    private(set) var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    /// Whether it ends in `/>`.
    let isEmpty: Bool
    /// The place after it.
    let end: Int

    var nameText: String { String(decoding: name, as: UTF8.self) }

    /// Takes apart the tag that begins at `start`.
    init(_ source: [UInt8], from start: Int) throws {
        var index = start + 1
        let nameStart = index
        while index < source.count, SVGTag.isName(source[index]) { index += 1 }
        name = source[nameStart..<index]
        while index < source.count {
            while index < source.count, source[index] <= 0x20 { index += 1 }
            guard index < source.count, SVGTag.isName(source[index]) else { break }
            let keyStart = index
            while index < source.count, SVGTag.isName(source[index]) { index += 1 }
            let key = source[keyStart..<index]
            guard index + 1 < source.count, source[index] == UInt8(ascii: "="), source[index + 1] == UInt8(ascii: "\""),
                let close = source[(index + 2)...].firstIndex(of: UInt8(ascii: "\""))
            else { throw GraphvizError.malformedSVG("an attribute without a value") }
            attributes.append((key, source[(index + 2)..<close]))
            index = close + 1
        }
        isEmpty = index < source.count && source[index] == UInt8(ascii: "/")
        if isEmpty { index += 1 }
        guard index < source.count, source[index] == UInt8(ascii: ">") else {
            throw GraphvizError.malformedSVG("a tag without an end")
        }
        end = index + 1
    }

    /// The value of an attribute, or nil where the tag has none.
    func value(of wanted: Attribute) -> String? {
        let name = wanted.rawValue.utf8
        return attributes.first { $0.name.elementsEqual(name) }.map { String(decoding: $0.value, as: UTF8.self) }
    }

    /// The element of that name, where it may pass.
    static func element(_ name: ArraySlice<UInt8>) -> Element? {
        elements[hash(name)].flatMap { name.elementsEqual($0.rawValue.utf8) ? $0 : nil }
    }

    /// The attribute of that name, where it may pass.
    static func attribute(_ name: ArraySlice<UInt8>) -> Attribute? {
        known[hash(name)].flatMap { name.elementsEqual($0.rawValue.utf8) ? $0 : nil }
    }

    // Names are found by their hash: comparing each with every known one was a tenth of a long drawing's time.
    private static let elements = Dictionary(
        uniqueKeysWithValues: Element.allCases.map { (hash($0.rawValue.utf8), $0) })
    private static let known = Dictionary(uniqueKeysWithValues: Attribute.allCases.map { (hash($0.rawValue.utf8), $0) })

    private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
        name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
