import Foundation

/// The program `GraphLoop`, and functions that run tools.
enum GraphLoopRun {
    /// The URL of the program, which is built next to the test bundle.
    static let program: URL = {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (tests ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent().appending(
            path: "GraphLoop")
    }()

    /// Runs a tool with arguments, and returns its exit status and its output.
    static func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Returns whether all given tools are in `/usr/bin`.
    static func has(_ tools: String...) -> Bool {
        tools.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
    }
}
