/// An action by the app or UIKit that is not a callback, or a mark in the run.
public struct ActionEvent: Sendable, Hashable {
    /// The kind of action.
    public enum Kind: String, Sendable, CaseIterable {
        /// The method called by a step returns, or its completion handler runs.
        case returned, completion
        /// The handler of the action that the user tapped in the alert `subject` runs.
        case alertAction
        /// The transition coordinator runs its alongside animation, its completion handler, or its handler for
        /// interaction changes.
        case alongside, transitionCompletion, interactionChanged
        /// A line of text in the timeline.
        case note
        /// The app begins or ends the task `name`. Each task that begins must also end.
        case beginTask, endTask
        /// The app reads geometry, or does the one-time work `name`.
        case readGeometry, once
        /// `subject` observes or stops observing the notification `name` from the sender `target`, or is the sender
        /// that posts it.
        case observe, unobserve, post
        /// `subject` receives the notification `name` from the sender `target`.
        case deliver
        /// A touch begins in the view of `subject`, passes the responder `name`, or is handled by the responder
        /// `name`. If `detail` of a touch is `off-window`, the view is outside a window, and no responder receives the
        /// touch.
        case touch, responder, handle
        /// The app calls the callback `name` of `subject` directly. If `detail` is `super`, the app's override of
        /// `loadView` calls super.
        case call
        /// A class's override of the callback `name` doesn't call super.
        case missingSuper
        /// The class of `subject` overrides `name`: a callback that is deprecated or never sent in this iOS version,
        /// an initializer that never runs, or a property whose value is `detail`.
        case override
        /// The app calls beginAppearanceTransition or endAppearanceTransition. For beginAppearanceTransition, `name` is
        /// the argument `isAppearing`, `true` or `false`.
        case beginAppearance, endAppearance
        /// The app calls a method for containment, or adds or removes the view of `subject`. For `addChild` and
        /// `addSubview`, `target` is the parent.
        case addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent
        /// UIKit looks for the nib `name` and loads it. If `detail` is `not found`, the nib doesn't exist. If it is
        /// `empty view`, UIKit has found no nib and creates an empty view.
        case loadNib
        /// UIKit connects the outlets `name`, and the actions, of the view. If `detail` is `scene`, it connects those
        /// of the decoded controller itself.
        case connectOutlets
        /// The app reads the outlet `name` of `target` or, if `target` is nil, of `subject`. If the outlet is nil,
        /// `detail` is the reason.
        case readOutlet
        /// The view of `subject` is read, set to nil, or set to the view of `target`.
        case readView, dropView, setView
        /// A navigation, presentation, or dismissal by the app has a problem. `name` is the verb, the method, or the
        /// presentation style, or nil. `detail` is the problem, such as the ID of UIKit's message. If `detail` is
        /// `off-window`, the user can't perform the gesture `name`, because `subject` is off screen.
        case navigate, present, dismiss
        /// The view of `subject` has a problem in the view of `target`: it `outgrows` the view, or its `mask` conflicts
        /// with its constraints.
        case geometry
        /// The interface rotates to the orientation `name`, or `detail` is the reason why it doesn't.
        case rotate
        /// `subject` determines the appearance `name` of the status bar, such as `light`. If `detail` is `ignored`, the
        /// app sets the appearance, but the controllers determine it.
        case statusBar
        /// UIKit reads the status bar property `name` of `subject`, such as `preferredStatusBarStyle`.
        case asked
        /// The app requests an update by a call to `name`, such as `setNeedsUpdateProperties()`.
        case invalidate
        /// The delegate `subject` overrides the callback `name` but doesn't receive it, because code, not the user,
        /// changed `target`.
        case notSent
        /// The override of the callback `name` returns. Only logs and recordings with both the start and the end of
        /// callbacks contain this action. `inside` is the callback's number.
        case leave
        /// If the log's inferred steps are right, UIKit would send the callback `name` to `subject` here. The sender is
        /// `target`, or UIKit itself if `target` is nil. `detail` is `missing`, `moved` if the log contains the callback
        /// elsewhere, or `kept` for a deallocation that never comes.
        case expected
        /// UIKit would not send the preceding callback here. `detail` is `extra`, `moved`, or `doubled`.
        case unexpected
    }
    /// The kind of action.
    public var kind: Kind
    /// The controller that performs the action or that the action concerns.
    public var subject: ControllerID?
    /// The other controller, or nil.
    public var target: ControllerID?
    /// The name of the task, notification, callback, or orientation, or another name that depends on the kind, or
    /// nil.
    public var name: String?
    /// A detail of the action, depending on its kind.
    public var detail: Detail?
    /// The number of the callback in which the action is performed, or nil outside of callbacks.
    public var inside: Int?

    /// Creates an action event.
    public init(
        _ kind: Kind, subject: ControllerID? = nil, target: ControllerID? = nil, name: String? = nil,
        detail: Detail? = nil, inside: Int? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.target = target
        self.name = name
        self.detail = detail
        self.inside = inside
    }

    /// The ``name`` of a request to update properties.
    public static let setNeedsUpdateProperties = "setNeedsUpdateProperties()"
    /// The ``name`` of a problem: a view is no longer inside its superview.
    public static let outgrows = "outgrows"
    /// The ``name`` of a problem: a view has constraints, and its autoresizing mask is translated into constraints,
    /// too.
    public static let conflictingMask = "mask"

    /// The class of the container that a call doesn't find, such as `no UINavigationController`, or nil for other
    /// actions.
    public var missingContainer: String? {
        guard kind == .navigate, let detail, detail.rawValue.hasPrefix("no ") else { return nil }
        return detail.rawValue
    }

    /// Whether the action is a note about an exception or a message that isn't one of UIKit's known messages.
    package var isMessage: Bool { kind == .note && (detail == .exception || detail == .unknownMessage) }
}
