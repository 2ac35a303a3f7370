import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import LifecycleScenario

/// An input whose scenario, if it is one, was played.
public struct PlayedInput: Sendable {
    /// The input.
    public let input: LoadedInput
    /// The scenario that was played, with the iOS version that was asked for; nil for any other input.
    public var scenario: Scenario?
    /// The runs: one of a scenario, one for each process of a log, none of a storyboard or a hierarchy dump.
    public let runs: [Run]
}

extension Scenario {
    /// Plays the scenario; throws `ReadError` if its controllers nest too deeply to be drawn.
    func played(verbs: [Verb]) throws -> Run {
        let run = play(verbs: verbs)
        if let event = run.tooDeep {
            let column = steps.first { $0.place.line == event.line }?.place.column
            throw ReadError(file: file ?? "-", line: event.line, column: column, message: Limit.hierarchyLevels.refusal)
        }
        return run
    }
}
