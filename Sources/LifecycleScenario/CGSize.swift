import LifecycleModel

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

    /// The size as scenarios write it: `390x844`.
    public var text: String { "\(JSONText.decimal(width))x\(JSONText.decimal(height))" }
}

/// A rectangle in points.
public struct CGRect: Sendable, Hashable {
    public var x: CGFloat
    public var y: CGFloat
    public var size: CGSize

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.x = x
        self.y = y
        size = CGSize(width: width, height: height)
    }
}
