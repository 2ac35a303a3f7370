import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import LifecycleScenario

/// An input after the simulation of its scenario.
public struct PlayedInput: Sendable {
    /// The input.
    public let input: LoadedInput
    /// The simulated scenario, with the requested iOS version, or nil for other inputs.
    public var scenario: Scenario?
    /// The runs: one for a scenario, one for each process in a log, and none for a storyboard or a hierarchy dump.
    public let runs: [Run]
}

extension Scenario {
    /// Simulates the scenario. Throws `ReadError` if the scenario exceeds an engine limit.
    func played(verbs: [Verb]) throws(ReadError) -> Run {
        let run = play(verbs: verbs)
        if let (reason, event) = run.stop {
            let location = (steps + overriddenSteps).first { $0.location.line == event.line }?.location
            throw ReadError(file: file ?? "-", line: event.line, column: location?.column, message: reason)
        }
        return run
    }

    /// The steps in all overrides, in source order.
    private var overriddenSteps: [Step] {
        controllers.values.flatMap { $0.overrides.values.joined() }.sorted { $0.location < $1.location }
    }
}
