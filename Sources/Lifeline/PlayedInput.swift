import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import LifecycleScenario

/// An input after the simulation of its scenario.
public struct PlayedInput: Sendable {
    /// The input.
    public let input: LoadedInput
    /// The simulated scenario, with the requested iOS version; nil for other inputs.
    public var scenario: Scenario?
    /// The runs: one for a scenario, one for each process of a log, none for a storyboard or a hierarchy dump.
    public let runs: [Run]
}

extension Scenario {
    /// Simulates the scenario; throws `ReadError` if its controllers are nested too deeply.
    func played(verbs: [Verb]) throws -> Run {
        let run = play(verbs: verbs)
        if let event = run.tooDeep {
            let column = steps.first { $0.place.line == event.line }?.place.column
            throw ReadError(file: file ?? "-", line: event.line, column: column, message: Limit.hierarchyLevels.refusal)
        }
        return run
    }
}
