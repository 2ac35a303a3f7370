#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A stack on which hierarchies of any depth may be walked.
///
/// Inputs decide how deep a hierarchy nests, and walking one is recursive, here as in libgvc. Address space costs
/// nothing until it is used.
enum Stack {
    private static let sizes = [4 << 30, 1 << 28]

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Does `body` on a thread with such a stack, and ends the program after it; where there is none, does it here.
    ///
    /// That thread alone hears signals, for who holds them back there holds them back for the whole program.
    static func enter(_ body: @escaping () -> Void) {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, nil, &before)
        let work = Work {
            pthread_sigmask(SIG_SETMASK, &before, nil)
            body()
        }
        pthread_sigmask(SIG_SETMASK, &all, nil)
        for size in sizes where start(work, size) { return }
        work.body()
    }

    private static func start(_ work: Work, _ size: Int) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
        #if canImport(Glibc)
        var thread = pthread_t()
        #else
        var thread: pthread_t?
        #endif
        let pointer = Unmanaged.passRetained(work).toOpaque()
        let isStarted =
            pthread_create(&thread, &attributes, { Stack.run($0) }, pointer) == 0
        guard isStarted else {
            Unmanaged<Work>.fromOpaque(pointer).release()
            return false
        }
        #if canImport(Glibc)
        pthread_join(thread, nil)
        #else
        if let thread { pthread_join(thread, nil) }
        #endif
        return true
    }

    private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
    }
}
