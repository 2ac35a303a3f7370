/// A change in the hierarchy of controllers or views.
public struct HierarchyEvent: Sendable, Hashable {
    /// The kind of change.
    public enum Change: String, Sendable, CaseIterable {
        /// `subject` becomes the root of a window: the window of the scene `target`, or the first window if there is no
        /// target. Without a subject, the window has no root.
        case root
        /// `subject` is added to or removed from the children of `target`.
        case addChild, removeChild
        /// `subject` is pushed onto or popped from the stack of `target`, and becomes or stops being its child.
        case push, pop
        /// `target` shows its child `subject`.
        case select
        /// `target` presents or dismisses `subject`.
        case present, dismiss
        /// The view of `subject` is added to the view hierarchy of `target`, or of the window if there is no target, or
        /// is removed from its superview.
        case addView, removeView
        /// The view of `subject` is loaded or released.
        case loadView, unloadView
        /// `subject` is in the column `detail`, such as `primary`, of the split view `target`.
        case column
        /// The root view of `subject` has a new size, `detail`, such as `390x844`.
        case size
    }
    /// The kind of change.
    public var change: Change
    /// The controller that changes, or nil for a window without a root.
    public var subject: ControllerID?
    /// The other controller, such as the parent or the presenter, or nil.
    public var target: ControllerID?
    /// A detail of the change, such as the presentation style `pageSheet`.
    public var detail: String?

    /// Creates a change in the hierarchy.
    public init(_ change: Change, subject: ControllerID?, target: ControllerID? = nil, detail: String? = nil) {
        self.change = change
        self.subject = subject
        self.target = target
        self.detail = detail
    }
}
