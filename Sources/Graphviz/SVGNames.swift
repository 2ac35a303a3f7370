/// The elements and attributes that may pass from libgvc's SVG into ours, found by their bytes.
///
/// Names are looked for among those of the same length: a long drawing has twenty thousand of them.
struct SVGNames {
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

    private let elements = SVGNames.byLength(Element.allCases)
    private let attributes = SVGNames.byLength(Attribute.allCases)

    /// The element of that name, where it may pass.
    func element(_ name: UnsafeRawBufferPointer) -> Element? { SVGNames.find(name, in: elements) }

    /// The attribute of that name, where it may pass.
    func attribute(_ name: UnsafeRawBufferPointer) -> Attribute? { SVGNames.find(name, in: attributes) }

    private typealias Table<Name> = [[(bytes: [UInt8], name: Name)]]

    private static func byLength<Name: RawRepresentable<String>>(_ names: [Name]) -> Table<Name> {
        names.reduce(into: Array(repeating: [], count: 20)) { table, name in
            table[name.rawValue.utf8.count].append((Array(name.rawValue.utf8), name))
        }
    }

    private static func find<Name>(_ wanted: UnsafeRawBufferPointer, in table: Table<Name>) -> Name? {
        guard wanted.count < table.count else { return nil }
        for entry in table[wanted.count] where entry.bytes.withUnsafeBytes({ $0.isEqual(to: wanted) }) {
            return entry.name
        }
        return nil
    }
}
