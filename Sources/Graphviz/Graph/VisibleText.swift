/// The rule for characters that text from inputs must not contain in any output: they control a terminal or the
/// direction of text, or XML doesn't allow them.
public enum VisibleText {
    /// Returns the scalar itself, or the visible symbol that replaces it.
    public static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: isAllowed(scalar.value) ? scalar : "\u{FFFD}"
        }
    }

    /// Returns whether a scalar from U+0080 on stays as it is. C1 control characters, noncharacters, separators of
    /// lines and paragraphs, and characters that control the direction of text don't.
    private static func isAllowed(_ value: UInt32) -> Bool {
        switch value {
        case 0x80...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFDD0...0xFDEF: false
        default: value & 0xFFFE != 0xFFFE
        }
    }

    /// Returns the text with visible symbols in place of the characters to replace, except newlines.
    public static func lines(_ text: String) -> String {
        if text.consists(of: { (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\n") }) { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? $0 : visible($0) }))
    }
}
