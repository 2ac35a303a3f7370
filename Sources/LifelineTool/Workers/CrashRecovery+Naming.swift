#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension CrashRecovery {
    /// The default timeout of a drawing, in seconds: ten times that of a worker.
    private static let endurance: UInt32 = 300

    /// The message about the current drawing; nil if there is none.
    private nonisolated(unsafe) static var message: UnsafeMutablePointer<CChar>?
    /// The rest of the message for each signal; nil before the handlers are installed.
    private nonisolated(unsafe) static var ends: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Draws a drawing. If a signal or a timeout ends the program meanwhile, prints the name of the drawing, and exits
    /// with the status of an input that can't be drawn.
    ///
    /// `report`, `embed`, `diff` and `check` draw in this process. In a worker, the parent process reports this.
    static func naming<Value>(_ drawing: String, _ body: () throws -> Value) rethrows -> Value {
        if isWatched { return try body() }
        listen()
        message = strdup("lifeline: error: drawing '\(Console.printable(drawing))' ")
        alarm(endurance)
        defer {
            alarm(0)
            free(message)
            message = nil
        }
        return try body()
    }

    private static func listen() {
        guard ends == nil else { return }
        let words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 65)
        words.initialize(repeating: nil, count: 65)
        for number in signals {
            words[Int(number)] = strdup("crashed (signal \(number), \(Signals.name(number)))\n")
        }
        words[Int(SIGALRM)] = strdup("timed out after \(endurance) s\n")
        ends = words
        takeStack()
        for number in signals {
            var action = sigaction()
            action.handle { CrashRecovery.tell($0) }
            sigaction(number, &action, nil)
        }
        Signals.unblock(signals)
    }

    /// A signal handler, which only calls functions that are allowed there. Signals outside of a drawing have their
    /// default effect.
    private static func tell(_ number: Int32) {
        guard let message, let end = ends?[Int(number)] else {
            signal(number, SIG_DFL)
            Signals.unblock(signals)
            raise(number)
            return
        }
        _ = Files.write(2, UnsafeRawBufferPointer(start: message, count: strlen(message)))
        _ = Files.write(2, UnsafeRawBufferPointer(start: end, count: strlen(end)))
        _exit(Console.Status.failed.rawValue)
    }
}
