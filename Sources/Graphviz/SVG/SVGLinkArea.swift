/// The clickable area of an object's link, and the link's accessible name.
///
/// A link is an invisible rectangle over its object. The link element doesn't contain the object, because viewers
/// without link support, such as MuPDF, don't show the contents of a link element.
struct SVGLinkArea {
    /// A rectangle that grows with each point.
    private struct Area {
        var least = Point(.infinity, .infinity)
        var most = Point(-.infinity, -.infinity)
        var isEmpty: Bool { least.x > most.x }

        mutating func add(_ point: Point) {
            least = Point(min(least.x, point.x), min(least.y, point.y))
            most = Point(max(most.x, point.x), max(most.y, point.y))
        }
    }

    private var texts = Area()
    private var shapes = Area()
    private var lines: [String] = []

    mutating func add(_ point: Point) { shapes.add(point) }

    mutating func add(_ line: String, x: Double, baseline: Double, width: Double, fontSize: Double) {
        lines.append(line)
        texts.add(Point(x, baseline - fontSize))
        texts.add(Point(x + width, baseline + fontSize / 4))
    }

    /// Returns the clickable area: the text and shapes of the object, or only the label if an edge has one. A box
    /// around the line of an edge would cover other objects.
    private func area(isEdge: Bool) -> Area {
        guard !texts.isEmpty else { return shapes }
        guard !isEdge, !shapes.isEmpty else { return texts }
        var area = texts
        area.add(shapes.least)
        area.add(shapes.most)
        return area
    }

    /// Appends an element that links to `address`, or nothing if the area is empty. The accessible name is the object's
    /// text. If there is no text, the accessible name is `title`, or `address` if `title` is nil.
    func write(_ address: String, title: String?, isEdge: Bool, to bytes: inout [UInt8]) {
        let area = area(isEdge: isEdge)
        guard !area.isEmpty else { return }
        let (least, most) = (area.least, area.most)
        bytes.append(markup: "<a xlink:href=\"")
        bytes.append(escaping: address)
        bytes.append(markup: "\" aria-label=\"")
        bytes.append(escaping: lines.isEmpty ? title ?? address : lines.joined(separator: " "))
        bytes.append(markup: "\">\n<rect fill=\"none\" pointer-events=\"all\" x=\"")
        bytes.append(least.x)
        bytes.append(markup: "\" y=\"")
        bytes.append(least.y)
        bytes.append(markup: "\" width=\"")
        bytes.append(most.x - least.x)
        bytes.append(markup: "\" height=\"")
        bytes.append(most.y - least.y)
        bytes.append(markup: "\"/>\n</a>\n")
    }
}
