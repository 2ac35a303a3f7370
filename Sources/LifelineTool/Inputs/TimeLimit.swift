import Foundation
import LifecycleModel
import LifecycleReaders
import Lifeline

/// The time that reading one input, or simulating and checking it, may take.
struct TimeLimit: Sendable {
    /// The limit in seconds; nil for none, as in a worker process, which another process ends.
    let seconds: Double?

    /// The bytes of stack for one input: twice what a debug build needs for the calls that the engine's limits allow.
    ///
    /// Other threads than the main thread have as little as 512 KiB, and the main thread has what the shell grants.
    private static let stackSize = 16 << 20

    /// Runs `body` on another thread, and returns its result.
    ///
    /// A thread can't be interrupted. When the time is over, the caller continues with the next input, and the result is
    /// discarded; the thread ends with the process.
    ///
    /// - Throws: The errors of `body`, and ``ReadError`` with the name of the work and of the file when the time is over, or
    ///   if the file crashed an earlier process (see ``CrashJournal``).
    func run<Value: Sendable>(
        _ work: String, _ file: String, _ body: @escaping @Sendable () throws -> Value
    ) throws -> Value {
        try CrashJournal.begin(work, file)
        let outcome = Outcome<Value>()
        let thread = Thread { outcome.set(Result(catching: body)) }
        thread.stackSize = TimeLimit.stackSize
        thread.start()
        guard let result = outcome.wait(seconds) else {
            throw ReadError(file: file, message: TimeLimit.message(about: work, after: seconds ?? 0))
        }
        return try result.get()
    }

    /// Returns the message about work, such as `reading the input`, that took longer than a limit.
    static func message(about work: String, after seconds: Double) -> String {
        "\(work) timed out after \(text(seconds)) s; raise --timeout, or divide the input"
    }

    /// Returns a number of seconds as text, such as `30` or `0.5`.
    static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? String(Int(seconds)) : String(seconds)
    }
}

/// The result of work on another thread.
private final class Outcome<Value: Sendable>: Sendable {
    private let isSet = DispatchSemaphore(value: 0)
    /// Written once before `isSet` is signaled, and read only after that.
    private nonisolated(unsafe) var result: Result<Value, any Error>?

    func set(_ result: Result<Value, any Error>) {
        self.result = result
        isSet.signal()
    }

    /// Waits for the result; returns nil when the time is over.
    func wait(_ seconds: Double?) -> Result<Value, any Error>? {
        guard let seconds else {
            isSet.wait()
            return result
        }
        return isSet.wait(timeout: .now() + seconds) == .success ? result : nil
    }
}

extension LoadedInput {
    /// Returns the input with its runs, simulated for `ios` instead of the scenario's version if it is given; throws
    /// ``ReadError`` if it can't be simulated in time.
    func played(ios: IOSVersion? = nil, within limit: TimeLimit) throws -> PlayedInput {
        try limit.run("simulating the scenario", source.name) { try Lifeline().play(self, ios: ios) }
    }

    /// Returns the input with its runs and diagnostics; throws ``ReadError`` if it can't be simulated and checked in time.
    func diagnosed(within limit: TimeLimit) throws -> DiagnosedInput {
        try limit.run("simulating and checking the input", source.name) {
            let lifeline = Lifeline()
            return lifeline.diagnose(try lifeline.play(self))
        }
    }
}
