/// A diagnostic as an event of a run, as timelines show it and recordings write it.
public struct DiagnosticEvent: Sendable, Hashable {
    /// The id of the rule that reports it.
    public var rule: String
    /// How serious it is.
    public var severity: Severity
    /// What is wrong: lower case, without a full stop.
    public var text: String
    /// The controller that it is about, or nil.
    public var controller: ControllerID?
    /// The number of the callback it is about.
    public var callback: Int?

    /// Makes a diagnostic event.
    public init(rule: String, severity: Severity, text: String, controller: ControllerID? = nil, callback: Int? = nil) {
        self.rule = rule
        self.severity = severity
        self.text = text
        self.controller = controller
        self.callback = callback
    }
}
