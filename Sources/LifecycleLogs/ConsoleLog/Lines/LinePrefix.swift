import LifecycleModel

/// The text before the message: a logger's time, process, thread, level, and category; the marks of comments,
/// headings, quotations, lists, and emphasis; and other symbols.
struct LinePrefix: Equatable {
    var seconds: Double?
    /// The number of the day, or nil if no date is printed.
    var day: Int?
    var process: Int?
    /// The text before the process ID. This text ends with the name of the process.
    var processName: Scalars?
    /// Whether a logger printed the line: the prefix contains a time, a process ID, or a syslog level, or the line is
    /// a record of the unified log.
    var isLogged = false
    /// Whether the line is marked as a comment, with `//` or `/*`.
    var isComment = false
    /// Whether the line is marked as a heading, with `#`.
    var isHeading = false
    /// Whether the line is marked as a quotation, with `>`.
    var isQuoted = false
    /// Whether the line is marked as a list entry, with a bullet or a number.
    var isListed = false
    /// The number in brackets or after a number sign that marks the line as a list entry, as printed, or nil.
    var mark: String?
    /// Whether the line is marked with a plus sign, like an addition in a diff.
    var isAdded = false
    /// Whether the line begins with a mark for bold text, `**` or `__`, and may therefore be a heading.
    var isBold = false

    /// Whether a cross marks the line, as in `❌ viewDidAppear`.
    var isDenied = false
    /// The positions of the prefix's forms in ``PrefixForm/all``, from 1, with five bits each.
    private(set) var code: UInt64 = 0

    /// Reads the prefix, and removes it from `line`, so that `line` is the message.
    init(of line: inout Scalars) {
        for _ in 0..<16 {
            line = line.trimmed
            guard let form = PrefixForm.all.firstIndex(where: { $0.take(&line, &self) }) else { return }
            code = code << 5 | UInt64(form + 1)
        }
    }

    /// The names of the prefix's forms, in order.
    var names: [String] {
        let codes = sequence(first: code) { $0 >> 5 }.prefix { $0 > 0 }
        return codes.map { code in PrefixForm.all[Int(code & 31) - 1].name }.reversed()
    }

    mutating func set(_ time: Timestamp) { (seconds, day, isLogged) = (time.seconds, time.day, true) }

    /// Takes the time and the process of another prefix, and marks the prefix as printed by a logger if the other is.
    mutating func fill(from other: LinePrefix) {
        if let time = other.seconds { (seconds, day) = (time, other.day) }
        process = other.process ?? process
        isLogged = isLogged || other.isLogged
    }

    init() {}

    /// Whether the line is a list entry that is not quoted and not printed by a logger.
    var isBullet: Bool { isListed && !isQuoted && !isLogged }
}
