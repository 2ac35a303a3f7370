#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that ask the program to end.
enum Signals {
    private static let ending = [SIGINT, SIGTERM, SIGHUP]

    /// Runs an operation that must not be interrupted. Signals that end the program wait.
    static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
        var signals = set(of: ending)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Records signals that end the program while `body` runs, which checks ``noted``, and delivers them afterwards.
    static func noted<Value>(during body: () throws -> Value) rethrows -> Value {
        noted = 0
        var before: [Int32: sigaction] = [:]
        for number in ending {
            var old = sigaction()
            sigaction(number, nil, &old)
            if old.isIgnoring { continue }
            var new = sigaction()
            new.handle { Signals.noted = $0 }
            sigaction(number, &new, &old)
            before[number] = old
        }
        unblock(ending)
        defer {
            for (number, var old) in before { sigaction(number, &old, nil) }
            if noted != 0 { kill(getpid(), noted) }
        }
        return try body()
    }

    /// The recorded signal; 0 for none.
    private(set) nonisolated(unsafe) static var noted: Int32 = 0

    /// Unblocks signals, which the parent process may have blocked and a child inherits.
    static func unblock(_ numbers: [Int32]) {
        var signals = set(of: numbers)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func set(of numbers: [Int32]) -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }

    /// Returns the system's name of a signal.
    static func name(_ number: Int32) -> String {
        strsignal(number).map { String(cString: $0).lowercased() } ?? "signal \(number)"
    }
}

extension sigaction {
    /// Whether a signal is ignored, such as after `nohup` or a shell's `&`.
    var isIgnoring: Bool {
        #if canImport(Glibc)
        unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
        #else
        unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
        #endif
    }

    /// Installs a handler for a signal, on the alternate stack if there is one.
    mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
        #if canImport(Glibc)
        __sigaction_handler.sa_handler = handler
        #else
        __sigaction_u.__sa_handler = handler
        #endif
        sa_flags = Int32(SA_ONSTACK)
    }
}
