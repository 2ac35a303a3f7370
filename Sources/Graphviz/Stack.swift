import CGraphviz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A stack on which hierarchies of any depth may be walked.
///
/// Inputs decide how deep a hierarchy nests, and walking one is recursive, here as in libgvc. Address space costs
/// nothing until it is used.
package enum Stack {
    private static let sizes = [4 << 30, 1 << 28]

    /// What is to be done there.
    private nonisolated(unsafe) static var body: () -> Void = {}

    /// Does `body` on such a stack; where there is none, on the one that the system gave.
    package static func enter(_ body: @escaping () -> Void) {
        Stack.body = body
        if !sizes.contains(where: start) { body() }
    }

    #if canImport(Glibc)
    /// The same thread goes on there: another one would have to be woken first, on a processor that knows nothing of what
    /// was done here.
    private static func start(_ size: Int) -> Bool {
        let pageSize = Int(getpagesize())
        guard let stack = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
            stack != MAP_FAILED
        else { return false }
        // The lowest page stays closed: who goes too deep is stopped by a signal, and writes into nothing else.
        if mprotect(stack + pageSize, size - pageSize, PROT_READ | PROT_WRITE) == 0,
            ll_call_on_stack(stack, size, { Stack.body() }) == 0
        {
            return true
        }
        munmap(stack, size)
        return false
    }
    #else
    /// A thread of its own, which alone hears signals: who holds them back there holds them back for the whole program.
    private static func start(_ size: Int) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, nil, &before)
        mask = before
        pthread_sigmask(SIG_SETMASK, &all, nil)
        var thread: pthread_t?
        let failure = pthread_create(&thread, &attributes, { _ in Stack.run() }, nil)
        guard failure == 0, let thread else {
            pthread_sigmask(SIG_SETMASK, &before, nil)
            return false
        }
        pthread_join(thread, nil)
        return true
    }

    /// The signals that were held back when the program began.
    private nonisolated(unsafe) static var mask = sigset_t()

    private static func run() -> UnsafeMutableRawPointer? {
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        body()
        return nil
    }
    #endif
}
