import LifecycleModel
import LifecycleReaders

extension ReportedDiagnostic {
    /// Returns the diagnostic as text for a terminal: the message, the source line with a caret if the line is known,
    /// and the expected and actual order side by side if the diagnostic is about an order.
    func text(isColored: Bool = false) -> String {
        var location = file
        if let line { location += ":\(line)" }
        if let column { location += ":\(column)" }
        let rule = diagnostic.rule == Diagnostic.unreadable ? nil : diagnostic.rule
        let head = MessageLine(
            location: location, severity: diagnostic.severity, message: diagnostic.message, rule: rule)
        var text = head.text(isColored: isColored) + "\n"
        if let excerpt { text += excerpt.text(isColored: isColored) }
        return text + PrintableText.lines(comparison)
    }

    /// The expected and actual order side by side, with a mark in each row that differs. Empty if the diagnostic is not
    /// about an order.
    private var comparison: String {
        diagnostic.mismatch.map { PrintableText.lines($0.table) } ?? ""
    }

    /// The diagnostic as a GitHub Actions workflow command, which creates an annotation.
    var annotation: String {
        let level = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        var properties = ["file=\(ReportedDiagnostic.property(repositoryPath))"]
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

    /// Escapes text for a workflow command, as in command.ts in https://github.com/actions/toolkit.
    private static func data(_ text: String) -> String {
        text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    private static func property(_ text: String) -> String { data(text).escaped([":": "%3A", ",": "%2C"]) }
}

extension SourceExcerpt {
    /// Returns the excerpt with a caret below it, or an empty string if the column is not in the line.
    fileprivate func text(isColored: Bool) -> String {
        guard caret < text.count else { return "" }
        let mark = isColored ? TerminalColor.boldGreen.painted("^") : "^"
        return PrintableText.lines("    \(PrintableText.line(text))\n")
            + "    \(String(repeating: " ", count: caret))\(mark)\n"
    }
}
