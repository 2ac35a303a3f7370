extension GraphWriter where Target: ~Copyable {
    /// Writes a label: backslashes doubled, entities made literal, control characters made visible, lines ended by `end`.
    mutating func putLabel(_ key: Key, _ string: String, end: String, closesLastLine: Bool) {
        contents.take(label: string)
        let start = statement.begin(key)
        if DOT.isPlain(string) { statement.bytes.append(string) } else { putEscaped(string, end: end) }
        if closesLastLine { statement.bytes.append(end) }
        statement.end(key, start, .string)
    }

    private mutating func putEscaped(_ string: String, end: String) {
        for scalar in string.unicodeScalars {
            if scalar.isASCII, DOT.isPlain(UInt8(truncatingIfNeeded: scalar.value)) {
                statement.bytes.append(UInt8(truncatingIfNeeded: scalar.value))
                continue
            }
            switch scalar {
            case "\"": statement.bytes.write("\"")
            case "\\": statement.bytes.write("\\\\")
            case "&": statement.bytes.write("&amp;")
            case "\n": statement.bytes.append(end)
            default: statement.bytes.append(DOT.visible(scalar))
            }
        }
    }
}
