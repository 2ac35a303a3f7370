/// An event of a run, with its location in the source.
public struct Event: Sendable, Hashable {
    /// What happened.
    public var body: Body
    /// Seconds since the start of a simulated run or the start of the day in a log; nil for a log without times.
    public var time: Double?
    /// The line of the scenario or log, from 1, or nil.
    public var line: Int?

    /// The kinds of events.
    public enum Body: Sendable, Hashable {
        /// A controller occurs for the first time.
        case controller(ControllerID)
        /// A step of the scenario begins.
        case step(StepEvent)
        /// A callback is called.
        case callback(CallbackEvent)
        /// The hierarchy changes.
        case hierarchy(HierarchyEvent)
        /// UIKit prints a warning or raises an exception.
        case warning(WarningEvent)
        /// A rule reports a diagnostic; only in runs that were recorded with diagnostics.
        case diagnostic(DiagnosticEvent)
        /// The app performs an action that is not a callback, such as posting a notification.
        case action(ActionEvent)
    }

    /// Creates an event.
    public init(_ body: Body, time: Double? = nil, line: Int? = nil) {
        self.body = body
        self.time = time
        self.line = line
    }
}

/// The start of a step.
public struct StepEvent: Sendable, Hashable {
    /// The number of the step, from 1.
    public var number: Int
    /// The text of the step: `push: detail`.
    public var text: String

    /// Creates the start of a step.
    public init(number: Int, text: String) {
        self.number = number
        self.text = text
    }
}

/// A callback when it is called, before code of the class and before super.
public struct CallbackEvent: Sendable, Hashable {
    /// The number of the callback in its run, from 1.
    public var number: Int
    /// The controller that receives it.
    public var controller: ControllerID
    /// The callback.
    public var callback: Callback
    /// The argument `animated`; nil if the callback doesn't have it or the source doesn't contain it.
    public var animated: Bool?
    /// The controller that forwards it; nil for UIKit, the window or an unknown sender.
    public var sender: ControllerID?
    /// The appearance state after it; nil if it is unknown, such as at the start of a log.
    public var state: AppearanceState?
    /// The argument `parent` of a move callback: `.some(nil)` is the argument nil; nil is an unknown or missing
    /// argument.
    public var parent: ControllerID??
    /// The flags of Table 5-1 that are true inside it.
    public var flags: AppearanceFlags
    /// Whether the controller is a guess: nothing in the source tells it from others of its class.
    public var isGuess = false

    /// Creates a callback event.
    public init(
        number: Int, controller: ControllerID, callback: Callback, animated: Bool? = nil, sender: ControllerID? = nil,
        state: AppearanceState? = nil, parent: ControllerID?? = nil, flags: AppearanceFlags = []
    ) {
        self.number = number
        self.controller = controller
        self.callback = callback
        self.animated = animated
        self.sender = sender
        self.state = state
        self.parent = parent
        self.flags = flags
    }
}

/// The reason for a change of appearance, which a controller can read in the appearance callbacks (Table 5-1 of the
/// guide).
public struct AppearanceFlags: OptionSet, Sendable, Hashable {
    /// The flags as bits.
    public let rawValue: UInt8
    /// Creates flags from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The controller is being added to a container.
    public static let isMovingToParent = AppearanceFlags(rawValue: 1)
    /// The controller is being removed from a container.
    public static let isMovingFromParent = AppearanceFlags(rawValue: 2)
    /// The controller is being presented.
    public static let isBeingPresented = AppearanceFlags(rawValue: 4)
    /// The controller is being dismissed.
    public static let isBeingDismissed = AppearanceFlags(rawValue: 8)

    /// All flags with their names in UIKit.
    public static let names: [(flag: AppearanceFlags, name: String)] = [
        (.isMovingToParent, "isMovingToParent"), (.isMovingFromParent, "isMovingFromParent"),
        (.isBeingPresented, "isBeingPresented"), (.isBeingDismissed, "isBeingDismissed"),
    ]
    /// The names in UIKit of the flags that are set.
    public var names: [String] { AppearanceFlags.names.filter { contains($0.flag) }.map(\.name) }
}

/// A change of the hierarchy of controllers or views.
public struct HierarchyEvent: Sendable, Hashable {
    /// The kind of change.
    public enum Change: String, Sendable, CaseIterable {
        /// `subject` becomes the root of the window of the scene `target`, or of the first window; without a subject,
        /// the window has no root.
        case root
        /// `subject` is added to or removed from the children of `target`.
        case addChild, removeChild
        /// `subject` is pushed onto or popped from the stack of `target`, and becomes or stops being its child.
        case push, pop
        /// `target` shows its child `subject`.
        case select
        /// `target` presents or dismisses `subject`.
        case present, dismiss
        /// The view of `subject` is added to or removed from a view of `target`, or of the window if there is no
        /// target.
        case addView, removeView
        /// The view of `subject` is loaded or released.
        case loadView, unloadView
        /// `subject` is in the column `detail` of the split view `target`, such as `primary`.
        case column
        /// The root view of `subject` has a new size, `detail`, such as `390x844`.
        case size
    }
    /// The kind of change.
    public var change: Change
    /// The controller that it changes; nil only for a window without a root.
    public var subject: ControllerID?
    /// The other controller, such as the parent or the presenter, or nil.
    public var target: ControllerID?
    /// Details, such as the presentation style `pageSheet`.
    public var detail: String?

    /// Creates a change of the hierarchy.
    public init(_ change: Change, subject: ControllerID?, target: ControllerID? = nil, detail: String? = nil) {
        self.change = change
        self.subject = subject
        self.target = target
        self.detail = detail
    }
}

/// A message that UIKit printed or an exception that it raised.
public struct WarningEvent: Sendable, Hashable {
    /// The id of the message.
    public var id: String
    /// The text as UIKit prints it.
    public var text: String
    /// The related controller; nil if the text names none.
    public var controller: ControllerID?

    /// Creates a warning event.
    public init(id: String, text: String, controller: ControllerID? = nil) {
        self.id = id
        self.text = text
        self.controller = controller
    }
}

/// An action of the app's code, or a mark in the run, other than callbacks.
public struct ActionEvent: Sendable, Hashable {
    /// The kind of action.
    public enum Kind: String, Sendable, CaseIterable {
        /// The call of a step returns; its completion handler runs.
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
        /// `subject` observes, stops observing or posts the notification `name`; `target` is the object.
        case observe, unobserve, post
        /// `subject` receives the notification `name`.
        case deliver
        /// A touch begins in the view of `subject`, passes a responder, or is handled.
        case touch, responder, handle
        /// The app calls the callback `name` of `subject` directly.
        case call
        /// A class's override of the callback `name` does not call super.
        case missingSuper
        /// The class of `subject` overrides the callback `name`, which this iOS version never sends, or the property
        /// `name` with the value `detail`.
        case override
        /// The app calls beginAppearanceTransition or endAppearanceTransition; for a begin, `name` is `true` or
        /// `false`.
        case beginAppearance, endAppearance
        /// Calls of containment methods by the app.
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
    /// The controller that performs it or that it concerns.
    public var subject: ControllerID?
    /// The other controller.
    public var target: ControllerID?
    /// The task, notification, callback or orientation.
    public var name: String?
    /// Details.
    public var detail: String?
    /// The number of the callback that performs it; nil outside of callbacks.
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
