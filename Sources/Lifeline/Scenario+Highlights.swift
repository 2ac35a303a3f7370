import LifecycleDiagrams
import LifecycleScenario

extension Scenario {
    /// The callbacks that the expectations claim something about, which a timeline shows even where it folds others.
    var highlights: Set<DiagramOptions.Highlight> {
        var highlights: Set<DiagramOptions.Highlight> = []
        for expectation in allExpectations {
            let entries = (expectation.order ?? []) + (expectation.each ?? []) + expectation.flags.map(\.entry)
            for entry in entries {
                for case .callback(let callback) in entry.beats {
                    highlights.insert(DiagramOptions.Highlight(callback, of: entry.controller))
                }
            }
        }
        return highlights
    }
}
