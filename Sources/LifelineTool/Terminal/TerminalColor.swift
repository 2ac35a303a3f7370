/// A color or weight of text in a terminal. The raw value is the code in the escape sequence.
enum TerminalColor: String {
    case bold = "1"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case pale = "92"
    case boldRed = "1;31"
    case boldGreen = "1;32"
    case boldYellow = "1;33"
    case boldCyan = "1;36"

    /// Returns the text with escape sequences that set and reset the color or weight.
    func painted(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}

enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Returns whether text for a file descriptor has colors. With `auto`, text has colors in a terminal, unless
    /// NO_COLOR is set and not empty (https://no-color.org), or TERM is `dumb` or not set. If FORCE_COLOR is set and
    /// not empty (https://force-color.org), text has colors everywhere.
    func applies(to descriptor: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
            guard value("NO_COLOR").isEmpty else { return false }
            return !value("FORCE_COLOR").isEmpty
                || isatty(descriptor) == 1 && !["", "dumb"].contains(value("TERM"))
        }
    }
}
