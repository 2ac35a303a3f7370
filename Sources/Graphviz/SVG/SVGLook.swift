/// The properties of a node, edge, or cluster in an SVG, apart from its geometry: colors, CSS classes, bold lines,
/// arrowheads, visibility, the link, and text for screen readers.
struct SVGLook {
    var title: String?
    var classes = ""
    var link: String?
    var boldLines = 0
    var fill: ThemeColor?
    var stroke: ThemeColor?
    var textColor: ThemeColor?
    var secondaryTextColor: ThemeColor?
    var head = Attribute.Arrow.normal
    var tail = Attribute.Arrow.normal
    var arrowSize = 1.0
    var isInvisible = false

    init() {}

    init(_ defaults: SVGLook, _ attributes: [Attribute], title: String?) {
        self = defaults
        self.title = title
        add(attributes)
    }

    mutating func add(_ attributes: [Attribute]) {
        for attribute in attributes {
            switch attribute {
            case .cssClass(let names): classes = DOT.classes(names)
            case .link(let address): link = DOT.address(address)
            case .boldLines(let count): boldLines = count
            case .fill(let color): fill = color
            case .stroke(let color): stroke = color
            case .textColor(let color): textColor = color
            case .secondaryLabelStyle(_, let color): secondaryTextColor = color
            case .arrowHead(let arrow): head = arrow
            case .arrowTail(let arrow): tail = arrow
            case .arrowSize(let size): arrowSize = size
            case .style(let styles): isInvisible = styles.contains(.invisible)
            default: break
            }
        }
    }
}
