import Foundation

/// A thread with a large stack, which is kept for further work. Otherwise, each input would start two threads.
final class WorkThread: Sendable {
    /// The stack size in bytes: twice the size that a debug build needs for the deepest calls within the engine's
    /// limits.
    ///
    /// By default, a secondary thread can have as little as 512 KiB. The stack size of the main thread depends on the
    /// shell.
    private static let stackSize = 16 << 20

    private static let lock = NSLock()
    /// The threads without work. Accessed only while `lock` is locked.
    private nonisolated(unsafe) static var idle: [WorkThread] = []

    private let hasWork = DispatchSemaphore(value: 0)
    /// The next work. Written before `hasWork` is signaled, and read only afterward.
    private nonisolated(unsafe) var work: @Sendable () -> Void = {}

    private init() {
        let thread = Thread {
            while true {
                self.hasWork.wait()
                #if canImport(ObjectiveC)
                autoreleasepool { self.work() }
                #else
                self.work()
                #endif
            }
        }
        thread.stackSize = WorkThread.stackSize
        thread.start()
    }

    /// Returns a thread without work.
    static func take() -> WorkThread { lock.withLock { idle.popLast() } ?? WorkThread() }

    /// Performs `work` on the thread, and returns immediately. The previous work must have ended.
    func perform(_ work: @escaping @Sendable () -> Void) {
        self.work = work
        hasWork.signal()
    }

    /// Makes the thread available for further work. Its work must have ended.
    func putBack() {
        work = {}
        WorkThread.lock.withLock { WorkThread.idle.append(self) }
    }
}
