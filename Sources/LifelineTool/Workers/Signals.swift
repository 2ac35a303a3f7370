import Foundation

/// The signals that ask the program to end.
enum Signals {
    /// The lock to hold while a file is written, so that a signal ends the program only after the file is complete.
    private static let files = NSLock()
    /// The pipe to which signals are written, because a signal handler can't wait for a lock.
    private nonisolated(unsafe) static var pipe: (reading: Int32, writing: Int32) = (-1, -1)
    /// Whether Control-C and SIGTERM end the program with status 0. Set before the first file is written.
    private nonisolated(unsafe) static var exitsOnInterrupt = false

    /// Prepares the process for ``endProgram(withStandardInput:)``. Without descriptors for a pipe, signals end the
    /// program immediately.
    static func handle() {
        let numbers = [SIGINT, SIGTERM, SIGHUP]
        unblock(numbers + [SIGABRT, SIGQUIT])
        // On Linux, Swift's handlers print a backtrace, and then continue if another process sent the signal.
        for number in [SIGABRT, SIGQUIT] where isIgnored(signal(number, SIG_DFL)) { signal(number, SIG_IGN) }
        guard let ends = try? Worker.pipe() else { return }
        pipe = ends
        for number in numbers {
            let before = signal(number) { number in
                let error = errno
                var byte = UInt8(number)
                write(Signals.pipe.writing, &byte, 1)
                errno = error
            }
            // With `nohup`, or in the background of a shell, some signals are ignored from the start, and stay ignored.
            if isIgnored(before) { signal(number, SIG_IGN) }
        }
    }

    private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Waits for a signal and, if `endsWithInput` is true, for the end of standard input. Then ends the program when
    /// the current file is complete.
    static func endProgram(withStandardInput endsWithInput: Bool) -> Never {
        var requests = [pipe.reading, endsWithInput ? 0 : -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while true {
            guard poll(&requests, 2, -1) > 0 else { continue }
            var number: UInt8 = 0
            if requests[0].revents != 0, read(pipe.reading, &number, 1) == 1 {
                held { if exitsOnInterrupt, number != SIGHUP { _exit(0) } else { end(by: Int32(number)) } }
            }
            if requests[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { held { _exit(0) } }
            // Another thread reads the available bytes. Without a request for bytes, macOS doesn't report the end.
            if requests[1].revents != 0 { poll(&requests, 1, 200) }
        }
    }

    /// Ends the program with the default action of a signal. Unblocks the signal first, because Dispatch blocks signals
    /// on its threads.
    static func end(by number: Int32) {
        signal(number, SIG_DFL)
        unblock([number])
        raise(number)
    }

    /// Calls `body`, and delays signals that end the program until `body` returns.
    static func held<Value>(_ body: () throws -> Value) rethrows -> Value { try files.withLock(body) }

    /// Unblocks signals, because a process inherits blocked signals from its parent.
    private static func unblock(_ numbers: [Int32]) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Makes Control-C and SIGTERM end the program with status 0.
    static func exitOnInterrupt() { exitsOnInterrupt = true }

    /// Returns the predicate of a message about a process that a signal ended. Linux sends SIGKILL when memory runs
    /// out.
    static func ending(_ number: Int32) -> String {
        number == SIGKILL
            ? "was killed (signal 9), for example because memory ran out"
            : "crashed (signal \(number), \(name(number))); report the crash"
    }

    /// Returns the system's description of a signal, such as `segmentation fault`.
    static func name(_ number: Int32) -> String {
        // On macOS, the description ends with a colon and the number.
        strsignal(number).map { String(cString: $0).prefix { $0 != ":" }.lowercased() } ?? "signal \(number)"
    }
}
