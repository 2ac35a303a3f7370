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
/// A named pipe replaces the file of a drawing, so the worker that compares the drawing with its file blocks. The test
/// can then stop or kill this worker, and the program needs no hook.
@Suite("Workers", .serialized) struct WorkerTests {
    private static let count = 6
    private static let kinds = ["states", "hierarchy", "timeline"]
    private static let trap = "s3.hierarchy.svg"

    @Test("A drawing that hangs times out, and the other drawings are drawn") func hang() throws {
        let program = try prepared()
        let result = try program("render", "in", "--diagram", kinds, "--timeout", "5")
        #expect(result.status == 2)
        #expect(
            result.errors == """
                in/s3.yaml: error: drawing 's3.hierarchy.svg' timed out after 5 s; raise --timeout, or \
                draw less with --diagram, --page-size, or --controllers\n
                """)
        expectTheOthers(of: program)
    }

    @Test("A worker that crashes loses only one drawing", arguments: [SIGABRT, SIGKILL, SIGSEGV])
    func crash(signal: Int32) throws {
        let program = try prepared()
        let process = try program.start("render", "in", "--diagram", kinds)
        try waitForTheTrap(program)
        let workers = process.children
        #expect(!workers.isEmpty)
        // Waiting workers have no drawing to lose, so all workers can be killed.
        for worker in workers { kill(worker, signal) }
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        let errors = try String(contentsOf: program.folder.appending(path: ".err"), encoding: .utf8)
        let what = signal == SIGKILL ? "was killed (signal 9), for example because" : "crashed (signal \(signal), "
        #expect(errors.contains("in/s3.yaml: error: drawing 's3.hierarchy.svg' \(what)"))
        #expect(errors.components(separatedBy: "error:").count == 2, "\(errors)")
        expectTheOthers(of: program)
    }

    @Test("A drawing in a stopped worker times out") func stoppedWorker() throws {
        let program = try prepared()
        let process = try program.start("render", "in", "--diagram", kinds, "--timeout", "5")
        try waitForTheTrap(program)
        for worker in process.children { kill(worker, SIGSTOP) }
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(process.children.isEmpty)
        expectTheOthers(of: program)
    }

    @Test("An interrupt leaves no worker and no partial drawing", arguments: [SIGINT, SIGTERM])
    func interrupt(signal: Int32) throws {
        let program = try prepared()
        let process = try program.start("render", "in", "--diagram", kinds)
        try waitForTheTrap(program)
        let workers = process.children
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        try waitUntil { workers.allSatisfy { kill($0, 0) == -1 } }
        expectTheOthers(of: program, butNot: "s3.timeline.svg")
    }

    @Test("Fields are complete however the bytes are divided", arguments: [1, 2, 3, 7, 100])
    func fields(size: Int) {
        let fields = ["b", "", "sörry", "c written out/a.svg", ""]
        let bytes = fields.flatMap { Array($0.utf8) + [0] } + Array("rest".utf8)
        var buffer = FieldBuffer()
        let chunks = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min(bytes.count, $0 + size)] }
        #expect(chunks.flatMap { buffer.add($0) } == fields)
        #expect(buffer.add([0]) == ["rest"])
    }

    @Test("A command without --jobs doesn't advise to lower it")
    func advice() {
        let loss = WorkerLoss.termination(.signaled(SIGKILL))
        #expect(loss.message(nil).contains("; lower --jobs, or draw less with --diagram"))
        #expect(loss.message(nil, hasJobs: false).contains("; draw less with --diagram"))
    }

    @Test(
        "Without memory or descriptors for workers, the program works without them",
        arguments: ["ulimit -v 307200", "ulimit -v 600000", "ulimit -n 16", "ulimit -n 40"],
        ["render in -o page", "check in", "report in -o page"])
    func withoutWorkers(limit: String, words: String) throws {
        let program = try prepared()
        let result = try program.shell("\(limit); CI=1 exec $lifeline \(words)")
        #expect(result.status == 0 && !result.errors.contains("error"), "\(result.errors)")
        #expect(program.names(in: "page").isEmpty == words.hasPrefix("check"))
    }

    @Test(
        "Inputs that may have drawings with the same name share a batch",
        arguments: [
            (["a-1", "a-2"], 2), (["a", "b"], 2), (["a", "a-2"], 1), (["a/b", "a-b"], 1), (["a-1", "a-1-2", "a-2"], 2),
        ])
    func sharedBatches(stems: [String], count: Int) {
        let inputs = stems.map { Input(path: "\($0).yaml", stem: $0) }
        let batches = WorkerBatch.batches(of: inputs, count: stems.count)
        #expect(batches.count == count)
        for batch in batches { #expect(batch.jobs.map(\.index) == batch.jobs.map(\.index).sorted()) }
        #expect(batches.flatMap(\.jobs).map(\.input.stem).sorted() == stems.sorted())
    }

    @Test("A selection contains the inputs that may have drawings with the same names, in their order")
    func selection() {
        let inputs = ["a-2", "b", "a", "c/a"].map { Input(path: "\($0).yaml", stem: $0) }
        func stems(_ paths: Set<String>) -> [String] {
            WorkerBatch.inputs(at: paths, among: inputs).map(\.stem)
        }
        #expect(stems(["a.yaml"]) == ["a-2", "a"])
        #expect(stems(["c/a.yaml", "b.yaml"]) == ["b", "c/a"])
        #expect(stems(["gone.yaml"]).isEmpty)
    }

    @Test("Batches have about the same size") func batchSizes() {
        let inputs = (0..<103).map { Input(path: "x\($0).yaml", stem: "x\($0)") }
        #expect(
            WorkerBatch.batches(of: inputs, count: 10).map(\.jobs.count) == [11, 11, 11, 11, 11, 11, 11, 11, 11, 4])
        #expect(WorkerBatch.batches(of: [], count: 10).isEmpty)
    }

    @Test("A batch is unchanged after encoding and decoding") func batchEncoding() throws {
        var batch = WorkerBatch(
            jobs: [
                .init(input: Input(path: "b/ä.yaml", stem: "ä"), index: 0),
                .init(input: Input(path: "c", stem: ""), index: 1),
            ])
        batch.begin("ä.states.svg")
        batch.begin("ä.timeline.svg")
        var fields = FieldBuffer().reading(batch.bytes)[...]
        #expect(WorkerBatch(from: { fields.popFirst() }) == batch)
        #expect(fields.isEmpty)
        var cut = FieldBuffer().reading(Array(batch.bytes.dropLast()))[...]
        #expect(WorkerBatch(from: { cut.popFirst() }) == nil)
    }

    @Test(
        "A worker draws batches until it reads one without inputs, or until standard input ends",
        arguments: [true, false])
    func endOfBatches(isRegular: Bool) throws {
        let program = try Program()
        let input = Pipe()
        let process = try program.start(["render", "--worker", ".", "--diagram", "states"], input: input)
        for number in 1...2 {
            try program.write(story(number), to: "s\(number).yaml")
            let batch = WorkerBatch(jobs: [.init(input: Input(path: "s\(number).yaml", stem: "s\(number)"), index: 0)])
            try input.fileHandleForWriting.write(contentsOf: Data(batch.bytes))
            try waitUntil { exists("output/s\(number).states.svg", in: program) }
        }
        if isRegular { try input.fileHandleForWriting.write(contentsOf: Data(WorkerBatch(jobs: []).bytes)) }
        if !isRegular { try input.fileHandleForWriting.close() }
        process.waitUntilExit()
        #expect(process.terminationReason == (isRegular ? .exit : .uncaughtSignal))
        #expect(process.terminationStatus == (isRegular ? 0 : SIGTERM))
    }

    @Test("A worker is replaced after the batch with which it reaches the limit of inputs") func replacedWorker() {
        let jobs = (0..<WorkerCourse.limit).map { WorkerBatch.Job(input: Input(path: "\($0)", stem: ""), index: $0) }
        var course = WorkerCourse(WorkerBatch(jobs: Array(jobs.dropLast())))
        #expect(!course.isAtLimit)
        for job in jobs.dropLast() { #expect(course.take(.ends(.done)) == job.index) }
        #expect(course.batch.jobs.isEmpty && course.take(.ends(.done)) == nil)
        course.begin(WorkerBatch(jobs: [jobs[0]]))
        #expect(course.isAtLimit && course.batch.jobs == [jobs[0]])
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
            let result = try program("render", "in", "-o", jobs, "--jobs", jobs)
            #expect(result.status == 2)
            let errors = result.errors.replacingOccurrences(of: "'\(jobs)/", with: "'DIR/")
            seen.append(errors + (try listing(jobs, program)))
        }
        #expect(seen[0].contains("'in/two-2.yaml' has a drawing with the same name, 'DIR/two-2.timeline.svg'"))
        #expect(seen[1] == seen[0])
        #expect(seen[2] == seen[0])
    }

    @Test("Isolated rendering produces the same drawings") func isolatedRendering() throws {
        let program = try Program()
        for number in 1...3 { try program.write(story(number), to: "in/s\(number).yaml") }
        #expect(try program("render", "in", "-o", "one").status == 0)
        #expect(try program("render", "in", "-o", "many", "--isolated").status == 0)
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
        mkfifo(program.folder.appending(path: "output/\(WorkerTests.trap)").path, 0o600)
        return program
    }

    /// Expects exactly the drawings of the other inputs, and the remaining drawings of the input with the trap.
    private func expectTheOthers(of program: Program, butNot missing: String? = nil) {
        let names: [String] = (1...WorkerTests.count).flatMap { number in
            WorkerTests.kinds.map { "s\(number).\($0).svg" }.filter { $0 != missing }
        }
        let found = try? FileManager.default.contentsOfDirectory(
            atPath: program.folder.appending(path: "output").path)
        #expect(found?.sorted() == (["nothing"] + names).sorted())
    }

    /// Waits until all drawings exist, except the trap and the drawings after it.
    private func waitForTheTrap(_ program: Program) throws {
        let others = (1...WorkerTests.count).filter { $0 != 3 }.map { "output/s\($0).timeline.svg" }
        try waitUntil { (others + ["output/s3.states.svg"]).allSatisfy { exists($0, in: program) } }
    }

    private func waitUntil(_ condition: () -> Bool) throws {
        for _ in 0..<600 where !condition() { usleep(50_000) }
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

extension FieldBuffer {
    /// Returns the complete fields in `bytes`.
    fileprivate consuming func reading(_ bytes: [UInt8]) -> [String] { add(bytes) }
}
