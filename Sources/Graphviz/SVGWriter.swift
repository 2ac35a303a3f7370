import CGraphviz

/// Writes a drawing as SVG while libgvc draws it: each shape once, in its final form.
///
/// What libgvc knows of an object is where it lies and how it is painted; ids, classes, titles and links come from the
/// graph itself. So nothing but what is written here can be in a drawing, whatever an input says: groups, links,
/// titles, texts and shapes, each text escaped.
struct SVGWriter {
    private let document: SVGDocument
    private(set) var bytes: [UInt8] = []
    /// Whether a link is open in the group that was begun last.
    private var isInLink = false

    init(_ document: SVGDocument) {
        self.document = document
        bytes.reserveCapacity(document.dot.text.count * 3 + document.picture.description.utf8.count + 8_000)
    }

    // MARK: Groups

    mutating func beginPage(_ canvas: boxf) {
        let (width, height) = (canvas.UR.x - canvas.LL.x, canvas.UR.y - canvas.LL.y)
        bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
        bytes.append(" id=\"\(document.prefix)\" class=\"lifeline\" role=\"img\"")
        bytes.append(" aria-labelledby=\"\(document.prefix)-title \(document.prefix)-desc\"")
        bytes.append(" width=\"\(Int(width.rounded()))pt\" height=\"\(Int(height.rounded()))pt\" viewBox=\"0.00 0.00 ")
        bytes.append(fixed: width)
        bytes.append(" ")
        bytes.append(fixed: height)
        bytes.append("\" font-family=\"\(SVGStyle.sans)\">\n")
        document.writeHead(to: &bytes)
        bytes.append("<g class=\"graph\" transform=\"scale(1 1) rotate(0) translate(")
        bytes.append(-canvas.LL.x)
        bytes.append(" ")
        bytes.append(canvas.UR.y)
        bytes.append(")\">\n")
    }

    mutating func endPage() { bytes.append("</g>\n</svg>\n") }

    mutating func begin(_ kind: obj_type, _ number: Int) {
        let objects = document.dot.objects
        switch kind {
        case NODE_OBJTYPE: begin("n", number, "node", objects.nodes)
        case EDGE_OBJTYPE: begin("e", number, "edge", objects.edges)
        default: begin("c", number, "cluster", objects.clusters)
        }
    }

    private mutating func begin(_ letter: String, _ number: Int, _ kind: String, _ objects: [DOT.Object]) {
        let object = objects.indices.contains(number) ? objects[number] : DOT.Object()
        bytes.append("<g id=\"")
        bytes.append(document.prefix)
        bytes.append("-")
        bytes.append(letter)
        bytes.append(whole: UInt(number))
        bytes.append("\" class=\"")
        bytes.append(kind)
        if !object.classes.isEmpty {
            bytes.append(" ")
            bytes.append(object.classes)
        }
        bytes.append("\">\n")
        if let title = object.title {
            bytes.append("<title>")
            bytes.append(escaping: title)
            bytes.append("</title>\n")
        }
        isInLink = object.link != nil
        if let link = object.link {
            bytes.append("<a xlink:href=\"")
            bytes.append(escaping: link)
            bytes.append("\">\n")
        }
    }

    mutating func end() {
        bytes.append(isInLink ? "</a>\n</g>\n" : "</g>\n")
        isInLink = false
    }

    // MARK: Shapes

    mutating func text(_ string: UnsafePointer<CChar>, _ place: pointf, _ type: ll_type) {
        switch UInt8(bitPattern: type.alignment) {
        case UInt8(ascii: "l"): bytes.append("<text text-anchor=\"start\" x=\"")
        case UInt8(ascii: "r"): bytes.append("<text text-anchor=\"end\" x=\"")
        default: bytes.append("<text text-anchor=\"middle\" x=\"")
        }
        bytes.append(place.x)
        bytes.append("\" y=\"")
        bytes.append(-place.y)
        if let name = type.font, let font = Font(rawValue: String(cString: name)) {
            if font.isMono { bytes.append("\" font-family=\"\(SVGStyle.mono)") }
            if font.isBold { bytes.append("\" font-weight=\"bold") }
        }
        bytes.append("\" font-size=\"")
        bytes.append(fixed: type.size)
        bytes.append("\" fill=\"")
        bytes.append(color: type.color)
        bytes.append("\">")
        bytes.append(escaping: string)
        bytes.append("</text>\n")
    }

    mutating func ellipse(_ middle: pointf, _ corner: pointf, _ paint: ll_paint) {
        bytes.append("<ellipse")
        put(paint)
        for (key, number) in [
            (" cx=\"", middle.x), ("\" cy=\"", -middle.y), ("\" rx=\"", corner.x - middle.x),
            ("\" ry=\"", corner.y - middle.y),
        ] {
            bytes.append(key)
            bytes.append(number)
        }
        bytes.append("\"/>\n")
    }

    mutating func polygon(_ points: UnsafeBufferPointer<pointf>, _ paint: ll_paint) {
        bytes.append("<polygon")
        put(paint)
        bytes.append(" points=\"")
        for point in points {
            put(point)
            bytes.append(" ")
        }
        if let first = points.first { put(first) }
        bytes.append("\"/>\n")
    }

    mutating func polyline(_ points: UnsafeBufferPointer<pointf>, _ paint: ll_paint) {
        bytes.append("<polyline")
        put(paint)
        bytes.append(" points=\"")
        for (index, point) in points.enumerated() {
            if index > 0 { bytes.append(" ") }
            put(point)
        }
        bytes.append("\"/>\n")
    }

    mutating func curve(_ points: UnsafeBufferPointer<pointf>, _ paint: ll_paint) {
        bytes.append("<path")
        put(paint)
        bytes.append(" d=\"")
        for (index, point) in points.enumerated() {
            bytes.append(index == 0 ? "M" : index == 1 ? "C" : " ")
            put(point)
        }
        bytes.append("\"/>\n")
    }

    private mutating func put(_ point: pointf) {
        bytes.append(point.x)
        bytes.append(",")
        bytes.append(-point.y)
    }

    private mutating func put(_ paint: ll_paint) {
        bytes.append(" fill=\"")
        bytes.append(color: paint.fill)
        bytes.append("\" stroke=\"")
        bytes.append(color: paint.stroke)
        if paint.width != 1 {
            bytes.append("\" stroke-width=\"")
            bytes.append(paint.width)
        }
        if paint.pen == PEN_DASHED { bytes.append("\" stroke-dasharray=\"5,2") }
        if paint.pen == PEN_DOTTED { bytes.append("\" stroke-dasharray=\"1,5") }
        bytes.append("\"")
    }
}

extension SVGWriter {
    /// What libgvc calls while it draws: the functions of `writer`, which has to outlive the drawing.
    static func drawing(by writer: UnsafeMutablePointer<SVGWriter>) -> ll_drawing {
        ll_drawing(
            writer: writer,
            begin_page: { SVGWriter.at($0).pointee.beginPage($1) },
            end_page: { SVGWriter.at($0).pointee.endPage() },
            begin_object: { SVGWriter.at($0).pointee.begin($1, $2) },
            end_object: { SVGWriter.at($0).pointee.end() },
            text: { if let text = $1 { SVGWriter.at($0).pointee.text(text, $2, $3) } },
            ellipse: { SVGWriter.at($0).pointee.ellipse($1, $2, $3) },
            polygon: { SVGWriter.at($0).pointee.polygon(UnsafeBufferPointer(start: $1, count: $2), $3) },
            polyline: { SVGWriter.at($0).pointee.polyline(UnsafeBufferPointer(start: $1, count: $2), $3) },
            curve: { SVGWriter.at($0).pointee.curve(UnsafeBufferPointer(start: $1, count: $2), $3) })
    }

    private static func at(_ writer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<SVGWriter> {
        guard let writer else { preconditionFailure("libgvc draws without a writer") }
        return writer.assumingMemoryBound(to: SVGWriter.self)
    }
}
