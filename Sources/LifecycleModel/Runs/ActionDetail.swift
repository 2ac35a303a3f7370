extension ActionEvent {
    /// A detail of an action: one of the constants, or a text, such as the user info of a notification.
    public struct Detail: RawRepresentable, Sendable, Hashable {
        /// The detail as in JSON Lines, such as `without effect`.
        public let rawValue: String

        /// Creates a detail that isn't one of the constants, such as a name, a size, or a reason.
        public init(_ text: String) { rawValue = text }

        /// Creates a detail from its text in JSON Lines.
        public init(rawValue: String) { self.init(rawValue) }
    }
}

// MARK: - Calls by the app

extension ActionEvent.Detail {
    /// The action has no effect: the observer that is removed isn't registered, or the app begins the disappearance of a
    /// controller that is already disappeared.
    public static let withoutEffect = Self("without effect")
    /// The app calls `loadView` of the superclass.
    public static let callToSuper = Self("super")
    /// The app reads the view in the override that creates it.
    public static let recursion = Self("recursion")
    /// The app pushes or presents while it isn't running.
    public static let beforeLaunch = Self("before launch")
    /// The view that is touched, swiped, or laid out is outside a window.
    public static let offWindow = Self("off-window")
    /// A tab is left while a search controller of its page, the subject, is active, which the controller `name` presents.
    public static let searchLeft = Self("search left active")
    /// The app presents over a context that no controller defines.
    public static let noContext = Self("no presentation context")
    /// The app sets the appearance of the status bar, but the controllers determine it.
    public static let ignored = Self("ignored")
    /// No controller, or neither the controller nor the app, supports the orientation.
    public static let (notSupported, notOfApp) = (Self("not supported"), Self("not among the app's orientations"))
    /// The parent also forwards the callback to the child automatically.
    public static let automatic = Self("automatic")
    /// The observer of a notification is deallocated.
    public static let dangling = Self("dangling")

    /// The call finds no container of the class `className`.
    public static func noContainer(_ className: String) -> Self { Self("no \(className)") }
    /// UIKit prints or raises the message with an ID, such as `exc-present-active`.
    public static func message(_ id: String) -> Self { Self(id) }
}

// MARK: - Loading

extension ActionEvent.Detail {
    /// The nib doesn't exist, or UIKit creates an empty view, because it finds no nib.
    public static let (notFound, emptyView) = (Self("not found"), Self("empty view"))
    /// The connected outlets are those of the decoded controller.
    public static let ofScene = Self("scene")
    /// The outlet that is read is nil: it is connected later, or never.
    public static let (notYetConnected, neverConnected) = (Self("not connected yet"), Self("never connected"))
    /// The overridden initializer never runs, because the controller is created in another way.
    public static let neverRuns = Self("never runs")
    /// The callback isn't sent to the child of a custom container, as `viewIsAppearing` in iOS 15 and earlier.
    public static let notSentToNestedChild = Self("not sent to a nested child")
    /// The override returns false.
    public static let isFalse = Self("false")
}

// MARK: - Logs and ends of runs

extension ActionEvent.Detail {
    /// UIKit would send the callback only once.
    public static let doubled = Self("doubled")
    /// UIKit would send the callback elsewhere.
    public static let moved = Self("moved")
    /// A deallocation never comes.
    public static let kept = Self("kept")
    /// The next callback is sent a second time.
    public static let repeated = Self("repeated")
    /// The engine ends a run that exceeds a limit, or because an exception terminated the app.
    public static let (stopped, terminated) = (Self("stopped"), Self("terminated"))
    /// UIKit would repeat the step's work without end.
    public static let endless = Self("endless")
    /// A log's line mentions `makeKeyAndVisible`.
    public static let makeKeyAndVisible = Self("makeKeyAndVisible")
    /// A log contains an exception, or a message in one of UIKit's categories, that isn't a known message.
    public static let (exception, unknownMessage) = (Self("exception"), Self("unknown message"))
    /// A call stack below an exception contains the app's function `name`.
    public static let frame = Self("frame")
}
