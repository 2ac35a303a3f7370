#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Rescue {
    /// How long a drawing may take where nobody said, in seconds: ten times what a worker is allowed.
    private static let endurance: UInt32 = 300

    /// What is said of the drawing that is being made; nil while there is none.
    private nonisolated(unsafe) static var message: UnsafeMutablePointer<CChar>?
    /// How such a message goes on, by the number of the signal that came; nil until something is listened for.
    private nonisolated(unsafe) static var ends: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Makes a drawing, and where that ends the program in a way that no error tells, or takes for ever, says which
    /// drawing it was; the status is then that of an input that cannot be drawn.
    ///
    /// `report`, `embed`, `diff` and `check` draw in this process. Where it is watched there is somebody to tell.
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
            action.handle { Rescue.tell($0) }
            sigaction(number, &action, nil)
        }
        Signals.unblock(signals)
    }

    /// Called by a signal: does nothing but what is allowed there. A signal that came of something else than a drawing
    /// does what it does without us.
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
