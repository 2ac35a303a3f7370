import Foundation
import Testing

@testable import LifelineTool

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Tests for workers that hang, abort, or are killed.
///
/// A full pipe replaces the file of a drawing, so the worker that writes the drawing blocks. The test can then stop or
/// kill this worker, and the program needs no hook.
@Suite("Workers", .waitsForProcesses) struct WorkerTests {
    private let pipe = FullPipe()
    private static let count = 6
    private static let kinds = ["states", "hierarchy", "timeline"]
    private static let trap = "output/s3.hierarchy.svg"

    @Test("An input that hangs times out, and the other inputs are drawn") func hang() throws {
        let program = try prepared()
        let result = try program("render", "in", "--diagram", kinds, "--timeout", "5")
        #expect(result.status == 2)
        #expect(
            result.errors == "in/s3.yaml: error: processing the input timed out after 5 s; raise --timeout, or divide "
                + "the input\n")
        expectTheOthers(of: program)
    }

    @Test("A worker that crashes or is ended loses only one input", arguments: [SIGABRT, SIGKILL, SIGSEGV, SIGTERM])
    func crash(signal: Int32) throws {
        let program = try prepared()
        let process = try program.start("render", "in", "--diagram", kinds)
        try end(try worker(of: process, with: WorkerTests.trap, in: program), by: signal)
        let result = try program.result(of: process)
        #expect(result.status == 2)
        let advice =
            signal == SIGKILL
            ? "draw less with --diagram, --set pageSize, or --set controllers"
            : "leave the input out, or select other diagrams with --diagram"
        #expect(result.errors == "in/s3.yaml: error: \(crash(by: signal)); other inputs aren't affected; \(advice)\n")
        expectTheOthers(of: program)
    }

    @Test("An input that crashes a worker is a diagnostic of check, and the other inputs are checked")
    func checkedCrash() throws {
        let program = try prepared()
        try program.write(story(3) + "\nexpect: [detail.viewDidAppear, home.viewWillAppear]\n", to: "in/s3.yaml")
        let drawing = "failures/s3.failure.svg"
        try program.write("", to: "failures/nothing")
        let pipe = FullPipe()
        pipe.create(at: program.folder.appending(path: drawing).path)
        let process = try program.start("check", "in", "--draw-failures", "failures", "--format", "json")
        try end(try worker(of: process, with: drawing, in: program), by: SIGSEGV)
        let result = try program.result(of: process)
        #expect(result.status == 2)
        #expect(result.summary == "1 error in 1 of 6 files")
        #expect(result.output.contains("\"file\":\"in/s3.yaml\",\"severity\":\"error\""))
        #expect(result.output.contains("\"message\":\"\(crash(by: SIGSEGV))"))
    }

    @Test("An input in a stopped worker times out") func stoppedWorker() throws {
        let program = try prepared()
        let process = try program.start("render", "in", "--diagram", kinds, "--timeout", "5")
        kill(try worker(of: process, with: WorkerTests.trap, in: program), SIGSTOP)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(process.children.isEmpty)
        expectTheOthers(of: program)
    }

    @Test(
        "A signal ends the program, and leaves no worker and no partial drawing", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupt(signal: Int32) throws {
        let program = try prepared()
        let process = try program.start("render", "in", "--diagram", kinds)
        try waitUntil { others.allSatisfy { exists("output/\($0)", in: program) } }
        let workers = process.children
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        try waitUntil { workers.allSatisfy { kill($0, 0) == -1 } }
        expectTheOthers(of: program)
    }

    @Test(
        "With little memory and few descriptors, the program works",
        arguments: (Program.isOnLinux ? ["ulimit -v 307200", "ulimit -v 600000"] : []) + [
            "ulimit -n 16", "ulimit -n 40",
        ],
        ["render in -o page", "check in", "report in -o page"])
    func limits(limit: String, words: String) throws {
        let program = try prepared()
        let result = try program.shell("\(limit); exec $lifeline \(words)")
        #expect(result.status == 0 && !result.errors.contains("error"), "\(result.errors)")
        #expect(program.names(in: "page").isEmpty == words.hasPrefix("check"))
    }

    @Test(
        "A worker that can't be started is an error", arguments: ["render in -o page", "check in", "report in -o page"])
    func noWorker(words: String) throws {
        let result = try prepared().shell("ulimit -n 7; exec $lifeline \(words)")
        #expect(result.status == 2)
        #expect(result.errors == "lifeline: error: can't start a worker process: too many open files\n")
    }

    @Test("A worker does jobs until standard input ends")
    func jobs() throws {
        let program = try Program()
        let input = Pipe()
        let process = try program.start(["worker", "render", ".", "--diagram", "states"], input: input)
        for number in 1...2 {
            try program.write(story(number), to: "s\(number).yaml")
            let job = Job(input: Input(path: "s\(number).yaml", stem: "s\(number)"))
            try input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(job) + [0x0A])
            try waitUntil { exists("output/s\(number).states.svg", in: program) }
        }
        try input.fileHandleForWriting.close()
        let result = try program.result(of: process)
        #expect(process.terminationReason == .exit && result.status == 0 && result.errors == "")
        #expect(result.output.split(separator: "\n").count == 2)
    }

    @Test("A worker ends with standard input, even if it is busy and jobs are left")
    func busyWorker() throws {
        let program = try prepared()
        let input = Pipe()
        let process = try program.start(["worker", "render", ".", "--diagram", kinds], input: input)
        func send(_ number: Int) throws {
            let job = Job(input: Input(path: "in/s\(number).yaml", stem: "s\(number)"))
            try input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(job) + [0x0A])
        }
        try send(3)
        try waitUntil { exists("output/s3.states.svg", in: program) }
        // The worker waits for the trap, and never reads this job.
        try send(4)
        try input.fileHandleForWriting.close()
        try waitUntil { !process.isRunning }
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }

    private static let canLimitProcesses =
        getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

    /// The number of processes and threads that a user without others may have. A process has two threads.
    @Test(
        "With few processes, the inputs are drawn, or an error names the limit", .enabled(if: canLimitProcesses),
        arguments: [1, 2, 3, 4, 5, 6])
    func fewProcesses(limit: Int) throws {
        let program = try prepared()
        try program.remove(WorkerTests.trap)
        for name in ["", "in", "output"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o777], ofItemAtPath: program.folder.appending(path: name).path)
        }
        let user = "setpriv --reuid \(60_000 + limit) --regid 60000 --clear-groups"
        let result = try program.shell(
            "exec \(user) prlimit --nproc=\(limit) \"$lifeline\" render in --diagram \(kinds)")
        if limit > 3 {
            #expect(result.status == 0 && result.errors == "")
        } else {
            let reason = limit == 1 ? "thread" : "worker process: resource temporarily unavailable"
            #expect(result.status == 2)
            #expect(
                result.errors == "lifeline: error: can't start a \(reason); allow more processes with 'ulimit -u'\n")
        }
    }

    @Test("One input is handled without a timeout, and several inputs with one")
    func timeout() throws {
        let program = try Program()
        for number in 1...2 { try program.write(story(number), to: "in/s\(number).yaml") }
        for words in [["render", "-o", "out"], ["check"], ["report", "-o", "page"]] {
            #expect(try program(words + ["in/s1.yaml", "--timeout", "0.001"]).status == 0)
            #expect(try program(words + ["in", "--timeout", "0.001"]).status == 2)
        }
    }

    @Test("Any number of processes produces the same drawings and errors") func processCounts() throws {
        let program = try Program()
        for number in 1...4 { try program.write(story(number), to: "in/s\(number).yaml") }
        try program.write("title: [", to: "in/s2-broken.yaml")
        try program.write("steps: 3", to: "in/s4-broken.yaml")
        // The second run of a log has the same drawing as the only run of another file.
        let line = "[4711:1] -[HomeViewController viewDidLoad]\n"
        let log = [4711, 4712].map { line.replacingOccurrences(of: "4711", with: "\($0)") }.joined()
        try program.write(log, to: "in/two.log")
        try program.write(story(5), to: "in/two-2.yaml")
        var seen: [String] = []
        for jobs in ["1", "2", "5"] {
            let result = try program("render", "in", "-o", jobs, "--set", "jobs=\(jobs)")
            #expect(result.status == 2)
            let errors = result.errors.replacingOccurrences(of: "'\(jobs)/", with: "'DIR/")
            seen.append(errors + (try listing(jobs, program)))
        }
        #expect(seen[0].contains("'in/two-2.yaml' has a drawing with the same name, 'DIR/two-2.timeline.svg'"))
        #expect(seen[1] == seen[0])
        #expect(seen[2] == seen[0])
    }

    @Test("Inputs have the same drawings with and without workers") func sameDrawings() throws {
        let program = try Program()
        for number in 1...3 { try program.write(story(number), to: "in/s\(number).yaml") }
        for number in 1...3 { #expect(try program("render", "in/s\(number).yaml", "-o", "one").status == 0) }
        #expect(try program("render", "in", "-o", "many").status == 0)
        #expect(try listing("one", program) == listing("many", program))
    }

    // MARK: Setup

    private var kinds: String { WorkerTests.kinds.joined(separator: ",") }

    private func story(_ number: Int) -> String {
        """
        title: Story \(number)
        controllers: { home: HomeViewController, detail: DetailViewController }
        steps:
          - launch: home
          - present: detail
        """
    }

    private func prepared() throws -> Program {
        let program = try Program()
        for number in 1...WorkerTests.count { try program.write(story(number), to: "in/s\(number).yaml") }
        try program.write("", to: "output/nothing")
        pipe.create(at: program.folder.appending(path: WorkerTests.trap).path)
        return program
    }

    /// The drawings of the other inputs, and the drawing before the trap.
    private var others: [String] {
        (1...WorkerTests.count).flatMap { number in
            WorkerTests.kinds.map { "s\(number).\($0).svg" }.filter { number != 3 || $0 == "s3.states.svg" }
        }
    }

    private func expectTheOthers(of program: Program) {
        let found = program.names(in: "output")
        #expect(found == (["nothing", "s3.hierarchy.svg"] + others).sorted())
    }

    private func crash(by signal: Int32) -> String {
        "processing the input "
            + (signal == SIGKILL
                ? "was killed (signal 9), for example because memory ran out"
                : "crashed (signal \(signal), \(Signals.name(signal))); report the crash")
    }

    /// Waits until a worker has opened a named pipe, and returns the worker.
    private func worker(of process: Process, with pipe: String, in program: Program) throws -> pid_t {
        let path = program.folder.appending(path: pipe).resolvingSymlinksInPath().path
        var worker: pid_t?
        try waitUntil {
            worker = process.children.first { $0.hasOpen(path) }
            return worker != nil
        }
        return try #require(worker)
    }

    /// Ends a worker, and waits until it has ended. Otherwise, a thread of the worker could continue after the pipe is
    /// closed, before another thread receives the signal.
    private func end(_ worker: pid_t, by signal: Int32) throws {
        kill(worker, signal)
        try waitUntil { kill(worker, 0) != 0 }
    }

    private func waitUntil(_ condition: () -> Bool) throws {
        for _ in 0..<600 {
            if condition() { return }
            usleep(50_000)
        }
        try #require(condition())
    }

    private func exists(_ name: String, in program: Program) -> Bool {
        FileManager.default.fileExists(atPath: program.folder.appending(path: name).path)
    }

    /// Returns the names and contents of the files in a folder.
    private func listing(_ folder: String, _ program: Program) throws -> String {
        try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: folder).path).sorted()
            .map { "\($0)\n" + String(decoding: try program.read("\(folder)/\($0)"), as: UTF8.self) }.joined()
    }
}
