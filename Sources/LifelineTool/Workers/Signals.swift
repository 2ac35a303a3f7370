import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that ask the program to end.
enum Signals {
    /// The queue that writes files and handles signals, so that a signal waits until a file is written.
    private static let queue = DispatchQueue(label: "lifeline.files")

    /// The sources of signals that end the program. They are created before the first file is written, and kept.
    private nonisolated(unsafe) static let sources = [SIGINT, SIGTERM, SIGHUP].compactMap {
        number -> (any DispatchSourceSignal)? in
        // With `nohup`, or in the background of a shell, the program starts with signals ignored.
        let before = signal(number, SIG_IGN)
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { end(by: number) }
        source.activate()
        return source
    }

    /// Returns whether a signal asks a program to end, and is no crash.
    static func isRequest(_ number: Int32) -> Bool { [SIGINT, SIGTERM, SIGHUP, SIGPIPE].contains(number) }

    /// Ends the program as the signal does by default. Threads of Dispatch block signals.
    static func end(by number: Int32) {
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }

    /// Calls `body`, and delays signals that end the program until it returns.
    static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
        _ = sources
        return try queue.sync(execute: body)
    }

    /// Lets Control-C and a request to end the program end it with status 0, without waiting for anything.
    ///
    /// The parent process may have blocked the signals, which a child inherits.
    static func exitOnInterrupt() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in _exit(0) }
            sigaddset(&signals, number)
        }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Returns the system's description of a signal, such as `segmentation fault`.
    static func name(_ number: Int32) -> String {
        strsignal(number).map { String(cString: $0).lowercased() } ?? "signal \(number)"
    }
}
