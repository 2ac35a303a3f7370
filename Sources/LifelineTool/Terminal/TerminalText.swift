/// The colors in the text rendering of a drawing. The color of a bar shows the state. Errors and illegal callbacks are
/// red. Warnings and UIKit's messages are yellow. Steps are bold.
enum TerminalText {
    static func colored(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line(PrintableText.line(String($0))[...]) }.joined(separator: "\n")
    }

    private static func line(_ line: Substring) -> String {
        if line.hasPrefix("━━") { return TerminalColor.bold.painted(String(line)) }
        let bare = line.drop { $0 == " " }
        if bare.hasPrefix("[error]") { return TerminalColor.red.painted(String(line)) }
        if bare.hasPrefix("[warning]") || bare.hasPrefix("[UIKit]") {
            return TerminalColor.yellow.painted(String(line))
        }
        let mistake = line.firstIndex(of: "✗") ?? line.endIndex
        var result = ""
        for character in line[..<mistake] {
            switch character {
            case "█": result += TerminalColor.green.painted("█")
            case "░": result += TerminalColor.pale.painted("░")
            case "▒": result += TerminalColor.yellow.painted("▒")
            default: result.append(character)
            }
        }
        return mistake < line.endIndex ? result + TerminalColor.red.painted(String(line[mistake...])) : result
    }
}
