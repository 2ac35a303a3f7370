import ArgumentParser
import Subprocess

#if canImport(Glibc)
import Glibc
import SystemPackage
#else
import Darwin
import System
#endif

/// A supervisor that runs a command in another process, and repeats the command without inputs that crash it.
///
/// Commands that process all inputs in one process are supervised, so that a crash at one input doesn't hide the
/// results for the other inputs. The other process writes its output only when it ends, so a repetition doesn't print
/// anything twice.
enum Supervisor {
    /// The maximum number of attempts.
    private static let limit = 10

    /// Runs this command in another process if it has more than four inputs or runs on a CI system.
    ///
    /// - Parameter inputs: The paths on the command line. If they include standard input or a pipe, the command isn't
    ///   supervised, because a pipe can be read only once.
    /// - Returns: False if the command must run in this process.
    /// - Throws: `ExitCode` with the exit status of the other process, unless the status is 0. `ExitCode` with status 2
    ///   after a crash outside the work on an input, or after too many crashes. Errors from starting the process.
    static func supervise(_ inputs: [String]) throws -> Bool {
        if CrashJournal.current != nil {
            RenderWorker.exitWithParent()
            return false
        }
        guard isUseful(for: Inputs(inputs).found), WorkerPool.canStart(1) else { return false }
        var history: [String] = []
        for _ in 0..<limit {
            guard let (journal, path) = makeJournal(history) else { return false }
            defer { journal.close() }
            let status = try Outcome.waiting { try await run(path) }
            guard case .signaled(let signal) = status, !Signals.isRequest(signal) else {
                try end(with: status)
                return true
            }
            let crash = Signals.ending(signal)
            guard journal.history.isUnfinished else { try fail("the program \(crash)") }
            history = journal.fields + ["crashed", crash]
        }
        try fail("the program crashed \(limit) times; report the crashes, and process fewer inputs at a time")
    }

    /// Returns whether supervision is useful. With many inputs, a crash would hide the results for the other inputs. On
    /// a CI system, a crash would be visible only in the log.
    private static func isUseful(for inputs: [Input]) -> Bool {
        if inputs.contains(where: \.isPipe) { return false }
        // Starting another process takes longer than processing a few inputs.
        return inputs.count > 4 || getenv("CI").map { String(cString: $0) } ?? "" != ""
    }

    /// Creates a journal with these fields. Returns nil if the folder for temporary files isn't writable.
    private static func makeJournal(_ fields: [String]) -> (journal: CrashJournal, path: String)? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let path = "\(folder)/lifeline-\(String(UInt64.random(in: .min ... .max), radix: 36)).journal"
        guard (try? Files.replace(path, with: [])) == true, let journal = CrashJournal(path: path) else { return nil }
        journal.add(fields)
        return (journal, path)
    }

    /// Runs the command in another process, and returns the termination status. `journal` is the path of the journal.
    private static func run(_ journal: String) async throws -> TerminationStatus {
        // The other process ends when this end of the pipe is closed, which also happens if this process is killed.
        let (input, lifetime) = try FileDescriptor.pipe()
        _ = fcntl(lifetime.rawValue, F_SETFD, FD_CLOEXEC)
        defer { try? lifetime.close() }
        return try await Subprocess.run(
            .path(FilePath(WorkerPool.program)),
            arguments: Arguments(
                executablePathOverride: "lifeline", remainingValues: Array(CommandLine.arguments.dropFirst())),
            environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no", "LIFELINE_JOURNAL": journal]),
            input: .fileDescriptor(input, closeAfterSpawningProcess: true), output: .currentStandardOutput,
            error: .currentStandardError
        ).terminationStatus
    }

    /// Ends this process like the other process: with the same exit status or by the same signal. Returns if the exit
    /// status is 0.
    private static func end(with status: TerminationStatus) throws {
        switch status {
        case .exited(0): break
        case .exited(let code): throw ExitCode(code)
        case .signaled(let signal): Signals.end(by: signal)
        }
    }

    private static func fail(_ message: String) throws -> Never {
        Console().say(.error, message)
        throw ExitCode(Console.Status.failed.rawValue)
    }
}
