#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A worker process.
struct WorkerProcess {
    let id: pid_t
    /// The descriptor for jobs.
    private let jobs: Int32
    /// The descriptor for messages.
    let answers: Int32
    private var buffer = FieldBuffer()

    /// Starts the program with `arguments`; nil if the system can't create a process.
    ///
    /// The worker has its own process group, so that Control-C in a terminal only reaches the parent, which then ends
    /// its workers.
    init?(arguments: [String]) {
        guard let (jobsOut, jobsIn) = WorkerProcess.pipe() else { return nil }
        guard let (answersOut, answersIn) = WorkerProcess.pipe() else {
            for descriptor in [jobsOut, jobsIn] { close(descriptor) }
            return nil
        }
        let id = WorkerProcess.spawn(arguments, input: jobsOut, output: answersIn)
        for descriptor in [jobsOut, answersIn] { close(descriptor) }
        guard let id else {
            for descriptor in [jobsIn, answersOut] { close(descriptor) }
            return nil
        }
        (self.id, jobs, answers) = (id, jobsIn, answersOut)
    }

    /// Sends a job. If the worker has ended, its messages end.
    func ask(for job: WorkerJob) { _ = Files.writeAll(jobs, job.bytes) }

    /// Returns new messages; nil at their end.
    mutating func messages() -> [WorkerMessage]? {
        guard let bytes = Files.readSome(answers), !bytes.isEmpty else { return nil }
        return buffer.add(bytes).compactMap(WorkerMessage.init)
    }

    /// Ends the process if it is running, and returns how it ended.
    ///
    /// It can finish the current file. If it doesn't end, it is killed.
    @discardableResult
    func end() -> Ending {
        kill(id, SIGTERM)
        close(jobs)
        close(answers)
        var status: Int32 = 0
        for patience in 0... {
            let done = waitpid(id, &status, patience > 12 ? 0 : WNOHANG)
            if done == id { return Ending(status) }
            if done < 0 && errno != EINTR { break }
            // In total, 0.4 seconds.
            if patience == 12 { kill(id, SIGKILL) } else { usleep(100 << UInt32(patience)) }
        }
        return .exit(0)
    }

    /// How a process ended.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)

        init(_ status: Int32) { self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F) }
    }

    // MARK: The system

    /// Creates a pipe that other workers don't inherit, because an open end would keep a worker from ending.
    private static func pipe() -> (out: Int32, in: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
        guard Glibc.pipe(&ends) == 0 else { return nil }
        #else
        guard Darwin.pipe(&ends) == 0 else { return nil }
        #endif
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
        #if canImport(Glibc)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #else
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        // The parent process may have blocked signals.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
        let words = (["lifeline"] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        // A Swift backtrace of a crash can take half a minute. Users can enable it with the variable.
        setenv("SWIFT_BACKTRACE", "enable=no", 0)
        var id: pid_t = 0
        return posix_spawn(&id, WorkerProcess.program, &actions, &attributes, words, environ) == 0 ? id : nil
    }

    /// The path of this program. On Linux, it works even if the file was replaced since the start.
    static let program: String = {
        #if canImport(Glibc)
        if let path = realpath("/proc/self/exe", nil) {
            defer { free(path) }
            if access(path, X_OK) == 0 { return String(cString: path) }
        }
        return "/proc/self/exe"
        #else
        var length: UInt32 = 4096
        var path = [CChar](repeating: 0, count: Int(length))
        guard _NSGetExecutablePath(&path, &length) == 0 else { return CommandLine.arguments[0] }
        return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #endif
    }()
}
