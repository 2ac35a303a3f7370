import LifecycleModel
import LifecycleReaders
import Lifeline

/// The diagnostics of a check, and their output formats.
struct CheckReport {
    /// The output format.
    enum Format: String, CaseIterable { case text, json, github, sarif }

    private(set) var diagnostics: [ReportedDiagnostic] = []
    /// The number of checked inputs.
    var inputs = 0
    /// The coverage, if it is required.
    var coverage: CheckCoverage?

    mutating func add(_ diagnostic: ReportedDiagnostic) { diagnostics.append(diagnostic) }

    /// Adds the diagnostics and the coverage of an input.
    ///
    /// - Returns: The diagnostics of rules, which a baseline may accept. They are not added if `hidesFindings` is true.
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

    /// Adds diagnostics for a coverage of less than `limit` percent; nil requires no coverage.
    mutating func addMissingCoverage(below limit: Int?) {
        guard let limit, let coverage else { return }
        diagnostics += coverage.diagnostics(below: limit).map { ReportedDiagnostic($0) }
    }

    /// Adds the error of an input that can't be read or simulated, which fails the check.
    mutating func add(_ error: any Error, for path: String, _ console: inout Console) {
        console.raise(.failed)
        let source = (try? Files.read(path)).map { Source(name: path, bytes: $0) }
        for diagnostic in Console.diagnostics(of: error, for: path) {
            add(ReportedDiagnostic(diagnostic, in: diagnostic.location.file == path ? source : nil))
        }
    }

    /// Whether a diagnostic has at least the severity `limit`.
    func fails(at limit: Severity) -> Bool { diagnostics.contains { $0.diagnostic.severity >= limit } }

    /// Returns the report without known diagnostics. A baseline can't accept failed expectations and outdated drawings.
    func passing(_ baseline: CheckBaseline, among findings: Set<ReportedDiagnostic>) -> CheckReport {
        var baseline = baseline
        var report = self
        report.diagnostics = diagnostics.filter { !(findings.contains($0) && baseline.lets($0)) }
        return report
    }

    /// Returns the report in a format: the texts for standard output and standard error.
    func written(as format: Format) -> (output: String, errors: String) {
        switch format {
        case .text: (coverage.map { $0.text } ?? "", diagnostics.map(\.text).joined())
        case .json: (json + "\n", "")
        case .github: (diagnostics.map(\.annotation).joined(), "")
        case .sarif: (sarif + "\n", "")
        }
    }
}
