/// Anything wrong that is reported: an input that can't be read, an expectation that doesn't hold, what a rule found,
/// a drawing that is out of date.
public struct Diagnostic: Sendable, Hashable {
    /// How serious it is.
    public var severity: Severity
    /// The name of what reports it: a rule's id, such as `push-twice`, or one of ``expectation`` and ``unreadable``.
    public var rule: String
    /// What is wrong and what to do about it: lower case, without a full stop.
    public var message: String
    /// Where it is in the input.
    public var location: SourceLocation
    /// A replacement for the user's word, such as the name of a controller that exists.
    public var suggestion: String?
    /// The positions in `Run.events` of the events that it is about; the first is the one that it points at.
    public var events: [Int] = []
    /// The controller that it is about, by its position in `Run.controllers`.
    public var controller: ControllerID?
    /// The same controller by its id, as the run's JSON Lines write it.
    public var controllerName: String?
    /// The number of the callback that it is about.
    public var callback: Int?
    /// What was expected and what came instead, for an expected order that doesn't hold.
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

    /// The rule of an expectation that doesn't hold.
    public static let expectation = "expectation"
    /// The rule of an input that can't be read or played.
    public static let unreadable = "unreadable-input"

    /// The position in `Run.events` of the event that it points at; nil if it is about the whole run.
    public var event: Int? { events.first }
}
