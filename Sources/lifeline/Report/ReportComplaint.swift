import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleModel

/// One line of a report's list of what is wrong: an expectation that does not hold, a finding, a storyboard's problem.
struct ReportComplaint {
    private let severity: Severity
    private let text: String
    private let rule: String
    private let place: String
    /// The address of the callback that it is about.
    private var address: String?
    /// For an order: what was expected, what came, and where both part.
    private var order: (expected: [String], actual: [String], parting: Int?)?

    /// Everything that is wrong with one subject of an input, expectations first, as `lifeline check` tells it.
    static func all(of loaded: Loaded, _ subject: Subject, slug: String) throws -> [ReportComplaint] {
        switch subject {
        case .run(let run):
            let findings = Rule.findings(in: run)
            let found = findings.map { ReportComplaint($0, loaded.input.path, slug) }
            guard case .scenario(let scenario) = loaded.document else { return found }
            return CheckVerdict.failures(of: scenario, in: run, findings, loaded.source).map(ReportComplaint.init)
                + found
        case .storyboard: return try CheckVerdict(on: loaded).findings.map(ReportComplaint.init)
        case .hierarchy: return []
        }
    }

    private init(_ finding: Finding, _ path: String, _ slug: String) {
        (severity, text, rule) = (finding.severity, finding.message, finding.rule)
        place = finding.line.map { "\(path):\($0)" } ?? path
        address = finding.callback.map { "\(slug)/\($0)" }
    }

    private init(_ complaint: Complaint) {
        (severity, text, rule) = (complaint.severity, complaint.message, complaint.rule)
        place = complaint.line.map { "\(complaint.file):\($0)" } ?? complaint.file
        guard !complaint.expected.isEmpty || !complaint.actual.isEmpty else { return }
        order = (complaint.expected, complaint.actual, complaint.parting)
    }

    /// The item of the list.
    var html: String {
        let link = address.map { " <a href=\"#\($0)\">callback \($0.split(separator: "/").last ?? "")</a>" } ?? ""
        let orders = order.map { order in
            "<div class=\"orders\">\(list("expected", order.expected))\(list("came", order.actual))</div>"
        }
        return """
            <li class="\(severity.rawValue)"><b>\(severity.rawValue)</b> \(HTML.escaped(text)) \
            <code>\(HTML.escaped(rule))</code> <span class="place">\(HTML.escaped(place))\(link)</span>\(orders ?? "")</li>

            """
    }

    /// One of the two orders, with the place marked at which they part.
    private func list(_ title: String, _ beats: [String]) -> String {
        let items = beats.enumerated().map { index, beat in
            let text = HTML.escaped(beat)
            return index == order?.parting ? "<li><mark>\(text)</mark></li>" : "<li>\(text)</li>"
        }
        return "<div><h4>\(title)</h4><ol>\(items.joined())</ol></div>"
    }
}
