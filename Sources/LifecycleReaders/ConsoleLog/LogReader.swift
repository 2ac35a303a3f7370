import LifecycleModel
import LifecycleScenario

extension Reader {
    /// Reads console logs.
    package static let log = Reader(
        name: "log", summary: "console logs: NSLog, print, os_log, syslog, the unified log",
        fileExtensions: ["log", "txt"],
        recognizes: recognisesLog, read: readLog)

    /// The number of bytes to check when recognizing a log.
    private static let sample = 262_144
    private static let piece = 4_096

    private static func recognisesLog(_ source: Source) -> Bool {
        if CompressedFile.kind(of: source.bytes) != nil { return true }
        guard var parser = try? LogParser(file: nil, options: Options()) else { return false }
        let bytes = UTF16Text.utf8(source.bytes.prefix(sample))?[...] ?? source.bytes.prefix(sample)
        // The start of a log is enough to recognize it, so the file is read in pieces until something is found.
        for start in stride(from: 0, to: bytes.count, by: piece) {
            if !parser.feed(bytes[start..<min(start + piece, bytes.count)]).isEmpty { return true }
        }
        return !parser.finish().isEmpty
    }

    private static func readLog(_ source: Source, _ options: Options) throws(ReadError) -> Document {
        if let kind = CompressedFile.kind(of: source.bytes) {
            throw ReadError(
                file: source.name,
                message:
                    "the file is compressed with \(kind); unpack it first, as in '\(kind) -dc \(source.name) | lifeline inspect -'"
            )
        }
        var parser = try LogParser(file: source.name == "-" ? nil : source.name, options: options)
        if let text = UTF16Text.utf8(source.bytes[...]) { parser.feed(text) } else { parser.feed(source.bytes) }
        parser.finish()
        return .runs(parser.runs)
    }
}

/// Files that contain a compressed log.
enum CompressedFile {
    private static let marks: [(kind: String, bytes: [UInt8])] = [
        ("gzip", [0x1F, 0x8B]), ("bzip2", [0x42, 0x5A, 0x68]), ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
        ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("unzip", [0x50, 0x4B, 0x03, 0x04]),
    ]

    /// Returns the program that compressed the bytes, or nil.
    static func kind(of bytes: [UInt8]) -> String? { marks.first { bytes.starts(with: $0.bytes) }?.kind }
}

/// Text in UTF-16, the encoding in which Windows editors save pasted text.
enum UTF16Text {
    /// Returns the text as UTF-8, or nil if there is no UTF-16 byte order mark.
    static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
        let body = Array(bytes.dropFirst(2))
        let units = stride(from: 0, to: body.count - 1, by: 2).map { place -> UInt16 in
            let first = UInt16(body[place])
            let second = UInt16(body[place + 1])
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
