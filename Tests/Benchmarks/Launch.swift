import Foundation

/// The time and memory of one process.
struct Launch {
    var wall: Double
    var cpu: Double
    /// The peak memory, in megabytes.
    var memory: Double

    /// An error for a process that failed, with the command and exit status.
    struct Failure: Error, CustomStringConvertible {
        let command: [String]
        let status: Int32
        var description: String { "status \(status) from: \(command.joined(separator: " "))" }
    }

    /// Runs a command until it exits, and writes its output to a file. Throws ``Failure`` if `accepting` doesn't
    /// contain the exit status.
    init(
        _ command: [String], in environment: [String: String] = [:], output: String = "/dev/null",
        accepting: Set<Int32> = [0]
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var pairs: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for text in words + pairs { free(text) } }
        Launch.forgetPeak()
        var child = pid_t()
        let start = DispatchTime.now().uptimeNanoseconds
        let failure = posix_spawn(&child, command[0], &actions, nil, &words, &pairs)
        guard failure == 0 else { throw Failure(command: command, status: failure) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        wall = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        let code = status & 0x7F == 0 ? status >> 8 : -status
        guard accepting.contains(code) else { throw Failure(command: command, status: code) }
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime)
        #if canImport(Darwin)
        memory = Double(usage.ru_maxrss) / 1_048_576
        #else
        memory = Double(usage.ru_maxrss) / 1024
        #endif
    }

    /// Resets the peak memory of this process. Linux attributes the peak to a child process until the child executes
    /// its program.
    private static func forgetPeak() {
        #if os(Linux)
        let file = open("/proc/self/clear_refs", O_WRONLY)
        if file >= 0 {
            _ = write(file, "5", 1)
            close(file)
        }
        #endif
    }

    private init(wall: Double, cpu: Double, memory: Double) {
        (self.wall, self.cpu, self.memory) = (wall, cpu, memory)
    }

    /// Returns the total times and the peak memory of consecutive processes.
    static func sum(_ launches: [Launch]) -> Launch {
        launches.reduce(into: Launch(wall: 0, cpu: 0, memory: 0)) { sum, one in
            sum.wall += one.wall
            sum.cpu += one.cpu
            sum.memory = max(sum.memory, one.memory)
        }
    }

    /// Returns the medians of several launches.
    static func median(_ launches: [Launch]) -> Launch {
        func median(_ key: KeyPath<Launch, Double>) -> Double { middle(launches.map { $0[keyPath: key] }) }
        return Launch(wall: median(\.wall), cpu: median(\.cpu), memory: median(\.memory))
    }

    /// Returns the median of one or more numbers.
    static func middle(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}
