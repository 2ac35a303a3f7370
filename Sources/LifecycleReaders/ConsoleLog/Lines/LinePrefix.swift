import LifecycleModel

/// The prefix that a logger prints before the message: time, process, thread, level, and category.
struct LinePrefix: Equatable {
    /// The time in seconds since midnight.
    var seconds: Double?
    /// The number of the day, or nil if no date is printed.
    var day: Int?
    /// The process ID.
    var process: Int?
    /// The name of the process.
    var processName: Scalars?
    /// Whether a time or a process was found, which means that a logger printed the line.
    var isLogged = false
    /// Whether the line is marked as a comment (`//`), a heading (`#`), a quotation (`>`), or a list entry.
    var isComment = false
    var isHeading = false
    var isQuoted = false
    var isListed = false
    /// Whether a plus sign marks the line as an addition in a diff.
    var isAdded = false
    /// Whether the line is bold, like a heading.
    var isBold = false

    /// Reads the prefix, and removes it from `line`, which leaves the message.
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

    /// Whether the line is an entry of a separate list.
    var isBullet: Bool { isListed && !isQuoted && !isLogged }
}

/// A form of prefix before a message. To add a form, declare a static property, and list the property in ``all``.
struct PrefixForm: Sendable {
    /// The name of the form, for tests and diagnostics.
    let name: String
    /// Removes the form from the start of a line, or returns false if the line doesn't start with the form.
    let take: @Sendable (inout Scalars, inout LinePrefix) -> Bool

    /// All forms, which are tried repeatedly until none applies.
    static let all: [PrefixForm] = [
        .comment, .quotation, .heading, .timestamp, .unifiedColumns, .unifiedType, .processAndThread, .syslog, .level,
        .subsystem, .bullet, .listNumber, .emphasis, .symbols,
    ]
}
