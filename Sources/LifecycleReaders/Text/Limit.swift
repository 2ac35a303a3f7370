import LifecycleModel

/// A bound on what is read, so that no input can exhaust the machine.
///
/// A new limit is one static and its line in ``all``; `lifeline doctor` lists them.
public struct Limit: Sendable {
    /// What is counted, in words that follow a number: `bytes of a scenario`.
    public let subject: String
    /// How many there may be.
    public let value: Int
    /// What to do about an input that has more.
    public let wayOut: String

    /// Every limit of the readers, and those of playing.
    public static let all: [Limit] =
        [
            .inputBytes, .storyboardBytes, .storyboardNesting, .scenarioBytes, .scenarioNesting, .controllers, .steps,
            .jsonNesting, .hierarchyLevels,
        ] + PlayLimit.all.dropFirst().map(Limit.init)

    /// The size of any input at all.
    public static let inputBytes = Limit("bytes of an input", 1_000_000_000, "read a part of it, as 'tail' gives one")
    /// The size of a storyboard or xib.
    public static let storyboardBytes = Limit("bytes of a storyboard", 64_000_000, "split it in Interface Builder")
    /// How deep elements of a storyboard may nest.
    public static let storyboardNesting = Limit("levels of nesting in a storyboard", 500, "no storyboard needs so many")
    /// The size of a scenario.
    public static let scenarioBytes = Limit("bytes of a scenario", 4_000_000, "split the scenario")
    /// How deep lists and mappings of a scenario may nest.
    public static let scenarioNesting = Limit("levels of nesting in a scenario", 60, "no scenario needs so many")
    /// How many controllers a scenario may have.
    public static let controllers = Limit("controllers of a scenario", 2_000, "split the scenario")
    /// How many steps a scenario may have.
    public static let steps = Limit("steps of a scenario", 100_000, "split the scenario")
    /// How deep values of a line of JSON may nest.
    public static let jsonNesting = Limit("levels of nesting in a line of JSON", 64, "a run needs two")

    /// How many controllers of any input may hold or present one another in a row.
    public static let hierarchyLevels = Limit(.levels)

    private init(_ limit: PlayLimit) { self.init(limit.subject, limit.value, limit.remedy) }

    private init(_ subject: String, _ value: Int, _ wayOut: String) {
        (self.subject, self.value, self.wayOut) = (subject, value, wayOut)
    }

    /// Whether `count` is above the limit.
    public func isExceeded(by count: Int) -> Bool { count > value }

    /// What is said to who exceeds it: the limit, then the way out.
    public var refusal: String { "more than \(value) \(subject); \(wayOut)" }
}
