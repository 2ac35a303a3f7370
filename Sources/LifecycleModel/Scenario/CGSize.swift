/// A length or a coordinate in points.
public typealias CGFloat = Double

/// A width and a height in points.
public struct CGSize: Sendable, Hashable {
    /// The width in points.
    public var width: CGFloat
    /// The height in points.
    public var height: CGFloat

    /// Creates a size in points.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// The size in the format of scenarios, such as `390x844`.
    public var text: String { "\(JSONText.decimal(width))x\(JSONText.decimal(height))" }
}

/// A rectangle in points.
public struct CGRect: Sendable, Hashable {
    /// The distance from the left edge of the superview, in points.
    public var x: CGFloat
    /// The distance from the top edge of the superview, in points.
    public var y: CGFloat
    /// The width and height, in points.
    public var size: CGSize

    /// Creates a rectangle in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.x = x
        self.y = y
        size = CGSize(width: width, height: height)
    }
}
