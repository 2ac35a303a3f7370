#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Rescue {
    /// How long an input or a drawing may take where nobody said, in seconds: ten times what a worker is allowed.
    static let endurance: UInt32 = 300

    /// What is said of the input or drawing that is being worked on; nil while there is none.
    private nonisolated(unsafe) static var message: UnsafeMutablePointer<CChar>?
    /// How such a message goes on, by the number of the signal that came; nil until something is listened for.
    private nonisolated(unsafe) static var ends: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Works on an input or a drawing, and names it if that ends the program in a way that no error tells, or takes too
    /// long; the status is then that of an input that can't be drawn. A drawing may be made while an input is worked on.
    ///
    /// Every command but `render` reads, plays, judges and draws in this process. Where it is watched, another process
    /// reports all that.
    ///
    /// - Parameter subject: What it is, such as `drawing 'a.states.svg'`.
    static func naming<Value>(_ subject: String, _ body: () throws -> Value) rethrows -> Value {
        if isWatched { return try body() }
        listen()
        let outer = message
        message = strdup("lifeline: error: \(Console.printable(subject)) ")
        alarm(endurance)
        defer {
            let inner = message
            message = outer
            free(inner)
            alarm(outer == nil ? 0 : endurance)
        }
        return try body()
    }

    private static func listen() {
        guard ends == nil else { return }
        let words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 65)
        words.initialize(repeating: nil, count: 65)
        for number in signals {
            words[Int(number)] = strdup("ended the program (signal \(number), \(Signals.name(number)))\n")
        }
        words[Int(SIGALRM)] = strdup("took more than \(endurance) s and was given up\n")
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
