/// An attribute of a graph, node, edge, or cluster, with a typed value.
///
/// There is no case for a Graphviz attribute that opens a file (`image`), inserts raw text into a drawing
/// (`stylesheet`, HTML-like labels), or can make Graphviz crash (`rank=same`, orthogonal edges). Lengths are in
/// points, except a node's ``margin(_:)``.
public enum Attribute: Sendable, Hashable {
    /// The label: plain text, with a newline between two lines. For an edge without a ``route(_:)``, Graphviz receives
    /// the text as an external label.
    case label(String, Alignment = .center)
    /// The number of lines, counted from a label's first line, that are bold in an SVG.
    case boldLines(Int)
    /// An external label, which Graphviz places near its node or edge. Graphviz before 13.0.1 corrupts memory for some
    /// edges with a `label`, but not for edges with an external label.
    case xlabel(String)
    /// The center of an edge's label.
    case labelPosition(Point)
    /// A second, smaller label of an edge, and the center of this label. The edge must also have a ``route(_:)``.
    indirect case secondaryLabel(String, Point)
    /// The font size and color of an edge's secondary label.
    case secondaryLabelStyle(Double, ThemeColor)
    case shape(Shape)
    case style([Style])
    /// The color of an edge, or of the outline of a node or cluster.
    case stroke(ThemeColor)
    /// The color inside a node or cluster with the style ``Style/filled``.
    case fill(ThemeColor)
    case textColor(ThemeColor)
    /// The color behind the whole drawing.
    case background(ThemeColor)
    /// No background, so that a drawing shows what is behind it.
    case noBackground
    case font(Font)
    case fontSize(Double)
    case lineWidth(Double)
    /// The width and height of a node, which are rounded up to whole points. The minimum width is 1 point, and the
    /// minimum height is 2 points. Without ``fixedSize``, a larger label enlarges the node.
    case size(Double, Double)
    /// The distance from a node's label to the left and right sides of the node, rounded to whole points. The
    /// margin at the top and bottom is 0.
    case inset(Double)
    /// Keeps a node's size regardless of the label.
    case fixedSize
    /// The center of a node.
    case position(Point)
    /// The route of an edge.
    indirect case route(EdgeRoute)
    case arrowHead(Arrow)
    case arrowTail(Arrow)
    case direction(Direction)
    /// The size of arrowheads. A `normal` arrowhead of size 1 is 10 points long.
    case arrowSize(Double)
    /// Class names for an SVG's style sheet, separated by spaces. Hyphens replace bytes other than ASCII letters,
    /// digits, hyphens, and spaces. DOT text doesn't contain the class names.
    case cssClass(String)
    /// A link. A link that ``DOT/address(_:)`` doesn't allow is left out.
    case link(String)
    case rankDirection(RankDirection)
    /// The distances between neighbors on a rank and between ranks.
    case separation(nodes: Double, ranks: Double)
    case weight(Int)
    /// The minimum difference between the ranks of an edge's tail and head.
    case minimumLength(Int)
    /// The maximum number of network simplex iterations, per node, when `dot` computes node positions. Without this
    /// limit, the layout of a graph with thousands of nodes can take minutes.
    case effort(Int)
    /// The sides on which an edge leaves its tail node and enters its head node; nil lets Graphviz choose a side.
    case sides(tail: Side?, head: Side?)
    /// Ranks the nodes of all clusters together.
    case newRank
    case splines(Splines)
    /// The empty space around the drawing.
    case padding(Double)
    /// The distance between a cluster's frame and the nodes inside. For a node, the distance between its sides and
    /// its label, in inches.
    case margin(Double)
    case peripheries(Int)
    /// Places the label of a cluster or graph at the top, with the given alignment. If ranks grow upward, a cluster's
    /// label is at the bottom instead.
    case labelTop(Alignment)
    /// Places the label of a cluster or graph at the bottom, with the given alignment. If ranks grow upward, a
    /// cluster's label is at the top instead.
    case labelBottom(Alignment)

    /// The alignment of a label, or of its lines.
    public enum Alignment: String, Sendable { case left, center, right }
    /// The shape of a node.
    public enum Shape: String, Sendable { case box, ellipse, circle, diamond, point, note, octagon, cylinder }
    /// A style of a node, edge, or cluster.
    public enum Style: String, Sendable {
        case solid, dashed, dotted, bold, filled, rounded
        case invisible = "invis"
    }
    /// The shape of an arrowhead.
    public enum Arrow: String, Sendable { case normal, empty, vee, none, dot, odot, diamond, odiamond }
    /// The ends of an edge that have arrowheads.
    public enum Direction: String, Sendable { case forward, back, both, none }
    /// A side of a node. The raw value is Graphviz's compass point.
    public enum Side: String, Sendable {
        case left = "w"
        case right = "e"
        case top = "n"
        case bottom = "s"
    }
    /// The direction in which ranks follow each other.
    public enum RankDirection: String, Sendable {
        case down = "TB"
        case right = "LR"
        case up = "BT"
    }
    /// The form of the edges that Graphviz routes.
    public enum Splines: String, Sendable {
        case curved = "true"
    }
}
