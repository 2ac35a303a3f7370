import LifecycleModel

/// A kind of mistake: what it is, why it matters, how to fix it, and how it is found.
///
/// A built-in rule is a static property in a file of `Rules`, listed in ``all``. A program adds its own by passing
/// `Rule.all + [mine]` to ``diagnostics(in:by:)``.
public struct Rule: Sendable {
    /// What a rule looks at.
    public enum Subject: Sendable { case run, storyboard }

    private enum Search: Sendable {
        case run(@Sendable (RuleContext) -> [Diagnostic])
        case storyboard(@Sendable (StoryboardContext) -> [Diagnostic])
    }

    /// The name by which users select it, such as `unbalanced-appearance`.
    public let id: String
    /// The severity of its diagnostics, if the user doesn't choose another.
    public let severity: Severity
    /// One line that says what is wrong.
    public let summary: String
    /// Why it matters, in whole sentences.
    public let why: String
    /// How to fix it, in whole sentences.
    public let remedy: String
    /// An input in which the rule finds something, and the same input fixed: a scenario in YAML, a console log, or
    /// storyboards.
    ///
    /// Each line of the bad one that the rule points at ends with `# here` or `<!-- here -->`. Where an example has
    /// several files, each begins with a line `<!-- file: NAME -->`.
    public let examples: (bad: String, good: String)
    private let search: Search

    /// Creates a rule for runs.
    ///
    /// - Parameters:
    ///   - id: The name by which users select it.
    ///   - severity: The severity of its diagnostics, if the user doesn't choose another.
    ///   - summary: One line that says what is wrong.
    ///   - why: Why it matters, in whole sentences.
    ///   - remedy: How to fix it, in whole sentences.
    ///   - bad: An input in which the rule finds something, with marks; see ``examples``.
    ///   - good: The same input, fixed.
    ///   - search: Returns what is wrong with a run, made by ``RuleContext/diagnostic(_:_:_:severity:)``.
    public init(
        _ id: String, _ severity: Severity, _ summary: String, why: String, remedy: String, bad: String, good: String,
        search: @escaping @Sendable (RuleContext) -> [Diagnostic]
    ) {
        (self.id, self.severity, self.summary) = (id, severity, summary)
        (self.why, self.remedy, examples) = (why, remedy, (bad, good))
        self.search = .run(search)
    }

    /// Creates a rule for storyboards.
    ///
    /// - Parameters:
    ///   - id: The name by which users select it.
    ///   - severity: The severity of its diagnostics, if the user doesn't choose another.
    ///   - summary: One line that says what is wrong.
    ///   - why: Why it matters, in whole sentences.
    ///   - remedy: How to fix it, in whole sentences.
    ///   - bad: An input in which the rule finds something, with marks; see ``examples``.
    ///   - good: The same input, fixed.
    ///   - search: Returns what is wrong with a storyboard, made by ``StoryboardContext/diagnostic(_:_:)``.
    public init(
        storyboard id: String, _ severity: Severity, _ summary: String, why: String, remedy: String, bad: String,
        good: String, search: @escaping @Sendable (StoryboardContext) -> [Diagnostic]
    ) {
        (self.id, self.severity, self.summary) = (id, severity, summary)
        (self.why, self.remedy, examples) = (why, remedy, (bad, good))
        self.search = .storyboard(search)
    }

    /// What the rule looks at.
    public var subject: Subject { if case .run = search { .run } else { .storyboard } }

    /// Returns the built-in rule with this id, or nil.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule {
    /// Returns what the rule finds in a run, in the order of the search.
    public func diagnostics(in run: Run) -> [Diagnostic] { diagnostics(in: RuleContext(run)) }

    /// Returns what all of `rules` find in a run, in the order in which it happened.
    public static func diagnostics(in run: Run, by rules: [Rule] = all) -> [Diagnostic] {
        let context = RuleContext(run)
        let found = rules.flatMap { $0.diagnostics(in: context) }
        let order = found.indices.sorted { (found[$0].event ?? .max, $0) < (found[$1].event ?? .max, $1) }
        return order.map { found[$0] }
    }

    /// Returns what all of `rules` find in the storyboard at `position`, in the order of the lines.
    public static func diagnostics(
        in storyboards: StoryboardSet, at position: Int, by rules: [Rule] = all
    ) -> [Diagnostic] {
        let context = StoryboardContext(storyboards, at: position)
        return rules.flatMap { $0.diagnostics(in: context) }.sorted {
            ($0.location.line ?? 0, $0.rule, $0.message) < ($1.location.line ?? 0, $1.rule, $1.message)
        }
    }

    private func diagnostics(in context: RuleContext) -> [Diagnostic] {
        guard case .run(let search) = search else { return [] }
        var context = context
        context.rule = (id, severity)
        return search(context)
    }

    private func diagnostics(in context: StoryboardContext) -> [Diagnostic] {
        guard case .storyboard(let search) = search else { return [] }
        var context = context
        context.rule = (id, severity)
        return search(context)
    }
}
