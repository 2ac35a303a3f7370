import LifecycleModel
import LifecycleReaders
import Lifeline

/// Everything that a check has to say, and how it is written.
struct CheckReport {
    /// The form of a report.
    enum Format: String, CaseIterable { case text, json, github, sarif }

    private(set) var diagnostics: [ReportedDiagnostic] = []
    /// How many inputs were checked.
    var inputs = 0
    /// What the runs have exercised, where it was asked for.
    var coverage: CheckCoverage?

    mutating func add(_ diagnostic: ReportedDiagnostic) { diagnostics.append(diagnostic) }

    /// Adds what is wrong with an input, and what its runs cover.
    ///
    /// - Returns: The findings of rules, which a baseline may let pass; they are not added if `hidesFindings` is true.
    mutating func add(
        _ input: DiagnosedInput, _ configuration: CheckConfiguration, hidesFindings: Bool
    ) -> [ReportedDiagnostic] {
        inputs += 1
        let source = input.played.input.source
        for diagnostic in input.failures { add(ReportedDiagnostic(diagnostic, in: source)) }
        let findings = input.reportedFindings.compactMap(configuration.configured)
            .map { ReportedDiagnostic($0, in: source) }
        if !hidesFindings { diagnostics += findings }
        for run in input.played.runs { coverage?.add(run, of: input.played.scenario, in: source.name) }
        return findings
    }

    /// Adds what the runs do not cover if they cover less than `limit` percent; nil asks for nothing.
    mutating func addMissingCoverage(below limit: Int?) {
        guard let limit, let coverage else { return }
        diagnostics += coverage.diagnostics(below: limit).map { ReportedDiagnostic($0) }
    }

    /// Adds why an input cannot be read or played, and makes the check fail for it.
    mutating func add(_ error: any Error, for path: String, _ console: inout Console) {
        console.raise(.failed)
        let source = (try? Files.read(path)).map { Source(name: path, bytes: $0) }
        for diagnostic in Console.diagnostics(of: error, for: path) {
            add(ReportedDiagnostic(diagnostic, in: diagnostic.location.file == path ? source : nil))
        }
    }

    /// Whether a diagnostic is at least as serious as `limit`.
    func fails(at limit: Severity) -> Bool { diagnostics.contains { $0.diagnostic.severity >= limit } }

    /// The report without the known findings among `findings`; failed expectations and drawings are never known.
    func passing(_ baseline: CheckBaseline, among findings: Set<ReportedDiagnostic>) -> CheckReport {
        var baseline = baseline
        var report = self
        report.diagnostics = diagnostics.filter { !(findings.contains($0) && baseline.lets($0)) }
        return report
    }

    /// The report in `format`: what goes to standard output, and what goes to standard error.
    func written(as format: Format) -> (output: String, errors: String) {
        switch format {
        case .text: (coverage.map { $0.text } ?? "", diagnostics.map(\.text).joined())
        case .json: (json + "\n", "")
        case .github: (diagnostics.map(\.annotation).joined(), "")
        case .sarif: (sarif + "\n", "")
        }
    }
}
