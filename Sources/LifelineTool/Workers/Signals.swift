import Dispatch

/// The signals that ask the program to end.
enum Signals {
    /// The queue that writes files and handles signals, so that a signal ends the program only after a file is
    /// complete.
    private static let queue = DispatchQueue(label: "lifeline.files")

    /// The dispatch sources of signals that end the program. They are created before the first file is written.
    private nonisolated(unsafe) static let sources = [SIGINT, SIGTERM, SIGHUP].compactMap {
        number -> (any DispatchSourceSignal)? in
        // With `nohup`, or in the background of a shell, some signals are ignored from the start, and stay ignored.
        let before = signal(number, SIG_IGN)
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { if exitsOnInterrupt, number != SIGHUP { _exit(0) } else { end(by: number) } }
        source.activate()
        return source
    }

    /// Whether Control-C and SIGTERM end the program with status 0. Set before the first file is written.
    private nonisolated(unsafe) static var exitsOnInterrupt = false

    /// Ends the program with the default action of a signal. Unblocks the signal first, because Dispatch blocks signals
    /// on its threads.
    static func end(by number: Int32) {
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }

    /// Calls `body`, and delays signals that end the program until `body` returns.
    static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
        _ = sources
        return try queue.sync(execute: body)
    }

    /// Unblocks the signals that end the program, because a process inherits blocked signals from its parent.
    static func unblock() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Makes Control-C and SIGTERM end the program with status 0. The program ends immediately or, while it writes a
    /// file, when the file is complete.
    static func exitOnInterrupt() {
        exitsOnInterrupt = true
        for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
    }

    /// Returns the predicate of a message about a process that a signal ended. Linux sends SIGKILL when memory runs
    /// out.
    static func ending(_ number: Int32) -> String {
        number == SIGKILL
            ? "was killed (signal 9), for example because memory ran out"
            : "crashed (signal \(number), \(name(number))); report the crash"
    }

    /// Returns the system's description of a signal, such as `segmentation fault`.
    static func name(_ number: Int32) -> String {
        strsignal(number).map { String(cString: $0).lowercased() } ?? "signal \(number)"
    }
}
