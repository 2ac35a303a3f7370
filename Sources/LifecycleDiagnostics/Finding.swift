import LifecycleModel

/// A mistake that a rule found in a run, with its place.
public struct Finding: Sendable, Hashable {
    /// The id of the rule that found it.
    public let rule: String
    /// How much it weighs.
    public let severity: Severity
    /// What is wrong and the way out: lower case, no full stop.
    public let message: String
    /// The controller it is about; nil where it is about none.
    public let controller: ControllerID?
    /// The number of the callback it is about; nil where it is about none.
    public let callback: Int?
    /// The place in `Run.events` of the event it is about; nil where it is about the whole run.
    public let event: Int?
    /// The line of the source, from 1; nil where there is none.
    public let line: Int?
}
