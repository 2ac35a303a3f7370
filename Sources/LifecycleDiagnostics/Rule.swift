import LifecycleModel

/// A kind of mistake: what it is, why it matters, how it is mended, and how it is found.
///
/// A new rule is one file in `Rules` with a static rule, and its line in ``all``.
public struct Rule: Sendable {
    /// The name that users switch it by, as `unbalanced-appearance`.
    public let id: String
    /// How much a finding weighs unless the user says otherwise.
    public let severity: Severity
    /// One line that says what is wrong.
    public let summary: String
    /// Why it matters, in whole sentences.
    public let why: String
    /// How it is mended, in whole sentences.
    public let remedy: String
    /// A scenario in YAML in which the rule finds something, and the same one mended.
    public let examples: (bad: String, good: String)
    /// Finds the rule's mistakes in a run.
    public let find: @Sendable (Run) -> [Finding]

    /// Every rule, in the order in which they are explained.
    public static let all: [Rule] = []
}
