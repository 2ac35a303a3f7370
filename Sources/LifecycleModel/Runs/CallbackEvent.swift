/// A callback at the time of the call, before the class's override and super run.
public struct CallbackEvent: Sendable, Hashable {
    /// The number of the callback in its run, from 1.
    public var number: Int
    /// The controller that receives the callback.
    public var controller: ControllerID
    /// The callback.
    public var callback: Callback
    /// The argument `animated`, or nil if the callback doesn't have it or the source doesn't contain it.
    public var animated: Bool?
    /// The controller that forwards the callback, or nil for UIKit, the window, or an unknown sender.
    public var sender: ControllerID?
    /// The appearance state after the callback, or nil if the state is unknown, such as at the start of a log.
    public var state: AppearanceState?
    /// The argument of a move callback, or nil for an unknown argument or another callback.
    public var parent: ParentArgument?
    /// The argument `nibName` of `init(nibName:bundle:)`, or nil for an unknown argument or another callback.
    public var nibName: NibNameArgument?
    /// The state of the application in a callback of the application or of a scene, or nil if it is unknown.
    public var applicationState: ApplicationState?
    /// The flags that are true inside an appearance callback. Empty for other callbacks.
    public var flags: AppearanceFlags
    /// Whether the controller is a guess, because the source doesn't distinguish it from other instances of its class.
    public var isGuess = false

    /// Creates a callback event.
    public init(
        number: Int, controller: ControllerID, callback: Callback, animated: Bool? = nil, sender: ControllerID? = nil,
        state: AppearanceState? = nil, parent: ParentArgument? = nil, flags: AppearanceFlags = []
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

/// The flags that a controller can read in its appearance callbacks to find out why it appears or disappears
/// (Evidence, Table 5-1).
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

    /// All flags, with UIKit's names.
    public static let names: [(flag: AppearanceFlags, name: String)] = [
        (.isMovingToParent, "isMovingToParent"), (.isMovingFromParent, "isMovingFromParent"),
        (.isBeingPresented, "isBeingPresented"), (.isBeingDismissed, "isBeingDismissed"),
    ]
    /// UIKit's names for the flags that are set.
    public var names: [String] { AppearanceFlags.names.filter { contains($0.flag) }.map(\.name) }
}

/// The state of an application, with UIKit's names.
public enum ApplicationState: String, Sendable, Hashable, CaseIterable { case active, inactive, background }

/// The argument `nibName` of `init(nibName:bundle:)`.
public struct NibNameArgument: Sendable, Hashable {
    /// The name, or nil if the argument is nil.
    public var name: String?

    /// Creates the argument.
    public init(_ name: String?) { self.name = name }
}
