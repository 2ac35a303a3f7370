/// One thing that happened in a run, with its place in the source.
public struct Event: Sendable, Hashable {
    /// What happened.
    public var body: Body
    /// Seconds since the start of the run (played) or of the day (from a log); nil where the source prints no time.
    public var time: Double?
    /// The line of the scenario or log that it comes from, from 1; nil where there is none.
    public var line: Int?

    /// The kinds of things that happen.
    public enum Body: Sendable, Hashable {
        /// A controller is first heard of.
        case controller(ControllerID)
        /// A step of the story begins.
        case step(StepEvent)
        /// A callback is entered.
        case callback(CallbackEvent)
        /// The hierarchy changes.
        case hierarchy(HierarchyEvent)
        /// UIKit prints a warning or raises an exception.
        case warning(WarningEvent)
        /// A rule found a mistake: only in runs that were written with their findings.
        case diagnostic(DiagnosticEvent)
        /// The app itself does something that no callback shows: begins a task, reads geometry, posts a notification.
        case action(ActionEvent)
    }

    /// Makes an event.
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
    /// What is done, as a reader would say it: `push: detail`.
    public var text: String

    /// Makes the start of step `number`.
    public init(number: Int, text: String) {
        self.number = number
        self.text = text
    }
}

/// A callback as it is entered, before the class's own code and super.
public struct CallbackEvent: Sendable, Hashable {
    /// The number of the callback in its run, from 1.
    public var number: Int
    /// Whose callback it is.
    public var controller: ControllerID
    /// Which one.
    public var callback: Callback
    /// The `animated` argument; nil where the callback has none or the source does not print it.
    public var animated: Bool?
    /// The controller that forwarded it; nil for UIKit, the window or an unknown sender.
    public var sender: ControllerID?
    /// The appearance state after it; nil where it cannot be known, as in a log that began later.
    public var state: AppearanceState?
    /// The `parent` argument of a move callback: `.some(nil)` is the argument nil, nil is no such argument or unknown.
    public var parent: ControllerID??
    /// The queries of Table 5-1 that answer true inside it.
    public var flags: AppearanceFlags

    /// Makes a callback event.
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

/// Why an appearance changes, as a controller may ask inside the four callbacks (Table 5-1 of the guide).
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

    /// Every flag with UIKit's name for it.
    public static let names: [(flag: AppearanceFlags, name: String)] = [
        (.isMovingToParent, "isMovingToParent"), (.isMovingFromParent, "isMovingFromParent"),
        (.isBeingPresented, "isBeingPresented"), (.isBeingDismissed, "isBeingDismissed"),
    ]
    /// UIKit's names of the flags that are set.
    public var names: [String] { AppearanceFlags.names.filter { contains($0.flag) }.map(\.name) }
}

/// A change of the hierarchy of controllers or views.
public struct HierarchyEvent: Sendable, Hashable {
    /// What changed.
    public enum Change: String, Sendable, CaseIterable {
        /// `subject` becomes the root of the window of the scene `target`, or of the first window; with no subject the
        /// window has none.
        case root
        /// `subject` becomes, or ceases to be, a child of `target`.
        case addChild, removeChild
        /// `subject` comes onto, or leaves, the stack of `target`: it is a child of it then, or no longer.
        case push, pop
        /// `subject`, a child of `target`, is the one shown.
        case select
        /// `subject` is presented by `target`, or no longer.
        case present, dismiss
        /// `subject`'s view enters, or leaves, a view of `target` (of the window where there is no target).
        case addView, removeView
        /// `subject`'s view was loaded, or released.
        case loadView, unloadView
        /// `subject` is in the column `detail` of the split view `target`, such as `primary`.
        case column
        /// `subject`'s root view has another size; `detail` is it, as `390x844`.
        case size
    }
    /// What changes.
    public var change: Change
    /// Whom it concerns; nil only for a root of nil.
    public var subject: ControllerID?
    /// To, from or by whom; nil where there is nobody.
    public var target: ControllerID?
    /// What else is to be said, as the presentation style `pageSheet`.
    public var detail: String?

    /// Makes a change of the hierarchy.
    public init(_ change: Change, subject: ControllerID?, target: ControllerID? = nil, detail: String? = nil) {
        self.change = change
        self.subject = subject
        self.target = target
        self.detail = detail
    }
}

/// What UIKit itself printed or raised.
public struct WarningEvent: Sendable, Hashable {
    /// The name of the warning.
    public var id: String
    /// The text as UIKit prints it.
    public var text: String
    /// The controller it is about; nil where the text names none.
    public var controller: ControllerID?

    /// Makes a warning event.
    public init(id: String, text: String, controller: ControllerID? = nil) {
        self.id = id
        self.text = text
        self.controller = controller
    }
}

/// Something that the app's own code does, or that the run marks, beside the callbacks.
public struct ActionEvent: Sendable, Hashable {
    /// What is done.
    public enum Kind: String, Sendable, CaseIterable {
        /// The call of the step on the subjects came back; its completion ran.
        case returned, completion
        /// The transition's coordinator runs what goes along with it, its completion, or what waits for the end of the
        /// interaction.
        case alongside, transitionCompletion, interactionChanged
        /// A line of text in the timeline.
        case note
        /// Work that must be undone begins or ends; `name` is the task.
        case beginTask, endTask
        /// The app reads bounds or frames; does one-time work named `name`.
        case readGeometry, once
        /// `subject` observes, stops observing or posts the notification `name`; `target` is the object.
        case observe, unobserve, post
        /// A notification `name` reaches `subject`.
        case deliver
        /// A touch begins in `subject`'s view; each responder it passes; the one that handles it.
        case touch, responder, handle
        /// The app calls the callback `name` of `subject` itself.
        case call
        /// A class's override of the callback `name` does not call super.
        case missingSuper
        /// `subject`'s class overrides what no callback shows: the callback `name`, which this iOS version never sends,
        /// or the query `name`, of which `detail` is the answer.
        case override
        /// begin/endAppearanceTransition called by hand; `name` is `true` or `false` for a begin.
        case beginAppearance, endAppearance
        /// The single calls of containment, made by hand.
        case addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent
        /// The view comes from the nib `name`.
        case loadNib
        /// The view is read, or set to nil or to another view.
        case readView, dropView, setView
        /// A navigation or presentation call; `name` is the verb, `detail` its outcome where it was refused.
        case navigate, present, dismiss
        /// The interface is asked to turn to the orientation `name`; `detail` says why it stays where it does.
        case rotate
        /// `subject` is asked for the status bar, and answers `name`.
        case statusBar
        /// UIKit asks `subject` the question `name` about the status bar, such as `preferredStatusBarStyle`.
        case asked
        /// The app asks for the update `name`, such as `setNeedsUpdateProperties()`.
        case invalidate
        /// The delegate `subject` overrides the callback `name`, but is not sent it, because `target` was changed by code.
        case notSent
        /// The override of the callback `name` comes to its end, in logs that print both ends; `inside` is its number.
        case leave
    }
    /// What is done.
    public var kind: Kind
    /// Who does it or whom it concerns.
    public var subject: ControllerID?
    /// The other one concerned.
    public var target: ControllerID?
    /// The task, notification, callback or orientation.
    public var name: String?
    /// What else is to be said.
    public var detail: String?
    /// The number of the callback inside whose override it happens; nil where it happens outside any.
    public var inside: Int?

    /// Makes an action event.
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
