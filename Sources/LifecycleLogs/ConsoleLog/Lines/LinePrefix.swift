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

    /// Reads the prefix, and removes it from `line`, so that `line` is the message.
    init(of line: inout Scalars) {
        for _ in 0..<16 {
            line = line.trimmed
            guard PrefixForm.all.contains(where: { $0.take(&line, &self) }) else { return }
        }
    }

    /// Returns the forms in the prefix of `line`, in order.
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

    /// Whether the line is a list entry that is not quoted and not printed by a logger.
    var isBullet: Bool { isListed && !isQuoted && !isLogged }
}

/// A form of the prefix before a message. To add a form, declare a static property, and list the property in ``all``.
struct PrefixForm: Sendable {
    let name: String
    /// Removes the form from the start of a line and records its values in the prefix, or returns false if the line
    /// doesn't start with the form.
    let take: @Sendable (inout Scalars, inout LinePrefix) -> Bool

    /// All forms. The reader tries them in this order, and starts again after each form that applies.
    static let all: [PrefixForm] = [
        .comment, .quotation, .heading, .timestamp, .unifiedColumns, .unifiedType, .processAndThread, .syslog,
        .threadObject, .level, .subsystem, .bullet, .listNumber, .emphasis, .symbols,
    ]
}
