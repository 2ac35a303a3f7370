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
    public var text: String { String(decoding: textBytes, as: UTF8.self) }

    /// The bytes without a byte order mark.
    package var textBytes: ArraySlice<UInt8> { bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) }

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

    /// The numbers, from 1, of the lines with merge conflict markers: `<<<<<<< ours`, `||||||| base`, `>>>>>>> theirs`.
    ///
    /// A line of equal signs is not counted, because a label's text can contain such a line.
    package var conflictMarkers: [Int] {
        var found: [Int] = []
        var number = 1
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if let first = "<|>".utf8.first(where: { $0 == bytes[start] }),
                bytes[start...].prefix(7).allSatisfy({ $0 == first }), bytes.count - start > 7,
                bytes[start + 7] == UInt8(ascii: " ") || bytes[start + 7] == UInt8(ascii: "\n")
            {
                found.append(number)
            }
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            start = end + 1
            number += 1
        }
        return found
    }

    /// The error for a text that can't be parsed and contains a merge conflict, or nil if it contains none.
    package var conflict: ReadError? {
        conflictMarkers.first.map { ReadError(file: name, line: $0, message: InputSource.conflict) }
    }

    /// The message about the first line of a merge conflict.
    package static let conflict = "an unresolved merge conflict begins here; resolve it first"

    /// The beginning of the text, to recognize the type of the file.
    package var head: String { String(decoding: bytes.prefix(4_096), as: UTF8.self) }
}
