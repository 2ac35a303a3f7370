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
    public init?(line: Int, of source: InputSource, options: Reader.Options) throws(ReadError) {
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
        let earlier = before.context
        let reading = LogExplanation.reading(of: message, prefix, context: earlier)
        before.feed(lines[line - 1] + [0x0A])
        before.finish()
        text = scalars.string
        prefixes = (record == nil ? [] : ["JSON"]) + prefix.names
        form = pattern.map { "pattern '\($0.text)'" } ?? reading.form
        callbacks = whole.runs.flatMap { run in
            run.callbacks.filter { run.events[$0.index].line == line }.map {
                "\(run[$0.event.controller].id).\($0.event.callback.baseName)"
            }
        }
        reason =
            callbacks.isEmpty
            ? LogExplanation.role(of: line, scalars, in: whole, before: earlier) ?? reading.refusal
            : before.builders[before.current].resolution?.reason.rawValue ?? ""
    }

    /// Returns what a line without a callback is for the lines around it, or nil if it has no part in them.
    ///
    /// - Parameters:
    ///   - line: The number of the line.
    ///   - text: The text of the line.
    ///   - whole: A parser that read the whole log.
    ///   - context: The context of the lines before this line.
    private static func role(of line: Int, _ text: Scalars, in whole: LogParser, before context: LogContext) -> String?
    {
        if whole.runs.contains(where: { $0.repeatedLines.contains(line) }) {
            return "the line repeats an earlier line with the same time"
        }
        for event in whole.runs.lazy.flatMap(\.events) where event.line == line {
            switch event.body {
            case .action(let action) where action.kind == .leave: return "the line reports the end of a call"
            case .action(let action) where action.kind == .note: return "the line is kept as a note"
            case .step: return "the line is the title of a step"
            case .warning: return "the line is a warning or an exception of UIKit"
            default: continue
            }
        }
        if JSONRecord.time(in: Array(text.string.utf8)) != nil
            || XcodeMetadata.stamp(in: Array(text.string.utf8)) != nil
        {
            return "the line contains the time of a message in another line"
        }
        var headings = HeadingTracker()
        headings.offer(Array(text.string.utf8), number: line)
        switch headings.findings(context: context).first {
        case .run: return "the line is the title of a run"
        case .owner: return "the line names the controller of the callbacks below that have no name"
        case .heading, nil: return nil
        }
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
        if isBoundary { return (form.name, boundary) }
        if reading == .refused { return (form.name, "the line mentions a callback, but doesn't report a call") }
        if MessageReader.sightings(in: message, prefix: prefix, context: context).isEmpty {
            return (form.name, "the line is a sentence, a list, or code that mentions a callback")
        }
        return (
            form.name,
            "the line belongs to the call in an earlier line, or to code or documentation around it, or isn't about a "
                + "controller; or a setting excludes it: strict or patterns"
        )
    }
}
