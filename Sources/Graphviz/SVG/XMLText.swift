/// What texts need in XML.
private enum XMLText {
    /// Whether a byte is written as it is, in an element and in an attribute.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        case 0x20..<0x7F: true
        default: false
        }
    }
}

extension [UInt8] {
    /// Appends a text as it is.
    mutating func append(_ text: String) {
        // A collection of bytes in memory is copied at once, unlike the UTF-8 view of a text.
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a text as XML may hold it: markup escaped, characters that XML can't hold made visible.
    mutating func append(escaping text: String) {
        if text.consists(of: XMLText.isPlain) { return append(text) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\n": append(UInt8(ascii: "\n"))
            default:
                let visible = DOT.visible(scalar)
                if visible.isASCII {
                    append(UInt8(truncatingIfNeeded: visible.value))
                } else {
                    append(contentsOf: UTF8.encode(visible) ?? UTF8.encodedReplacementCharacter)
                }
            }
        }
    }

    /// Appends a label's line, in which spaces in a row don't collapse.
    mutating func append(line text: String) {
        let spaces = zip(text.utf8, text.utf8.dropFirst()).contains { $0 == UInt8(ascii: " ") && $1 == $0 }
        guard spaces else { return append(escaping: text) }
        var isAfterSpace = false
        for character in text.unicodeScalars {
            if character == " ", isAfterSpace { append("&#160;") } else { append(escaping: String(character)) }
            isAfterSpace = character == " "
        }
    }

    /// Appends a number with at most two decimals.
    mutating func append(_ number: Double) { append(DecimalText.text(number, decimals: 2)) }
}

extension String {
    /// Whether every byte of the text in UTF-8 is of a kind.
    func consists(of kind: (UInt8) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(kind) }
    }
}
