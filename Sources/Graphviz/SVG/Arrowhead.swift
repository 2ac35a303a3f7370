/// An arrowhead with the shape and size that it has in Graphviz 2.42.
///
/// libgvc draws arrowheads, too, but later versions move the tips by a distance that depends on the line width. With
/// those arrowheads, the same drawing would differ between versions.
struct Arrowhead {
    enum Shape {
        case polygon([Point])
        case circle(center: Point, radius: Double)
    }

    let shape: Shape
    let isFilled: Bool

    /// The length of a `normal` arrowhead of size 1, in points. Other shapes scale with this length.
    private static let length = 10.0

    /// Creates the arrowhead of an edge whose spline ends at `base`. Returns nil if `arrow` is `none`, or if `base` and
    /// `tip` are the same point.
    init?(_ arrow: Attribute.Arrow, base: Point, tip: Point, size: Double) {
        let (dx, dy) = (base.x - tip.x, base.y - tip.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > 0 else { return nil }
        let length = Arrowhead.length * size
        let back = Point(dx / distance, dy / distance)
        /// Returns the point that is `along` points behind the tip and `aside` points to the side.
        func at(_ along: Double, _ aside: Double) -> Point {
            Point(tip.x + back.x * along - back.y * aside, tip.y + back.y * along + back.x * aside)
        }
        switch arrow {
        case .none: return nil
        case .normal, .empty:
            shape = .polygon([at(length, 0.35 * length), tip, at(length, -0.35 * length)])
        case .vee:
            shape = .polygon([tip, at(length, -0.45 * length), at(length / 2, 0), at(length, 0.45 * length)])
        case .dot, .odot: shape = .circle(center: at(0.4 * length, 0), radius: 0.4 * length)
        case .diamond, .odiamond:
            let half = 0.6 * length
            shape = .polygon([at(2 * half, 0), at(half, -0.4 * length), tip, at(half, 0.4 * length)])
        }
        isFilled = ![.empty, .odot, .odiamond].contains(arrow)
    }
}
