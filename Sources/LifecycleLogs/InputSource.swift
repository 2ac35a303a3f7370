import LifecycleModel

/// The content of an input, with its name.
public struct InputSource: Sendable {
    /// The name in messages: a path, or `-` for standard input.
    public let name: String
    /// The bytes of the input. Text in UTF-16 or UTF-32 is converted to UTF-8. Without a byte order mark, UTF-16 is
    /// recognized only in mostly ASCII text.
    public let bytes: [UInt8]

    /// Creates a source from bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = TextEncoding.utf8(bytes)
    }

    /// Creates a source from text.
    public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

    /// The text without a byte order mark. Invalid UTF-8 becomes U+FFFD.
    public var text: String {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return String(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    }

    /// The location of the first bytes that aren't UTF-8, or nil if all are.
    package var invalidText: SourceLocation? {
        let text = String(decoding: bytes, as: UTF8.self).utf8
        var (line, column) = (1, 1)
        for (byte, valid) in zip(bytes, text) where byte & 0xC0 != 0x80 || byte != valid {
            if byte != valid { return SourceLocation(file: name, line: line, column: column) }
            (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
        }
        return text.count == bytes.count ? nil : SourceLocation(file: name, line: line, column: column)
    }

    /// The beginning of the text, to recognize the type of the file.
    package var head: String { String(decoding: bytes.prefix(4_096), as: UTF8.self) }
}
