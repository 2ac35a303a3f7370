import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

struct Console: Sendable {
    /// The exit status, which depends on the most severe problem. See the Commands article.
    enum Status: Int32, Codable, Comparable, Sendable {
        case done = 0
        case findings = 1
        case failed = 2
        case misused = 64

        static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var status = Status.done
    /// The numbers of drawings and diagnostics so far.
    private(set) var tally = DrawingTally()
    let volume: Volume
    let color: ColorChoice
    /// The buffer for messages, or nil to write messages to standard error.
    private let buffer: MessageBuffer?

    /// The kinds of messages to print.
    enum Volume: Sendable {
        case quiet
        case normal
        /// All diagnostics, a summary, and a line for each drawing, page, or checked input.
        case verbose
    }

    /// Creates a console. It adds messages to `buffer` or, if `buffer` is nil, writes them to standard error.
    init(volume: Volume = .normal, color: ColorChoice = .auto, buffer: MessageBuffer? = nil) {
        (self.volume, self.color, self.buffer) = (volume, color, buffer)
    }

    /// Writes complete messages, with their line breaks.
    private func send(_ messages: String) {
        if let buffer { buffer.text += messages } else { Console.write(messages, to: 2) }
    }

    mutating func raise(_ status: Status) { self.status = max(self.status, status) }

    /// Throws the exit status, unless it is ``Status/done``.
    func end() throws {
        if status != .done { throw ExitCode(status.rawValue) }
    }

    /// Writes a result to standard output. Replaces characters that control the terminal or the direction of text.
    /// Unless `hasCommands` is true, also disables GitHub Actions workflow commands.
    func put(_ text: String, hasCommands: Bool = false) {
        Console.write(PrintableText.lines(text, allowsCommands: hasCommands), to: 1)
    }

    /// Counts all diagnostics. Writes messages with source lines for the diagnostics that ``volume`` allows, and for those
    /// that fail a check because their severity is `limit` or higher.
    mutating func report(_ diagnostics: [ReportedDiagnostic], failingFrom limit: Severity = .error) {
        let isColored = color.applies(to: 2)
        var text = ""
        for found in diagnostics {
            tally.add(DrawingTally.Entry(found.diagnostic.severity))
            if volume != .quiet || found.diagnostic.severity >= limit { text += found.text(isColored: isColored) }
        }
        if !text.isEmpty { send(text) }
    }

    /// Writes a drawing to standard output. A drawing in the format `text` has colors if ``color`` allows them. Throws
    /// ``GraphvizError``.
    func put(_ drawing: Drawing) throws {
        // A drawing as text needs its mark only in a file.
        let bytes = try drawing.format.name == "text" ? Lifeline().render(drawing) : drawing.bytes()
        guard drawing.format.isTextRendering else { return Console.write(bytes, to: 1) }
        let text = String(decoding: bytes, as: UTF8.self)
        let isColored = drawing.format.name == "text" && color.applies(to: 1)
        Console.write(isColored ? TerminalText.colored(text) : PrintableText.lines(text), to: 1)
    }

    /// Writes a message in the form `file:line:column: severity: message [rule]`, if ``volume`` allows its severity.
    func say(
        _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
        rule: String? = nil
    ) {
        guard isShown(severity) else { return }
        var location = file ?? "lifeline"
        if file != nil, let line { location += ":\(line)" + (column.map { ":\($0)" } ?? "") }
        let text = MessageLine(location: location, severity: severity, message: message, rule: rule)
        send(text.text(isColored: color.applies(to: 2)) + "\n")
    }

    /// Writes a diagnostic as a message, without its source line.
    func say(_ diagnostic: Diagnostic, showsRule: Bool = true) {
        let location = diagnostic.location
        say(
            diagnostic.severity, diagnostic.message, file: location.file, line: location.line, column: location.column,
            rule: showsRule ? diagnostic.rule : nil)
    }

    private func isShown(_ severity: Severity) -> Bool { volume != .quiet || severity == .error }

    mutating func add(_ result: JobResult) {
        raise(result.status)
        tally.add(result.tally)
        if !result.messages.isEmpty { send(result.messages) }
    }

    mutating func record(_ entry: DrawingTally.Entry, _ path: String) {
        tally.add(entry, path)
        let verb = entry == .written ? "wrote" : entry.rawValue
        detail("\(verb) \(path)")
    }

    func detail(_ text: String) { if volume == .verbose { send(PrintableText.lines(PrintableText.line(text)) + "\n") } }

    func summarize(_ text: String) {
        if volume != .quiet { send(PrintableText.lines(PrintableText.line(text)) + "\n") }
    }

    mutating func report(_ error: any Error, for path: String) {
        raise(.failed)
        tally.fail(path)
        for diagnostic in Console.diagnostics(of: error, for: path) {
            tally.add(.error)
            say(diagnostic, showsRule: false)
        }
    }

    /// Returns the diagnostics for an error in the input or file at `path`.
    static func diagnostics(of error: any Error, for path: String) -> [Diagnostic] {
        switch error {
        case let error as ReadError: error.diagnostics
        case let error as Files.Failure:
            [Diagnostic(.error, Diagnostic.unreadable, error.message, at: SourceLocation(file: error.path))]
        default: [Diagnostic(.error, Diagnostic.unreadable, "\(error)", at: SourceLocation(file: path))]
        }
    }

    static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    /// Writes to standard output or standard error. Ends the program if writing to standard output fails.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        if Files.writeAll(descriptor, bytes) || descriptor != 1 { return }
        reportLostOutput()
        exit(Status.failed.rawValue)
    }

    /// Makes the program call ``flush()`` when it ends. ArgumentParser prints the help and the version to a buffer of
    /// the C library, but doesn't check for errors when the buffer is written.
    static func flushAtExit() { atexit { Console.flush() } }

    /// Writes the C library's buffers. Ends the program if writing to standard output fails.
    static func flush() {
        if fflush(nil) == 0 { return }
        reportLostOutput()
        _exit(Status.failed.rawValue)
    }

    private static func reportLostOutput() {
        _ = Files.writeAll(2, Array("lifeline: error: can't write to standard output: \(Files.systemReason)\n".utf8))
    }
}

final class MessageBuffer: @unchecked Sendable {
    /// The messages, with their line breaks. Only the thread that does the job accesses them.
    var text = ""
}
