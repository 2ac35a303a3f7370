import LifecycleModel

/// A text that is read, with the name under which the user knows it.
public struct Source: Sendable {
    /// The name as the user gave it: a path, or `-` for standard input.
    public let name: String
    /// The bytes as they stand in the file; nothing is decoded yet.
    public let bytes: [UInt8]

    /// Makes a source of bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Makes a source of text.
    public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

    /// The bytes as text, a byte order mark at the start left out; bytes that are no UTF-8 become U+FFFD.
    public var text: String {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return String(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    }

    /// The text of line `number` (from 1) without its end, or nil past the end: for a message that shows the line.
    public func line(_ number: Int) -> String? {
        var current = 1
        var start = bytes.startIndex
        while current < number {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
            current += 1
        }
        guard start < bytes.endIndex else { return nil }
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
        let line = bytes[start..<end]
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
}
