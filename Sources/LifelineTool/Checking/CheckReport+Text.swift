import LifecycleModel

extension ReportedDiagnostic {
    /// The diagnostic for a terminal: the message, the source line with a caret, and expected and actual callbacks side
    /// by side.
    var text: String {
        var place = PrintableText.line(file)
        if let line { place += ":\(line)" }
        if let column { place += ":\(column)" }
        let message = PrintableText.line(diagnostic.message)
        let rule = diagnostic.rule == Diagnostic.unreadable ? "" : " [\(diagnostic.rule)]"
        var text = "\(place): \(diagnostic.severity.rawValue): \(message)\(rule)\n"
        if let sourceLine, let column { text += ReportedDiagnostic.excerpt(sourceLine, column) }
        return text + comparison
    }

    /// Returns the source line, shortened around the caret if it is long.
    private static func excerpt(_ line: String, _ column: Int) -> String {
        let characters = Array(PrintableText.line(line))
        guard !characters.isEmpty, column <= characters.count else { return "" }
        let start = column > 100 ? column - 60 : 0
        let shown = String(characters[start..<min(characters.count, start + 140)])
        return "    \(shown)\n    \(String(repeating: " ", count: column - 1 - start))^\n"
    }

    /// The expected and actual callbacks side by side, with a mark at each row that differs.
    private var comparison: String {
        guard let mismatch = diagnostic.mismatch, mismatch.firstMismatch != nil else { return "" }
        let rows = mismatch.rows.map { row in
            (left: PrintableText.line(row.expected ?? "—"), right: PrintableText.line(row.actual ?? "—"), row.isMatch)
        }
        let width = max(8, rows.map(\.left.count).max() ?? 0)
        func pad(_ text: String) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
        return rows.reduce(into: "      " + pad("expected") + "   actual\n") { lines, row in
            lines += (row.2 ? "      " : "    > ") + pad(row.left) + " | " + row.right + "\n"
        }
    }

    /// The diagnostic as an annotation for a GitHub workflow.
    var annotation: String {
        let level = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        var properties = ["file=\(ReportedDiagnostic.property(file))"]
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        properties.append("title=\(ReportedDiagnostic.property(diagnostic.rule))")
        var message = diagnostic.message
        if let mismatch = diagnostic.mismatch, let index = mismatch.firstMismatch {
            let wanted = index < mismatch.expected.count ? mismatch.expected[index] : "the end"
            let actual = index < mismatch.actual.count ? mismatch.actual[index] : "the end"
            message += "\nexpected \(wanted)\nactual   \(actual)"
        }
        return "::\(level) \(properties.joined(separator: ","))::\(ReportedDiagnostic.data(message))\n"
    }

    /// Escapes a text for workflow commands: https://github.com/actions/toolkit, command.ts.
    private static func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func property(_ text: String) -> String {
        data(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
