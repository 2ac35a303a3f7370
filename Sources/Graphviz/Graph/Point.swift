/// A position in a drawing, in points, with x to the right and y downward.
public struct Point: Sendable, Hashable {
    /// Points from the left.
    public var x: Double
    /// Points from the top.
    public var y: Double

    /// Makes a point.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}
