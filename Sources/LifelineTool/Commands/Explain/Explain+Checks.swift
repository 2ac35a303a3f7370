import LifecycleModel

extension Explanation {
    /// What `check` reports in addition to the rules: expectations, drawings and coverage.
    static let checks: [(name: String, text: String)] =
        [
            (
                "expectation",
                "An expectation of a scenario fails; the expected and the actual order are shown next to each other."
            ),
            ("missing-drawing", "A drawing of an input is not in the folder; run 'lifeline render'."),
            ("stale-drawing", "A drawing shows an older state of its input; run 'lifeline render'."),
            ("edited-drawing", "A drawing was changed by hand; run 'lifeline render'."),
            ("orphaned-drawing", "No input gives the drawing any more; run 'lifeline render --prune'."),
            (
                "other-graphviz",
                "A drawing is up to date and was laid out by another version of Graphviz. Nothing needs to be done."
            ),
            (
                "coverage",
                "The runs cover fewer state transitions or controllers than --min-coverage requires."
            ),
        ]
}
