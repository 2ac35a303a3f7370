import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import LifecycleScenario

/// An input with everything that is wrong with it.
public struct DiagnosedInput: Sendable {
    /// The input.
    public let played: PlayedInput
    /// The expectations of a scenario that don't hold, in the order of the text.
    public internal(set) var failures: [Diagnostic] = []
    /// What the rules find in each run, in the order in which it happened; for a storyboard one list by line.
    public internal(set) var findings: [[Diagnostic]]
    /// What the rules find in the scenario played with an interruption of its transitions.
    public internal(set) var interruptions: [Diagnostic] = []
    /// Whether the scenario's expectations name the findings that must come, so that they are not reported themselves.
    public internal(set) var expectsFindings = false

    /// Everything that a check reports: the expectations that don't hold, then the findings that none expects.
    public var reported: [Diagnostic] { failures + reportedFindings }

    /// The findings that no expectation speaks of.
    public var reportedFindings: [Diagnostic] { expectsFindings ? [] : findings.flatMap { $0 } + interruptions }

    /// What can be drawn: each run with its findings at the events that they point at, the storyboard, or the dump.
    public var subjects: [Subject] {
        switch played.input.document {
        case .scenario, .runs: zip(played.runs, findings).map { .run($0.adding($1)) }
        case .storyboard(let storyboard): [.storyboard(storyboard)]
        case .hierarchy(let dump): [.hierarchy(dump)]
        }
    }

    /// Checks the expectations of the scenario that was played.
    mutating func judge(_ scenario: Scenario, rules: [Rule], verbs: [Verb]) {
        let all = scenario.allExpectations
        expectsFindings = all.contains { $0.diagnostics != nil }
        let unknown = all.flatMap { unknownRules(in: $0, rules, scenario.file) }
        let names = Set(unknown.compactMap(\.suggestedFor))
        let verification = Verification(
            of: scenario, run: played.runs[0], reports: expectsFindings ? findings[0] : [], ignoring: names)
        failures = verification.failures() + unknown.map(\.diagnostic)
        guard !expectsFindings else { return }
        let known = Set(findings[0].map { "\($0.location.line ?? 0) \($0.rule)" })
        interruptions = Interruption.diagnostics(of: scenario, by: rules, verbs: verbs)
            .filter { !known.contains("\($0.location.line ?? 0) \($0.rule)") }
    }

    /// The rules that an expectation names and that don't exist, so that no finding could ever meet it.
    private func unknownRules(
        in expectation: Expectation, _ rules: [Rule], _ file: String?
    ) -> [(suggestedFor: String?, diagnostic: Diagnostic)] {
        guard case .rules(let words) = expectation.diagnostics else { return [] }
        let ids = rules.map(\.id)
        return words.filter { !ids.contains($0) }.map { word in
            let near = Suggestion.nearest(to: word, among: ids)
            let hint = near.map { ", did you mean '\($0)'?" } ?? "; 'lifeline explain' lists them"
            let location = SourceLocation(file: file, line: expectation.place.line, column: expectation.place.column)
            let diagnostic = Diagnostic(
                .error, Diagnostic.expectation, "unknown rule '\(word)'" + hint, at: location, suggestion: near)
            return (word, diagnostic)
        }
    }
}
