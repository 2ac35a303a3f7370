import LifecycleModel

/// What a logger puts before the message: time, process, thread, level and category.
struct LinePrefix: Equatable {
    /// Seconds since midnight.
    var seconds: Double?
    /// The number of the day, where the date is printed.
    var day: Int?
    /// The process id.
    var process: Int?
    /// The name of the process.
    var processName: Scalars?
    /// Whether a time or a process was found: the line comes from a logger.
    var isLogged = false
    /// Whether the line is marked as a comment (`//`), a heading (`#`), a quotation (`>`) or a list's entry.
    var isComment = false
    var isHeading = false
    var isQuoted = false
    var isListed = false
    /// Whether a plus marks the line, as one that a difference adds.
    var isAdded = false
    /// Whether the line is set in bold, as headings are.
    var isBold = false

    /// Takes the prefix off `line`; what is left is the message.
    init(of line: inout Scalars) {
        for _ in 0..<16 {
            line = line.trimmed
            guard PrefixForm.all.contains(where: { $0.take(&line, &self) }) else { return }
        }
    }

    /// The forms of the prefix that stands before `line`, in order.
    static func forms(of line: Scalars) -> [PrefixForm] {
        var rest = line
        var prefix = LinePrefix()
        var found: [PrefixForm] = []
        for _ in 0..<16 {
            rest = rest.trimmed
            guard let form = PrefixForm.all.first(where: { $0.take(&rest, &prefix) }) else { break }
            found.append(form)
        }
        return found
    }

    init() {}

    /// Whether the line is an entry of a list of its own.
    var isBullet: Bool { isListed && !isQuoted && !isLogged }
}

/// One thing that may stand before a message. A new form is a static and its line in ``all``.
struct PrefixForm: Sendable {
    /// The form's name, for tests and for the reader of this list.
    let name: String
    /// Takes the form off the start of a line; false where the line starts with something else.
    let take: @Sendable (inout Scalars, inout LinePrefix) -> Bool

    /// Every form; they are tried again and again until none applies.
    static let all: [PrefixForm] = [
        .comment, .quotation, .heading, .timestamp, .unifiedColumns, .unifiedType, .processAndThread, .syslog, .level,
        .subsystem, .bullet, .listNumber, .emphasis, .symbols,
    ]
}
