private enum XMLText {
    /// Returns whether the byte at `index` can be copied to an element or an attribute without decoding its character.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        case UInt8(ascii: "\n"), 0x20..<0x7F: true
        // The control characters from U+0080 to U+009F. Text is valid UTF-8, so another byte follows.
        case 0xC2: bytes[index + 1] >= 0xA0
        // U+061C, and the blocks from U+2000 to U+207F, contain characters that control the direction of text.
        case 0xD8: bytes[index + 1] != 0x9C
        case 0xE2: bytes[index + 1] > 0x81
        // The characters that start with 0xEF or a larger byte include noncharacters.
        case 0x80..<0xEF: true
        default: false
        }
    }

    static func length(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}

extension [UInt8] {
    mutating func append(markup: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) {
        // A collection of contiguous bytes is copied at once, unlike the UTF-8 view of a string.
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends text for XML, with markup escaped. Visible symbols replace the characters of ``VisibleText``, except
    /// newlines.
    ///
    /// - Parameter preservesSpaces: Whether a space that follows a space is written as a no-break space.
    mutating func append(escaping text: String, preservesSpaces: Bool = false) {
        var text = text
        text.withUTF8 { bytes in
            var (start, index) = (0, 0)
            while index < bytes.count {
                let isSpace = bytes[index] == UInt8(ascii: " ")
                let isRepeated = preservesSpaces && isSpace && index > 0 && bytes[index - 1] == bytes[index]
                if !isRepeated, XMLText.isPlain(bytes, index) {
                    index += 1
                    continue
                }
                append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                start = index + XMLText.length(bytes[index])
                if isRepeated {
                    append(markup: "&#160;")
                } else {
                    let character = String(decoding: bytes[index..<start], as: UTF8.self)
                    for scalar in character.unicodeScalars { append(escaping: scalar) }
                }
                index = start
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    private mutating func append(escaping scalar: Unicode.Scalar) {
        switch scalar {
        case "&": append(markup: "&amp;")
        case "<": append(markup: "&lt;")
        case ">": append(markup: "&gt;")
        case "\"": append(markup: "&quot;")
        default: append(contentsOf: UTF8.encode(VisibleText.visible(scalar)) ?? UTF8.encodedReplacementCharacter)
        }
    }

    mutating func append(_ number: Double, decimals: Int = 2) {
        DecimalText.withDigits(of: number, decimals: decimals) { append(contentsOf: $0) }
    }
}

extension String {
    func consists(of kind: (UInt8) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(kind) }
    }

    /// Returns the text after `prefix`, or nil if the text doesn't start with it.
    func withoutPrefix(_ prefix: String) -> String? {
        utf8.starts(with: prefix.utf8) ? String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : nil
    }
}
