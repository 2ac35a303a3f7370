extension ActionEvent {
    /// The ``detail`` of a call that found no container of the required class.
    public static func missing(_ className: String) -> String { "no \(className)" }

    /// The missing container, such as `no UINavigationController`; nil for other actions.
    public var missing: String? {
        guard kind == .navigate, let detail, detail.hasPrefix(ActionEvent.missing("")) else { return nil }
        return detail
    }
}
