/// A reported problem, such as an input that can't be read, a failed expectation, a mistake found by a rule, or a
/// drawing that is out of date.
public struct Diagnostic: Sendable, Hashable, Codable {
    /// The severity of the problem.
    public var severity: Severity
    /// The ID of a rule, such as `push-twice`, or the name of another check, such as ``expectation`` or
    /// ``unreadable``.
    public var rule: String
    /// The problem, usually with a fix. Unless the message starts with a name, such as UIKit, or with quoted text, it
    /// starts with a lowercase letter. It doesn't end with a period.
    public var message: String
    /// The location of the problem.
    public var location: SourceLocation
    /// A replacement for a name in the input, such as the name of an existing controller.
    public var suggestion: String?
    /// The positions of related events in `Run.events`. The first is the position of the event to show.
    public var events: [Int] = []
    /// The index of the related controller in `Run.controllers`, or nil.
    public var controller: ControllerID?
    /// The ID of the related controller, as in JSON Lines, or nil.
    public var controllerName: String?
    /// The number of the related callback, or nil.
    public var callback: Int?
    /// The expected and the actual order of callbacks, responders, or notifications if an expected order failed, or
    /// nil.
    public var mismatch: OrderMismatch?

    /// Creates a diagnostic without related events.
    public init(
        _ severity: Severity, _ rule: String, _ message: String, at location: SourceLocation = SourceLocation(),
        suggestion: String? = nil
    ) {
        self.severity = severity
        self.rule = rule
        self.message = message
        self.location = location
        self.suggestion = suggestion
    }

    /// The rule for a failed expectation.
    public static let expectation = "expectation"
    /// The rule for an input that can't be read or simulated.
    public static let unreadable = "unreadable-input"
    /// The rule for a log or a recording without a recognized callback.
    public static let unrecognized = "unrecognized-input"

    /// The position in `Run.events` of the event to show, or nil if the diagnostic is about the whole run.
    public var event: Int? { events.first }
}
