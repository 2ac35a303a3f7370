import Graphviz

/// A page on which boxes, texts and lines get their own coordinates: the graph of a drawing that `nop2` renders.
///
/// Lines lie under boxes, and boxes in the order in which they come; or, on a canvas in layers, everything lies over what
/// is in the layers below, and over what came to its own layer before. Every text is a node of its own, or the label of a
/// box or line, so that bitmaps and style sheets show the same.
struct Canvas {
    /// Which layer is drawn on; the lowest is zero.
    var layer: Int {
        get { graph.layer }
        set { graph.layer = newValue }
    }
    private var graph: Graph
    private var count = 0
    /// The right and lower ends of what was drawn.
    private(set) var extent = Point(0, 0)

    /// How a box looks.
    struct BoxLook {
        var shape: Attribute.Shape = .box
        var fill: Ink?
        var stroke: Ink?
        var lineWidth = 1.0
        var isRounded = false
        var isDashed = false
    }

    /// How a line looks.
    struct LineLook {
        var stroke: Ink
        var width = 1.0
        var style: Attribute.Style = .solid
        var head: Attribute.Arrow = .none
        /// Half the width of a dot at the tail of a line with a head, which is as large as its tip.
        var dotRadius: Double { tipLength * 0.4 }
        var tipLength: Double { head == .none ? 0 : max(6, width * 4) }
    }

    init(name: String, inLayers: Bool = false) {
        graph = Graph(
            name: name,
            attributes: [.background(Theme.page), .splines(.curved), .padding(Theme.margin)],
            nodeDefaults: [
                .label(""), .font(.regular), .fontSize(Theme.body.size), .textColor(Theme.text), .shape(.box),
                .fixedSize, .margin(0),
            ],
            edgeDefaults: [
                .font(.regular), .fontSize(Theme.body.size), .textColor(Theme.text), .stroke(Theme.message),
                .arrowSize(0.6), .remarkStyle(Theme.small.size, Theme.small.ink),
            ])
        if !inLayers { graph.attributes.append(.edgesFirst) }
        for name in ["from", "to"] { graph.add(Canvas.anchor(name)) }
    }

    /// An ornament that lines may hang on.
    private static func anchor(_ name: String) -> Node {
        Node(name, [.shape(.point), .style([.invisible]), .size(0.1, 0.1), .position(Point(0, 0))])
    }

    /// Makes a name that nothing else has.
    private mutating func next(_ kind: String) -> String {
        count += 1
        return "\(kind)\(count)"
    }

    private mutating func cover(_ middle: Point, _ width: Double, _ height: Double) {
        extent.x = max(extent.x, middle.x + width / 2)
        extent.y = max(extent.y, middle.y + height / 2)
    }

    /// Draws a box with an optional label, in its middle or `inset` points from its left side, and gives its name.
    @discardableResult
    mutating func box(
        _ middle: Point, _ width: Double, _ height: Double, _ look: BoxLook, label: String = "",
        _ style: Theme.Style = Theme.body, inset: Double? = nil, title: String? = nil, name: String? = nil,
        classes: String = "", link: String? = nil
    ) -> String {
        let name = name ?? next("box")
        var styles: [Attribute.Style] = look.fill == nil ? [] : [.filled]
        if look.isRounded { styles.append(.rounded) }
        if look.isDashed { styles.append(.dashed) }
        var attributes = Canvas.attributes(8)
        attributes.append(.size(width, height))
        attributes.append(.position(middle))
        if !label.isEmpty { attributes.append(.label(label, inset == nil ? .center : .left)) }
        if let inset { attributes.append(.inset(inset)) }
        if look.shape != .box { attributes.append(.shape(look.shape)) }
        if !styles.isEmpty { attributes.append(.style(styles)) }
        if let fill = look.fill { attributes.append(.fill(fill)) }
        if let stroke = look.stroke {
            attributes.append(.stroke(stroke))
            if look.lineWidth != 1 { attributes.append(.lineWidth(look.lineWidth)) }
        } else {
            attributes.append(.peripheries(0))
        }
        if !label.isEmpty { Canvas.add(style, to: &attributes) }
        if !classes.isEmpty { attributes.append(.cssClass(classes)) }
        if let link { attributes.append(.link(link)) }
        graph.add(Node(name, attributes, title: title))
        cover(middle, width, height)
        return name
    }

    /// Writes a text whose middle, left or right end stands at `place`.
    mutating func text(
        _ text: String, _ place: Point, _ style: Theme.Style, _ alignment: Attribute.Alignment = .center,
        title: String? = nil, classes: String = "", link: String? = nil, on background: Ink? = nil
    ) {
        // A background reaches a little beyond its text, which stands higher or lower in it in one font or another.
        let rim = background == nil ? 0.0 : 3
        let (width, height) = (TextMetrics.width(text, style) + rim, TextMetrics.height(text, style) + rim)
        let middle: Point
        switch alignment {
        case .left: middle = Point(place.x + width / 2, place.y)
        case .center: middle = place
        case .right: middle = Point(place.x - width / 2, place.y)
        }
        var attributes = Canvas.attributes(8)
        attributes.append(.label(text, alignment))
        attributes.append(.size(width, height))
        attributes.append(.position(middle))
        if let background { attributes += [.style([.filled]), .fill(background)] }
        attributes.append(.peripheries(0))
        Canvas.add(style, to: &attributes)
        if !classes.isEmpty { attributes.append(.cssClass(classes)) }
        if let link { attributes.append(.link(link)) }
        graph.add(Node(next("text"), attributes, title: title))
        cover(middle, width, height)
    }

    /// Draws a line, between two boxes where they are named.
    mutating func line(
        _ route: Route, _ look: LineLook, from tail: String = "from", to head: String = "to",
        label: (text: String, place: Point, style: Theme.Style)? = nil,
        remark: (text: String, place: Point, style: Theme.Style)? = nil, title: String? = nil, classes: String = "",
        link: String? = nil
    ) {
        var attributes = Canvas.attributes(6)
        attributes.append(.route(route))
        if look.stroke != Theme.message { attributes.append(.stroke(look.stroke)) }
        if look.width != 1 { attributes.append(.lineWidth(look.width)) }
        if look.style != .solid { attributes.append(.style([look.style])) }
        // A line without a tip has no place for one either.
        if look.head != .normal, look.head != .none { attributes.append(.arrowHead(look.head)) }
        if route.tailTip != nil {
            attributes.append(.direction(.both))
            attributes.append(.arrowTail(.dot))
        }
        if look.head != .none, look.tipLength != 6 { attributes.append(.arrowSize(look.tipLength / 10)) }
        if let label {
            attributes.append(.label(label.text))
            attributes.append(.labelPosition(label.place))
            Canvas.add(label.style, to: &attributes)
            cover(label.place, TextMetrics.width(label.text, label.style), 0)
        }
        if let remark {
            attributes.append(.remark(remark.text, remark.place))
            if remark.style != Theme.small { attributes.append(.remarkStyle(remark.style.size, remark.style.ink)) }
            cover(remark.place, TextMetrics.width(remark.text, remark.style), 0)
        }
        if !classes.isEmpty { attributes.append(.cssClass(classes)) }
        if let link { attributes.append(.link(link)) }
        graph.add(Edge(tail, head, attributes, title: title))
        for point in route.points { cover(point, 0, 0) }
    }

    /// Room for so many attributes of a node or line, as most have, so that it need not grow.
    private static func attributes(_ count: Int) -> [Attribute] {
        var attributes: [Attribute] = []
        attributes.reserveCapacity(count)
        return attributes
    }

    private static func add(_ style: Theme.Style, to attributes: inout [Attribute]) {
        if style.font != .regular { attributes.append(.font(style.font)) }
        if style.size != Theme.body.size { attributes.append(.fontSize(style.size)) }
        if style.ink != Theme.text { attributes.append(.textColor(style.ink)) }
    }

    /// The picture of what was drawn.
    func picture(_ options: DiagramOptions, title: String, description: String) -> Picture {
        Picture(
            name: options.name, graph: graph, layout: .nop2, title: title, description: description,
            scheme: options.scheme)
    }
}
