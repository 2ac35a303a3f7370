/// An event of a run, with its location in the source.
public struct Event: Sendable, Hashable {
    /// The kind of event, with its properties.
    public var body: Body
    /// The time in seconds: since the start of a simulated run, since midnight of a log's first day, or as the
    /// recording contains it. Nil if the source contains no time.
    public var time: Double?
    /// The line of the scenario, log, or Swift file, from 1, or nil.
    public var line: Int?
    /// The index in ``Run/files`` of the file that contains ``line``, or nil for the file of the run.
    public var file: UInt16?

    /// The kind of an event, with its properties.
    public enum Body: Sendable, Hashable {
        /// A controller, the application, or a scene occurs for the first time.
        case controller(ControllerID)
        /// A step of the scenario begins. Indirect, because a step is larger than a callback, of which a run has many.
        indirect case step(StepEvent)
        /// A callback starts.
        case callback(CallbackEvent)
        /// The hierarchy changes.
        case hierarchy(HierarchyEvent)
        /// UIKit prints a warning or raises an exception.
        case warning(WarningEvent)
        /// A rule reports a diagnostic. Only runs that were recorded with diagnostics contain these events.
        case diagnostic(DiagnosticEvent)
        /// An action that is not a callback, such as the app posting a notification.
        case action(ActionEvent)
    }

    /// Creates an event.
    public init(_ body: Body, time: Double? = nil, line: Int? = nil) {
        self.body = body
        self.time = time
        self.line = line
    }
}

/// The start of a step.
public struct StepEvent: Sendable, Hashable {
    /// The number of the step, from 1.
    public var number: Int
    /// The text of the step, such as `push: detail`.
    public var text: String
    /// The name of the step's verb, or nil for a step with a title, a heading in a log, and an inferred step.
    public var verb: String?
    /// The subject and the options of the verb.
    public var arguments: [StepArgument] = []
    /// How the step was inferred from the callbacks of a log, or nil for a step of a scenario or a heading.
    public var inference: StepInference?

    /// Creates the start of a step.
    public init(
        number: Int, text: String, verb: String? = nil, arguments: [StepArgument] = [],
        inference: StepInference? = nil
    ) {
        (self.number, self.text, self.verb, self.arguments, self.inference) = (number, text, verb, arguments, inference)
    }

    /// The subject of the verb as in a scenario, or an empty string.
    public var subject: String { arguments.first { $0.name.isEmpty }?.value ?? "" }
}

/// The subject or an option of a step.
public struct StepArgument: Sendable, Hashable {
    /// The name of the option, or an empty string for the subject.
    public var name: String
    /// The value as in a scenario.
    public var value: String

    /// Creates an argument.
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
}

/// A step that explains callbacks of a log.
public struct StepInference: Sendable, Hashable {
    /// The verb, such as `present`.
    public var verb: String
    /// The step in words, such as `present Add as a sheet`.
    public var words: String
    /// The other steps that explain the same callbacks, in words.
    public var alternatives: [String]
    /// The first and the last line of the callbacks, or nil for a run without lines.
    public var lines: ClosedRange<Int>?
    /// The iOS versions in which UIKit sends these callbacks for the step, such as `iOS 13 or later`. Nil if it is all
    /// versions, or if they are unknown.
    public var versions: String?
    /// Whether the log doesn't show how the app got from the previous step to this one.
    public var isAfterGap: Bool
    /// The number of the window, from 1, in a log with several windows, or nil.
    public var window: Int?
    /// Whether the log doesn't show which window the step belongs to, so that ``window`` is a guess.
    public var isWindowGuessed = false

    /// The verb of callbacks that no step explains.
    public static let unexplained = "unexplained"

    /// Creates an inferred step.
    public init(
        verb: String, words: String, alternatives: [String] = [], lines: ClosedRange<Int>? = nil,
        versions: String? = nil, isAfterGap: Bool = false
    ) {
        self.verb = verb
        self.words = words
        self.alternatives = alternatives
        self.lines = lines
        self.versions = versions
        self.isAfterGap = isAfterGap
    }
}

/// A message that UIKit printed or an exception that it raised.
public struct WarningEvent: Sendable, Hashable {
    /// The ID of the message.
    public var id: String
    /// The text as UIKit prints it.
    public var text: String
    /// The related controller, or nil if the text doesn't name a controller.
    public var controller: ControllerID?

    /// Creates a warning event.
    public init(id: String, text: String, controller: ControllerID? = nil) {
        self.id = id
        self.text = text
        self.controller = controller
    }
}
