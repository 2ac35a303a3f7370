import Foundation
import Testing

@testable import LifelineTool

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Tests for commands whose child process crashes.
///
/// A named pipe replaces a file that the process compares, so the process blocks there. The test can then kill the
/// process, and the program needs no hook. The journal is in the test's folder, but has no name after the process has
/// opened it.
@Suite("Supervised commands", .serialized)
struct SupervisorTests {
    private static let story = """
        controllers: { home: HomeViewController, detail: DetailViewController }
        steps:
          - launch: home
          - present: detail
        """

    /// Returns a folder with scenarios and their timelines. The timelines with numbers in `traps` are named pipes.
    private func prepared(count: Int = 6, traps: [Int] = []) throws -> Program {
        let program = try Program()
        for number in 1...count { try program.write(Self.story, to: "in/s\(number).yaml") }
        #expect(try program("render", "in", "--diagram", "timeline").status == 0)
        for number in traps {
            try program.remove("output/s\(number).timeline.svg")
            mkfifo(program.folder.appending(path: "output/s\(number).timeline.svg").path, 0o600)
        }
        return program
    }

    private func start(_ program: Program, _ arguments: [String], ci: String = "") throws -> Process {
        try program.start(arguments, ["TMPDIR": program.folder.path, "CI": ci])
    }

    /// Waits until a process reads a named pipe, and calls `body`. The process then waits until `body` returns.
    private func whileReading(_ pipe: String, in program: Program, _ body: () throws -> Void) throws {
        let path = program.folder.appending(path: pipe).path
        // A pipe can be opened for writing without waiting only if a process reads it.
        var descriptor: Int32 = -1
        for _ in 0..<600 where descriptor < 0 {
            descriptor = open(path, O_WRONLY | O_NONBLOCK)
            if descriptor < 0 { usleep(50_000) }
        }
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try body()
    }

    /// Kills the child process of a command while the child reads a named pipe.
    private func crash(_ process: Process, by signal: Int32, at pipe: String, in program: Program) throws {
        try whileReading(pipe, in: program) {
            let child = try #require(process.children.first)
            #expect(kill(child, signal) == 0)
            for _ in 0..<600 where kill(child, 0) == 0 { usleep(50_000) }
        }
    }

    @Test(
        "Inputs that crash are diagnostics, and the other inputs are checked", arguments: [SIGSEGV, SIGABRT, SIGKILL])
    func crashes(signal: Int32) throws {
        let program = try prepared(traps: [3, 5])
        let process = try start(program, ["check", "in", "-o", "output", "--diagram", "timeline", "--format", "json"])
        for number in [3, 5] {
            try crash(process, by: signal, at: "output/s\(number).timeline.svg", in: program)
        }
        let result = try program.result(of: process)
        #expect(result.status == 2)
        #expect(result.summary == "2 errors in 2 of 6 files")
        for number in [3, 5] {
            let ending =
                signal == SIGKILL
                ? "was killed (signal 9), for example because memory ran out"
                : "crashed (signal \(signal), \(Signals.name(signal))); report the crash"
            let message = "simulating and checking the input \(ending)\""
            #expect(result.output.contains("\"file\":\"in/s\(number).yaml\",\"severity\":\"error\""))
            #expect(result.output.components(separatedBy: message).count == 3)
        }
        #expect(program.names(in: ".").filter { $0.hasSuffix(".journal") } == [])
    }

    @Test("A crash that isn't caused by an input ends the command") func otherCrash() throws {
        let program = try prepared()
        try FileManager.default.createDirectory(
            at: program.folder.appending(path: "page"), withIntermediateDirectories: true)
        mkfifo(program.folder.appending(path: "page/index.html").path, 0o600)
        let process = try start(program, ["report", "in", "-o", "page"])
        try crash(process, by: SIGSEGV, at: "page/index.html", in: program)
        let result = try program.result(of: process)
        #expect(result.status == 2)
        #expect(
            result.errors
                == "lifeline: error: the program crashed (signal 11, \(Signals.name(SIGSEGV))); report the crash\n")
    }

    @Test("After ten crashes, the command fails") func tooManyCrashes() throws {
        let program = try prepared(count: 11, traps: Array(1...11))
        let process = try start(program, ["check", "in", "-o", "output", "--diagram", "timeline"])
        for number in [1, 10, 11, 2, 3, 4, 5, 6, 7, 8] {
            try crash(process, by: SIGSEGV, at: "output/s\(number).timeline.svg", in: program)
        }
        let result = try program.result(of: process)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("lifeline: error: the program crashed 10 times; "))
    }

    @Test("An interrupt ends both processes and leaves no file", arguments: [SIGINT, SIGTERM])
    func interrupt(signal: Int32) throws {
        let program = try prepared(traps: [3])
        let process = try start(program, ["check", "in", "-o", "output", "--diagram", "timeline"])
        try whileReading("output/s3.timeline.svg", in: program) {
            let child = try #require(process.children.first)
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            for _ in 0..<600 where kill(child, 0) == 0 { usleep(50_000) }
            #expect(kill(child, 0) == -1)
        }
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(program.names(in: ".").filter { $0.hasSuffix(".journal") } == [])
    }

    @Test("One input is supervised only on a CI system", arguments: ["true", ""])
    func continuousIntegration(variable: String) throws {
        let program = try prepared(traps: [3])
        let arguments = ["check", "in/s3.yaml", "-o", "output", "--diagram", "timeline"]
        let process = try start(program, arguments, ci: variable)
        try whileReading("output/s3.timeline.svg", in: program) {
            #expect(process.children.count == (variable.isEmpty ? 0 : 1))
        }
        #expect(try program.result(of: process).status == 1)
    }

    @Test("Results and messages are the same as without supervision") func sameOutput() throws {
        let program = try prepared()
        try program.write("steps: 3", to: "in/s2-broken.yaml")
        let names = ["s1", "s2-broken", "s2", "s3", "s4", "s5", "s6"].map { "in/\($0).yaml" }
        let all = try program("run", "in")
        let each = try names.map { try program("run", $0) }
        #expect(all.output == each.map(\.output).joined())
        #expect(all.errors == each.map(\.errors).joined())
        #expect(all.status == 2)
    }
}
