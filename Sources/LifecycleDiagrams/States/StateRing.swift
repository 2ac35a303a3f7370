import Graphviz
import LifecycleModel

/// The positions on the ring of states, clockwise from the top, as in Apple's class reference.
struct StateRing {
    /// The center of the ring.
    let middle: Point

    static let radius = 215.0
    static let stateWidth = 140.0
    static let stateHeight = 64.0

    /// The states in ring order.
    static let order: [AppearanceState] = [.disappeared, .appearing, .appeared, .disappearing]

    /// Returns the position of a state in quarters, clockwise from the top.
    static func quarter(of state: AppearanceState) -> Int { order.firstIndex(of: state) ?? 0 }

    /// Returns whether the transition leads to the next state on the ring.
    static func isOnRing(_ transition: StateTransition) -> Bool {
        (quarter(of: transition.from) + 1) % 4 == quarter(of: transition.to)
    }

    /// Returns the position `degrees` clockwise from the top.
    func point(_ degrees: Double, radius: Double = StateRing.radius) -> Point {
        Point(middle.x + radius * sine(degrees: degrees), middle.y - radius * cosine(degrees: degrees))
    }

    /// Returns the center of a state.
    func point(of state: AppearanceState) -> Point { point(Double(StateRing.quarter(of: state)) * 90) }

    /// Returns the arc from the state at `quarter` to the next state, with space for the ellipses at its ends.
    func arc(from quarter: Int, tipLength: Double) -> EdgeRoute {
        let isUpright = quarter % 2 == 0
        let start = Double(quarter) * 90 + (isUpright ? 20.5 : 10)
        let end = Double(quarter + 1) * 90 - (isUpright ? 10 : 20.5)
        let tip = point(end)
        let last = end - tipLength / StateRing.radius * 180 / .pi
        var points = [point(start)]
        let pieces = 3
        for piece in 0..<pieces {
            let from = start + (last - start) * Double(piece) / Double(pieces)
            let to = start + (last - start) * Double(piece + 1) / Double(pieces)
            points += curve(from, to)
        }
        return EdgeRoute(points, tip: tip)
    }

    /// Returns the control points and the end point of a Bézier curve along the ring.
    private func curve(_ from: Double, _ to: Double) -> [Point] {
        let reach = 4.0 / 3 * tangent(degrees: (to - from) / 4) * StateRing.radius
        let (start, end) = (point(from), point(to))
        return [
            Point(start.x + reach * cosine(degrees: from), start.y + reach * sine(degrees: from)),
            Point(end.x - reach * cosine(degrees: to), end.y - reach * sine(degrees: to)), end,
        ]
    }

    /// Returns the route of an illegal transition, with the position of its callback.
    func detour(from: AppearanceState, to: AppearanceState, tipLength: Double) -> (route: EdgeRoute, badge: Point) {
        let (start, end) = (StateRing.quarter(of: from), StateRing.quarter(of: to))
        if start == end { return loop(start, tipLength) }
        if abs(start - end) == 2 { return crossing(start, tipLength) }
        return backward(start, end, tipLength)
    }

    /// Returns a loop outside a state, with the position of its callback.
    private func loop(_ quarter: Int, _ tipLength: Double) -> (EdgeRoute, Point) {
        let isUpright = quarter % 2 == 0
        let edge = point(Double(quarter) * 90)
        let sign = quarter == 0 || quarter == 3 ? -1.0 : 1
        let half = isUpright ? StateRing.stateHeight / 2 : StateRing.stateWidth / 2
        func at(_ along: Double, _ out: Double) -> Point {
            isUpright
                ? Point(edge.x + along, edge.y + sign * (half + out))
                : Point(edge.x + sign * (half + out), edge.y + along)
        }
        let tip = at(14, -1)
        let route = EdgeRoute([at(-14, -1), at(-50, 62), at(50, 62), at(16, tipLength)], tip: tip)
        return (route, at(0, 46))
    }

    /// Returns a vertical line next to the center, between disappeared and appeared. The transitions between the
    /// other two opposite states are legal.
    private func crossing(_ quarter: Int, _ tipLength: Double) -> (EdgeRoute, Point) {
        let down = quarter == 0 ? 1.0 : -1
        let x = middle.x - 11 * down
        let reach = StateRing.radius - StateRing.stateHeight / 2 - 3
        let route = EdgeRoute.straight(
            Point(x, middle.y - down * reach), Point(x, middle.y + down * reach), tipLength: tipLength)
        return (route, Point(x, middle.y + down * 118))
    }

    /// Returns a curve inside the ring, against the direction of the ring.
    private func backward(_ start: Int, _ end: Int, _ tipLength: Double) -> (EdgeRoute, Point) {
        func edge(_ quarter: Int, toward other: Int) -> Point {
            let state = point(Double(quarter) * 90)
            let goal = point(Double(other) * 90)
            let isUpright = quarter % 2 == 0
            return isUpright
                ? Point(state.x + (goal.x > state.x ? 20 : -20), state.y + (goal.y > state.y ? 34 : -34))
                : Point(state.x + (goal.x > state.x ? 48 : -48), state.y + (goal.y > state.y ? 27 : -27))
        }
        let (from, to) = (edge(start, toward: end), edge(end, toward: start))
        let sum = Double(start + end == 3 && (start == 0 || end == 0) ? 7 : start + end) / 2 * 90
        let bend = point(sum, radius: 92)
        let last = EdgeRoute.straight(bend, to, tipLength: tipLength).spline.last ?? to
        let route = EdgeRoute(
            [
                from, Point((from.x + bend.x * 2) / 3, (from.y + bend.y * 2) / 3),
                Point((last.x + bend.x * 2) / 3, (last.y + bend.y * 2) / 3), last,
            ], tip: to)
        return (route, Point((from.x + last.x + 2 * bend.x) / 4, (from.y + last.y + 2 * bend.y) / 4))
    }
}
