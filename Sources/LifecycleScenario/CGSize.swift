/// A number of points.
public typealias CGFloat = Double

/// A width and a height in points.
public struct CGSize: Sendable, Hashable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }
}
