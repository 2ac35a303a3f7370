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
    /// The rule for the steps that explain a log.
    public static let inferredSteps = "inferred-steps"
    /// The rule for a log that repeats lines.
    public static let repeated = "repeated-lines"

    /// The position in `Run.events` of the event to show, or nil if the diagnostic is about the whole run.
    public var event: Int? { events.first }
}

/// The severity of a diagnostic, from the lowest to the highest.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case note, warning, error

    /// Returns whether `left` is lower than `right`.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}

/// A location in an input.
public struct SourceLocation: Sendable, Hashable, Codable {
    /// The name of the input, such as the path of the file, or `-` for standard input. Nil for an input without a name.
    public var file: String?
    /// The line, from 1, or nil for the whole input.
    public var line: Int?
    /// The column, from 1, counted in characters, or nil for the whole line.
    public var column: Int?

    /// Creates a location.
    public init(file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Returns whether `left` precedes `right` by file, line, and column. A missing file, line, or column precedes
    /// any other.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file ?? "", left.line ?? 0, left.column ?? 0) < (right.file ?? "", right.line ?? 0, right.column ?? 0)
    }
}
