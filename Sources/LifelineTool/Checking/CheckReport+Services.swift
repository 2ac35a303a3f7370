import Graphviz
import LifecycleModel

extension CheckReport {
    /// Returns the report in the JUnit format, which build servers read. Each diagnostic is a test case, and so is each
    /// input without diagnostics. Servers take test cases of a class with the same name for one, so those after the first
    /// have a number.
    ///
    /// - Parameter limit: The severity from which a diagnostic is a failure. An input that can't be read is an error.
    func junit(limit: Severity) -> String {
        var cases: [String] = []
        var (failures, errors) = (0, 0)
        var counts: [[String]: Int] = [:]
        for found in diagnostics {
            let diagnostic = found.diagnostic
            var name = diagnostic.rule + (found.line.map { ", line \($0)" } ?? "")
            counts[[found.repositoryPath, name], default: 0] += 1
            if let count = counts[[found.repositoryPath, name]], count > 1 { name += " (\(count))" }
            let line = found.line.map { " line=\"\($0)\"" } ?? ""
            let head =
                "<testcase classname=\"\(HTML.escaped(found.repositoryPath))\" name=\"\(HTML.escaped(name))\" "
                + "file=\"\(HTML.escaped(found.repositoryPath))\"\(line)>"
            let text = found.text().split(separator: "\n").map { HTML.escaped(String($0)) }.joined(separator: "\n")
            let element: String
            if diagnostic.rule == Diagnostic.unreadable {
                errors += 1
                element = "error"
            } else if diagnostic.severity >= limit {
                failures += 1
                element = "failure"
            } else {
                cases.append("\(head)<system-out>\(text)</system-out></testcase>")
                continue
            }
            let message = HTML.escaped(diagnostic.message)
            cases.append(
                "\(head)<\(element) type=\"\(HTML.escaped(diagnostic.rule))\" message=\"\(message)\">\(text)</\(element)>"
                    + "</testcase>")
        }
        for input in inputs.subtracting(diagnostics.map(\.file)).sorted() {
            let path = HTML.escaped(ReportedDiagnostic.repositoryPath(of: input))
            cases.append("<testcase classname=\"\(path)\" name=\"no diagnostics\"/>")
        }
        let totals = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            \(CheckReport.junitRoot) \(totals)>
            <testsuite name="check" \(totals)>
            \(cases.map { $0 + "\n" }.joined())</testsuite>
            </testsuites>
            """
    }

    /// The start of the root element, by which a file of this program is recognized.
    static let junitRoot = "<testsuites name=\"lifeline\""

    /// The report as GitLab's code quality report, an array of issues.
    ///
    /// Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
    var gitlab: String {
        var known: [String: Int] = [:]
        let issues = diagnostics.map { found in
            known[found.identity, default: 0] += 1
            var json = JSONText()
            json.object { issue in
                issue.member("engine_name", CheckReport.engine)
                issue.member("type", "issue")
                issue.member("check_name", found.diagnostic.rule)
                issue.member("description", found.diagnostic.message)
                issue.member("fingerprint", found.fingerprint(known[found.identity] ?? 1))
                issue.member("severity", found.diagnostic.severity.inGitLab)
                issue.object("location") { location in
                    location.member("path", found.repositoryPath)
                    location.object("lines") { $0.member("begin", found.line ?? 1) }
                }
            }
            return json.text
        }
        return "[\(issues.joined(separator: ",\n"))]"
    }

    private static let engine = "lifeline"

    /// Returns whether a file is a report in a format other than text.
    static func isReport(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(400)
        return bytes.elementsEqual("[]\n".utf8) || head.starts(with: "[{\"engine_name\":\"\(engine)\"".utf8)
            || head.firstRange(of: junitRoot.utf8) != nil
            || head.starts(with: "{\"inputs\":".utf8) && head.firstRange(of: ",\"findings\":[".utf8) != nil
            || head.firstRange(of: "\"tool\":{\"driver\":{\"name\":\"\(engine)\"".utf8) != nil
    }
}

extension ReportedDiagnostic {
    /// Returns a digest by which services recognize the diagnostic. It doesn't change if the diagnostic's line moves.
    ///
    /// - Parameter occurrence: The number of the diagnostic among those that differ only in their lines.
    func fingerprint(_ occurrence: Int) -> String {
        var digest = Digest()
        digest.add(identity)
        return "\(digest.hexadecimal):\(occurrence)"
    }
}

extension Severity {
    fileprivate var inGitLab: String {
        switch self {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
