import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// What is to be said of one input: failed expectations and findings.
struct CheckVerdict {
    let runs: [Run]
    /// The scenario that the run was played from; nil for an input of another kind.
    let scenario: Scenario?
    private(set) var failures: [Complaint] = []
    private(set) var findings: [Complaint] = []

    /// Judges an input; throws ``ReadError`` for a scenario that cannot be played to its end.
    init(on loaded: Loaded) throws {
        switch loaded.document {
        case .scenario(let scenario):
            self.scenario = scenario
            runs = try loaded.runs()
            judge(scenario, loaded.source)
        case .runs(let runs):
            scenario = nil
            self.runs = runs
            findings = runs.flatMap { run in Rule.findings(in: run).map { Complaint($0, in: run, loaded.source) } }
        case .storyboard(let board):
            (scenario, runs) = (nil, [])
            // What a reference names may lie in another of the storyboards that are checked together.
            let between = StoryboardSet([board] + loaded.siblings).problems(of: 0)
            findings = (board.problems + between).map { problem in
                Complaint(
                    file: loaded.source.name, line: problem.line, severity: problem.severity,
                    rule: problem.rule.rawValue, message: problem.text, sourceLine: loaded.source.line(problem.line))
            }
        case .hierarchy: (scenario, runs) = (nil, [])
        }
    }

    /// Where a scenario says what is to be reported, its expectations judge the findings; else they stand for themselves.
    private mutating func judge(_ scenario: Scenario, _ source: Source) {
        let run = runs[0]
        let found = Rule.findings(in: run)
        failures = CheckVerdict.failures(of: scenario, in: run, found, source)
        guard !CheckVerdict.claimsRules(scenario) else { return }
        findings = found.map { Complaint($0, in: run, source) }
        let known = Set(findings.map { "\($0.line ?? 0) \($0.rule)" })
        findings += Interruption.findings(in: scenario)
            .map { Complaint($0.finding, in: $0.run, source).proved(by: "an interruption played after the story") }
            .filter { !known.contains("\($0.line ?? 0) \($0.rule)") }
    }

    /// Whether the scenario says which rules are to report something.
    private static func claimsRules(_ scenario: Scenario) -> Bool {
        (scenario.expectations + scenario.steps.flatMap(\.expectations)).contains { $0.diagnostics != nil }
    }

    /// The expectations of a scenario that do not hold in its run, of which `found` are the findings.
    static func failures(of scenario: Scenario, in run: Run, _ found: [Finding], _ source: Source) -> [Complaint] {
        let reports = found.map {
            Verification.Report(rule: $0.rule, severity: $0.severity, event: $0.event, message: $0.message)
        }
        var failures = Verification(of: scenario, run: run, reports: claimsRules(scenario) ? reports : []).failures()
            .map { Complaint($0, in: source) }
        // Of a rule that does not exist it is said once, with its right name, and not that it reports nothing.
        let unknown = unknownRules(in: scenario, source)
        let words = unknown.flatMap { $0.message.split(separator: "'").dropFirst().prefix(1) }
        failures.removeAll { failure in words.contains { failure.message.contains("of rule '\($0)'") } }
        return failures + unknown
    }

    /// Claims about rules that do not exist, which no finding could ever meet.
    private static func unknownRules(in scenario: Scenario, _ source: Source) -> [Complaint] {
        (scenario.expectations + scenario.steps.flatMap(\.expectations)).flatMap { expectation -> [Complaint] in
            guard case .rules(let rules) = expectation.diagnostics else { return [] }
            return rules.filter { Rule.named($0) == nil }.map { word in
                let question = Suggestion.question(word, among: Rule.all.map(\.id))
                return Complaint(
                    file: source.name, line: expectation.place.line, column: expectation.place.column, severity: .error,
                    rule: "expectation",
                    message: "unknown rule '\(word)'"
                        + (question.isEmpty ? ", 'lifeline explain' lists them" : question),
                    sourceLine: source.line(expectation.place.line))
            }
        }
    }
}
