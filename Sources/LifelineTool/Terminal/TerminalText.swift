#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The text rendering of a drawing in terminal colors: bars by state, mistakes in red, steps in bold.
struct TerminalText {
    private enum Color: String {
        case bold = "1"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case pale = "92"
    }

    /// Whether standard output is a terminal with colors, and NO_COLOR is not set (https://no-color.org).
    static var isWanted: Bool {
        let terminal = getenv("TERM").map { String(cString: $0) }
        let refuses = getenv("NO_COLOR").map { String(cString: $0) } ?? ""
        return isatty(1) == 1 && terminal != nil && terminal != "dumb" && refuses.isEmpty
    }

    /// Returns `text` with color codes and without other control characters.
    static func colored(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line(PrintableText.line(String($0))[...]) }.joined(separator: "\n")
    }

    private static func line(_ line: Substring) -> String {
        if line.hasPrefix("━━") { return painted(String(line), .bold) }
        let bare = line.drop { $0 == " " }
        if bare.hasPrefix("[error]") { return painted(String(line), .red) }
        if bare.hasPrefix("[warning]") || bare.hasPrefix("[UIKit]") { return painted(String(line), .yellow) }
        let mistake = line.firstIndex(of: "✗") ?? line.endIndex
        var result = ""
        for character in line[..<mistake] {
            switch character {
            case "█": result += painted("█", .green)
            case "░": result += painted("░", .pale)
            case "▒": result += painted("▒", .yellow)
            default: result.append(character)
            }
        }
        return mistake < line.endIndex ? result + painted(String(line[mistake...]), .red) : result
    }

    private static func painted(_ text: String, _ color: Color) -> String {
        "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }
}
