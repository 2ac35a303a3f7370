/// A limit on a simulation. A run that exceeds a limit ends at that point; see ``Run/stop``.
public struct PlayLimit: Sendable, Hashable {
    /// The quantity, worded to follow a number.
    public let subject: String
    /// The maximum.
    public let value: Int
    /// The suggestion for a scenario that exceeds the limit.
    public let remedy: String

    /// All limits.
    public static let all: [PlayLimit] = [.levels, .nestedCalls, .nestedOverrides, .eventsOfStep, .eventsOfRun, .turns]

    /// The limit on the levels of contained and presented controllers.
    public static let levels = PlayLimit(
        "levels of contained and presented controllers", Hierarchy.levelLimit, "reduce the nesting")
    /// The limit on nested callbacks and notifications, including the levels of the hierarchy between them.
    ///
    /// Each level of containers can take two nested calls.
    public static let nestedCalls = PlayLimit("nested calls", 1_200, "look for observers that post to each other")
    /// The limit on overrides that run inside each other. The steps in an override take more of the stack than other
    /// calls.
    ///
    /// Debug builds need less than 6 MB of stack for a run that reaches this limit and ``nestedCalls``.
    public static let nestedOverrides = PlayLimit(
        "nested overrides", 250, "look for an override that calls itself, directly or indirectly")
    /// The limit on events from the start of a step to the start of the next step.
    public static let eventsOfStep = PlayLimit(
        "events in one step", 100_000, "look for overrides that repeat calls, or split the step")
    /// The limit on events in a run.
    public static let eventsOfRun = PlayLimit("events in one run", 4_000_000, "split the scenario")
    /// The limit on iterations of the run loop in one step, until no work is pending.
    public static let turns = PlayLimit(
        "iterations of the run loop in one step", 5_000, "look for overrides that start each other's transitions")

    private init(_ subject: String, _ value: Int, _ remedy: String) {
        (self.subject, self.value, self.remedy) = (subject, value, remedy)
    }

    /// The error for a scenario that exceeds the limit, with a suggestion.
    public var refusal: String { "more than \(value) \(subject); \(remedy)" }
}

extension Run {
    /// The reason why the engine ended a run that exceeds a limit, and the last event of the run, or nil for other
    /// runs.
    public var stop: (reason: String, event: Event)? {
        guard let last = events.last, case .action(let action) = last.body, action.kind == .note,
            action.detail == .stopped
        else { return nil }
        return (action.name ?? "", last)
    }

    /// Whether the simulation ended in the middle of its steps, because it exceeded a limit or because an uncaught
    /// exception terminated the app, or whether the end of its recording is missing.
    public var endsEarly: Bool {
        if incompleteLine != nil { return true }
        guard case .action(let action)? = events.last?.body, action.kind == .note else { return false }
        return action.detail == .stopped || action.detail == .terminated
    }
}
