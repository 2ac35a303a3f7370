import LifecycleModel

/// A message in JSON, with the time and the process ID in the same object or in one around it.
struct JSONRecord {
    let message: String
    private(set) var stamp: LinePrefix

    /// Keys of messages, the most specific first. `_value` is from the legacy format of xcresulttool.
    private static let messageKeys = [
        "eventMessage", "message", "msg", "emittedOutput", "_value", "log", "text", "body", "content", "output", "line",
    ]
    private static let timeKeys = ["timestamp", "time", "ts", "date", "@timestamp", "datetime"]
    private static let processKeys = ["processID", "pid", "process_id"]

    /// Whether the record is a member on a line of its own, such as `"eventMessage" : "…",`.
    var isMember = false

    /// Returns the records in a line that mention a callback, a warning, or a test: those in its objects, in order, or the
    /// one of a member on its own line. The prefix of the line applies to its records. If the text before the JSON
    /// mentions a callback, the JSON is a remark, and there are no records. A record with a text of one line, a time, or
    /// a process counts as printed by a logger.
    static func all(in line: some Collection<UInt8>) -> [JSONRecord] {
        guard let start = line.firstIndex(where: { $0 == 0x22 || $0 == 0x7B }) else { return [] }
        let isMember = line[start] == 0x22
        if isMember ? !line[..<start].allSatisfy({ $0 <= 0x20 }) : isRead(line[..<start]) { return [] }
        // An object that is assigned or passed is code.
        if let last = Array(line[..<start]).last(where: { $0 > 0x20 }), last == 0x3D || last == 0x28 { return [] }
        var head = LineCleaner.scalars(Array(line[..<start]) + [UInt8(ascii: "x")])
        let outer = LinePrefix(of: &head)
        return all(in: Array(line[start...])).filter { isRead($0.message.utf8) }.map { record in
            var stamp = outer
            stamp.fill(from: record.stamp)
            return JSONRecord(message: record.message, stamp: stamp, isMember: isMember)
        }
    }

    private static func isRead(_ text: some Sequence<UInt8>) -> Bool {
        !WordScanner.log.hints(in: text).isDisjoint(with: [.callback, .warning, .boundary])
    }

    private static func all(in bytes: [UInt8]) -> [JSONRecord] {
        var records: [JSONRecord] = []
        if bytes.first(where: { $0 > 0x20 }) == 0x22 {
            if let member = member(in: bytes) { collect(member, LinePrefix(), &records) }
            return records
        }
        bytes.withUnsafeBufferPointer { bytes in
            var index = bytes.startIndex
            while let start = bytes[index...].firstIndex(of: 0x7B) {
                var parser = JSONParser(bytes: UnsafeBufferPointer(rebasing: bytes[start...]))
                guard let value = try? parser.value(depth: 0) else {
                    if let value = cut(bytes[start...]) { collect(value, LinePrefix(), &records) }
                    return
                }
                collect(value, LinePrefix(), &records)
                index = start + parser.offset
            }
        }
        return records
    }

    /// Returns the complete members of an object whose end is missing, as in the last line of an interrupted log.
    private static func cut(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> JSONValue? {
        guard let end = text.lastIndex(of: 0x2C), text.dropFirst().first(where: { $0 > 0x20 }) == 0x22 else {
            return nil
        }
        return (text[..<end] + [0x7D]).withContiguousStorageIfAvailable { bytes in
            var parser = JSONParser(bytes: bytes)
            return try? parser.value(depth: 0)
        } ?? nil
    }

    /// Returns the time in a line that contains only a member such as `"timestamp" : "2026-04-01 12:30:01.250+0200",`.
    static func time(in line: some Collection<UInt8>) -> LinePrefix? {
        let key = line.drop { $0 <= 0x20 }.dropFirst().prefix { $0 != 0x22 }
        guard timeKeys.contains(where: { key.elementsEqual($0.utf8) }), let member = member(in: Array(line)),
            let time = time(of: member)
        else { return nil }
        var stamp = LinePrefix()
        stamp.set(time)
        return stamp
    }

    private static func member(in line: [UInt8]) -> JSONValue? {
        let text = line.prefix { $0 != 0x0D }
        let end = text.lastIndex { $0 > 0x20 && $0 != 0x2C } ?? 0
        let object = [0x7B] + text[...end] + [0x7D]
        return object.withUnsafeBufferPointer { bytes in
            var parser = JSONParser(bytes: bytes)
            return try? parser.value(depth: 0)
        }
    }

    private static func collect(_ value: JSONValue, _ outer: LinePrefix, _ records: inout [JSONRecord]) {
        if case .array(let elements) = value {
            for element in elements { collect(element, outer, &records) }
            return
        }
        var stamp = outer
        if let time = time(of: value) { stamp.set(time) }
        if let process = first(of: processKeys, in: value)?.int { stamp.process = process }
        if let text = first(of: messageKeys, in: value)?.string ?? other(in: value) {
            stamp.isLogged = !text.contains("\n") || stamp.seconds != nil || stamp.process != nil
            records.append(JSONRecord(message: text, stamp: stamp))
        } else {
            for member in value.members ?? [] { collect(member.value, stamp, &records) }
        }
    }

    private static func first(of keys: [String], in object: JSONValue) -> JSONValue? {
        keys.lazy.compactMap { key in object.members?.first { $0.name == key && $0.value.members == nil }?.value }.first
    }

    /// Returns the first text that contains more than the name of a callback. It is the message if its key is unknown.
    private static func other(in object: JSONValue) -> String? {
        object.members?.lazy.compactMap(\.value.string).first { text in
            WordScanner.log.hints(in: text.utf8).contains(.callback)
                && text.unicodeScalars.contains { !$0.isWord && !"()_:".unicodeScalars.contains($0) }
        }
    }

    /// Returns a printed time, or a number of seconds, milliseconds, microseconds, or nanoseconds since 1970.
    private static func time(of object: JSONValue) -> Timestamp? {
        guard let value = first(of: timeKeys, in: object) else { return nil }
        if let text = value.string {
            var cursor = Cursor(rest: Scalars(text.unicodeScalars))
            if let time = Timestamp(&cursor) { return time }
        }
        return (value.double ?? value.string.flatMap(Double.init)).flatMap(Timestamp.init(sinceEpoch:))
    }
}
