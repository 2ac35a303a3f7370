import LifecycleModel
import LifecycleScenario

extension UIView.AutoresizingMask {
    /// Creates a mask from the parts that a scenario names.
    init(_ parts: Set<AutoresizingPart>) {
        let masks: [AutoresizingPart: UIView.AutoresizingMask] = [
            .width: .flexibleWidth, .height: .flexibleHeight, .left: .flexibleLeftMargin, .right: .flexibleRightMargin,
            .top: .flexibleTopMargin, .bottom: .flexibleBottomMargin,
        ]
        self = parts.reduce(into: []) { $0.formUnion(masks[$1] ?? []) }
    }
}

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

    /// The position in the superview and the size, in points.
    public var frame: CGRect {
        get { CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
        set {
            origin = (newValue.x, newValue.y)
            resize(to: newValue.size)
        }
    }

    /// The view's size, in points, with an origin of zero.
    public var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
        set { resize(to: newValue.size) }
    }

    /// Sets the view's frame if its owner or its constraints determine the frame, not the app (Evidence, Sizes).
    ///
    /// - Parameter available: The size of the superview.
    /// - Returns: Whether the owner or constraints determine the frame.
    @discardableResult func fill(_ available: CGSize) -> Bool {
        let owned = viewController.flatMap { $0.fillsContainer ? $0.fillingSize(in: available) : nil }
        guard let size = owned ?? (hasEdgeConstraints ? available : nil) else { return false }
        origin = (0, 0)
        resize(to: size)
        return true
    }

    /// Updates the view's frame after its superview was resized. The view fills the superview, keeps its frame, or
    /// follows its autoresizing mask (Evidence, Sizes).
    func superviewDidResize(from old: CGSize, to new: CGSize) {
        guard !fill(new), superview?.autoresizesSubviews == true else { return }
        let wasInside = isInside(old)
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
        if wasInside, !isInside(new), let viewController {
            simulation.note(.geometry, viewController, target: superview?.owner, name: ActionEvent.outgrows)
        }
    }

    /// Returns whether the frame is within a superview of a given size, apart from rounding.
    private func isInside(_ available: CGSize) -> Bool {
        origin.x > -0.01 && origin.y > -0.01 && origin.x + size.width < available.width + 0.01
            && origin.y + size.height < available.height + 0.01
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
        return (
            stretch.start + (flexible.before ? (new - old) * stretch.start / total : 0),
            max(0, stretch.length + (flexible.length ? (new - old) * stretch.length / total : 0))
        )
    }
}
