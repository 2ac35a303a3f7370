import LifecycleModel
import LifecycleReaders
import Lifeline

/// The diagnostics of a check, and their output formats.
struct CheckReport {
    /// The output format.
    enum Format: String, CaseIterable { case text, json, github, sarif }

    private(set) var diagnostics: [ReportedDiagnostic] = []
    /// The paths of the inputs, also of those that can't be read.
    private(set) var inputs: Set<String> = []
    /// The number of diagnostics that the baseline accepts.
    private(set) var accepted = 0
    /// The coverage, if it is required.
    var coverage: CheckCoverage?

    mutating func add(_ diagnostic: ReportedDiagnostic) { diagnostics.append(diagnostic) }

    /// Adds the diagnostics and the coverage of an input.
    ///
    /// - Returns: The diagnostics of rules, which a baseline may accept. They are not added if `hidesDiagnostics` is true.
    mutating func add(
        _ input: DiagnosedInput, _ configuration: CheckConfiguration, hidesDiagnostics: Bool
    ) -> [ReportedDiagnostic] {
        let source = input.played.input.source
        inputs.insert(source.name)
        for diagnostic in input.failures { add(ReportedDiagnostic(diagnostic, in: source)) }
        let ruleDiagnostics = (input.reportedDiagnostics + input.unrecognizedInput).compactMap(configuration.configured)
            .map { ReportedDiagnostic($0, in: source) }
        if !hidesDiagnostics { diagnostics += ruleDiagnostics }
        for run in input.played.runs { coverage?.add(run, of: input.played.scenario, in: source.name) }
        return ruleDiagnostics
    }

    /// Adds diagnostics for a coverage of less than `limit` percent; nil requires no coverage.
    mutating func addMissingCoverage(below limit: Int?) {
        guard let limit, let coverage else { return }
        diagnostics += coverage.diagnostics(below: limit).map { ReportedDiagnostic($0) }
    }

    /// Adds the error of an input that can't be read or simulated, or of another file, which fails the check.
    mutating func add(_ error: any Error, for path: String, isInput: Bool = true, _ console: inout Console) {
        console.raise(.failed)
        if isInput { inputs.insert(path) }
        let source = (try? Files.read(path)).map { Source(name: path, bytes: $0) }
        for diagnostic in Console.diagnostics(of: error, for: path) {
            add(ReportedDiagnostic(diagnostic, in: diagnostic.location.file == path ? source : nil))
        }
    }

    /// Returns whether a diagnostic has at least the severity `limit`.
    func fails(at limit: Severity) -> Bool { diagnostics.contains { $0.diagnostic.severity >= limit } }

    /// Returns the report without known diagnostics. A baseline can't accept failed expectations or outdated drawings.
    func passing(_ baseline: CheckBaseline, among ruleDiagnostics: Set<ReportedDiagnostic>) -> CheckReport {
        var baseline = baseline
        var report = self
        report.diagnostics = diagnostics.filter { !(ruleDiagnostics.contains($0) && baseline.lets($0)) }
        report.accepted = diagnostics.count - report.diagnostics.count
        return report
    }

    /// Returns a line about one input for `--verbose`.
    static func line(about path: String, _ diagnostics: ArraySlice<ReportedDiagnostic>) -> String {
        var tally = DrawingTally()
        for found in diagnostics { tally.add(DrawingTally.Entry(found.diagnostic.severity)) }
        return "checked \(path): \(tally.diagnostics ?? "no diagnostics")"
    }

    /// The last line of the command: `13 errors, 543 warnings in 40 of 800 files`, or `no diagnostics in 12 files`.
    var summary: String {
        var tally = DrawingTally()
        for found in diagnostics { tally.add(DrawingTally.Entry(found.diagnostic.severity)) }
        let affected = Set(diagnostics.filter { $0.diagnostic.rule != CheckCoverage.rule }.map(\.file))
        let all = inputs.union(affected)
        var place = DrawingTally.count(all.count, "file") ?? "0 files"
        if !affected.isEmpty, affected.count < all.count { place = "\(affected.count) of \(place)" }
        let known = accepted > 0 ? "; \(accepted) known" : ""
        return (tally.diagnostics ?? (accepted > 0 ? "no new diagnostics" : "no diagnostics")) + " in \(place)" + known
    }

    /// Prints the report in a format.
    ///
    /// Only text goes to standard error, and only it observes `--quiet`: a file contains everything.
    func put(as format: Format, _ console: inout Console) {
        switch format {
        case .text:
            if let coverage { console.put(coverage.text) }
            console.report(diagnostics)
        case .json: console.put(json + "\n")
        case .github: console.put(diagnostics.map(\.annotation).joined(), hasCommands: true)
        case .sarif: console.put(sarif(failed: console.status == .failed) + "\n")
        }
        console.summarize(summary)
    }
}

extension DiagnosedInput {
    /// The diagnostic of a log or a recording in which nothing is recognized; empty for other inputs.
    fileprivate var unrecognizedInput: [Diagnostic] {
        guard played.input.isUnrecognized else { return [] }
        let location = SourceLocation(file: played.input.source.name)
        return [Diagnostic(.error, Diagnostic.unrecognized, LoadedInput.unrecognized, at: location)]
    }
}
