extension DOTWriter {
    /// Writes the inside of a string that holds no label escapes: names, addresses, colours.
    mutating func putEscaped(_ string: String) {
        if DOT.isPlain(string) { return text.append(string) }
        for byte in string.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
            text.append(byte)
        }
    }

    /// Writes a label: backslashes doubled, entities made literal, control characters made visible, lines ended by `end`.
    mutating func putLabel(_ key: DOT.Key, _ string: String, end: String, closesLastLine: Bool) {
        // Characters are counted only where they matter: a text has no more of them than bytes.
        if string.utf8.count > content.longestLabel { content.longestLabel = max(content.longestLabel, string.count) }
        begin(key, isQuoted: true)
        if DOT.isPlain(string) { text.append(string) } else { putEscaped(string, end: end) }
        if closesLastLine { text.append(end) }
        self.end(key, isQuoted: true)
    }

    private mutating func putEscaped(_ string: String, end: String) {
        for scalar in string.unicodeScalars {
            if scalar.isASCII, DOT.isPlain(UInt8(truncatingIfNeeded: scalar.value)) {
                text.append(UInt8(truncatingIfNeeded: scalar.value))
                continue
            }
            switch scalar {
            case "\"": text.write("\\\"")
            case "\\": text.write("\\\\")
            case "&": text.write("&amp;")
            case "\n": text.append(end)
            default: text.append(DOT.visible(scalar))
            }
        }
    }

    /// Writes a number with so many decimals at the most, and no zeros at the end.
    mutating func put(number: Double, scale: UInt) {
        let parts = number.isFinite && number.magnitude < 1e12 ? (number.magnitude * Double(scale)).rounded() : 0
        text.append(UInt(parts), scale: scale, isNegative: number < 0)
    }
}
