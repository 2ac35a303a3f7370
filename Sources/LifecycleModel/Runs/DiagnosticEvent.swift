/// A diagnostic as an event of a run, for timelines and recordings.
public struct DiagnosticEvent: Sendable, Hashable {
    /// The ID of the rule.
    public var rule: String
    /// The severity.
    public var severity: Severity
    /// The message, as in ``Diagnostic/message``.
    public var text: String
    /// The related controller, or nil.
    public var controller: ControllerID?
    /// The number of the related callback, or nil.
    public var callback: Int?

    /// Creates a diagnostic event.
    public init(rule: String, severity: Severity, text: String, controller: ControllerID? = nil, callback: Int? = nil) {
        self.rule = rule
        self.severity = severity
        self.text = text
        self.controller = controller
        self.callback = callback
    }
}
