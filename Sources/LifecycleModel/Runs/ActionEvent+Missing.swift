extension ActionEvent {
    /// What ``detail`` says of a call that found no container of the class that it needs.
    public static func missing(_ className: String) -> String { "no \(className)" }

    /// The same where this is such a call, as `no UINavigationController`; nil for any other.
    public var missing: String? {
        guard kind == .navigate, let detail, detail.hasPrefix(ActionEvent.missing("")) else { return nil }
        return detail
    }
}
