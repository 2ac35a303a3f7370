/// Escaping for text in XML.
private enum XMLText {
    /// Returns whether a byte needs no escaping in an element or an attribute.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        case 0x20..<0x7F: true
        default: false
        }
    }
}

extension [UInt8] {
    /// Appends text without escaping it.
    mutating func append(_ text: String) {
        // A collection of contiguous bytes is copied at once, unlike the UTF-8 view of a string.
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends text for XML, with markup escaped. Control characters except newlines are made visible.
    mutating func append(escaping text: String) {
        if text.consists(of: XMLText.isPlain) { return append(text) }
        var rest = text[...]
        while let end = rest.utf8.firstIndex(where: { !XMLText.isPlain($0) }) {
            append(String(rest[..<end]))
            append(escaping: rest.unicodeScalars[end])
            rest = rest[rest.unicodeScalars.index(after: end)...]
        }
        append(String(rest))
    }

    private mutating func append(escaping scalar: Unicode.Scalar) {
        switch scalar {
        case "&": append("&amp;")
        case "<": append("&lt;")
        case ">": append("&gt;")
        case "\"": append("&quot;")
        case "\n": append(UInt8(ascii: "\n"))
        default: append(contentsOf: UTF8.encode(DOT.visible(scalar)) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Appends a line of a label, with consecutive spaces preserved.
    mutating func append(line text: String) {
        guard text.hasConsecutiveSpaces else { return append(escaping: text) }
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
    fileprivate var hasConsecutiveSpaces: Bool {
        var previous: UInt8 = 0
        return utf8.contains { byte in
            defer { previous = byte }
            return byte == UInt8(ascii: " ") && previous == byte
        }
    }

    /// Returns whether every UTF-8 byte of the text satisfies `kind`.
    func consists(of kind: (UInt8) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(kind) }
    }
}
