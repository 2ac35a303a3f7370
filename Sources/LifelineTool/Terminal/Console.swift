import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the program says and how it ends: messages to standard error, results to standard output, one exit status.
struct Console {
    /// The exit status; the most severe problem decides. See the Commands article.
    enum Status: Int32, Comparable {
        case done = 0
        case findings = 1
        case failed = 2

        static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var status = Status.done
    /// Takes messages, each with its line's end.
    private let tell: (String) -> Void

    /// Makes a console whose messages go to standard error, or to whom it is told.
    init(telling tell: @escaping (String) -> Void = { Console.write($0, to: 2) }) { self.tell = tell }

    /// Remembers that something happened which the exit status has to tell.
    mutating func raise(_ status: Status) { self.status = max(self.status, status) }

    /// Ends the program with the status of what happened.
    func end() throws {
        if status != .done { throw ExitCode(status.rawValue) }
    }

    /// Writes a result to standard output, line by line as it stands, but for what would drive a terminal.
    func put(_ text: String) { Console.write(Console.printableLines(text), to: 1) }

    /// Writes the text of complaints to standard error in the same way.
    func complain(_ text: String) { Console.write(Console.printableLines(text), to: 2) }

    private static func printableLines(_ text: String) -> String {
        guard holdsOrders(text) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
            .joined(separator: "\n")
    }

    /// Whether a text holds control characters that end no line.
    private static func holdsOrders(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F { return true }
            if last == 0xC2 && byte < 0xA0 { return true }
            last = byte
        }
        return false
    }

    /// Writes a drawing to standard output; a text form gets the terminal's colors where there is one.
    func put(_ drawing: Drawing) throws {
        let bytes = try drawing.bytes()
        guard drawing.format.name == "text", TerminalText.isWanted else { return Console.write(bytes, to: 1) }
        Console.write(TerminalText.colored(String(decoding: bytes, as: UTF8.self)), to: 1)
    }

    /// Writes a message: `file:line:column: severity: message [rule]`.
    func say(
        _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
        rule: String? = nil
    ) {
        var place = file.map { [Console.printable($0)] } ?? []
        if let line { place.append(String(line)) }
        if line != nil, let column { place.append(String(column)) }
        let head = place.isEmpty ? "lifeline: " : place.joined(separator: ":") + ": "
        let tail = rule.map { " [\($0)]" } ?? ""
        tell(head + "\(severity.rawValue): " + Console.printable(message) + tail + "\n")
    }

    /// Writes a diagnostic without its source line.
    func say(_ diagnostic: Diagnostic, showsRule: Bool = true) {
        let location = diagnostic.location
        say(
            diagnostic.severity, diagnostic.message, file: location.file, line: location.line, column: location.column,
            rule: showsRule ? diagnostic.rule : nil)
    }

    /// Passes messages on that another process has worded.
    func pass(_ messages: String) { tell(messages) }

    /// Reports why an input cannot be read, everything at once.
    mutating func report(_ error: any Error, for path: String) {
        raise(.failed)
        if let failure = error as? Files.Failure { return say(.error, failure.message) }
        for diagnostic in Console.diagnostics(of: error, for: path) { say(diagnostic, showsRule: false) }
    }

    /// Returns what an error says about the input or file at `path`.
    static func diagnostics(of error: any Error, for path: String) -> [Diagnostic] {
        switch error {
        case let error as ReadError: error.diagnostics
        case let error as Files.Failure:
            [
                Diagnostic(
                    .error, Diagnostic.unreadable, "cannot \(error.action) it: \(error.reason)",
                    at: SourceLocation(file: error.path))
            ]
        default: [Diagnostic(.error, Diagnostic.unreadable, "\(error)", at: SourceLocation(file: path))]
        }
    }

    /// The text with control characters shown, so that no input can drive the terminal.
    static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) else {
            return text
        }
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A: shown += "⏎"
            case 0x09: shown += " "
            case 0..<0x20: shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
            case 0x7F...0x9F: shown += "\u{FFFD}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    /// Writes to standard output or standard error; a result that cannot be handed over whole ends the program.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        if Files.writeAll(descriptor, bytes) || descriptor != 1 { return }
        reportLostOutput()
        exit(Status.failed.rawValue)
    }

    /// Lets the program end with ``flush()``: ArgumentParser prints help and the version through a buffer that nobody else
    /// checks.
    static func flushAtExit() { atexit { Console.flush() } }

    /// Writes what the C library still buffers; a result that cannot be handed over whole ends the program.
    static func flush() {
        if fflush(nil) == 0 { return }
        reportLostOutput()
        _exit(Status.failed.rawValue)
    }

    private static func reportLostOutput() {
        let reason = String(cString: strerror(errno)).lowercased()
        write("lifeline: error: cannot write to standard output: \(reason)\n", to: 2)
    }
}
