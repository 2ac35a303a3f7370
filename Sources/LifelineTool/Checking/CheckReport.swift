import LifecycleModel
import LifecycleReaders
import Lifeline

/// The result of a check: diagnostics and coverage.
struct CheckReport: Codable, Sendable {
    enum Format: String, CaseIterable {
        case text, json, github, sarif, junit, gitlab

        /// Whether a report is a whole document, and not lines that can be among others.
        var isDocument: Bool { self != .text && self != .github }
    }

    private(set) var diagnostics: [ReportedDiagnostic] = []
    /// The paths of all inputs, including inputs that can't be read.
    private(set) var inputs: Set<String> = []
    /// The paths of the inputs that can't be read or simulated.
    private(set) var failed: Set<String> = []
    /// The number of diagnostics that the baseline accepts.
    private(set) var accepted = 0
    /// The coverage, or nil if no coverage is required.
    var coverage: CheckCoverage?
    /// The names of the drawings that belong to the inputs.
    private(set) var drawings: Set<String> = []

    mutating func add(_ diagnostic: ReportedDiagnostic) { diagnostics.append(diagnostic) }

    mutating func add(input path: String) { inputs.insert(path) }

    mutating func add(_ other: CheckReport) {
        diagnostics += other.diagnostics
        inputs.formUnion(other.inputs)
        failed.formUnion(other.failed)
        drawings.formUnion(other.drawings)
        if let coverage = other.coverage { self.coverage?.add(coverage) }
    }

    mutating func add(_ check: DrawingCheck, of input: DiagnosedInput) throws {
        diagnostics += try check.diagnostics(of: input, &drawings).map(ReportedDiagnostic.init)
    }

    mutating func add(_ input: DiagnosedInput, _ configuration: CheckConfiguration) {
        let source = input.played.input.source
        inputs.insert(source.name)
        var excerpted = ExcerptedSource(source)
        for diagnostic in input.failures { add(ReportedDiagnostic(diagnostic, in: &excerpted)) }
        let content = input.played.input.contentDiagnostics.compactMap(configuration.configured)
        for diagnostic in input.reportedDiagnostics + content {
            var found = ReportedDiagnostic(diagnostic, in: &excerpted)
            found.isAcceptable = true
            add(found)
        }
        for run in input.played.runs { coverage?.add(run, of: input.played.scenario, in: source.name) }
    }

    /// Replaces all diagnostics about missing drawings by one about their folder.
    mutating func combineMissingDrawings(into folder: Diagnostic) {
        let count = diagnostics.count
        diagnostics.removeAll { $0.diagnostic.rule == folder.rule }
        if diagnostics.count < count { add(ReportedDiagnostic(folder)) }
    }

    /// Adds diagnostics for coverage below `limit` percent. Adds nothing if `limit` is nil.
    mutating func addMissingCoverage(below limit: Int?) {
        guard let limit, let coverage else { return }
        diagnostics += coverage.diagnostics(below: limit).map(ReportedDiagnostic.init)
    }

    /// Adds the diagnostics for an error in the input or other file at `path`, and raises the exit status to 2.
    mutating func add(_ error: any Error, for path: String, isInput: Bool = true, _ console: inout Console) {
        console.raise(.failed)
        if isInput {
            inputs.insert(path)
            failed.insert(path)
        }
        // A pipe can be read only once, so its lines are not shown.
        let bytes = Files.content(path)
        var source = ExcerptedSource(InputSource(name: path, bytes: bytes ?? []))
        for diagnostic in Console.diagnostics(of: error, for: path) { add(ReportedDiagnostic(diagnostic, in: &source)) }
    }

    /// Returns whether any diagnostic reaches the severity `limit`.
    func fails(at limit: Severity) -> Bool { diagnostics.contains { $0.diagnostic.severity >= limit } }

    mutating func remove(_ baseline: CheckBaseline) {
        var baseline = baseline
        let count = diagnostics.count
        diagnostics.removeAll { $0.isAcceptable && baseline.accepts($0) }
        accepted = count - diagnostics.count
    }

    /// Removes and returns the diagnostics that a baseline can accept.
    mutating func removeAcceptable() -> [ReportedDiagnostic] {
        defer { diagnostics.removeAll(where: \.isAcceptable) }
        return diagnostics.filter(\.isAcceptable)
    }

    static func line(about path: String, _ diagnostics: [ReportedDiagnostic]) -> String {
        var tally = DrawingTally()
        for found in diagnostics { tally.add(DrawingTally.Entry(found.diagnostic.severity)) }
        return "checked \(path): \(tally.diagnostics ?? "no diagnostics")"
    }

    /// The last line of the output, such as `2 errors, 1 warning in 2 of 8 files: missing-super 1, stale-drawing 2` or
    /// `no diagnostics in 12 files`.
    var summary: String {
        var tally = DrawingTally()
        for found in diagnostics { tally.add(DrawingTally.Entry(found.diagnostic.severity)) }
        let affected = Set(diagnostics.filter { $0.diagnostic.rule != CheckCoverage.rule }.map(\.file))
        let all = inputs.union(affected)
        var scope = all.count.counting("file")
        if !affected.isEmpty, affected.count < all.count { scope = "\(affected.count) of \(scope)" }
        let known = accepted > 0 ? "; \(accepted) known" : ""
        return (tally.diagnostics ?? (accepted > 0 ? "no new diagnostics" : "no diagnostics")) + " in \(scope)" + known
            + counts
    }

    /// The number of diagnostics per rule, if there are several.
    private var counts: String {
        let rules = diagnostics.map(\.diagnostic.rule).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        guard diagnostics.count > 1 else { return "" }
        return ": " + rules.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    /// Prints the report in a format.
    ///
    /// As text, the diagnostics go to standard error and respect `--quiet`, and the coverage goes to standard output.
    /// In the other formats, the report goes to standard output and is always complete. The summary goes to standard
    /// error.
    ///
    /// - Parameter limit: The severity from which a diagnostic is a failure.
    func put(as format: Format, limit: Severity, _ console: inout Console) {
        if format == .text {
            if let coverage { console.put(coverage.text) }
            console.report(diagnostics, failingFrom: limit)
        } else {
            console.put(
                text(as: format, limit: limit, failed: console.status == .failed), hasCommands: format == .github)
        }
        console.summarize(summary)
    }

    /// Returns the complete report in a format.
    ///
    /// - Parameters:
    ///   - limit: The severity from which a diagnostic is a failure.
    ///   - failed: Whether the report is incomplete, because an input or another file failed.
    func text(as format: Format, limit: Severity, failed: Bool) -> String {
        switch format {
        case .text: (coverage?.text ?? "") + diagnostics.map { $0.text() }.joined() + summary + "\n"
        case .json: json + "\n"
        case .github: diagnostics.map(\.annotation).joined()
        case .sarif: sarif(failed: failed) + "\n"
        case .junit: junit(limit: limit) + "\n"
        case .gitlab: gitlab + "\n"
        }
    }
}
