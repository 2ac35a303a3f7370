import LifecycleModel
import LifecycleReaders
import Lifeline

/// A time limit for reading an input, or for simulating and checking it.
struct TimeLimit: Sendable {
    /// The limit in seconds, or nil for no limit. A worker process has no limit, because its parent process ends it
    /// after the timeout.
    let seconds: Double?
    /// Work that the calling thread does while ``run(_:_:_:)`` runs `body` on another thread. The time
    /// limit starts when this work ends.
    var meanwhile: @Sendable () -> Void = {}

    /// Runs `body` on another thread, and returns its result.
    ///
    /// A thread can't be interrupted. After the timeout, this method throws an error, but the thread can continue until
    /// the process ends. Its result is then discarded.
    ///
    /// - Parameters:
    ///   - work: The work in error messages, such as `reading the input`.
    ///   - file: The path of the input.
    ///   - body: The work.
    /// - Throws: Errors from `body`. Also ``ReadError`` after the timeout, or if the file crashed an earlier process
    ///   (see ``CrashJournal``).
    func run<Value: Sendable>(
        _ work: String, _ file: String, _ body: @escaping @Sendable () throws -> Value
    ) throws -> Value {
        try CrashJournal.begin(work, file)
        let outcome = Outcome<Value, any Error>()
        let thread = WorkThread.take()
        thread.perform { outcome.set(Result(catching: body)) }
        meanwhile()
        guard let result = outcome.wait(seconds) else {
            throw ReadError(file: file, message: TimeLimit.message(about: work, after: seconds ?? 0))
        }
        thread.putBack()
        return try result.get()
    }

    /// Returns the error message for a timeout. `work` is, for example, `reading the input`.
    static func message(about work: String, after seconds: Double) -> String {
        "\(work) timed out after \(text(seconds)) s; raise --timeout, or divide the input"
    }

    /// Returns a number of seconds as text, such as `30` or `0.5`.
    static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? String(Int(seconds)) : String(seconds)
    }
}

extension LoadedInput {
    /// Returns the input with its runs. Simulates a scenario for `ios`, or by default for the version in the scenario.
    /// Throws ``ReadError`` if the simulation fails or times out.
    func played(ios: IOSVersion? = nil, within limit: TimeLimit) throws -> PlayedInput {
        try limit.run("simulating the scenario", source.name) { try Lifeline().play(self, ios: ios) }
    }

    /// Returns the input with its runs and diagnostics. Throws ``ReadError`` if simulating or checking the input fails
    /// or times out.
    func diagnosed(within limit: TimeLimit) throws -> DiagnosedInput {
        try limit.run("simulating and checking the input", source.name) {
            let lifeline = Lifeline()
            return lifeline.diagnose(try lifeline.play(self))
        }
    }
}
