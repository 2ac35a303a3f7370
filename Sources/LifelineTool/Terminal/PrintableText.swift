import Graphviz

/// Functions that make text safe to print. They replace characters that control the terminal or the direction of text,
/// and disable GitHub Actions workflow commands.
enum PrintableText {
    /// Returns the text as one line. Replaces each tab with a space, and other characters that control the terminal or
    /// the direction of text with visible characters.
    static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        let shown = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "\n": "⏎"
            case "\t": " "
            default: VisibleText.visible(scalar)
            }
        }
        return String(String.UnicodeScalarView(shown))
    }

    /// Returns the text with visible characters instead of characters that control the terminal or the direction of
    /// text, except line breaks. Unless `allowsCommands` is true, also disables GitHub Actions workflow commands.
    ///
    /// Keeps tabs if ``mayNeedReplacement(_:)`` returns false. Otherwise, replaces each tab with a space.
    static func lines(_ text: String, allowsCommands: Bool = false) -> String {
        guard mayNeedReplacement(text) else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
        return (allowsCommands ? lines : lines.map(withoutCommand)).joined(separator: "\n")
    }

    /// Returns whether the text may contain commands, or characters that ``line(_:)`` replaces, other than tabs and
    /// line breaks. This quick test can also return true for other text.
    private static func mayNeedReplacement(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch (last, byte) {
            case (_, 0x09), (_, 0x0A): break
            case (_, 0..<0x20), (_, 0x7F), (0xC2, 0x80...0x9F), (0xD8, 0x9C), (0xE2, 0x80...0x81): return true
            case (UInt8(ascii: ":"), UInt8(ascii: ":")), (UInt8(ascii: "#"), UInt8(ascii: "[")): return true
            default: break
            }
            last = byte
        }
        return false
    }

    /// Returns the line with commands disabled. The GitHub Actions runner treats `::name::` at the beginning of a line,
    /// after optional whitespace, and `##[name]` anywhere as workflow commands; see ActionCommand.cs in
    /// https://github.com/actions/runner.
    private static func withoutCommand(_ line: String) -> String {
        let blank = line.unicodeScalars.prefix { $0.properties.isWhitespace }
        var result = line
        if line.unicodeScalars.dropFirst(blank.count).starts(with: "::".unicodeScalars) {
            result = String(blank) + "\u{200B}" + String(line.unicodeScalars.dropFirst(blank.count))
        }
        return result.contains("##[") ? result.replacing("##[", with: "#\u{200B}#[") : result
    }
}
