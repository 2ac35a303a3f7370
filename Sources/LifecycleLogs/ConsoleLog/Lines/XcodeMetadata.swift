/// The line that Xcode adds below each message in a structured copy of its console.
enum XcodeMetadata {
    private static let keys = [
        "Type", "Timestamp", "Process", "PID", "Library", "Subsystem", "Category", "TID", "PID:TID", "Activity",
    ]

    /// Returns the time and process in a line such as `Type: stdio | Timestamp: 2023-10-09 12:00:00.123456+02:00`, or nil
    /// for other lines. The keys are those that the user shows, in any number and order.
    static func stamp(in line: some Collection<UInt8>) -> LinePrefix? {
        guard line.prefix(10).contains(0x3A), keys.contains(where: { line.starts(with: $0.utf8) }) else { return nil }
        let cells = LineCleaner.scalars(line.prefix(1000)).split(separator: "|").map(\.trimmed)
        var stamp = LinePrefix()
        for cell in cells {
            guard let key = keys.last(where: { cell.hasPrefix($0 + ":") }) else { return nil }
            var cursor = Cursor(rest: cell.dropFirst(key.unicodeScalars.count + 1).trimmed)
            if key == "Timestamp", let time = Timestamp(&cursor) { stamp.set(time) }
        }
        return cells.count > 1 || stamp.seconds != nil ? stamp : nil
    }

    /// Returns whether a framework of Apple logged the message above the line.
    static func isOfSystem(_ line: some Collection<UInt8>) -> Bool {
        line.firstRange(of: "Subsystem: com.apple.".utf8) != nil
    }
}

/// The message and the time of a record whose members are on lines of their own, with the same indentation.
struct JSONMembers {
    private var time: (stamp: LinePrefix, indent: Int)?
    private var message: (line: Int, indent: Int)?

    /// Takes the time from a line, which is the time of the message in the record, or of its next message. Returns the
    /// time, and the number of the line before the message, if the message is known.
    mutating func read(_ line: some Collection<UInt8>, first: UInt8) -> (stamp: LinePrefix, after: Int)? {
        let indent = line.prefix { $0 <= 0x20 }.count
        guard first == 0x22 else {
            // A brace with less indentation begins or ends a record.
            if let own = time, indent < own.indent { time = nil }
            if let own = message, indent < own.indent { message = nil }
            return nil
        }
        guard let stamp = JSONRecord.time(in: line) else { return nil }
        guard let own = message, own.indent == indent else {
            time = (stamp, indent)
            return nil
        }
        message = nil
        return (stamp, own.line - 1)
    }

    /// Adds the message of a record, and takes the time that precedes it in the record.
    mutating func add(message number: Int, indent: Int, _ stamp: inout LinePrefix?) {
        if let time, time.indent == indent {
            stamp?.fill(from: time.stamp)
            self.time = nil
        } else {
            message = (number, indent)
        }
    }
}
