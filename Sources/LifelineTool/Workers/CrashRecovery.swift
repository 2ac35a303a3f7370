#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Restarts the program with worker processes if drawing in this process crashes or takes long.
///
/// Drawing small inputs in this process is fast. After a crash, only time is lost, because files are replaced
/// atomically and unchanged files are not written again.
enum CrashRecovery {
    /// The timeout for drawing in this process, in seconds. Small inputs take a small fraction of it.
    private static let patience: UInt32 = 3

    /// Whether another process reports how this one ends.
    nonisolated(unsafe) static var isWatched = false

    private nonisolated(unsafe) static var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    private nonisolated(unsafe) static var program: UnsafeMutablePointer<CChar>?

    static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGALRM]

    /// Runs `body`; if it crashes, runs the program with `arguments` instead.
    ///
    /// Without arguments, there is no restart.
    static func guarding(restartWith arguments: [String]?, _ body: () throws -> Void) rethrows {
        guard let arguments else { return try body() }
        isWatched = true
        program = strdup(WorkerProcess.program)
        let words = (["lifeline"] + arguments).map { strdup($0) } + [nil]
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count)
        list.initialize(from: words, count: words.count)
        CrashRecovery.words = list
        takeStack()
        for number in signals {
            var action = sigaction()
            action.handle { _ in CrashRecovery.restart() }
            sigaction(number, &action, nil)
        }
        Signals.unblock(signals)
        alarm(patience)
        defer {
            alarm(0)
            for number in signals { signal(number, SIG_DFL) }
            isWatched = false
        }
        try body()
    }

    /// A signal handler, which only calls functions that are allowed there.
    private static func restart() {
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        // A pending alarm would end the program that replaces this one.
        alarm(0)
        if let program, let words { execv(program, words) }
        _exit(Console.Status.failed.rawValue)
    }

    /// Handlers need their own stack in case of a stack overflow.
    static func takeStack() {
        let size = 1 << 16
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
