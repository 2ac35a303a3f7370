extension ActionEvent {
    /// What ``detail`` says of a call that changes nothing: a removal that matches no observer, a disappearance of what has
    /// not appeared.
    public static let withoutEffect = "without effect"

    /// What ``detail`` says of a callback that follows and that UIKit sends a second time.
    public static let repeated = "repeated"
    /// What ``detail`` says of a call that comes before the app is launched.
    public static let beforeLaunch = "before launch"
    /// What ``detail`` says of an override that never runs, because something else makes the controller.
    public static let neverRuns = "never runs"

    /// What ``detail`` says of a call that found no container of the class that it needs.
    public static func missing(_ className: String) -> String { "no \(className)" }

    /// The same where this is such a call, as `no UINavigationController`; nil for any other.
    public var missing: String? {
        guard kind == .navigate, let detail, detail.hasPrefix(ActionEvent.missing("")) else { return nil }
        return detail
    }
}
