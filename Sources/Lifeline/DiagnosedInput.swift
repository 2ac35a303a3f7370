import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// An input with its diagnostics.
public struct DiagnosedInput: Sendable {
    /// The input with its runs.
    public let played: PlayedInput
    /// The diagnostics about failed expectations of a scenario, followed by those about unknown rule names in its
    /// expectations.
    public internal(set) var failures: [Diagnostic] = []
    /// The diagnostics from rules: a list for each run, sorted by event, and one list for a storyboard or a Swift file,
    /// sorted by line. For a hierarchy dump, those about UIKit's messages around it.
    public internal(set) var ruleDiagnostics: [[Diagnostic]]
    /// The diagnostics in ``ruleDiagnostics`` that rest on guesses about how an app uses the controllers of Swift code.
    public internal(set) var guesses: Set<Diagnostic> = []
    /// The additional diagnostics from the rule `will-without-undo` for a simulation of the scenario with
    /// interruptions. Empty if ``expectsDiagnostics`` is true.
    public internal(set) var interruptions: [Diagnostic] = []
    /// Whether an expectation of the scenario has the key `diagnostics`. If so, the diagnostics from rules are not
    /// reported, but are compared with the value of this key, unless the value is `any`.
    public internal(set) var expectsDiagnostics = false

    /// All diagnostics to report: ``failures``, followed by ``reportedDiagnostics``.
    public var reported: [Diagnostic] { failures + reportedDiagnostics }

    /// The diagnostics from rules to report. Empty if ``expectsDiagnostics`` is true, because the expectations then
    /// define which diagnostics are failures.
    public var reportedDiagnostics: [Diagnostic] {
        if expectsDiagnostics { return [] }
        let all = ruleDiagnostics.flatMap { $0 } + interruptions
        guard let file = played.input.swiftFile?.name else { return all }
        // The flow of an app also runs the code of other files, which are inputs of their own.
        return all.filter { $0.location.file == file && (played.input.reportsPlays || !guesses.contains($0)) }
            .sorted { $0.location < $1.location }
    }

    /// The subjects to draw: each run with its diagnostics as events, the storyboard, or the hierarchy dump.
    public var subjects: [Subject] {
        switch played.input.document {
        case .scenario, .runs, .source: zip(played.runs, ruleDiagnostics).map { .run($0.adding($1)) }
        case .storyboard(let storyboard): [.storyboard(storyboard)]
        case .hierarchy(let dump): [.hierarchy(dump)]
        }
    }

    /// Replaces each diagnostic from a rule by the result of a function, or removes it if the function returns nil.
    package mutating func replaceRuleDiagnostics(_ replacement: (Diagnostic) -> Diagnostic?) {
        ruleDiagnostics = ruleDiagnostics.map { $0.compactMap(replacement) }
        interruptions = interruptions.compactMap(replacement)
        guesses = Set(guesses.compactMap(replacement))
    }

    /// Checks the expectations of a simulated scenario. Also simulates interrupted transitions, unless
    /// ``expectsDiagnostics`` is true.
    mutating func verify(_ scenario: Scenario, rules: [Rule], verbs: [Verb]) {
        let all = scenario.allExpectations
        expectsDiagnostics = all.contains { $0.diagnostics != nil }
        let unknown = all.flatMap { unknownRules(in: $0, rules, scenario.file) }
        let names = Set(unknown.compactMap(\.suggestedFor))
        let verification = Verification(
            of: scenario, run: played.runs[0], reports: expectsDiagnostics ? ruleDiagnostics[0] : [], ignoring: names)
        failures = verification.failures() + unknown.map(\.diagnostic)
        guard !expectsDiagnostics else { return }
        let known = Set(ruleDiagnostics[0].map { "\($0.location.line ?? 0) \($0.rule)" })
        interruptions = Interruption.diagnostics(of: scenario, by: rules, verbs: verbs)
            .filter { !known.contains("\($0.location.line ?? 0) \($0.rule)") }
    }

    private func unknownRules(
        in expectation: Expectation, _ rules: [Rule], _ file: String?
    ) -> [(suggestedFor: String?, diagnostic: Diagnostic)] {
        guard case .rules(let words) = expectation.diagnostics else { return [] }
        let ids = rules.map(\.id)
        return words.filter { !ids.contains($0) }.map { word in
            let near = Suggestion.nearest(to: word, among: ids)
            let hint = near.map { "; did you mean '\($0)'?" } ?? "; 'lifeline explain' lists the rules"
            var location = expectation.location
            location.file = file
            let diagnostic = Diagnostic(
                .error, Diagnostic.expectation, "unknown rule '\(word)'" + hint, at: location, suggestion: near)
            return (word, diagnostic)
        }
    }
}
