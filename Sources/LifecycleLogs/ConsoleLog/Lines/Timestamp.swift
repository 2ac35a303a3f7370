import LifecycleModel

/// A time of day, with or without a date, in one of the formats that loggers print.
struct Timestamp: Equatable {
    var seconds: Double?
    /// The number of the day, counted from March 1 of the year 0, or nil if no date is printed.
    var day: Int?
    /// The offset of the printed time zone from UTC in seconds, or nil if no time zone is printed.
    private(set) var offset: Int?

    /// The seconds since 1970, or nil without a date. A time without a time zone counts as UTC.
    var instant: Double? {
        guard let seconds, let day else { return nil }
        return Double((day - Timestamp.epoch) * 86_400 - (offset ?? 0)) + seconds
    }

    /// Creates a time in UTC from a number of seconds, milliseconds, microseconds, or nanoseconds since 1970. Returns nil
    /// for a number that is too small or too large.
    init?(sinceEpoch number: Double) {
        var number = number
        for _ in 0..<3 where number > 100_000_000_000 { number /= 1000 }
        guard (100_000_000...100_000_000_000).contains(number) else { return nil }
        let (day, second) = Int(number).quotientAndRemainder(dividingBy: 86_400)
        self.day = day + Timestamp.epoch
        // Microseconds are the finest unit that a Double holds.
        seconds = Double(second) + ((number - number.rounded(.down)) * 1_000_000).rounded() / 1_000_000
        offset = 0
    }

    /// The number of the day on January 1, 1970.
    private static let epoch = 719_468

    /// Reads a time, which a date can precede, from the cursor. If the text doesn't begin with a time or with a date
    /// and a time, returns nil and doesn't move the cursor.
    init?(_ cursor: inout Cursor) {
        let start = cursor
        if let day = Timestamp.date(&cursor) {
            self.day = day
            let beforeTime = cursor
            if !cursor.take("T") { _ = cursor.take(anyOf: "_,-") }
            _ = cursor.blanks()
            seconds = Timestamp.time(&cursor)
            if seconds == nil { cursor = beforeTime }
        } else {
            cursor = start
            seconds = Timestamp.time(&cursor)
        }
        guard seconds != nil else {
            cursor = start
            return nil
        }
        offset = Timestamp.zone(&cursor)
    }

    /// Reads a date, such as `2020-04-01`, `2020/4/1`, `01-04-2020` (the day is first), `04-01` (the month is first),
    /// or `Jan 21`, and returns the number of its day. If the date has no year, or has the name of the month, the year
    /// is 0.
    private static func date(_ cursor: inout Cursor) -> Int? {
        let start = cursor
        if let (month, day) = named(&cursor) { return number(year: 0, month: month, day: day) }
        cursor = start
        guard let first = cursor.number(1, 4) else { return nil }
        guard cursor.take(anyOf: "-/.") else { return nil }
        guard let second = cursor.number(1, 2) else { return nil }
        let third = cursor.take(anyOf: "-/.") ? cursor.number(1, 4) : nil
        if first > 31 {
            return third.flatMap { $0 <= 31 ? number(year: first, month: second, day: $0) : nil }
        }
        guard let third else { return first <= 12 && second <= 31 ? number(year: 0, month: first, day: second) : nil }
        return number(year: third, month: second, day: first)
    }

    /// Returns the first time in `text` that follows a blank, a bracket, a quotation mark, or an equals sign, with its
    /// position and its end.
    static func first(in text: Scalars) -> (time: Timestamp, start: Int, end: Int)? {
        let colons = text.indices.dropFirst().dropLast()
        guard colons.contains(where: { text[$0] == ":" && text[$0 - 1].isDigit && text[$0 + 1].isDigit }) else {
            return nil
        }
        for index in text.indices.dropFirst() where text[index].isDigit || text[index].isCapital {
            guard text[index - 1].isBlank || "[(|=\"".unicodeScalars.contains(text[index - 1]) else { continue }
            var cursor = Cursor(rest: text[index...])
            if let time = Timestamp(&cursor) { return (time, index, cursor.rest.startIndex) }
        }
        return nil
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// Reads the month and the day from a date with the name of the month, and skips the year, if there is one.
    /// Examples are `Jan 21` and `Jan 21, 2020`.
    private static func named(_ cursor: inout Cursor) -> (month: Int, day: Int)? {
        guard let initial = cursor.rest.first, initial.isASCIILetter else { return nil }
        let word = cursor.word().lowercase
        guard let month = months.firstIndex(of: String(word.prefix(3))), word.utf8.count < 10, cursor.blanks() > 0,
            let day = cursor.number(1, 2)
        else { return nil }
        let beforeYear = cursor
        _ = cursor.take(",")
        _ = cursor.blanks()
        if cursor.number(4, 4) == nil || cursor.rest.first == ":" { cursor = beforeYear }
        return (month + 1, day)
    }

    private static func number(year: Int, month: Int, day: Int) -> Int? {
        guard month >= 1, month <= 12, day >= 1, day <= 31, year < 10_000 else { return nil }
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear
    }

    /// Reads a time, such as `10:11:12`, `10:11:12.123`, `10:11:12,123`, `10:11:12:123`, or `10:11:12 PM`.
    private static func time(_ cursor: inout Cursor) -> Double? {
        guard let hours = cursor.number(1, 2), hours < 25, cursor.take(":"), let minutes = cursor.number(2, 2),
            minutes < 60, cursor.take(":"), let seconds = cursor.number(2, 2), seconds < 61
        else { return nil }
        var time = Double(hours * 3600 + minutes * 60 + seconds)
        let beforeFraction = cursor
        if cursor.take(anyOf: ".,:") {
            let digits = cursor.rest.prefix(9).prefix(while: \.isDigit).count
            if let fraction = cursor.number(1, 9) {
                var scale = 1.0
                for _ in 0..<digits { scale *= 10 }
                time += Double(fraction) / scale
                cursor.rest = cursor.rest.drop(while: \.isDigit)
            } else {
                cursor = beforeFraction
            }
        }
        return afternoon(&cursor, time)
    }

    private static func afternoon(_ cursor: inout Cursor, _ time: Double) -> Double {
        let start = cursor
        _ = cursor.blanks()
        switch cursor.word().lowercase {
        case "pm": return time < 43_200 ? time + 43_200 : time
        case "am": return time >= 43_200 ? time - 43_200 : time
        default:
            cursor = start
            return time
        }
    }

    /// The offsets from UTC, in hours, of the time zones that loggers print by name.
    private static let zones = [
        "Z": 0, "UTC": 0, "GMT": 0, "JST": 9, "KST": 9, "PST": -8, "PDT": -7, "EST": -5, "CET": 1,
    ]

    /// Reads a time zone, such as `+0800`, ` +08:00`, `Z`, ` UTC`, or ` GMT+9`, and returns its offset from UTC in
    /// seconds. Returns nil, and doesn't move the cursor, if there is no time zone.
    private static func zone(_ cursor: inout Cursor) -> Int? {
        let start = cursor
        _ = cursor.blanks()
        let afterBlanks = cursor
        var offset = zones[cursor.word().string].map { $0 * 3600 }
        if offset == nil { cursor = afterBlanks }
        let beforeSign = cursor
        let isNegative = cursor.rest.first == "-"
        if cursor.take(anyOf: "+-"), let number = cursor.number(1, 4) {
            let minutes = cursor.take(":") ? cursor.number(2, 2) ?? 0 : number > 99 ? number % 100 : 0
            let hours = number > 99 ? number / 100 : number
            offset = (isNegative ? -1 : 1) * (hours * 3600 + minutes * 60)
        } else {
            cursor = beforeSign
        }
        if offset == nil { cursor = start }
        return offset
    }
}
