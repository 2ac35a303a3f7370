import CGraphviz

extension SVGWriter {
    /// The fill and stroke with which libgvc paints a shape.
    struct Pen {
        enum Style { case solid, dashed, dotted }

        var fill: String?
        var stroke: String?
        var width = 1.0
        var style = Style.solid
    }

    // MARK: Callbacks from libgvc

    mutating func text(_ span: textspan_t, at position: pointf, _ part: Part) {
        guard let textFont = span.font?.pointee, let string = span.str.map({ String(cString: $0) }) else { return }
        if part != .secondaryLabel { lineCount += 1 }
        if string.consists(of: { $0 == UInt8(ascii: " ") }) { return }
        let (width, baseline) = (span.size.x, top - (position.y + span.yoffset_centerline))
        let (share, anchor): (Double, StaticString) =
            switch UInt8(bitPattern: span.just) {
            case UInt8(ascii: "l"): (0, " text-anchor=\"start\"")
            case UInt8(ascii: "r"): (1, " text-anchor=\"end\"")
            default: (0.5, "")
            }
        if look.link != nil {
            linkArea.add(
                string, x: position.x - width * share, baseline: baseline, width: width, fontSize: textFont.size)
        }
        let color = part == .secondaryLabel ? look.secondaryTextColor : look.textColor
        let isBold = Font(textFont).isBold || part != .secondaryLabel && lineCount <= look.boldLines
        guard let rest = string.withoutPrefix(SVGWriter.cross) else {
            return write(string, x: position.x, anchor, baseline, textFont, color, isBold: isBold)
        }
        // The text starts after the cross, however wide the viewer's font is. In usual fonts, both are centered.
        func usualWidth(_ text: String) -> Double { Font(textFont).usualWidth(of: text) * textFont.size }
        let (left, lead) = (position.x - usualWidth(string) * share, usualWidth(SVGWriter.cross))
        writeCross(Point(left + lead / 2, baseline - 0.35 * textFont.size), textFont.size, color, isBold: isBold)
        let words = String(rest.drop { $0 == " " })
        let start = left + usualWidth(string) - usualWidth(words)
        if !words.isEmpty {
            write(words, x: start, " text-anchor=\"start\"", baseline, textFont, color, isBold: isBold)
        }
    }

    /// The character that is drawn as two lines at the start of a text, because many fonts lack it.
    private static let cross = "✕"

    private mutating func write(
        _ text: String, x: Double, _ anchor: StaticString, _ baseline: Double, _ textFont: textfont_t,
        _ color: ThemeColor?, isBold: Bool
    ) {
        body.append(markup: "<text")
        body.append(markup: anchor)
        body.append(markup: " x=\"")
        body.append(x)
        body.append(markup: "\" y=\"")
        body.append(baseline)
        body.append(markup: "\"")
        writeFont(textFont, isBold: isBold)
        writePaint(fill: color, orElse: "#000")
        body.append(markup: ">")
        body.append(escaping: text, preservesSpaces: true)
        body.append(markup: "</text>\n")
    }

    private mutating func writeCross(_ center: Point, _ fontSize: Double, _ color: ThemeColor?, isBold: Bool) {
        let reach = 0.3 * fontSize
        for side in [-1.0, 1] {
            body.append(markup: "<line")
            writePaint(fill: nil, orElse: "none", stroke: color, orElse: "#000")
            for (name, value) in [
                ("stroke-width", (isBold ? 0.16 : 0.11) * fontSize), ("x1", center.x - reach),
                ("y1", center.y - side * reach), ("x2", center.x + reach), ("y2", center.y + side * reach),
            ] {
                body.append(" \(name)=\"")
                body.append(value)
                body.append(markup: "\"")
            }
            body.append(markup: " stroke-linecap=\"round\"/>\n")
        }
    }

    mutating func ellipse(center: pointf, corner: pointf, _ pen: Pen, _ part: Part) {
        guard !writesArrowhead(part, pen) else { return }
        let (center, corner) = (onPage(center), onPage(corner))
        addToLinkArea([Point(2 * center.x - corner.x, 2 * center.y - corner.y), corner])
        body.append(markup: "<ellipse")
        write(pen)
        body.append(markup: " cx=\"")
        body.append(center.x)
        body.append(markup: "\" cy=\"")
        body.append(center.y)
        body.append(markup: "\" rx=\"")
        body.append(corner.x - center.x)
        body.append(markup: "\" ry=\"")
        body.append(center.y - corner.y)
        body.append(markup: "\"/>\n")
    }

    mutating func polygon(_ points: UnsafeBufferPointer<pointf>, _ pen: Pen, _ part: Part) {
        if !writesArrowhead(part, pen) { writePoints("polygon", points.map(onPage), pen) }
    }

    mutating func polyline(_ points: UnsafeBufferPointer<pointf>, _ pen: Pen, _ part: Part) {
        if !writesArrowhead(part, pen) { writePoints("polyline", points.map(onPage), pen) }
    }

    mutating func curve(_ points: UnsafeBufferPointer<pointf>, _ pen: Pen, _ part: Part) {
        guard !writesArrowhead(part, pen), !points.isEmpty else { return }
        addToLinkArea(points.map(onPage))
        body.append(markup: "<path")
        write(pen)
        body.append(markup: " d=\"")
        if SVGWriter.isLevel(points) {
            body.append(markup: "M")
            write(onPage(points[0]))
            body.append(markup: "H")
            body.append(points[3].x)
        } else {
            for (index, point) in points.enumerated() {
                body.append(UInt8(ascii: index == 0 ? "M" : index == 1 ? "C" : " "))
                write(onPage(point))
            }
        }
        body.append(markup: "\"/>\n")
    }

    /// Returns whether a curve is a horizontal line from its first point to its last, such as a message in a timeline.
    private static func isLevel(_ points: UnsafeBufferPointer<pointf>) -> Bool {
        guard points.count == 4 else { return false }
        let (low, high) = (min(points[0].x, points[3].x), max(points[0].x, points[3].x))
        return points.allSatisfy { $0.y == points[0].y && $0.x >= low && $0.x <= high }
    }

    // MARK: Arrowheads

    /// Writes the arrowhead `part` in place of the shapes from libgvc. Returns false if `part` is not an arrowhead.
    private mutating func writesArrowhead(_ part: Part, _ pen: Pen) -> Bool {
        guard part == .head || part == .tail else { return false }
        let isHead = part == .head
        guard let end = isHead ? head : tail else { return true }
        if isHead { head = nil } else { tail = nil }
        let arrow = isHead ? look.head : look.tail
        let (base, tip) = (onPage(end.base), onPage(end.tip))
        guard end.has_tip != 0, let head = Arrowhead(arrow, base: base, tip: tip, size: look.arrowSize) else {
            return true
        }
        var pen = pen
        (pen.fill, pen.style) = (head.isFilled ? pen.stroke : nil, .solid)
        switch head.shape {
        case .polygon(let points): writePoints("polygon", points, pen)
        case .circle(let center, let radius):
            body.append(markup: "<circle")
            write(pen)
            body.append(markup: " cx=\"")
            body.append(center.x)
            body.append(markup: "\" cy=\"")
            body.append(center.y)
            body.append(markup: "\" r=\"")
            body.append(radius)
            body.append(markup: "\"/>\n")
        }
        return true
    }

    // MARK: Parts of elements

    /// Returns a point of the layout, in which y grows upward, in the coordinates of the SVG, in which it grows downward.
    private func onPage(_ point: pointf) -> Point { Point(point.x, top - point.y) }

    private mutating func addToLinkArea(_ points: [Point]) {
        guard look.link != nil else { return }
        for point in points { linkArea.add(point) }
    }

    private mutating func writeFont(_ textFont: textfont_t, isBold: Bool) {
        let font = Font(textFont)
        if font.isMono { body.append(" font-family=\"\(Font.mono.families)\"") }
        if isBold { body.append(markup: " font-weight=\"bold\"") }
        if textFont.size != fontSize {
            body.append(markup: " font-size=\"")
            body.append(textFont.size)
            body.append(markup: "\"")
        }
    }

    private mutating func writePoints(_ element: String, _ points: [Point], _ pen: Pen) {
        addToLinkArea(points)
        body.append(markup: "<")
        body.append(element)
        write(pen)
        body.append(markup: " points=\"")
        for (index, point) in points.enumerated() {
            if index > 0 { body.append(markup: " ") }
            write(point)
        }
        body.append(markup: "\"/>\n")
    }

    private mutating func write(_ point: Point) {
        body.append(point.x)
        body.append(markup: ",")
        body.append(point.y)
    }

    private mutating func write(_ pen: Pen) {
        writePaint(
            fill: theme(pen.fill, look.fill, look.stroke), orElse: pen.fill ?? "none",
            stroke: theme(pen.stroke, look.stroke, look.fill), orElse: pen.stroke ?? "none")
        if pen.width != 1, pen.stroke != nil {
            body.append(markup: " stroke-width=\"")
            body.append(pen.width)
            body.append(markup: "\"")
        }
        switch pen.style {
        case .solid: break
        case .dashed: body.append(markup: " stroke-dasharray=\"5,2\"")
        case .dotted: body.append(markup: " stroke-dasharray=\"1,5\"")
        }
    }

    /// Returns the theme color, `first` or `second`, whose value is the painted color `value`, or nil if neither
    /// matches.
    private func theme(_ value: String?, _ first: ThemeColor?, _ second: ThemeColor?) -> ThemeColor? {
        guard let value else { return nil }
        if let first, picture.scheme.value(of: first) == value { return first }
        if let second, picture.scheme.value(of: second) == value { return second }
        return nil
    }

    /// Writes colors as attributes. For ``ColorScheme/auto``, also writes classes with which a style sheet can
    /// replace theme colors.
    private mutating func writePaint(
        fill: ThemeColor?, orElse otherFill: String, stroke: ThemeColor? = nil, orElse otherStroke: String? = nil
    ) {
        if picture.scheme == .auto, fill != nil || stroke != nil {
            body.append(markup: " class=\"")
            if let fill {
                body.append(markup: "f-")
                body.append(fill.name)
            }
            if let stroke {
                body.append(fill == nil ? "s-" : " s-")
                body.append(stroke.name)
            }
            body.append(markup: "\"")
        }
        body.append(markup: " fill=\"")
        body.append(SVGWriter.short(fill.map(picture.scheme.value) ?? otherFill))
        if let value = stroke.map(picture.scheme.value) ?? otherStroke {
            body.append(markup: "\" stroke=\"")
            body.append(SVGWriter.short(value))
        }
        body.append(markup: "\"")
    }

    /// Returns a color in its shortest form, such as `#fff` for `#ffffff`.
    static func short(_ color: String) -> String {
        var color = color
        return color.withUTF8 { digits in
            let isShort =
                digits.count == 7 && digits[1] == digits[2] && digits[3] == digits[4] && digits[5] == digits[6]
            return isShort ? String(decoding: [digits[0], digits[1], digits[3], digits[5]], as: UTF8.self) : nil
        } ?? color
    }
}
