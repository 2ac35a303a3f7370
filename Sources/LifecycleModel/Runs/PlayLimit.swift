/// A bound on what a scenario may do while it is played. A story that exceeds one ends there; see ``Run/stop``.
public struct PlayLimit: Sendable, Hashable {
    /// What is counted, in words that follow a number.
    public let subject: String
    /// How many there may be.
    public let value: Int
    /// What to do about more of them.
    public let remedy: String

    /// Every bound.
    public static let all: [PlayLimit] = [.levels, .nestedCalls, .eventsOfStep, .eventsOfRun, .turns]

    /// Controllers that hold or present one another.
    public static let levels = PlayLimit(
        "levels of controllers that hold or present one another", Hierarchy.levelLimit, "no app needs so many")
    /// Callbacks and notifications that are delivered inside one another, and levels of the hierarchy on their way.
    ///
    /// A container with its children takes two calls a level. Debug builds need less than 4 MB of stack for all of them.
    public static let nestedCalls = PlayLimit(
        "calls inside one another", 1_200, "look for an override that leads to its own call")
    /// Events from the start of a step to the start of the next one.
    public static let eventsOfStep = PlayLimit(
        "events in one step", 100_000, "look for overrides that call one another again and again")
    /// Events of a run.
    public static let eventsOfRun = PlayLimit("events in one run", 4_000_000, "split the scenario")
    /// Turns of the run loop until a step has settled.
    public static let turns = PlayLimit(
        "turns of the run loop in one step", 5_000, "look for overrides that start one another's transitions")

    private init(_ subject: String, _ value: Int, _ remedy: String) {
        (self.subject, self.value, self.remedy) = (subject, value, remedy)
    }

    /// What is reported where there are more: the limit, then the remedy.
    public var refusal: String { "more than \(value) \(subject); \(remedy)" }
}

extension ActionEvent {
    /// The detail of the note with which the engine ends a story before its last step.
    package static let stopped = "stopped"
}

extension Run {
    /// Why the engine ended the story before its last step, and the event that says so; nil for any other run.
    public var stop: (reason: String, event: Event)? {
        guard let last = events.last, case .action(let action) = last.body, action.kind == .note,
            action.detail == ActionEvent.stopped
        else { return nil }
        return (action.name ?? "", last)
    }
}
