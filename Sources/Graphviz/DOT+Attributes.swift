extension DOT {
    /// Writes one attribute.
    mutating func put(_ attribute: Attribute) {
        switch attribute {
        case .label(let text, let alignment): put(label: text, alignment)
        case .externalLabel(let text): putLabel(.xlabel, text, end: "\\n", closesLastLine: false)
        case .labelPosition(let point): put(point: point, as: .lp)
        case .shape, .style, .stroke, .fill, .textColor, .background, .font, .fontSize, .lineWidth, .peripheries:
            putLook(attribute)
        case .size(let width, let height):
            putNumber(.width, width / 72)
            putNumber(.height, height / 72)
        case .fixedSize: putWord(.fixedsize, "true")
        case .position(let point): put(point: point, as: .pos)
        case .route(let route): put(route)
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
        case .lineWidth(let width): putNumber(.penwidth, width)
        case .peripheries(let count): putWord(.peripheries, String(count))
        default: break
        }
    }

    private mutating func put(_ styles: [Attribute.Style]) {
        begin(.style, isQuoted: true)
        for (index, style) in styles.enumerated() {
            if index > 0 { put(",") }
            put(style.rawValue)
        }
        end(.style, isQuoted: true)
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

    private mutating func put(label text: String, _ alignment: Attribute.Alignment) {
        switch alignment {
        case .center: putLabel(.label, text, end: "\\n", closesLastLine: false)
        case .left: putLabel(.label, text, end: "\\l", closesLastLine: true)
        case .right: putLabel(.label, text, end: "\\r", closesLastLine: true)
        }
    }

    /// Writes a link; `&` is escaped here because Graphviz before 2.44 does not, and none escapes an entity twice.
    private mutating func putLink(_ address: String) {
        let isPlain = !address.utf8.contains(UInt8(ascii: "&"))
        let parts = isPlain ? [] : address.split(separator: "&", omittingEmptySubsequences: false)
        putString(.link, isPlain ? address : parts.joined(separator: "&amp;"))
    }

    private mutating func put(_ point: Point) {
        put(number: point.x, decimals: 2)
        put(",")
        put(number: -point.y, decimals: 2)
    }

    private mutating func put(point: Point, as key: Key) {
        begin(key, isQuoted: true)
        put(point)
        end(key, isQuoted: true)
    }

    private mutating func put(_ route: Route) {
        begin(.pos, isQuoted: true)
        if let tip = route.tip {
            put("e,")
            put(tip)
            put(" ")
        }
        for (index, point) in route.points.enumerated() {
            if index > 0 { put(" ") }
            put(point)
        }
        end(.pos, isQuoted: true)
    }
}
