import Foundation

/// The program as a user runs it, in a separate folder.
struct Program {
    struct Result {
        let status: Int32
        let output: String
        /// The messages without the summaries of commands.
        let errors: String
        /// The summary: the last line of `render`, `check`, and similar commands on standard error.
        let summary: String

        init(status: Int32, output: String, messages: String) {
            (self.status, self.output) = (status, output)
            let pattern =
                /(wrote|updated) .*|.* is unchanged|(no diagnostics|no new diagnostics|\d+ (error|warning|note)s?) ?.* in .*/
            let lines = messages.split(separator: "\n", omittingEmptySubsequences: false)
            let summaries = lines.filter { $0.wholeMatch(of: pattern) != nil }
            summary = summaries.last.map(String.init) ?? ""
            errors = lines.filter { !summaries.contains($0) }.joined(separator: "\n")
        }
    }

    /// The folder of this test process, which contains the folders of all programs. It is removed at exit.
    private static let root: URL = {
        atexit { try? FileManager.default.removeItem(at: Program.root) }
        return FileManager.default.temporaryDirectory.appending(path: "lifeline-\(UUID().uuidString)")
    }()

    /// Whether the tests run on Linux. macOS can't limit the memory of a process.
    static var isOnLinux: Bool {
        #if os(Linux)
        true
        #else
        false
        #endif
    }

    /// Whether `script` of util-linux is installed. The program of the same name on macOS has other options.
    static var hasScript: Bool { isOnLinux && FileManager.default.fileExists(atPath: "/usr/bin/script") }

    let folder: URL

    /// Creates an empty folder.
    init() throws {
        folder = Self.root.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }
    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: folder.appending(path: name)) }
    func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder.appending(path: name)) }

    /// Runs the program in the folder and waits until it exits.
    @discardableResult
    func callAsFunction(_ arguments: String...) throws -> Result { try callAsFunction(arguments) }

    @discardableResult
    func callAsFunction(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
        try result(of: start(arguments, environment))
    }

    /// Runs a shell script in the folder, with the program as `$lifeline`. Kills the shell after `limit` seconds.
    func shell(_ script: String, atMost limit: Double? = nil) throws -> Result {
        let process = try start(
            ["-c", script], ["lifeline": Program.executable.path], of: URL(filePath: "/bin/sh"))
        return try result(of: process, atMost: limit)
    }

    /// Starts the program in the folder without waiting.
    func start(_ arguments: String...) throws -> Process { try start(arguments) }

    /// Waits until a process exits, and returns its result. Kills the process after `limit` seconds; its status is then
    /// `SIGKILL`.
    func result(of process: Process, atMost limit: Double? = nil) throws -> Result {
        let end = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end) }
        process.waitUntilExit()
        end.cancel()
        return Result(
            status: process.terminationStatus,
            output: try String(contentsOf: folder.appending(path: ".out"), encoding: .utf8),
            messages: try String(contentsOf: folder.appending(path: ".err"), encoding: .utf8))
    }

    /// Returns the sorted relative paths of the files in a folder.
    func names(in name: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder.appending(path: name).path)?.compactMap { $0 as? String } ?? [])
            .sorted()
    }

    /// Starts the program, or another executable, with additional environment variables and a pipe as standard input.
    func start(
        _ arguments: [String], _ environment: [String: String] = [:], of executable: URL = Program.executable,
        input: Pipe? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = folder
        let (output, errors) = (folder.appending(path: ".out"), folder.appending(path: ".err"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        return process
    }

    /// The folder of this package.
    static let package = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

    /// The URL of the program, which is built with the tests.
    static var executable: URL {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
        return folder.appending(path: "lifeline")
    }
}
