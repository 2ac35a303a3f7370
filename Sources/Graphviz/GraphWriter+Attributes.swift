extension GraphWriter where Target: ~Copyable {
    /// Writes one attribute.
    mutating func put(_ attribute: Attribute) {
        switch attribute {
        case .label(let text, let alignment): put(label: text, alignment)
        case .externalLabel(let text): putLabel(.xlabel, text, end: "\\n", closesLastLine: false)
        case .labelPosition(let point): statement.take(.labelPosition, point)
        case .remark(let text, let point):
            putLabel(.headlabel, text, end: "\\n", closesLastLine: false)
            statement.take(.remarkPosition, point)
        case .shape, .style, .stroke, .fill, .textColor, .background, .font, .fontSize, .lineWidth, .peripheries,
            .remarkStyle:
            putLook(attribute)
        case .size(let width, let height):
            // Of a side of no length Graphviz makes places that are no numbers.
            putNumber(.width, max(width, 0.1) / 72)
            putNumber(.height, max(height, 0.1) / 72)
        case .inset(let points): put(inset: points)
        case .fixedSize: putWord(.fixedsize, "true")
        case .position(let point): statement.take(.position, point)
        case .route(let route):
            statement.take(.position, route)
        case .arrowHead(let arrow): putWord(.arrowhead, arrow.rawValue)
        case .arrowTail(let arrow): putWord(.arrowtail, arrow.rawValue)
        case .direction(let direction): putWord(.dir, direction.rawValue)
        case .arrowSize(let size): putNumber(.arrowsize, size)
        case .cssClass(let names):
            object.classes = DOT.classes(names)
            putString(.cssClass, object.classes)
        case .link(let link):
            object.link = DOT.address(link)
            if let address = object.link { putLink(address) }
        default: putLayout(attribute)
        }
    }

    private mutating func putLook(_ attribute: Attribute) {
        switch attribute {
        case .shape(let shape): putWord(.shape, shape.rawValue)
        case .style(let styles): put(styles)
        case .stroke(let ink): putString(.color, use(ink))
        case .fill(let ink): putString(.fillcolor, use(ink))
        case .textColor(let ink): putString(.fontcolor, use(ink))
        case .background(let ink): putString(.bgcolor, use(ink))
        case .font(let font): putString(.fontname, font.rawValue)
        case .fontSize(let size): putNumber(.fontsize, size)
        case .remarkStyle(let size, let ink):
            putNumber(.labelfontsize, size)
            putString(.labelfontcolor, use(ink))
        case .lineWidth(let width): putNumber(.penwidth, width)
        case .peripheries(let count): putWord(.peripheries, String(count))
        default: break
        }
    }

    private mutating func put(_ styles: [Attribute.Style]) {
        let start = statement.begin(.style)
        for (index, style) in styles.enumerated() {
            if index > 0 { statement.bytes.write(",") }
            statement.bytes.append(style.rawValue)
        }
        statement.end(.style, start, .string)
    }

    private mutating func putLayout(_ attribute: Attribute) {
        switch attribute {
        case .rankDirection(let direction): putWord(.rankdir, direction.rawValue)
        case .separation(let nodes, let ranks):
            putNumber(.nodesep, nodes / 72)
            putNumber(.ranksep, ranks / 72)
        case .weight(let weight): putWord(.weight, String(weight))
        case .effort(let steps): putWord(.nslimit, String(steps))
        case .sides(let tail, let head):
            if let tail { putWord(.tailport, tail.rawValue) }
            if let head { putWord(.headport, head.rawValue) }
        case .newRank: putWord(.newrank, "true")
        case .splines(let splines): putWord(.splines, splines.rawValue)
        case .edgesFirst: putWord(.outputorder, "edgesfirst")
        case .padding(let points): putNumber(.pad, points / 72)
        case .margin(let points): putNumber(.margin, points)
        case .labelTop(let alignment):
            putWord(.labelloc, "t")
            putWord(.labeljust, String(alignment.rawValue.prefix(1)))
        default: break
        }
    }

    private mutating func put(inset points: Double) {
        let start = statement.begin(.margin)
        statement.bytes.append(decimal: points / 72, scale: 1_000)
        statement.bytes.write(",0")
        statement.end(.margin, start, .string)
    }

    private mutating func put(label text: String, _ alignment: Attribute.Alignment) {
        // A cluster's label that is high but not wide makes Graphviz 2.42 abort where an edge's label lies over its place.
        if text.utf8.allSatisfy({ $0 == UInt8(ascii: "\n") }) {
            return putLabel(.label, "", end: "", closesLastLine: false)
        }
        switch alignment {
        case .center: putLabel(.label, text, end: "\\n", closesLastLine: false)
        case .left: putLabel(.label, text, end: "\\l", closesLastLine: true)
        case .right: putLabel(.label, text, end: "\\r", closesLastLine: true)
        }
    }

    /// Writes a link; `&` is escaped here because Graphviz before 2.44 does not, and none escapes an entity twice.
    private mutating func putLink(_ address: String) {
        let start = statement.begin(.link)
        statement.bytes.append(escaping: address)
        statement.end(.link, start, .string)
    }
}
