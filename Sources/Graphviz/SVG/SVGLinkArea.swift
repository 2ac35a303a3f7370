/// Where an object's link is clicked, and how it is called.
///
/// A link is an invisible rectangle over what it belongs to. Around that it would hide it from viewers that know no links,
/// such as MuPDF.
struct SVGLinkArea {
    private var least = Point(.infinity, .infinity)
    private var most = Point(-.infinity, -.infinity)
    private var lines: [String] = []

    /// Adds a point of a shape, in the coordinates of SVG.
    mutating func add(_ point: Point) {
        least = Point(min(least.x, point.x), min(least.y, point.y))
        most = Point(max(most.x, point.x), max(most.y, point.y))
    }

    /// Adds a line of text that starts at `x`.
    mutating func add(_ line: String, x: Double, baseline: Double, width: Double, fontSize: Double) {
        lines.append(line)
        add(Point(x, baseline - fontSize))
        add(Point(x + width, baseline + fontSize / 4))
    }

    /// The element of a link to `address`; empty if nothing was added. A link without text is called `title`.
    func element(for address: String, title: String?) -> [UInt8] {
        guard least.x <= most.x else { return [] }
        var bytes: [UInt8] = []
        bytes.append("<a xlink:href=\"")
        bytes.append(escaping: address)
        bytes.append("\" aria-label=\"")
        bytes.append(escaping: lines.isEmpty ? title ?? address : lines.joined(separator: " "))
        bytes.append("\">\n<rect fill=\"none\" pointer-events=\"all\" x=\"")
        bytes.append(least.x)
        bytes.append("\" y=\"")
        bytes.append(least.y)
        bytes.append("\" width=\"")
        bytes.append(most.x - least.x)
        bytes.append("\" height=\"")
        bytes.append(most.y - least.y)
        bytes.append("\"/>\n</a>\n")
        return bytes
    }
}
