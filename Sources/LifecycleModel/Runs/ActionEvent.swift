/// An action of the app's code, or a mark in the run, other than callbacks.
public struct ActionEvent: Sendable, Hashable {
    /// The kind of action.
    public enum Kind: String, Sendable, CaseIterable {
        /// The method that a step calls returns; its completion handler runs.
        case returned, completion
        /// The transition coordinator runs its alongside animation, its completion, or the block for the end of the
        /// interaction.
        case alongside, transitionCompletion, interactionChanged
        /// A line of text in the timeline.
        case note
        /// Work that has to be ended begins or ends; `name` is the task.
        case beginTask, endTask
        /// The app reads geometry, or does the one-time work `name`.
        case readGeometry, once
        /// `subject` observes, stops observing, or posts the notification `name`; `target` is the object.
        case observe, unobserve, post
        /// `subject` receives the notification `name`.
        case deliver
        /// A touch begins in the view of `subject`, passes a responder, or is handled.
        case touch, responder, handle
        /// The app calls the callback `name` of `subject` directly.
        case call
        /// A class's override of the callback `name` doesn't call super.
        case missingSuper
        /// The class of `subject` overrides the callback `name`, which UIKit never sends in this iOS version, or the
        /// property `name` with the value `detail`.
        case override
        /// The app calls beginAppearanceTransition or endAppearanceTransition. For the former, `name` is `true` or
        /// `false`.
        case beginAppearance, endAppearance
        /// The app calls a containment method.
        case addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent
        /// The view comes from the nib `name`.
        case loadNib
        /// The view is read, or set to nil or to another view.
        case readView, dropView, setView
        /// A navigation or presentation call; `name` is the verb, and `detail` the reason of a refusal.
        case navigate, present, dismiss
        /// The interface should rotate to the orientation `name`; `detail` is the reason if it doesn't.
        case rotate
        /// `subject` sets the status bar to `name`.
        case statusBar
        /// UIKit asks `subject` for `name` about the status bar, such as `preferredStatusBarStyle`.
        case asked
        /// The app requests the update `name`, such as `setNeedsUpdateProperties()`.
        case invalidate
        /// The delegate `subject` overrides the callback `name` but doesn't receive it, because code changed `target`.
        case notSent
        /// The override of the callback `name` returns, in logs that print both ends; `inside` is its number.
        case leave
    }
    /// The kind of action.
    public var kind: Kind
    /// The controller that performs the action or that the action concerns.
    public var subject: ControllerID?
    /// The other controller.
    public var target: ControllerID?
    /// The task, notification, callback, or orientation.
    public var name: String?
    /// More about the action, depending on its kind.
    public var detail: String?
    /// The number of the callback in which the action is performed, or nil outside of callbacks.
    public var inside: Int?

    /// Creates an action event.
    public init(
        _ kind: Kind, subject: ControllerID? = nil, target: ControllerID? = nil, name: String? = nil,
        detail: String? = nil,
        inside: Int? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.target = target
        self.name = name
        self.detail = detail
        self.inside = inside
    }
}
