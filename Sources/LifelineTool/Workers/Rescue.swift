#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Starts the program over, with worker processes, where drawing in this process aborts, traps or takes long.
///
/// A small input is drawn in process, which is fast; should that go wrong, nothing is lost but the time: files are
/// replaced whole, and those that are done already are not written again.
enum Rescue {
    /// How long drawing in process may take, in seconds: inputs that it is meant for need some hundredths.
    private static let patience: UInt32 = 3

    /// Whether another process tells what becomes of this one.
    nonisolated(unsafe) static var isWatched = false

    private nonisolated(unsafe) static var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    private nonisolated(unsafe) static var program: UnsafeMutablePointer<CChar>?

    static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGALRM]

    /// Does `body`, and instead runs the program with `arguments` where it fails in a way that no error tells.
    ///
    /// Without arguments there is no such way out.
    static func guarding(restartWith arguments: [String]?, _ body: () throws -> Void) rethrows {
        guard let arguments else { return try body() }
        isWatched = true
        program = strdup(WorkerProcess.program)
        let words = (["lifeline"] + arguments).map { strdup($0) } + [nil]
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count)
        list.initialize(from: words, count: words.count)
        Rescue.words = list
        takeStack()
        for number in signals {
            var action = sigaction()
            action.handle { _ in Rescue.restart() }
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

    /// Called by a signal: does nothing but what is allowed there.
    private static func restart() {
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        // An alarm that is set would reach the program that takes this one's place.
        alarm(0)
        if let program, let words { execv(program, words) }
        _exit(Console.Status.failed.rawValue)
    }

    /// Handlers need a stack of their own where the usual one has overflowed.
    static func takeStack() {
        let size = 1 << 16
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
