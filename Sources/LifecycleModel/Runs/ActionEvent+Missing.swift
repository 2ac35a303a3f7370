extension ActionEvent {
    /// The ``detail`` of an action without effect: the removal of an observer that isn't registered, or a note that
    /// the app begins the disappearance of a controller that is already disappeared.
    public static let withoutEffect = "without effect"
    /// The ``name`` of a problem: a view is no longer inside its superview.
    public static let outgrows = "outgrows"
    /// The ``name`` of a problem: a view has constraints, and its autoresizing mask is translated into constraints, too.
    public static let conflictingMask = "mask"
    /// The ``detail`` of a status bar appearance that the app sets although the controllers determine it.
    public static let ignored = "ignored"
    /// The ``detail`` of a note that the next callback is sent a second time.
    public static let repeated = "repeated"
    /// The ``detail`` of a push or a presentation while the app is not running.
    public static let beforeLaunch = "before launch"
    /// The ``detail`` of a presentation over a context that no controller defines.
    public static let noContext = "no presentation context"
    /// The ``detail`` of a search for a nib that doesn't exist, and of the empty view that UIKit creates if it finds no
    /// nib.
    public static let (notFound, emptyView) = ("not found", "empty view")
    /// The ``detail`` of the connection of a decoded controller's own outlets.
    public static let ofScene = "scene"
    /// The ``detail`` of reading an outlet that is nil: it is connected later, or never.
    public static let (notYetConnected, neverConnected) = ("not connected yet", "never connected")
    /// The ``detail`` of an override of an initializer that never runs, because the controller is created in another
    /// way.
    public static let neverRuns = "never runs"
    /// Returns the ``detail`` of a call that finds no container of the required class.
    public static func missing(_ className: String) -> String { "no \(className)" }

    /// The ``detail`` that names a missing container, such as `no UINavigationController`, or nil for other actions.
    public var missing: String? {
        guard kind == .navigate, let detail, detail.hasPrefix(ActionEvent.missing("")) else { return nil }
        return detail
    }
}
