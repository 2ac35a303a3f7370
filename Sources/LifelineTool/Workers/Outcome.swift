import Dispatch

/// The result of work on another thread.
final class Outcome<Value: Sendable, Failure: Error>: Sendable {
    private let isSet = DispatchSemaphore(value: 0)
    /// Written once before `isSet` is signaled, and read only afterward.
    private nonisolated(unsafe) var result: Result<Value, Failure>?

    /// Sets the result, which must not be set yet.
    func set(_ result: Result<Value, Failure>) {
        self.result = result
        isSet.signal()
    }

    /// Waits for the result, and returns nil after the timeout.
    ///
    /// - Parameter seconds: The timeout in seconds, or nil for no timeout.
    func wait(_ seconds: Double? = nil) -> Result<Value, Failure>? {
        guard let seconds else {
            isSet.wait()
            return result
        }
        return isSet.wait(timeout: .now() + seconds) == .success ? result : nil
    }
}

extension Outcome {
    /// Runs an asynchronous operation, waits until it ends, and returns its result. Throws errors from `operation`.
    ///
    /// Commands are synchronous, so that only the commands that need Swift's concurrency runtime start its threads. Don't call
    /// this function from asynchronous code, because it blocks the thread.
    static func waiting(for operation: @escaping @Sendable () async throws(Failure) -> Value) throws(Failure) -> Value {
        let outcome = Outcome()
        Task {
            do throws(Failure) { outcome.set(.success(try await operation())) } catch { outcome.set(.failure(error)) }
        }
        guard let result = outcome.wait() else { preconditionFailure("without a timeout, there is a result") }
        return try result.get()
    }
}
