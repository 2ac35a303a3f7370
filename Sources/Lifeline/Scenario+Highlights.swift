import LifecycleDiagrams
import LifecycleScenario

extension Scenario {
    /// The callbacks that the expectations name in `order`, `each`, and `flags`. A timeline doesn't fold these
    /// callbacks.
    var highlights: Set<DiagramOptions.Highlight> {
        var highlights: Set<DiagramOptions.Highlight> = []
        for expectation in allExpectations {
            let entries = (expectation.order ?? []) + (expectation.each ?? []) + expectation.flags.map(\.entry)
            for entry in entries {
                for case .callback(let callback) in entry.items {
                    highlights.insert(DiagramOptions.Highlight(callback, of: entry.controller))
                }
            }
        }
        return highlights
    }
}
