import LifecycleModel

/// A limit on inputs, which prevents an input from exhausting the machine.
///
/// To add a limit, add a static property, and list the property in ``all``. The command `lifeline doctor` prints the
/// limits.
public struct Limit: Sendable {
    /// The quantity, worded to follow a number, such as `bytes in a scenario`.
    public let subject: String
    /// The maximum.
    public let value: Int
    /// The suggestion for an input that exceeds the limit.
    public let suggestion: String

    /// All limits of the readers and the engine.
    public static let all: [Limit] =
        [
            .inputBytes, .storyboardBytes, .storyboardNesting, .scenarioBytes, .scenarioNesting, .controllers, .steps,
            .jsonNesting, .hierarchyLevels, .sourceBytes,
        ] + PlayLimit.all.dropFirst().map(Limit.init)

    /// The limit on the size of an input.
    public static let inputBytes = Limit(
        "bytes in an input", 1_000_000_000, "use part of it, such as the output of 'tail'")
    /// The limit on the size of a storyboard or xib.
    public static let storyboardBytes = Limit("bytes in a storyboard", 64_000_000, "split it in Interface Builder")
    /// The limit on the nesting of elements in a storyboard or xib.
    public static let storyboardNesting = Limit("levels of nesting in a storyboard", 500, "reduce the nesting")
    /// The limit on the size of a scenario.
    public static let scenarioBytes = Limit("bytes in a scenario", 4_000_000, "split the scenario")
    /// The limit on the nesting of lists and mappings in a scenario.
    public static let scenarioNesting = Limit("levels of nesting in a scenario", 60, "reduce the nesting")
    /// The limit on the number of controllers in a scenario.
    public static let controllers = Limit("controllers in a scenario", 2_000, "split the scenario")
    /// The limit on the number of steps in a scenario.
    public static let steps = Limit("steps in a scenario", 100_000, "split the scenario")
    /// The limit on the nesting of values in a line of JSON.
    public static let jsonNesting = Limit(
        "levels of nesting in a line of JSON", 64, "reduce the nesting; a line of a recording needs at most two levels")

    /// The limit on the size of a Swift file.
    public static let sourceBytes = Limit("bytes in a Swift file", 8_000_000, "leave out generated code")

    /// The limit on the levels of contained and presented controllers in an input.
    public static let hierarchyLevels = Limit(.levels)

    private init(_ limit: PlayLimit) { self.init(limit.subject, limit.value, limit.remedy) }

    private init(_ subject: String, _ value: Int, _ suggestion: String) {
        (self.subject, self.value, self.suggestion) = (subject, value, suggestion)
    }

    /// Returns whether `count` exceeds the limit.
    public func isExceeded(by count: Int) -> Bool { count > value }

    /// The error message for an input that exceeds the limit, with a suggestion.
    public var refusal: String { "more than \(value) \(subject); \(suggestion)" }
}
