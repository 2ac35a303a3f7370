/// A part of a view's geometry that an autoresizing mask makes flexible.
public enum AutoresizingPart: String, Sendable, Hashable, CaseIterable {
    /// The width or the height.
    case width, height
    /// The distance to an edge of the superview.
    case left, right, top, bottom
}
