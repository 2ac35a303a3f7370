import ArgumentParser
import Foundation
import LifecycleReaders

struct Job: Codable, Sendable {
    let input: Input
    /// The text to handle instead of the content of the input's file. Only the preview sends text.
    var text: Data?
    /// The names of the input's sections in a report.
    var sections = ReportNames()
    /// What the preview needs of an input: everything, a log without the steps that explain it, or only the diagnostics.
    enum Scope: Codable, Sendable { case everything, log, diagnostics }

    var scope = Scope.everything
    /// The drawing that the preview saves as a file, with its ID and the name of the file's format.
    struct Export: Codable, Sendable {
        var id: String
        var format: String
    }

    var export: Export?
}

struct JobResult: Codable, Sendable {
    struct DrawnFile: Codable, Sendable {
        let path: String
        let name: String
        let entry: DrawingTally.Entry

        /// Returns the error for a drawing of an input whose file is also the file of a drawing of `other`.
        func conflict(of input: Input, with other: String) -> ReadError {
            let isInOtherFolder = Path.withoutExtension(input.path) != Path.withoutExtension(other)
            let folder = Path.commonFolder(input.path, other)
            let isExact = Path.withoutExtension(other).hasSuffix(input.stem)
            return ReadError(
                file: input.path,
                message: "'\(other)' has a drawing with the same name, '\(path)'"
                    + (isExact ? "" : ", apart from upper and lower case") + "; rename one of the inputs"
                    + (isInOtherFolder ? ", or name their common folder, '\(folder)'" : ""))
        }
    }

    /// The exit status, the tally, and the messages of a worker process. They are empty if the job was done in this
    /// process, whose console has them already.
    var status = Console.Status.done
    var tally = DrawingTally()
    var messages = ""
    /// Whether no other job can be done, because the output folder can't be created.
    var isLast = false
    var files: [DrawnFile] = []
    /// The names to emphasize that the input lacks, or nil for an input without runs.
    var missingEmphasis: Set<String>?
    /// The diagnostics and other results of `check` and `serve`.
    var check = CheckReport()
    var report = InputReport()
    /// The text of a scenario that can be edited in the page of `serve`.
    var text: Data?
}

/// A function that does a job. It prints messages to the console.
typealias JobHandler = (Job, inout Console) -> JobResult

/// A command that handles each input separately, so that worker processes can do the work.
protocol JobCommand: ConsoleCommand {
    /// Returns the function that handles an input. Each process calls this method once.
    func handler() throws -> JobHandler
}

extension JobCommand {
    /// Does the jobs from standard input, until it ends, and writes the results to standard output. Jobs and results
    /// are lines of JSON.
    func work() throws {
        let handler = try handler()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        var line: [UInt8] = []
        while let bytes = Files.readSome(0), !bytes.isEmpty {
            line += bytes
            guard line.last == 0x0A, let job = try? JSONDecoder().decode(Job.self, from: Data(line)) else { continue }
            line = []
            let messages = MessageBuffer()
            var console = Console(volume: console.volume, color: console.color, buffer: messages)
            var result = handler(job, &console)
            (result.status, result.tally, result.messages) = (console.status, console.tally, messages.text)
            guard Files.writeAll(1, Array(try encoder.encode(result)) + [0x0A]) else { return }
        }
    }
}

extension [Job] {
    /// Does the jobs, and passes each result to `body` in order. Stops if `body` returns false.
    ///
    /// If two jobs write the same file, `body` receives the path of the first input, keyed by the file, as a conflict
    /// of the second job. Afterward, the first job is done again to restore the file.
    ///
    /// - Parameters:
    ///   - pool: The worker processes, or nil to do the jobs in this process. Jobs are also done in this process if an
    ///     input is a pipe, which can be read only once.
    ///   - isLocal: A function that returns whether to do a job in this process in any case, after the other jobs.
    ///   - progress: The line that shows the progress of the worker processes, or nil.
    ///   - handler: The function that does a job in this process.
    func run(
        in pool: WorkerPool?, locally isLocal: (Job) -> Bool = { _ in false }, _ console: inout Console,
        progress: ProgressLine? = nil, handler: JobHandler,
        _ body: (Job, Result<JobResult, ReadError>, _ conflicts: [String: String], inout Console) -> Bool
    ) {
        let pool = contains(where: \.input.isPipe) ? nil : pool
        let remote = pool == nil ? [] : filter { !isLocal($0) }
        let local = pool == nil ? filter { !isLocal($0) } + filter(isLocal) : filter(isLocal)
        var (owners, replaced, isStopped) = ([String: String](), Set<String>(), false)
        func pass(_ job: Job, _ result: Result<JobResult, ReadError>, _ console: inout Console) -> Bool {
            var conflicts: [String: String] = [:]
            for file in (try? result.get())?.files ?? [] {
                // Some file systems ignore case. Strings in different normal forms are equal in any case.
                let key = file.path.lowercased()
                conflicts[file.path] = owners[key]
                if let other = owners[key] { replaced.insert(other) } else { owners[key] = job.input.path }
            }
            isStopped = !body(job, result, conflicts, &console)
            return !isStopped
        }
        if let pool, !remote.isEmpty {
            do {
                try pool.run(remote, progress: progress) { job, result in
                    if case .success(let result) = result { console.add(result) }
                    return pass(job, result, &console)
                }
            } catch {
                console.say(.error, Console.diagnostics(of: error, for: "lifeline")[0].message)
                console.raise(.failed)
            }
        }
        for job in local where !isStopped {
            let result = WorkSign.during(job.input.path) { handler(job, &console) }
            _ = pass(job, .success(result), &console)
        }
        var quiet = Console(buffer: MessageBuffer())
        for job in self where replaced.contains(job.input.path) && !job.input.isPipe { _ = handler(job, &quiet) }
    }
}
