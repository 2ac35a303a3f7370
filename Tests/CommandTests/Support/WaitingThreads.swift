import Foundation
import Testing

/// A trait of suites whose tests wait for processes. Swift runs tests on one thread for each processor, and a test that waits
/// on such a thread keeps other tests from running while the processor is idle. So these tests have threads of their own.
/// Tests that wait with `await` don't need the trait, and would wait for one of its threads in addition.
struct WaitsForProcesses: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        if #available(macOS 15, *) {
            try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
        } else {
            try await function()
        }
    }
}

extension Trait where Self == WaitsForProcesses {
    static var waitsForProcesses: Self { Self() }
}

/// Threads that may wait: two for each processor.
@available(macOS 15, *)
private final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads()

    private let queue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 2 * ProcessInfo.processInfo.activeProcessorCount
        return queue
    }()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
