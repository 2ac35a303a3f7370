import LifecycleDiagrams
import LifecycleModel

extension DiagramOptions {
    /// Highlights the callbacks that the expectations of a scenario name in `order`, `each`, and `flags`, and the flags
    /// that they name.
    mutating func highlight(_ scenario: Scenario) {
        func highlights(_ entries: [Expectation.Entry]) -> [Highlight] {
            entries.flatMap { entry in
                entry.items.compactMap { item in
                    if case .callback(let callback) = item { Highlight(callback, of: entry.controller) } else { nil }
                }
            }
        }
        for expectation in scenario.allExpectations {
            flagHighlights.formUnion(highlights(expectation.flags.map(\.entry)))
            self.highlights.formUnion(highlights((expectation.order ?? []) + (expectation.each ?? [])))
        }
        self.highlights.formUnion(flagHighlights)
    }
}
