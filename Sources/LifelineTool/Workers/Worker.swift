import Foundation

/// A process that handles one job after another. It runs this program with the same arguments, preceded by `worker`.
///
/// The process reads jobs from standard input, and writes results to standard output. It ends when standard input ends,
/// which also happens if this process is killed.
final class Worker {
    /// The first argument of a worker process.
    static let argument = "worker"
    /// The maximum size of a result in bytes. A longer result ends the process.
    private static let resultLimit = 256 << 20

    enum Message {
        /// A part of a result.
        case part
        /// The result of the job. The process is idle now.
        case result(JobResult)
        /// The process has ended, because it could not start a thread.
        case notStarted
        /// How the process has ended, as a predicate.
        case end(String)
    }

    /// The exit status of a worker process that can't start a thread.
    static let notStarted: Int32 = 71

    /// Whether this process is a worker process.
    static var isCurrentProcess: Bool { CommandLine.arguments.dropFirst().first == argument }

    /// The lock to hold while descriptors are created and marked, so that a process that another thread starts doesn't
    /// inherit them.
    static let lock = NSLock()

    private let process: pid_t
    private let input: Int32
    /// The descriptor to read results from.
    let output: Int32
    private var line: [UInt8] = []
    /// The index of the current job, or nil if the process is idle.
    private(set) var job: Int?
    private(set) var jobCount = 0
    /// The timeout per job, in seconds.
    private let timeout: Double
    /// The time at which ``expire()`` must be called.
    private(set) var deadline = Double.infinity
    private var isLate = false

    /// Starts a process. Throws ``Files/Failure`` if the process can't be started.
    init(timeout: Double) throws {
        self.timeout = timeout
        Worker.lock.lock()
        defer { Worker.lock.unlock() }
        let jobs = try Worker.pipe()
        defer { close(jobs.reading) }
        do {
            let results = try Worker.pipe()
            defer { close(results.writing) }
            do { process = try Worker.start(input: jobs.reading, output: results.writing) } catch {
                close(results.reading)
                throw error
            }
            (input, output) = (jobs.writing, results.reading)
        } catch {
            close(jobs.writing)
            throw error
        }
    }

    func begin(_ job: Job, index: Int) {
        (self.job, jobCount, deadline) = (index, jobCount + 1, Clock.now + timeout)
        // If the process has ended, ``receive()`` reports it.
        if let bytes = try? JSONEncoder().encode(job) { _ = Files.writeAll(input, Array(bytes) + [0x0A]) }
    }

    /// Waits until the process has written something or has ended.
    func receive() -> Message {
        guard let bytes = Files.readSome(output), !bytes.isEmpty else {
            let status = wait()
            return status == Worker.notStarted << 8 ? .notStarted : .end(ending(status))
        }
        line += bytes
        if line.count > Worker.resultLimit { kill(process, SIGKILL) }
        guard line.last == 0x0A, let result = try? JSONDecoder().decode(JobResult.self, from: Data(line)) else {
            return .part
        }
        (job, line, deadline) = (nil, [], .infinity)
        return .result(result)
    }

    /// Ends the process after its deadline. The process has a moment to finish the file that it is writing.
    func expire() {
        kill(process, isLate ? SIGKILL : SIGTERM)
        (deadline, isLate) = (isLate ? .infinity : Clock.now + 0.4, true)
    }

    /// Ends the process. If it isn't idle, it first finishes the file that it is writing.
    func end() {
        if job == nil { kill(process, SIGKILL) }
        _ = wait()
    }

    /// Closes the pipes, waits until the process has ended, and returns its status.
    private func wait() -> Int32 {
        close(input)
        close(output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// Returns how the process has ended as a predicate.
    private func ending(_ status: Int32) -> String {
        if isLate {
            let seconds = timeout == timeout.rounded() && timeout < 1e9 ? String(Int(timeout)) : String(timeout)
            return "timed out after \(seconds) s; raise --timeout, or divide the input"
        }
        let signal = status & 0x7F
        guard signal != 0 else {
            return "ended the worker process with status \(status >> 8 & 0xFF); "
                + "if standard error shows no reason, report the error"
        }
        return "\(Signals.ending(signal)); other inputs aren't affected; "
            + (signal == SIGKILL
                ? "draw less with --diagram, --set pageSize, or --set controllers"
                : "leave the input out, or select other diagrams with --diagram")
    }

    // MARK: System calls

    /// The path of this program. On Linux, the link also works if the file is replaced while the program runs.
    private static let program: String = {
        #if canImport(Glibc)
        return "/proc/self/exe"
        #else
        var length: UInt32 = 4096
        var path = [CChar](repeating: 0, count: Int(length))
        guard _NSGetExecutablePath(&path, &length) == 0 else { return CommandLine.arguments[0] }
        return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #endif
    }()

    /// Returns the error for a process that can't be started.
    static func failure(_ error: Int32) -> Files.Failure {
        let advice = error == EAGAIN ? "; allow more processes with 'ulimit -u'" : ""
        return Files.Failure(
            path: "lifeline", reason: String(cString: strerror(error)).lowercased() + advice,
            action: "start a worker process")
    }

    /// Creates a pipe that other processes don't inherit.
    static func pipe() throws -> (reading: Int32, writing: Int32) {
        do {
            let ends = try FileDescriptor.pipe()
            for end in [ends.readEnd, ends.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
            return (ends.readEnd.rawValue, ends.writeEnd.rawValue)
        } catch { throw failure((error as? Errno)?.rawValue ?? 0) }
    }

    /// Starts a process with this input and output, without blocked signals.
    private static func start(input: Int32, output: Int32) throws -> pid_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        #if canImport(Glibc)
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        let flags = POSIX_SPAWN_SETSIGMASK
        #else
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, 2, 2)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        let words = ["lifeline", argument] + CommandLine.arguments.dropFirst()
        // Swift's crash reports are slow. Instead, this process reports an error that names the input.
        let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let strings = (words.map { strdup($0) }, environment.map { strdup("\($0)=\($1)") })
        defer { for string in strings.0 + strings.1 { free(string) } }
        var process = pid_t()
        let error = posix_spawn(&process, program, &actions, &attributes, strings.0 + [nil], strings.1 + [nil])
        guard error == 0 else { throw failure(error) }
        return process
    }
}
