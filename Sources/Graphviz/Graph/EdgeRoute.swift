/// The route of an edge: a spline of cubic Bézier curves, and the tips of its arrowheads.
public struct EdgeRoute: Sendable, Hashable {
    /// The control points of the spline: the first point, then three for each curve.
    public let spline: [Point]
    /// The tip of the arrowhead at the head, or nil for no arrowhead.
    public var tip: Point?
    /// The tip of the arrowhead at the tail, or nil for no arrowhead.
    public var tailTip: Point?

    /// Creates a route from the control points of a spline: the first point, then three for each curve.
    public init(_ spline: [Point], tip: Point? = nil, tailTip: Point? = nil) {
        self.spline = spline
        self.tip = tip
        self.tailTip = tailTip
    }

    /// Returns a straight route from `start` to `end`, with an arrowhead of `tipLength` points if `tipLength` is
    /// positive.
    public static func straight(_ start: Point, _ end: Point, tipLength: Double = 0) -> EdgeRoute {
        polyline([start, end], tipLength: tipLength)
    }

    /// Returns a route of straight segments through `corners`, or an empty route if there are no corners. If
    /// `tipLength` is positive, the route ends with an arrowhead of `tipLength` points.
    public static func polyline(_ corners: [Point], tipLength: Double = 0) -> EdgeRoute {
        guard var start = corners.first else { return EdgeRoute([]) }
        var spline = [start]
        spline.reserveCapacity(3 * corners.count - 2)
        for (index, corner) in corners.enumerated().dropFirst() {
            let isLast = index == corners.count - 1
            let end = isLast && tipLength > 0 ? shortened(from: start, to: corner, by: tipLength) : corner
            for share in [1.0 / 3, 2.0 / 3, 1] {
                spline.append(Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
            }
            start = corner
        }
        return EdgeRoute(spline, tip: tipLength > 0 ? corners.last : nil)
    }

    /// Returns the point at the distance `length` from `end` on the line from `start`, or `start` if the line is
    /// shorter than `length`.
    private static func shortened(from start: Point, to end: Point, by length: Double) -> Point {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let whole = max((dx * dx + dy * dy).squareRoot(), 0.001)
        let share = max(0, 1 - length / whole)
        return Point(start.x + dx * share, start.y + dy * share)
    }
}
