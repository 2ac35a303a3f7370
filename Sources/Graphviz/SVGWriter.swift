import CGraphviz

/// Writes a drawing as SVG while libgvc draws it: each shape once, in its final form.
///
/// What libgvc knows of an object is where it lies and how it is painted; ids, classes, titles and links come from the
/// graph itself. So nothing but what is written here can be in a drawing, whatever an input says: groups, links,
/// titles, texts and shapes, each text escaped.
struct SVGWriter: ~Copyable {
    private let document: SVGDocument
    private(set) var bytes: ByteBuffer
    /// Whether the page has a size that can be drawn: places that are no numbers give it none.
    private(set) var hasSize = true
    /// The groups that are open: whether each has a link in it that is open.
    private var groups: [Bool] = []
    private var lastFont: (name: UnsafePointer<CChar>?, font: Font?) = (nil, nil)
    /// The size of most texts, in points.
    private let fontSize: Double

    init(_ document: SVGDocument, into bytes: consuming ByteBuffer) {
        self.document = document
        self.bytes = bytes
        fontSize = document.picture.graph.fontSize
    }

    // MARK: Groups

    mutating func beginPage(_ canvas: boxf) {
        var (width, height) = (canvas.UR.x - canvas.LL.x, canvas.UR.y - canvas.LL.y)
        hasSize = width.magnitude < 1e9 && height.magnitude < 1e9
        if !hasSize { (width, height) = (0, 0) }
        bytes.write("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
        bytes.append(" id=\"\(document.prefix)\" class=\"lifeline\" role=\"img\"")
        bytes.append(" aria-labelledby=\"\(document.prefix)-title \(document.prefix)-desc\"")
        bytes.append(" width=\"\(Int(width.rounded()))pt\" height=\"\(Int(height.rounded()))pt\" viewBox=\"0.00 0.00 ")
        bytes.append(fixed: width)
        bytes.write(" ")
        bytes.append(fixed: height)
        bytes.append("\" font-family=\"\(SVGStyle.sans)\">\n")
        document.writeHead(to: &bytes)
        bytes.write("<g class=\"graph\" text-anchor=\"middle\" font-size=\"")
        bytes.append(fontSize)
        bytes.write("\" transform=\"translate(")
        bytes.append(-canvas.LL.x)
        bytes.write(" ")
        bytes.append(canvas.UR.y)
        bytes.write(")\">\n")
    }

    mutating func endPage() { bytes.write("</g>\n</svg>\n") }

    mutating func begin(_ kind: obj_type, _ number: Int) {
        switch kind {
        case NODE_OBJTYPE: begin("n", number, "node", document.contents.nodes)
        case EDGE_OBJTYPE: begin("e", number, "edge", document.contents.edges)
        default: begin("c", number, "cluster", document.contents.clusters)
        }
    }

    private mutating func begin(_ letter: String, _ number: Int, _ kind: String, _ objects: [GraphContents.Object]) {
        bytes.write("<g id=\"")
        bytes.append(document.prefix)
        bytes.write("-")
        bytes.append(letter)
        bytes.append(whole: UInt(number))
        bytes.write("\" class=\"")
        bytes.append(kind)
        guard objects.indices.contains(number) else {
            groups.append(false)
            return bytes.write("\">\n")
        }
        if !objects[number].classes.isEmpty {
            bytes.write(" ")
            bytes.append(objects[number].classes)
        }
        bytes.write("\">\n")
        if let title = objects[number].title {
            bytes.write("<title>")
            bytes.append(escaping: title)
            bytes.write("</title>\n")
        }
        groups.append(objects[number].link != nil)
        if let link = objects[number].link {
            bytes.write("<a xlink:href=\"")
            bytes.append(escaping: link)
            bytes.write("\">\n")
        }
    }

    mutating func end() {
        if groups.popLast() == true { bytes.write("</a>\n") }
        bytes.write("</g>\n")
    }

    // MARK: Shapes

    mutating func text(_ string: UnsafePointer<CChar>, _ place: pointf, _ type: ll_type) {
        switch UInt8(bitPattern: type.alignment) {
        case UInt8(ascii: "l"): bytes.write("<text text-anchor=\"start\" x=\"")
        case UInt8(ascii: "r"): bytes.write("<text text-anchor=\"end\" x=\"")
        default: bytes.write("<text x=\"")
        }
        bytes.append(place.x)
        bytes.write("\" y=\"")
        bytes.append(-place.y)
        if let font = font(named: type.font) {
            if font.isMono { bytes.append("\" font-family=\"\(SVGStyle.mono)") }
            if font.isBold { bytes.write("\" font-weight=\"bold") }
        }
        if type.size != fontSize {
            bytes.write("\" font-size=\"")
            bytes.append(type.size)
        }
        bytes.write("\" fill=\"")
        bytes.append(color: type.color)
        bytes.write("\">")
        bytes.append(escaping: string)
        bytes.write("</text>\n")
    }

    /// The font of that name. libgvc keeps one copy of each name, and most texts have the font of the one before.
    private mutating func font(named name: UnsafePointer<CChar>?) -> Font? {
        if lastFont.name != name { lastFont = (name, name.flatMap { Font(rawValue: String(cString: $0)) }) }
        return lastFont.font
    }

    mutating func ellipse(_ middle: pointf, _ corner: pointf, _ paint: ll_paint) {
        bytes.write("<ellipse")
        put(paint)
        bytes.write(" cx=\"")
        bytes.append(middle.x)
        bytes.write("\" cy=\"")
        bytes.append(-middle.y)
        bytes.write("\" rx=\"")
        bytes.append(corner.x - middle.x)
        bytes.write("\" ry=\"")
        bytes.append(corner.y - middle.y)
        bytes.write("\"/>\n")
    }

    mutating func polygon(_ points: UnsafeBufferPointer<pointf>, _ paint: ll_paint) {
        bytes.write("<polygon")
        put(paint)
        bytes.write(" points=\"")
        put(points)
        bytes.write("\"/>\n")
    }

    mutating func polyline(_ points: UnsafeBufferPointer<pointf>, _ paint: ll_paint) {
        bytes.write("<polyline")
        put(paint)
        bytes.write(" points=\"")
        put(points)
        bytes.write("\"/>\n")
    }

    mutating func curve(_ points: UnsafeBufferPointer<pointf>, _ paint: ll_paint) {
        bytes.write("<path")
        put(paint)
        bytes.write(" d=\"")
        if SVGWriter.isLevel(points) {
            bytes.write("M")
            put(points[0])
            bytes.write("H")
            bytes.append(points[3].x)
        } else {
            for (index, point) in points.enumerated() {
                bytes.append(UInt8(ascii: index == 0 ? "M" : index == 1 ? "C" : " "))
                put(point)
            }
        }
        bytes.write("\"/>\n")
    }

    /// Whether a curve is a level line from its first point to its last, as the messages of timelines are.
    private static func isLevel(_ points: UnsafeBufferPointer<pointf>) -> Bool {
        guard points.count == 4 else { return false }
        let (low, high) = (min(points[0].x, points[3].x), max(points[0].x, points[3].x))
        return points.allSatisfy { $0.y == points[0].y && $0.x >= low && $0.x <= high }
    }

    private mutating func put(_ points: UnsafeBufferPointer<pointf>) {
        for (index, point) in points.enumerated() {
            if index > 0 { bytes.write(" ") }
            put(point)
        }
    }

    private mutating func put(_ point: pointf) {
        bytes.append(point.x)
        bytes.write(",")
        bytes.append(-point.y)
    }

    private mutating func put(_ paint: ll_paint) {
        bytes.write(" fill=\"")
        bytes.append(color: paint.fill)
        bytes.write("\" stroke=\"")
        bytes.append(color: paint.stroke)
        if paint.width != 1 {
            bytes.write("\" stroke-width=\"")
            bytes.append(paint.width)
        }
        if paint.pen == PEN_DASHED { bytes.write("\" stroke-dasharray=\"5,2") }
        if paint.pen == PEN_DOTTED { bytes.write("\" stroke-dasharray=\"1,5") }
        bytes.write("\"")
    }
}

extension SVGWriter {
    /// What libgvc calls while it draws: the functions of `writer`, which has to outlive the drawing.
    static func drawing(by writer: UnsafeMutablePointer<SVGWriter>) -> ll_drawing {
        ll_drawing(
            writer: writer, colors: nil, color_count: 0,
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
