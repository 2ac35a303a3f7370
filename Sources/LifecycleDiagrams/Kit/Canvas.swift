import Graphviz

/// A drawing with coordinates: boxes, text, and lines, as a graph for Graphviz's layout engine `nop2`.
///
/// Boxes and text are nodes, and lines are edges between them. On a canvas without layers, boxes and text cover
/// lines. In an SVG of a canvas with layers, each layer covers the layers below it and, within a layer, each element
/// covers the elements that were added before it. In other formats of such a canvas, lines cover boxes and text. Screen
/// readers read the elements of an SVG in the order in which they are painted.
struct Canvas {
    /// The current layer, from 0 for the lowest.
    var layer: Int {
        get { graph.layer }
        set { graph.layer = newValue }
    }
    private var graph: Graph
    private var count = 0
    private var hasEdgeLabels = false
    /// The right and lower edges of the drawing.
    private(set) var extent = Point(0, 0)

    /// The style of a box.
    struct BoxLook {
        var shape: Attribute.Shape = .box
        var fill: ThemeColor?
        var stroke: ThemeColor?
        var lineWidth = 1.0
        var isRounded = false
        var isDashed = false
    }

    /// The style of a line.
    struct LineLook: Hashable {
        var stroke: ThemeColor
        var width = 1.0
        var style: Attribute.Style = .solid
        var head: Attribute.Arrow = .none
        var tipLength: Double { head == .none ? 0 : max(6, width * 4) }
    }

    /// The label of a line, with its center.
    struct LineLabel {
        var text: String
        var center: Point
        var style: Theme.Style
    }

    init(name: String, inLayers: Bool = false) {
        graph = Graph(
            name: name,
            attributes: [.background(Theme.page), .splines(.curved), .padding(Theme.margin)],
            nodeDefaults: [
                .label(""), .font(.regular), .fontSize(Theme.body.size), .textColor(Theme.text), .shape(.box),
                .fixedSize, .margin(0), .peripheries(0),
            ],
            edgeDefaults: [.stroke(Theme.message), .arrowSize(0.6)],
            paintOrder: inLayers ? .nodesFirst : .edgesFirst)
    }

    /// Adds the defaults for labels to the defaults for edges, unless they were already added.
    private mutating func useEdgeLabels() {
        if hasEdgeLabels { return }
        hasEdgeLabels = true
        graph.edgeDefaults += [
            .font(.regular), .fontSize(Theme.body.size), .textColor(Theme.text),
            .secondaryLabelStyle(Theme.small.size, Theme.small.color),
        ]
    }

    /// Returns a unique name that starts with `kind`.
    private mutating func next(_ kind: String) -> String {
        count += 1
        return "\(kind)\(count)"
    }

    private mutating func cover(_ middle: Point, _ width: Double, _ height: Double) {
        extent.x = max(extent.x, middle.x + width / 2)
        extent.y = max(extent.y, middle.y + height / 2)
    }

    /// Draws a box with its center at `middle`, and returns the box's name. The label is centered or, if `inset` is
    /// given, starts `inset` points from the left side of the box.
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
            attributes.append(.peripheries(1))
            if look.lineWidth != 1 { attributes.append(.lineWidth(look.lineWidth)) }
        }
        if !label.isEmpty { Canvas.add(style, to: &attributes) }
        if !classes.isEmpty { attributes.append(.cssClass(classes)) }
        if let link { attributes.append(.link(link)) }
        graph.add(Node(name, attributes, title: title))
        cover(middle, width, height)
        return name
    }

    /// Draws text with its left end, center, or right end at `point`, and returns the text's name.
    @discardableResult
    mutating func text(
        _ text: String, _ point: Point, _ style: Theme.Style, _ alignment: Attribute.Alignment = .center,
        title: String? = nil, classes: String = "", link: String? = nil, on background: ThemeColor? = nil
    ) -> String {
        let name = next("text")
        // A background is slightly larger than its text, because the text's vertical position depends on the font.
        let rim = background == nil ? 0.0 : 3
        // Graphviz receives sides in whole points, and a text starts at a side of its node.
        let width = (TextMetrics.width(text, style) + rim).rounded(.up)
        let height = TextMetrics.height(text, style) + rim
        let middle: Point
        switch alignment {
        case .left: middle = Point(point.x + width / 2, point.y)
        case .center: middle = point
        case .right: middle = Point(point.x - width / 2, point.y)
        }
        var attributes = Canvas.attributes(8)
        attributes.append(.label(text, alignment))
        attributes.append(.size(width, height))
        attributes.append(.position(middle))
        if let background { attributes += [.style([.filled]), .fill(background)] }
        Canvas.add(style, to: &attributes)
        if !classes.isEmpty { attributes.append(.cssClass(classes)) }
        if let link { attributes.append(.link(link)) }
        graph.add(Node(name, attributes, title: title))
        cover(middle, width, height)
        return name
    }

    /// Draws a line from the box or text with the name `tail` to the box or text with the name `head`.
    mutating func line(
        _ route: EdgeRoute, _ look: LineLook, from tail: String, to head: String, label: LineLabel? = nil,
        secondaryLabel: LineLabel? = nil, title: String? = nil, classes: String = "", link: String? = nil
    ) {
        var attributes = Canvas.attributes(6)
        attributes.append(.route(route))
        if look.stroke != Theme.message { attributes.append(.stroke(look.stroke)) }
        if look.width != 1 { attributes.append(.lineWidth(look.width)) }
        if look.style != .solid { attributes.append(.style([look.style])) }
        if look.head != .normal { attributes.append(.arrowHead(look.head)) }
        if look.head != .none, look.tipLength != 6 { attributes.append(.arrowSize(look.tipLength / 10)) }
        if label != nil || secondaryLabel != nil { useEdgeLabels() }
        if let label {
            attributes.append(.label(label.text))
            attributes.append(.labelPosition(label.center))
            Canvas.add(label.style, to: &attributes)
            cover(label.center, TextMetrics.width(label.text, label.style), 0)
        }
        if let label = secondaryLabel {
            attributes.append(.secondaryLabel(label.text, label.center))
            if label.style != Theme.small {
                attributes.append(.secondaryLabelStyle(label.style.size, label.style.color))
            }
            cover(label.center, TextMetrics.width(label.text, label.style), 0)
        }
        if !classes.isEmpty { attributes.append(.cssClass(classes)) }
        if let link { attributes.append(.link(link)) }
        graph.add(Edge(tail, head, attributes, title: title))
        for point in route.spline { cover(point, 0, 0) }
    }

    /// Draws a horizontal or vertical line that doesn't connect boxes, such as a lifeline or a divider, as a narrow
    /// box.
    mutating func rule(_ start: Point, _ end: Point, _ color: ThemeColor, classes: String = "") {
        let center = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
        // The minimum height of a node in Graphviz is 1.44 points.
        let (width, height) = (max(end.x - start.x, 1), max(end.y - start.y, 2))
        box(center, width, height, BoxLook(fill: color), classes: classes)
    }

    /// Returns an empty array with capacity for `count` attributes.
    private static func attributes(_ count: Int) -> [Attribute] {
        var attributes: [Attribute] = []
        attributes.reserveCapacity(count)
        return attributes
    }

    private static func add(_ style: Theme.Style, to attributes: inout [Attribute]) {
        if style.font != .regular { attributes.append(.font(style.font)) }
        if style.size != Theme.body.size { attributes.append(.fontSize(style.size)) }
        if style.color != Theme.text { attributes.append(.textColor(style.color)) }
    }

    /// Returns a picture of everything drawn so far.
    func picture(_ options: DiagramOptions, title: String, description: String, summary: String) -> Picture {
        .drawing(of: graph, layout: .nop2, options, title: title, description: description, summary: summary)
    }
}
