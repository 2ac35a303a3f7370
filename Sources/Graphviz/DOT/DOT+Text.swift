// These functions escape or replace special characters, so that Graphviz reads labels and names literally. They also
// replace characters that are not allowed in class names. Labels and names from inputs reach Graphviz only through
// these functions.
extension DOT {
    /// Returns the text of a label for Graphviz, or an empty string if the text is empty or contains only newlines.
    ///
    /// Escapes backslashes and ampersands, and replaces newlines with line endings for `alignment`. Visible symbols
    /// replace other control characters and noncharacters, and a space replaces an empty first line.
    static func label(_ text: String, _ alignment: Attribute.Alignment = .center) -> String {
        // A cluster label that contains only empty lines makes Graphviz 2.42 abort.
        if text.consists(of: { $0 == UInt8(ascii: "\n") }) { return "" }
        let end =
            switch alignment {
            case .center: "\\n"
            case .left: "\\l"
            case .right: "\\r"
            }
        let last = alignment == .center ? "" : end
        if isPlain(text) { return text + last }
        // If the first of several lines is empty, Graphviz 8 and later versions leave the line uninitialized.
        var result = text.utf8.first == UInt8(ascii: "\n") ? " " : ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "&": result += "&amp;"
            case "\n": result += end
            default: result.unicodeScalars.append(visible(scalar))
            }
        }
        return result + last
    }

    /// Returns a name with a visible symbol in place of each backslash, control character, and noncharacter. A
    /// backslash would start an escape sequence.
    static func identifier(_ name: String) -> String {
        if isPlain(name) { return name }
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { result.append(scalar == "\\" ? "\u{2216}" : visible(scalar)) }
        return String(result)
    }

    /// Returns whether the text is ASCII without control characters, backslashes, or ampersands.
    private static func isPlain(_ text: String) -> Bool {
        text.consists { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "&") }
    }

    /// Returns the scalar itself, or a visible symbol for a control character or a noncharacter.
    static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0xFFFE, 0xFFFF, 0xFDD0...0xFDEF: "\u{FFFD}"
        default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
        }
    }

    /// Returns class names with a hyphen in place of each byte that is not an ASCII letter, digit, hyphen, or space.
    static func classes(_ names: String) -> String {
        func isAllowed(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: " "):
                true
            default: false
            }
        }
        if names.consists(of: isAllowed) { return names }
        return String(decoding: names.utf8.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
    }
}
