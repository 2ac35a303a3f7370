import LifecycleReaders
import Subprocess

#if canImport(Glibc)
import Glibc
import SystemPackage
#else
import Darwin
import System
#endif

/// A pool of worker processes that draw inputs, so that a crash or a hang affects only one drawing or one input.
///
/// Each process draws one batch of inputs after another. If a process ends early, another process draws the rest of its
/// batch.
struct WorkerPool {
    /// The arguments that start this program as a worker.
    let arguments: [String]
    /// The maximum number of concurrent processes.
    let size: Int
    /// The timeout per drawing, and for the work on an input before its first drawing, in seconds.
    let timeout: Double

    /// Draws all inputs, and prints the messages from the workers. Returns the names of the drawings.
    func draw(_ inputs: [Input], _ console: inout Console) -> DrawnInputs {
        // A write to a worker that has ended must fail without ending this process.
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        let report = WorkerReport(inputs.map(\.path), console)
        // Many batches per process balance the load.
        let queue = BatchQueue(WorkerBatch.batches(of: inputs, count: size * 32))
        let (drawn, end) = Outcome.waiting {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<size { group.addTask { await draw(queue, report) } }
            }
            await report.finish()
            return await (report.drawn, report.console)
        }
        console = end
        return drawn
    }

    /// Draws batches, with one process at a time, until none is left or no further inputs can be drawn. Starts a new
    /// process after a loss, and when a process has reached its limit of inputs.
    private func draw(_ queue: BatchQueue, _ report: WorkerReport) async {
        var rest = WorkerBatch(jobs: [])
        do {
            while true {
                if rest.jobs.isEmpty { rest = await queue.next(report) }
                if rest.jobs.isEmpty { break }
                let (course, status) = try await work(on: rest, queue, report)
                rest = course.batch
                guard let lost = rest.jobs.first else { continue }
                await report.lose(
                    course.drawing, of: lost, to: course.isLate ? .timeout(timeout) : .termination(status))
                if course.drawing == nil { rest.jobs.removeFirst() }
            }
        } catch {
            await report.fail("can't start a worker process: \(error)")
        }
    }

    /// The steps that end a worker. The worker may first finish the file that it is writing.
    private static let teardown = [TeardownStep.gracefulShutDown(allowedDurationToNextStep: .milliseconds(400))]
    /// The environment of a worker. It disables Swift's crash reports, which are slow. Instead, this process reports
    /// an error that names the drawing.
    private static let environment = Environment.inherit.updating(["SWIFT_BACKTRACE": "enable=no"])
    private static let platformOptions = {
        var options = PlatformOptions()
        options.teardownSequence = teardown
        return options
    }()

    /// Applies a message from a worker. Returns the batch to send next if the current batch is done, or else nil.
    private func follow(
        _ message: WorkerMessage, _ course: inout WorkerCourse, _ queue: BatchQueue, _ report: WorkerReport
    ) async -> WorkerBatch? {
        if let index = course.take(message) { await report.take(message, of: index) }
        guard course.batch.jobs.isEmpty else { return nil }
        course.begin(course.isAtLimit ? WorkerBatch(jobs: []) : await queue.next(report))
        return course.batch
    }

    /// Runs one worker process until all batches are done, the worker reaches its limit of inputs, or the process ends.
    private func work(
        on batch: WorkerBatch, _ queue: BatchQueue, _ report: WorkerReport
    ) async throws -> (course: WorkerCourse, status: TerminationStatus) {
        let result = try await run(
            .path(FilePath(WorkerPool.program)),
            arguments: Arguments(executablePathOverride: "lifeline", remainingValues: arguments),
            environment: WorkerPool.environment,
            platformOptions: WorkerPool.platformOptions, input: .inputWriter, output: .sequence,
            error: .currentStandardError
        ) { execution in
            let deadline = Deadline(.seconds(min(timeout, 1e9)))
            return try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await deadline.wait()
                    await execution.teardown(using: WorkerPool.teardown)
                }
                _ = try? await execution.standardInputWriter.write(batch.bytes)
                var (course, fields) = (WorkerCourse(batch), FieldBuffer())
                for try await buffer in execution.standardOutput {
                    for message in fields.add(buffer.withUnsafeBytes(Array.init)).compactMap(WorkerMessage.init) {
                        await deadline.restart()
                        guard let next = await follow(message, &course, queue, report) else { continue }
                        _ = try? await execution.standardInputWriter.write(next.bytes)
                    }
                }
                course.isLate = await deadline.isOver
                group.cancelAll()
                return course
            }
        }
        return (result.closureResult, result.terminationStatus)
    }
}

/// The batches that no worker has begun to draw.
private actor BatchQueue {
    private var batches: ArraySlice<WorkerBatch>

    init(_ batches: [WorkerBatch]) { self.batches = batches[...] }

    /// Returns the next batch. If nothing is left to draw, or no further inputs can be drawn, returns a batch without
    /// inputs, which ends a worker.
    func next(_ report: WorkerReport) async -> WorkerBatch {
        await report.hasGivenUp ? WorkerBatch(jobs: []) : batches.popFirst() ?? WorkerBatch(jobs: [])
    }
}

/// The deadline for a worker's next message.
private actor Deadline {
    private let timeout: Duration
    private var end: ContinuousClock.Instant
    /// Whether the deadline has passed.
    private(set) var isOver = false

    init(_ timeout: Duration) {
        self.timeout = timeout
        end = .now + timeout
    }

    /// Restarts the timeout.
    func restart() { end = .now + timeout }

    /// Waits until the deadline has passed.
    func wait() async throws {
        while end > .now { try await Task.sleep(until: end, clock: .continuous) }
        isOver = true
    }
}
