import LifecycleModel

/// An explanation of how one line of a log is read: its prefix, its form, its callbacks, and the reason for this
/// reading.
public struct LogExplanation: Sendable, Hashable {
    /// The text of the line, without terminal escapes and markup.
    public let text: String
    /// The names of the prefix forms, in order.
    public let prefixes: [String]
    /// The pattern or the form that the line matches, or nil if the line doesn't name a callback.
    public let form: String?
    /// The callbacks that were read from the line, such as `HomeViewController.viewDidLoad`. The array is empty if no
    /// callback was read.
    public let callbacks: [String]
    /// The reason for choosing the controller of the last callback, or for not reading a callback.
    public let reason: String

    /// The explanation for a line in which the log hides the controller.
    package static let hiddenName =
        "the log hides names as '<private>'; log them with 'privacy: .public' or '%{public}@'"

    private static let boundary =
        "the line reports the start of a test, or the start or the end of a process; the next callback begins a run"

    /// Explains the line with the number `line`, counted from 1, or returns nil if `source` has no such line. Throws
    /// ``ReadError`` if a regular expression in the options is invalid or contains none of its named groups.
    public init?(line: Int, of source: Source, options: Reader.Options) throws(ReadError) {
        let bytes = source.bytes
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard line > 0, line <= lines.count else { return nil }
        var whole = try LogParser(file: source.name, options: options)
        whole.feed(bytes)
        whole.finish()
        var before = try LogParser(file: source.name, options: options)
        before.feed(bytes[..<lines[line - 1].startIndex])
        let record = JSONRecord.all(in: lines[line - 1]).first
        let scalars = LineCleaner.scalars(record.map { Array($0.message.utf8) } ?? Array(lines[line - 1]))
        let pattern = before.patterns.match(scalars)?.pattern
        var message = scalars
        let prefix = LinePrefix(of: &message)
        let reading = LogExplanation.reading(of: message, prefix, context: before.context)
        before.feed(lines[line - 1] + [0x0A])
        before.finish()
        text = scalars.string
        prefixes = (record == nil ? [] : ["JSON"]) + prefix.names
        form = pattern.map { "pattern '\($0.text)'" } ?? reading.form
        callbacks = whole.runs.flatMap { run in
            run.callbacks.filter { run.events[$0.place].line == line }.map {
                "\(run[$0.event.controller].id).\($0.event.callback.baseName)"
            }
        }
        let isRepeated = whole.runs.contains { $0.repeatedLines.contains(line) }
        reason =
            isRepeated
            ? "the line repeats an earlier line with the same time"
            : callbacks.isEmpty ? reading.refusal : before.builders[before.current].resolution?.reason.rawValue ?? ""
    }

    /// The explanation as text, with one property on each line.
    public var description: String {
        var rows = ["text: \(text)", "prefix: \(prefixes.isEmpty ? "none" : prefixes.joined(separator: ", "))"]
        if let form { rows.append("form: \(form)") }
        rows.append("callback: \(callbacks.isEmpty ? "none" : callbacks.joined(separator: ", "))")
        return (rows + ["reason: \(reason)"]).joined(separator: "\n") + "\n"
    }

    /// Returns the name of the first form that applies to a line, and the reason if no callback is read.
    private static func reading(
        of message: Scalars, _ prefix: LinePrefix, context: LogContext
    ) -> (form: String?, refusal: String) {
        let isBoundary = RunBoundary(message) != nil
        guard let mention = CallbackMention.all(in: message).first else {
            return (nil, isBoundary ? boundary : "the line doesn't name a callback")
        }
        let phrase = Phrase(
            message: message, before: message[..<mention.range.lowerBound], mention: mention,
            after: message[mention.range.upperBound...], prefix: prefix, context: context)
        guard let (form, reading) = MessageForm.first(for: phrase) else {
            return (nil, "the line matches no known log format")
        }
        if reading == .refused, message.holds("<private>") { return (nil, hiddenName) }
        return (
            form.name,
            isBoundary
                ? boundary
                : reading == .refused
                    ? "the line mentions a callback, but doesn't report a call"
                    : "the line is part of code or documentation, repeats or ends a call, or isn't about a controller; "
                        + "or a setting excludes it: strict or patterns"
        )
    }
}
