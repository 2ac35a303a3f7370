import LifecycleModel

extension UIView {
    /// The parts of a view's geometry that change when its superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw bits of the mask.
        public let rawValue: Int
        /// Creates a mask from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The position in the superview and the size, in points. When the superview is resized, a view with an explicit
    /// frame keeps that frame or follows its autoresizing mask.
    public var frame: CGRect {
        get { CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
        set {
            hasOwnFrame = true
            origin = (newValue.x, newValue.y)
            resize(to: newValue.size)
        }
    }

    /// The view's size, in points, with an origin of zero.
    public var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
        set {
            hasOwnFrame = true
            resize(to: newValue.size)
        }
    }

    /// Updates the view's frame after its superview was resized. The view fills the superview, keeps its frame, or
    /// follows its autoresizing mask (Evidence, Sizes).
    func superviewDidResize(from old: CGSize, to new: CGSize) {
        guard hasOwnFrame || viewController?.fillsContainer == false else { return resize(to: new) }
        let mask = autoresizingMask
        let across = UIView.autoresized(
            (origin.x, size.width), in: old.width, to: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let down = UIView.autoresized(
            (origin.y, size.height), in: old.height, to: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        origin = (across.start, down.start)
        resize(to: CGSize(width: across.length, height: down.length))
    }

    /// Returns the start and length in one dimension after the superview was resized. The flexible parts share the
    /// difference in proportion to their lengths. If their total length is not positive, such as without a flexible
    /// part, the start and the length don't change. Source: Apple's documentation of `autoresizingMask`.
    private static func autoresized(
        _ stretch: (start: CGFloat, length: CGFloat), in old: CGFloat, to new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let after = old - stretch.start - stretch.length
        let total =
            (flexible.before ? stretch.start : 0) + (flexible.length ? stretch.length : 0)
            + (flexible.after ? after : 0)
        guard total > 0 else { return stretch }
        let factor = (new - old) / total
        return (
            stretch.start + (flexible.before ? stretch.start * factor : 0),
            max(0, stretch.length + (flexible.length ? stretch.length * factor : 0))
        )
    }
}
