import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The output of the program: messages, results, and the exit status.
struct Console {
    /// The exit status; the most severe problem decides. See the Commands article.
    enum Status: Int32, Comparable {
        case done = 0
        case findings = 1
        case failed = 2

        static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var status = Status.done
    /// Receives messages with their line ends.
    private let tell: (String) -> Void

    /// Creates a console that writes messages to standard error, or passes them to a function.
    init(telling tell: @escaping (String) -> Void = { Console.write($0, to: 2) }) { self.tell = tell }

    /// Raises the exit status to at least `status`.
    mutating func raise(_ status: Status) { self.status = max(self.status, status) }

    /// Ends the program with the exit status.
    func end() throws {
        if status != .done { throw ExitCode(status.rawValue) }
    }

    /// Writes a result to standard output, without control characters.
    func put(_ text: String) { Console.write(Console.printableLines(text), to: 1) }

    /// Writes diagnostics to standard error, without control characters.
    func printErrors(_ text: String) { Console.write(Console.printableLines(text), to: 2) }

    private static func printableLines(_ text: String) -> String {
        guard holdsOrders(text) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
            .joined(separator: "\n")
    }

    /// Whether a text contains control characters other than line ends and tabs.
    private static func holdsOrders(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F { return true }
            if last == 0xC2 && byte < 0xA0 { return true }
            last = byte
        }
        return false
    }

    /// Writes a drawing to standard output; uses colors for text in a terminal.
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

    /// Passes on messages of another process.
    func pass(_ messages: String) { tell(messages) }

    /// Reports all errors of an input that can't be read.
    mutating func report(_ error: any Error, for path: String) {
        raise(.failed)
        if let failure = error as? Files.Failure { return say(.error, failure.message) }
        for diagnostic in Console.diagnostics(of: error, for: path) { say(diagnostic, showsRule: false) }
    }

    /// Returns the diagnostics for an error of the input or file at `path`.
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

    /// Returns the text with visible control characters, so that an input can't control the terminal.
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

    /// Writes to standard output or standard error; ends the program if a result can't be written.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        if Files.writeAll(descriptor, bytes) || descriptor != 1 { return }
        reportLostOutput()
        exit(Status.failed.rawValue)
    }

    /// Writes the buffers of the C library; ends the program if a result can't be written.
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
