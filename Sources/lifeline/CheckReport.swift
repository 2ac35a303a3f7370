import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// Something that is wrong with an input: a failed expectation, a finding of a rule, a drawing out of date.
struct Complaint: Hashable {
    let file: String
    var line: Int?
    /// The column, from 1; nil is the first character of the line that is no blank.
    var column: Int?
    let severity: Severity
    /// The name behind the message: a rule's, `expectation`, `stale-drawing` and their kin.
    let rule: String
    /// What is wrong and the way out: lower case, no full stop.
    let message: String
    /// The controller it is about, by its id in the run.
    var controller: String?
    /// The number of the callback it is about.
    var callback: Int?
    /// For an order: what was expected and what came, and where both part, from 0.
    var expected: [String] = []
    var actual: [String] = []
    var parting: Int?
    /// The line of the source that it points at.
    var sourceLine: String?

    /// The column that messages show.
    var shownColumn: Int? {
        guard line != nil else { return nil }
        return column ?? sourceLine.map { $0.prefix { $0 == " " || $0 == "\t" }.count + 1 } ?? 1
    }
}

extension Complaint {
    /// An expectation that does not hold.
    init(_ failure: Failure, in source: Source) {
        self.init(
            file: source.name, line: failure.place.line, column: failure.place.column, severity: .error,
            rule: "expectation", message: failure.message, expected: failure.expected, actual: failure.actual,
            parting: failure.parting, sourceLine: source.line(failure.place.line))
    }

    /// A finding of a rule.
    init(_ finding: Finding, in run: Run, _ source: Source) {
        self.init(
            file: source.name, line: finding.line ?? 1, severity: finding.severity, rule: finding.rule,
            message: finding.message, controller: finding.controller.map { run[$0].id }, callback: finding.callback,
            sourceLine: finding.line.flatMap(source.line))
    }

    /// The complaint of something that the user's own story does not show, with what shows it.
    func proved(by proof: String) -> Complaint {
        Complaint(
            file: file, line: line, column: column, severity: severity, rule: rule,
            message: "\(message) (proved by \(proof))",
            controller: controller, sourceLine: sourceLine)
    }

    /// The same complaint with another weight.
    func weighing(_ severity: Severity) -> Complaint {
        Complaint(
            file: file, line: line, column: column, severity: severity, rule: rule, message: message,
            controller: controller, callback: callback, expected: expected, actual: actual, parting: parting,
            sourceLine: sourceLine)
    }
}

/// Everything that a check has to say, and how it is written.
struct CheckReport {
    /// The form of a report.
    enum Format: String, CaseIterable { case text, json, github, sarif }

    private(set) var complaints: [Complaint] = []
    /// How many inputs were checked.
    var inputs = 0
    /// What the runs have exercised, where it was asked for.
    var coverage: CheckCoverage?

    mutating func add(_ complaint: Complaint) { complaints.append(complaint) }

    /// Whether a complaint weighs at least as much as `limit`.
    func fails(at limit: Severity) -> Bool { complaints.contains { $0.severity.weight >= limit.weight } }

    /// The report without the known findings among `findings`; failed expectations and drawings are never known.
    func passing(_ baseline: CheckBaseline, among findings: Set<Complaint>) -> CheckReport {
        var baseline = baseline
        var report = self
        report.complaints = complaints.filter { !(findings.contains($0) && baseline.lets($0)) }
        return report
    }

    /// The report in `format`: what goes to standard output, and what goes to standard error.
    func written(as format: Format) -> (output: String, errors: String) {
        switch format {
        case .text: (coverage.map { $0.text } ?? "", complaints.map(\.text).joined())
        case .json: (json + "\n", "")
        case .github: (complaints.map(\.annotation).joined(), "")
        case .sarif: (sarif + "\n", "")
        }
    }
}

extension Severity {
    /// The place in the order from note to error.
    var weight: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}
