import Foundation
import Testing

@Suite("lifeline inspect --follow")
struct FollowTests {
    @Test(
        "--follow requires one log and a streaming format",
        arguments: [
            ["a.log", "--follow", "--format", "json"], ["a.log", "b.log", "--follow"],
        ])
    func refuses(arguments: [String]) throws {
        let program = try Program()
        for name in ["a.log", "b.log"] { try program.write("Home viewDidLoad\n", to: name) }
        let result = try program(["inspect"] + arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains("--follow requires one log, and can't be combined with --format json"))
    }

    @Test("A folder can't be followed, and standard input is read to its end")
    func others() throws {
        let program = try Program()
        try program.write("", to: "logs/a.log")
        #expect(try program("inspect", "--follow", "logs").status == 2)
        let result = try program.shell("printf 'Home viewDidLoad\\nHome view' | \"$lifeline\" inspect --follow -")
        #expect(result.status == 0 && result.output.contains("viewDidLoad"))
    }

    /// A process that follows `a.log`.
    private final class Follower {
        let program: Program
        let process: Process

        init(_ options: String...) throws {
            program = try Program()
            process = try program.start(["inspect", "--follow", "a.log"] + options)
        }

        deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        func append(_ text: String) throws {
            let result = try shell("printf '%s\\n' '\(text)' >> a.log")
            #expect(result == 0)
        }

        /// Runs a script in the folder, with output that is separate from the follower's output.
        func shell(_ script: String) throws -> Int32 {
            let shell = Process()
            shell.executableURL = URL(filePath: "/bin/sh")
            shell.arguments = ["-c", script]
            shell.currentDirectoryURL = program.folder
            try shell.run()
            shell.waitUntilExit()
            return shell.terminationStatus
        }

        /// Waits until the output or the messages contain `text`.
        func expect(_ text: String, in file: String = ".out") async throws {
            for _ in 0..<400 {
                if String(decoding: try program.read(file), as: UTF8.self).contains(text) { return }
                try await Task.sleep(for: .milliseconds(25))
            }
            Issue.record("'\(text)' is missing: \(String(decoding: try program.read(file), as: UTF8.self))")
        }
    }

    @Test("A file is followed while it is written, even if it doesn't exist at first")
    func growing() async throws {
        let follower = try Follower()
        try await follower.expect("a.log: note: the file doesn't exist yet; waiting for it", in: ".err")
        try follower.append("<Home: 0x1> viewDidLoad")
        try await follower.expect("viewDidLoad")
        try follower.append("<Home: 0x1> viewWillAppear:")
        try await follower.expect("viewWillAppear")
        #expect(follower.process.isRunning)
        follower.process.interrupt()
        follower.process.waitUntilExit()
        #expect(follower.process.terminationStatus == 0 && follower.process.terminationReason == .exit)
    }

    @Test("After a rotation, the new file continues the run, and the last lines of the old file are read")
    func rotation() async throws {
        let follower = try Follower("--format", "jsonl")
        try follower.append("<Home: 0x1> viewDidLoad")
        try await follower.expect("viewDidLoad")
        #expect(try follower.shell("mv a.log a.log.1; echo '<Home: 0x1> viewWillAppear:' >> a.log.1") == 0)
        try await follower.expect("viewWillAppear")
        try follower.append("<Home: 0x1> viewDidAppear:")
        try await follower.expect("viewDidAppear")
        try await follower.expect("a.log: note: the file was replaced; following the new one", in: ".err")
        let output = String(decoding: try follower.program.read(".out"), as: UTF8.self)
        #expect(output.matches(of: /"lifeline":1/).count == 1)
        #expect(output.matches(of: /"event":"controller"/).count == 1)
    }

    @Test("After a truncation, the file is a new recording")
    func truncation() async throws {
        let follower = try Follower("--format", "jsonl")
        try follower.append("<Home: 0x1> viewDidLoad")
        try follower.append("<Home: 0x1> viewWillAppear:")
        try await follower.expect("viewWillAppear")
        #expect(try follower.shell("echo '<Detail: 0x2> loadView' > a.log") == 0)
        try await follower.expect("loadView")
        try await follower.expect("a.log: note: the file was truncated; following it from its beginning", in: ".err")
        let output = String(decoding: try follower.program.read(".out"), as: UTF8.self)
        #expect(output.matches(of: /"lifeline":1/).count == 2)
    }
}
