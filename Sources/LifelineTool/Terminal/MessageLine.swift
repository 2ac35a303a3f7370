import LifecycleModel

/// The first line of a message: `file:line:column: severity: message [rule]`.
struct MessageLine {
    /// The file, with the line and the column if they are known, or the name of the program.
    var location: String
    var severity: Severity
    var message: String
    /// The rule, or nil to show no rule.
    var rule: String?

    /// Returns the line without a line break. If `isColored` is true, the line contains escape sequences for colors. It
    /// contains no other control characters.
    func text(isColored: Bool) -> String {
        let location = PrintableText.line(location) + ": "
        let (level, message) = (severity.rawValue + ": ", PrintableText.line(message))
        let tail = rule.map { " [\($0)]" } ?? ""
        guard isColored else { return PrintableText.lines(location + level + message + tail) }
        let bold = TerminalColor.bold
        return bold.painted(PrintableText.lines(location)) + severity.color.painted(level)
            + bold.painted(PrintableText.lines(message)) + tail
    }
}

extension Severity {
    var color: TerminalColor {
        switch self {
        case .error: .boldRed
        case .warning: .boldYellow
        case .note: .boldCyan
        }
    }
}
