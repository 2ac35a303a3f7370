import Foundation
import Testing

/// Functions for programs that tests use if they are installed.
enum Tool {
    /// Returns whether a program is in `PATH`.
    static func isInstalled(_ name: String) -> Bool {
        (try? run(["sh", "-c", "command -v \(name)"]))?.status == 0
    }

    /// Runs a program on lines of input, and waits until it exits.
    static func run(_ command: [String], input: [String] = []) throws -> Program.Result {
        let folder = try Program().folder
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["in", "out", "err"].map { folder.appending(path: $0) }
        try Data(input.joined(separator: "\n").utf8).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Program.Result(
            status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
            messages: try String(contentsOf: files[2], encoding: .utf8))
    }
}

/// Python with the modules that a script needs.
enum Python {
    /// The interpreter: the value of `LIFELINE_PYTHON`, or the first `python3` in `PATH`.
    private static let interpreter = ProcessInfo.processInfo.environment["LIFELINE_PYTHON"] ?? "python3"
    static let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts")

    /// Returns whether all modules can be imported.
    static func has(_ modules: String...) -> Bool {
        (try? Tool.run([interpreter, "-c", "import \(modules.joined(separator: ", "))"]))?.status == 0
    }

    /// Runs one of the scripts on lines of input, and returns the lines that it prints, as fields.
    static func lines(_ script: String, _ arguments: String..., input: [String]) throws -> [[String]] {
        // Without -B, Python writes compiled files next to the script.
        let path = scripts.appending(path: script).path
        let result = try Tool.run([interpreter, "-B", path] + arguments, input: input)
        try #require(result.status == 0, "\(script): \(result.errors)")
        return result.output.split(separator: "\n").map { $0.components(separatedBy: "\t") }
    }
}
