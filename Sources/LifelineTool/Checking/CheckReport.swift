import LifecycleModel
import LifecycleReaders

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
