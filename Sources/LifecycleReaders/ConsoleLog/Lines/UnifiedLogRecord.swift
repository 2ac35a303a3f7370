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
        self.message = message
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
        guard let value = value(key, in: line), let quote = value.first, quote == "\"" || quote == "'" else {
            return nil
        }
        var text = Scalars()
        var rest = value.dropFirst()
        while let next = rest.first, next != quote {
            rest.removeFirst()
            guard next == "\\", let escaped = rest.first else {
                text.append(next)
                continue
            }
            rest.removeFirst()
            switch escaped {
            case "n", "r": text.append("\n")
            case "t": text.append("\t")
            case "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                text.append(UInt32(digits.string, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
            default: text.append(escaped)
            }
        }
        return text
    }
}
