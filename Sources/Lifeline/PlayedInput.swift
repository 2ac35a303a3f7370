import LifecycleEngine
import LifecycleInference
import LifecycleModel
import LifecycleReaders
import LifecycleSource

/// An input with its runs.
public struct PlayedInput: Sendable {
    /// The input.
    public let input: LoadedInput
    /// The simulated scenario, with the requested iOS version, or nil for an input of another type.
    public var scenario: Scenario?
    /// The runs: one for a scenario, all runs of a log or recording, one for each scenario that plays a Swift file, and
    /// none for a storyboard or a hierarchy dump.
    public let runs: [Run]
    /// For each run of a log or a recording, the scenario that explains it, or nil. Empty for an input of another type.
    public var inferences: [Inference?] = []
    /// For each run of a Swift file, the scenario that plays it. Empty for an input of another type.
    public var plays: [SourcePlay] = []
}

extension Scenario {
    /// Simulates the scenario. Throws `ReadError` if the scenario can't be simulated, for example because it exceeds a
    /// limit.
    func played(verbs: [Verb]) throws(ReadError) -> Run {
        let run = play(verbs: verbs)
        if let (reason, event) = run.stop {
            let location = (steps + overriddenSteps).first { $0.location.line == event.line }?.location
            throw ReadError(file: file ?? "-", line: event.line, column: location?.column, message: reason)
        }
        return run
    }

    private var overriddenSteps: [Step] {
        controllers.values.flatMap { $0.overrides.values.joined() }.sorted { $0.location < $1.location }
    }
}
