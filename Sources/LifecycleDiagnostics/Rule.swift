import LifecycleModel

/// A check for one kind of mistake, with an explanation and examples.
///
/// Each file in `Rules` defines a built-in rule as a static property, and ``all`` contains these rules. To add your own
/// rule, pass `Rule.all + [mine]` to ``diagnostics(in:by:)`` or, for a storyboard rule, to ``diagnostics(in:at:by:)``.
public struct Rule: Sendable {
    /// The kind of input that a rule checks.
    public enum Subject: Sendable { case run, storyboard, source }

    /// The name by which users select the rule, such as `unbalanced-appearance`.
    public let id: String
    /// The default severity of the rule's diagnostics. The rule can create a diagnostic with another severity, and the
    /// user's settings override both.
    public let severity: Severity
    /// The problem in one line.
    public let summary: String
    /// An explanation of why the problem matters, in complete sentences.
    public let why: String
    /// The fix, in complete sentences.
    public let remedy: String
    /// The section of an Evidence article that describes UIKit's behavior, such as `Appearance/Begin and end`, or an
    /// empty string.
    public let evidence: String
    /// An input with the problem, and a corrected input. Each is a scenario, a console log, or one or more storyboards.
    ///
    /// In the bad example, each line that the rule reports ends with `# here` or `<!-- here -->`. In an example with
    /// several files, a line `<!-- file: NAME -->` precedes each file. For a rule that checks only Swift code, both are
    /// empty.
    public let examples: (bad: String, good: String)
    /// Swift code with the problem, in which each line that the rule reports ends with `// here`, and the corrected
    /// code, or nil if the rule doesn't check Swift code.
    public private(set) var sourceExamples: (bad: String, good: String)?
    private var runSearch: (@Sendable (RuleContext) -> [Diagnostic])?
    private var storyboardSearch: (@Sendable (StoryboardContext) -> [Diagnostic])?
    private var sourceSearch: (@Sendable (SourceContext) -> [Diagnostic])?

    private init(
        _ id: String, _ severity: Severity, _ summary: String, _ why: String, _ remedy: String, _ evidence: String,
        _ examples: (bad: String, good: String)
    ) {
        (self.id, self.severity, self.summary, self.why, self.remedy) = (id, severity, summary, why, remedy)
        (self.evidence, self.examples) = (evidence, examples)
    }

    /// Creates a rule for runs.
    ///
    /// - Parameters:
    ///   - id: The name by which users select the rule.
    ///   - severity: The default severity of the rule's diagnostics.
    ///   - summary: The problem in one line.
    ///   - why: An explanation of why the problem matters, in complete sentences.
    ///   - remedy: The fix, in complete sentences.
    ///   - evidence: The section of an Evidence article; see ``evidence``.
    ///   - bad: An input with the problem and with marked lines; see ``examples``.
    ///   - good: The corrected input.
    ///   - search: A closure that returns the diagnostics for a run. The closure creates each diagnostic with
    ///     ``RuleContext/diagnostic(_:_:_:severity:)``.
    public init(
        _ id: String, _ severity: Severity, _ summary: String, why: String, remedy: String, evidence: String = "",
        bad: String, good: String, search: @escaping @Sendable (RuleContext) -> [Diagnostic]
    ) {
        self.init(id, severity, summary, why, remedy, evidence, (bad, good))
        runSearch = search
    }

    /// Creates a rule for runs with one text for both ``examples``.
    ///
    /// Lines of `example` that begin with `-` are only in the bad example, and lines that begin with `+` only in the
    /// good one. Two spaces precede all other lines. The other parameters are those of
    /// ``init(_:_:_:why:remedy:evidence:bad:good:search:)``.
    public init(
        _ id: String, _ severity: Severity, _ summary: String, why: String, remedy: String, evidence: String = "",
        example: String, search: @escaping @Sendable (RuleContext) -> [Diagnostic]
    ) {
        self.init(id, severity, summary, why, remedy, evidence, Rule.parts(of: example))
        runSearch = search
    }

    private static func parts(of example: String) -> (bad: String, good: String) {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
        let good = lines.filter { $0.first != "-" }.map { line in
            let mark = [" # here", " // here"].first(where: line.hasSuffix) ?? ""
            return line.dropFirst(2).dropLast(mark.count)
        }
        let bad = lines.filter { $0.first != "+" }.map { $0.dropFirst(2) }
        return (bad.joined(separator: "\n"), good.joined(separator: "\n"))
    }

    /// Creates a rule for storyboards.
    ///
    /// The parameters are those of ``init(_:_:_:why:remedy:evidence:bad:good:search:)``, but `search` creates each
    /// diagnostic with ``StoryboardContext/diagnostic(_:_:)``.
    public init(
        storyboard id: String, _ severity: Severity, _ summary: String, why: String, remedy: String,
        evidence: String = "",
        bad: String, good: String, search: @escaping @Sendable (StoryboardContext) -> [Diagnostic]
    ) {
        self.init(id, severity, summary, why, remedy, evidence, (bad, good))
        storyboardSearch = search
    }

    /// Creates a rule for Swift code.
    ///
    /// The parameters are those of ``init(_:_:_:why:remedy:evidence:example:search:)``, but lines that the rule reports
    /// end with `// here`, and `search` creates each diagnostic with ``SourceContext/diagnostic(_:_:_:severity:)``.
    public init(
        source id: String, _ severity: Severity, _ summary: String, why: String, remedy: String,
        evidence: String = "", example: String, search: @escaping @Sendable (SourceContext) -> [Diagnostic]
    ) {
        self.init(id, severity, summary, why, remedy, evidence, ("", ""))
        self = inSource(example: example, search: search)
    }

    /// Returns the rule with a search for the same mistake in Swift code; see
    /// ``init(source:_:_:why:remedy:evidence:example:search:)``.
    public func inSource(
        example: String, search: @escaping @Sendable (SourceContext) -> [Diagnostic]
    ) -> Rule {
        var rule = self
        rule.sourceExamples = Rule.parts(of: example)
        rule.sourceSearch = search
        return rule
    }

    /// The kinds of input that the rule checks.
    public var subjects: [Subject] {
        [
            runSearch.map { _ in .run }, storyboardSearch.map { _ in .storyboard }, sourceSearch.map { _ in .source },
        ].compactMap(\.self)
    }

    /// Returns the built-in rule with this ID, or nil if none exists.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule {
    /// Returns the rule's diagnostics for a run, or an empty array if the rule checks storyboards.
    public func diagnostics(in run: Run) -> [Diagnostic] { diagnostics(in: RuleContext(run)) }

    /// Returns the diagnostics from `rules` for a run, in the order of their events. Diagnostics about the whole run
    /// come last.
    public static func diagnostics(in run: Run, by rules: [Rule] = all) -> [Diagnostic] {
        let context = RuleContext(run)
        let found = rules.flatMap { $0.diagnostics(in: context) }
        let order = found.indices.sorted { (found[$0].event ?? .max, $0) < (found[$1].event ?? .max, $1) }
        return order.map { found[$0] }
    }

    /// Returns the diagnostics from `rules` for the storyboard at `position`, sorted by line.
    public static func diagnostics(
        in storyboards: StoryboardSet, at position: Int, by rules: [Rule] = all
    ) -> [Diagnostic] {
        let context = StoryboardContext(storyboards, at: position)
        return rules.flatMap { $0.diagnostics(in: context) }.sorted {
            ($0.location.line ?? 0, $0.rule, $0.message) < ($1.location.line ?? 0, $1.rule, $1.message)
        }
    }

    /// Returns the diagnostics from `rules` for a file of Swift code, sorted by line and column, without those that the
    /// file's comments disable.
    ///
    /// - Parameters:
    ///   - model: The files of the module.
    ///   - file: The name of the file.
    ///   - rules: The rules.
    public static func diagnostics(in model: SourceModel, file: String, by rules: [Rule] = all) -> [Diagnostic] {
        guard let source = model.file(named: file) else { return [] }
        let context = SourceContext(model, file: file)
        var seen: Set<Diagnostic> = []
        return rules.flatMap { $0.diagnostics(in: context) }.filter {
            $0.location.file == file && !source.disables($0.rule, on: $0.location.line) && seen.insert($0).inserted
        }.sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    }

    private func diagnostics(in context: RuleContext) -> [Diagnostic] {
        var context = context
        context.rule = (id, severity)
        return runSearch?(context) ?? []
    }

    private func diagnostics(in context: StoryboardContext) -> [Diagnostic] {
        var context = context
        context.rule = (id, severity)
        return storyboardSearch?(context) ?? []
    }

    private func diagnostics(in context: SourceContext) -> [Diagnostic] {
        var context = context
        context.rule = (id, severity)
        return sourceSearch?(context) ?? []
    }
}
