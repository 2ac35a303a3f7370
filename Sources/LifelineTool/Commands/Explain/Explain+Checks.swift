import LifecycleModel

extension Explanation {
    /// What `check` reports in addition to the rules: expectations, drawings and coverage.
    static let checks: [(name: String, text: String)] =
        [
            (
                "expectation",
                "Something that a scenario expects did not come to pass; both orders are shown side by side."
            ),
            ("missing-drawing", "A drawing that the input gives is not in the folder; 'lifeline render' makes it."),
            ("stale-drawing", "A drawing shows an older state of its input; 'lifeline render' makes it anew."),
            ("edited-drawing", "A drawing was changed after it was drawn; 'lifeline render' makes it anew."),
            ("orphaned-drawing", "A drawing belongs to no input any more; 'lifeline render --prune' removes it."),
            (
                "other-graphviz",
                "A drawing is up to date but was made by another version of Graphviz; nothing is wrong."
            ),
            (
                "coverage",
                "The runs exercise less of the transition table or of the controllers than --min-coverage asks for."
            ),
        ]
}
