import LifecycleModel

/// A record of the unified log in JSON: a line from `log stream --style ndjson`, or the line with the message from
/// `--style json`.
struct UnifiedLogRecord {
    let message: Scalars
    private let process: Int?
    private let time: Timestamp?

    /// Reads the message and, if the line contains them, the process ID and the time. Returns nil if the line contains
    /// no message.
    init?(_ line: Scalars) {
        guard let message = UnifiedLogRecord.string("eventMessage", in: line) else { return nil }
        self.message = LineCleaner.scalars(Array(message.string.utf8))
        process = UnifiedLogRecord.value("processID", in: line).flatMap { Int($0.prefix(while: \.isDigit).string) }
        var cursor = Cursor(rest: UnifiedLogRecord.string("timestamp", in: line) ?? [])
        time = Timestamp(&cursor)
    }

    /// Copies the record's time and process ID to `prefix`, and marks the prefix as printed by a logger.
    func fill(_ prefix: inout LinePrefix) {
        prefix.isLogged = true
        prefix.process = process ?? prefix.process
        prefix.seconds = time?.seconds ?? prefix.seconds
        prefix.day = time?.day ?? prefix.day
    }

    private static func value(_ key: String, in line: Scalars) -> Scalars? {
        var rest = line
        while let range = rest.range(of: key) {
            var after = rest[range.upperBound...]
            if after.first == "\"" || after.first == "'" { after.removeFirst() }
            after = after.drop(while: \.isBlank)
            if after.first == ":" { return after.dropFirst().drop(while: \.isBlank) }
            rest = rest[range.upperBound...]
        }
        return nil
    }

    /// Returns the string value of a key, with its escapes decoded, or nil if the value is missing or not a string.
    private static func string(_ key: String, in line: Scalars) -> Scalars? {
        guard let value = value(key, in: line) else { return nil }
        return Array(value.string.utf8).withUnsafeBufferPointer { bytes in
            var parser = JSONParser(bytes: bytes)
            return (try? parser.value(depth: 0))?.string.map { Scalars($0.unicodeScalars) }
        }
    }
}
