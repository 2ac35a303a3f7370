extension Attribute {
    /// Calls `assign` for each Graphviz attribute that this attribute sets, with the colors of `scheme`.
    ///
    /// An attribute that only an SVG uses, a link that is not allowed, or `sides` with two nil values sets no Graphviz
    /// attribute.
    func write(in scheme: ColorScheme, to assign: (AttributeAssignment) -> Void) {
        switch self {
        case .label(let text, let alignment): assign(.init(.label, DOT.label(text, alignment)))
        case .boldLines, .cssClass: break
        case .xlabel(let text): assign(.init(.xlabel, DOT.label(text)))
        case .labelPosition(let point): assign(.init(.labelPosition, point))
        case .secondaryLabel(let text, let point):
            assign(.init(.headlabel, DOT.label(text)))
            assign(.init(.headLabelPosition, point))
        case .position(let point): assign(.init(.position, point))
        case .route(let route): assign(.init(.position, Attribute.text(route)))
        case .link(let link): if let address = DOT.address(link) { assign(.init(.link, DOT.escaped(address: address))) }
        default:
            writeLook(in: scheme, to: assign)
            writeMeasures(to: assign)
            writeLayout(to: assign)
        }
    }

    private func writeLook(in scheme: ColorScheme, to assign: (AttributeAssignment) -> Void) {
        switch self {
        case .shape(let shape): assign(.init(.shape, shape.rawValue))
        case .style(let styles): assign(.init(.style, styles.map(\.rawValue).joined(separator: ",")))
        case .stroke(let color): assign(.init(.color, scheme.value(of: color)))
        case .fill(let color): assign(.init(.fillcolor, scheme.value(of: color)))
        case .textColor(let color): assign(.init(.fontcolor, scheme.value(of: color)))
        case .background(let color): assign(.init(.bgcolor, scheme.value(of: color)))
        case .noBackground: assign(.init(.bgcolor, "transparent"))
        case .font(let font): assign(.init(.fontname, font.rawValue))
        case .secondaryLabelStyle(let size, let color):
            assign(.init(.labelfontsize, size))
            assign(.init(.labelfontcolor, scheme.value(of: color)))
        case .peripheries(let count): assign(.init(.peripheries, String(count)))
        case .arrowHead(let arrow): assign(.init(.arrowhead, arrow.rawValue))
        case .arrowTail(let arrow): assign(.init(.arrowtail, arrow.rawValue))
        case .direction(let direction): assign(.init(.dir, direction.rawValue))
        default: break
        }
    }

    private func writeMeasures(to assign: (AttributeAssignment) -> Void) {
        switch self {
        case .fontSize(let size): assign(.init(.fontsize, size))
        case .lineWidth(let width): assign(.init(.penwidth, width))
        case .arrowSize(let size): assign(.init(.arrowsize, size))
        case .size(let width, let height):
            assign(.init(.width, Attribute.side(width)))
            assign(.init(.height, Attribute.side(height, least: 2)))
        case .inset(let points): assign(.init(.margin, Attribute.inches(points.rounded()) + ",0"))
        case .fixedSize: assign(.init(.fixedsize, "true"))
        case .padding(let points): assign(.init(.pad, Attribute.inches(points)))
        case .margin(let points): assign(.init(.margin, points))
        default: break
        }
    }

    private func writeLayout(to assign: (AttributeAssignment) -> Void) {
        switch self {
        case .rankDirection(let direction): assign(.init(.rankdir, direction.rawValue))
        case .separation(let nodes, let ranks):
            assign(.init(.nodesep, Attribute.inches(nodes)))
            assign(.init(.ranksep, Attribute.inches(ranks)))
        case .weight(let weight): assign(.init(.weight, String(weight)))
        case .minimumLength(let ranks): assign(.init(.minlen, String(ranks)))
        case .effort(let steps): assign(.init(.nslimit, String(steps)))
        case .sides(let tail, let head):
            if let tail { assign(.init(.tailport, tail.rawValue)) }
            if let head { assign(.init(.headport, head.rawValue)) }
        case .newRank: assign(.init(.newrank, "true"))
        case .splines(let splines): assign(.init(.splines, splines.rawValue))
        case .labelTop(let alignment):
            assign(.init(.labelloc, "t"))
            assign(.init(.labeljust, String(alignment.rawValue.prefix(1))))
        case .labelBottom(let alignment):
            assign(.init(.labelloc, "b"))
            assign(.init(.labeljust, String(alignment.rawValue.prefix(1))))
        default: break
        }
    }

    /// Returns the length of a node's side in inches, rounded up to whole points.
    ///
    /// With whole points, nodes have the same size in all versions of Graphviz: versions before 10 round lengths to
    /// whole points, and later versions don't. The minimum length is `least` points, because Graphviz enlarges
    /// shorter sides.
    private static func side(_ points: Double, least: Double = 1) -> String {
        inches(max(points.rounded(.up), least))
    }

    /// Returns a length in inches, accurate to 0.0001 points.
    private static func inches(_ points: Double) -> String { DecimalText.text(points / 72, decimals: 6) }

    private static func text(_ route: EdgeRoute) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 * (route.spline.count + 2))
        func add(_ prefix: String, _ point: Point) {
            bytes.append(prefix)
            bytes.append(point.x)
            bytes.append(",")
            bytes.append(-point.y)
        }
        if let tip = route.tailTip { add("s,", tip) }
        if let tip = route.tip { add(bytes.isEmpty ? "e," : " e,", tip) }
        for point in route.spline { add(bytes.isEmpty ? "" : " ", point) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
