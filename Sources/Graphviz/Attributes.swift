/// An attribute of a graph, node, edge or cluster: those that drawings use, each with its own type.
///
/// Nothing here opens a file or passes raw text into a picture: no `image`, no `stylesheet`, no HTML-like label. Nor can a
/// drawing ask for what brings Graphviz down (see `Graph+Safety.swift`): no rows of equal rank, no orthogonal edges.
///
/// A long drawing holds a million of them, so none takes more room than a text and its alignment: what is larger lies
/// elsewhere.
public enum Attribute: Sendable, Hashable {
    /// Plain text; lines end in a newline.
    case label(String, Alignment = .center)
    /// A label that is kept off the edge's own way, safe on edges between neighbours of one rank.
    case externalLabel(String)
    /// The middle of an edge's label, given by us.
    case labelPosition(Point)
    /// A second, smaller text on an edge, with its middle; only where the edge's way is given too.
    indirect case remark(String, Point)
    /// How an edge's remark is written: its size in points, and its colour.
    case remarkStyle(Double, Ink)
    case shape(Shape)
    case style([Style])
    /// The outline of a node or the line of an edge.
    case stroke(Ink)
    /// The inside.
    case fill(Ink)
    /// The text.
    case textColor(Ink)
    /// The colour behind everything.
    case background(Ink)
    case font(Font)
    /// Points.
    case fontSize(Double)
    /// Points.
    case lineWidth(Double)
    /// Points.
    case size(Double, Double)
    /// Points between the sides of a box and its label.
    case inset(Double)
    /// The node keeps its size whatever its label.
    case fixedSize
    /// The middle of a node, in points, y downward.
    case position(Point)
    /// The way of an edge, in points, y downward.
    indirect case route(Route)
    case arrowHead(Arrow)
    case arrowTail(Arrow)
    case direction(Direction)
    case arrowSize(Double)
    /// Names for style sheets, from letters, digits, `-` and blanks.
    case cssClass(String)
    /// A link; addresses of other schemes than http, https and mailto, and scripts, are left out.
    case link(String)
    case rankDirection(RankDirection)
    /// Points between neighbours of a rank, and between ranks.
    case separation(nodes: Double, ranks: Double)
    case weight(Int)
    /// How long places are improved: at most so many steps for each node. Large graphs take minutes without.
    case effort(Int)
    /// Which sides of its nodes an edge leaves and enters; nil leaves the side to Graphviz.
    case sides(tail: Side?, head: Side?)
    /// Whether ranks are found across clusters; drawings with clusters need it (facts/graphviz.md, section 1).
    case newRank
    case splines(Splines)
    /// All edges first, so that nodes lie over lines. Without it a drawing whose nodes and edges bring their own places is
    /// painted in the order in which they were added.
    case edgesFirst
    /// Points of empty page around the drawing.
    case padding(Double)
    /// Points between a cluster's frame and its nodes.
    case margin(Double)
    case peripheries(Int)
    /// Where a cluster's label stands.
    case labelTop(Alignment)

    /// How lines of a label stand.
    public enum Alignment: String, Sendable { case left, center, right }
    /// Shapes of nodes.
    public enum Shape: String, Sendable { case box, ellipse, circle, diamond, point, note, octagon, cylinder }
    /// Styles of nodes and edges.
    public enum Style: String, Sendable {
        case solid, dashed, dotted, bold, filled, rounded
        case invisible = "invis"
    }
    /// Tips of arrows.
    public enum Arrow: String, Sendable { case normal, empty, vee, none, dot, odot, diamond, odiamond, tee, open }
    /// Which ends of an edge have tips.
    public enum Direction: String, Sendable { case forward, back, both, none }
    /// Sides of a node, by compass.
    public enum Side: String, Sendable {
        case left = "w"
        case right = "e"
    }
    /// Which way ranks grow.
    public enum RankDirection: String, Sendable {
        case down = "TB"
        case right = "LR"
    }
    /// How edges run where Graphviz leads them.
    public enum Splines: String, Sendable {
        case curved = "true"
    }
}

/// A font family that every Graphviz has widths for, in one of two weights.
public enum Font: String, Sendable, Hashable, CaseIterable {
    case regular = "Helvetica"
    case bold = "Helvetica-Bold"
    case mono = "Courier"
    case monoBold = "Courier-Bold"

    var isBold: Bool { self == .bold || self == .monoBold }
    var isMono: Bool { self == .mono || self == .monoBold }
}

/// A place in a drawing, in points, x to the right and y downward.
public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    /// Makes a point.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// The way of an edge: a chain of cubic Bézier curves, with the tips of its arrows.
public struct Route: Sendable, Hashable {
    /// Most ways by far are lines, and those of a long drawing are many: their inner points are told by the outer ones.
    private enum Way: Sendable, Hashable {
        case line(Point, Point)
        case curves([Point])
    }

    private let way: Way
    /// Where the tip at the head ends; nil for an edge without one.
    public var tip: Point?
    /// Where the tip at the tail ends; nil for an edge without one.
    public var tailTip: Point?

    /// Makes a way of its points: the first, then three for each curve.
    public init(_ points: [Point], tip: Point? = nil) {
        way = .curves(points)
        self.tip = tip
    }

    private init(from start: Point, to end: Point, tip: Point?) {
        way = .line(start, end)
        self.tip = tip
    }

    /// The first point, then three for each curve.
    public var points: [Point] { (0..<count).map { self[$0] } }

    /// How many points there are.
    var count: Int {
        switch way {
        case .line: 4
        case .curves(let points): points.count
        }
    }

    /// One of the points.
    subscript(_ index: Int) -> Point {
        switch way {
        case .curves(let points): return points[index]
        case .line(let start, let end):
            if index == 3 { return end }
            let share = Double(index) / 3
            return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        }
    }

    /// A straight way from `start` to `end`, with a tip of `tipLength` points at its end where that is above zero.
    public static func straight(_ start: Point, _ end: Point, tipLength: Double = 0) -> Route {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
        let share = max(0, 1 - tipLength / length)
        let last = Point(start.x + dx * share, start.y + dy * share)
        return Route(from: start, to: last, tip: tipLength > 0 ? end : nil)
    }

    /// A way of straight pieces through `corners`, with a tip of `tipLength` points at its end where that is above zero.
    public static func polyline(_ corners: [Point], tipLength: Double = 0) -> Route {
        guard var last = corners.first else { return Route([]) }
        var points = [last]
        var tip: Point?
        for (index, corner) in corners.enumerated().dropFirst() {
            let piece = straight(last, corner, tipLength: index == corners.count - 1 ? tipLength : 0)
            points += piece.points.dropFirst()
            tip = piece.tip
            last = corner
        }
        return Route(points, tip: tip)
    }
}
