import LifecycleModel

/// A part of a line, as Unicode scalars.
typealias Scalars = ArraySlice<Unicode.Scalar>

extension Unicode.Scalar {
    /// Whether the scalar can be part of a name: a letter or numeric character in any script, `_`, or `$`.
    var isWord: Bool {
        if value < 0x80 { return isASCIILetter || isDigit || self == "_" || self == "$" }
        return properties.isAlphabetic || properties.numericType != nil
    }
    var isDigit: Bool { self >= "0" && self <= "9" }
    var isASCIILetter: Bool { self >= "a" && self <= "z" || self >= "A" && self <= "Z" }
    var isHexDigit: Bool { isDigit || self >= "a" && self <= "f" || self >= "A" && self <= "F" }
    var isBlank: Bool { self == " " || self == "\t" || self == "\u{A0}" || self == "\u{3000}" }
    /// Whether the scalar is Chinese, Japanese, or Korean.
    var isCJK: Bool {
        switch value {
        case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3040...0x30FF, 0x3130...0x318F, 0x31F0...0x9FFF, 0xAC00...0xD7AF,
            0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
    /// Whether the scalar is a possessive particle in Chinese, Japanese, or Korean.
    var isPossessive: Bool { "的の의".unicodeScalars.contains(self) }
    /// Whether the scalar is a Korean syllable.
    var isHangul: Bool { value >= 0xAC00 && value <= 0xD7AF }
    /// The scalar in lowercase. Only ASCII letters are converted.
    var lower: Unicode.Scalar { self >= "A" && self <= "Z" ? Unicode.Scalar(UInt8(value) | 0x20) : self }
}

extension Collection where Element == Unicode.Scalar {
    var string: String { encoded { $0 } }
    /// The scalars as a string in lowercase. Only ASCII letters are converted.
    var lowercase: String { encoded(\.lower) }

    private func encoded(_ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
        String(unsafeUninitializedCapacity: count * 4) { buffer in
            var index = 0
            for scalar in self {
                let scalar = change(scalar)
                if scalar.value < 0x80 {
                    buffer[index] = UInt8(truncatingIfNeeded: scalar.value)
                    index += 1
                } else {
                    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                        buffer[index] = byte
                        index += 1
                    }
                }
            }
            return index
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    func trimming(_ drop: (Unicode.Scalar) -> Bool) -> Scalars {
        var piece = self
        while let first = piece.first, drop(first) { piece.removeFirst() }
        while let last = piece.last, drop(last) { piece.removeLast() }
        return piece
    }
    var trimmed: Scalars { trimming(\.isBlank) }

    /// The number of columns of the text in a monospaced font. Chinese, Japanese, and Korean characters have two
    /// columns.
    var width: Int { count + count(where: \.isCJK) }

    func hasPrefix(_ text: String) -> Bool { starts(with: text.unicodeScalars) }
    func hasSuffix(_ text: String) -> Bool { reversed().starts(with: text.unicodeScalars.reversed()) }

    func range(of text: String) -> Range<Int>? {
        let wanted = text.unicodeScalars
        guard let first = wanted.first else { return nil }
        return withUnsafeBufferPointer { scalars in
            for index in scalars.indices where scalars[index] == first && scalars[index...].starts(with: wanted) {
                return (startIndex + index)..<(startIndex + index + wanted.count)
            }
            return nil
        }
    }
    func holds(_ text: String) -> Bool { range(of: text) != nil }

    /// Splits the text at each `\n`: a backslash and the letter n, which Cycript, LLDB, and others print for a line break
    /// in a string.
    func splitAtEscapedBreaks() -> [Scalars] {
        var parts: [Scalars] = []
        var rest = self
        while let end = rest.range(of: "\\n") {
            parts.append(rest[..<end.lowerBound].trimming { $0 == "\\" })
            rest = rest[end.upperBound...]
        }
        return parts + [rest]
    }

    /// Whether brackets enclose the text, apart from symbols before it.
    var isEnclosed: Bool {
        let text = drop { !$0.isWord && Brackets.closing[$0] == nil }
        return !text.isEmpty && text.end(ofBracketAt: text.startIndex) == endIndex
    }

    /// Returns the position after the closing bracket for the bracket at `open`, or nil if there is no closing bracket,
    /// or no opening bracket at `open`.
    func end(ofBracketAt open: Int) -> Int? {
        guard let close = Brackets.closing[self[open]] else { return nil }
        var depth = 0
        for index in open..<endIndex {
            if self[index] == close, index > open {
                depth -= 1
                if depth == 0 { return index + 1 }
            } else if self[index] == self[open] {
                depth += 1
            }
        }
        return nil
    }
}

/// The brackets and quotation marks in which logs enclose names.
enum Brackets {
    static let closing: [Unicode.Scalar: Unicode.Scalar] = [
        "[": "]", "(": ")", "{": "}", "【": "】", "「": "」", "『": "』", "《": "》", "〈": "〉", "（": "）", "［": "］", "“": "”",
        "‘": "’", "«": "»", "〔": "〕", "<": ">",
    ]
    static let closers = Set(closing.values)
}

/// A cursor that reads text from its start, one item at a time.
struct Cursor {
    var rest: Scalars

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    mutating func take(anyOf scalars: String) -> Bool {
        guard let first = rest.first, scalars.unicodeScalars.contains(first) else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads a number with `least` to `most` digits. If the text begins with fewer digits, reads nothing and returns
    /// nil. If it begins with more digits, reads only the first `most` of them.
    mutating func number(_ least: Int, _ most: Int) -> Int? {
        let digits = rest.prefix(most).prefix(while: \.isDigit)
        guard digits.count >= least, digits.count < 18 else { return nil }
        rest = rest[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1.value) - 48 }
    }

    mutating func blanks() -> Int {
        let blanks = rest.prefix(while: \.isBlank)
        rest = rest[blanks.endIndex...]
        return blanks.count
    }

    mutating func word() -> Scalars {
        let word = rest.prefix(while: \.isWord)
        rest = rest[word.endIndex...]
        return word
    }
}
