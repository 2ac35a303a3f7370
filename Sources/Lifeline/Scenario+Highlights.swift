import LifecycleDiagrams
import LifecycleScenario

extension Scenario {
    /// The callbacks that expectations name, which a timeline doesn't fold.
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
