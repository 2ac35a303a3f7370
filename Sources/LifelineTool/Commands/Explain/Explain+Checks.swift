import LifecycleModel

extension Explanation {
    /// The explanations of checks other than rules: expectations, drawings and coverage.
    static let checks: [(name: String, text: String)] =
        [
            (
                "expectation",
                "An expectation of a scenario failed. For an order, the message shows the expected and the actual callbacks."
            ),
            ("missing-drawing", "A drawing of an input is missing from the folder. Run 'lifeline render'."),
            ("stale-drawing", "A drawing does not match its input. Run 'lifeline render'."),
            ("edited-drawing", "A drawing was edited. Run 'lifeline render'."),
            ("orphaned-drawing", "A drawing has no input. Run 'lifeline render --prune'."),
            (
                "other-graphviz",
                "A drawing is up to date, but another version of Graphviz laid it out. No action is needed."
            ),
            (
                "coverage",
                "The runs cover fewer state transitions or controllers than --min-coverage requires."
            ),
        ]
}
