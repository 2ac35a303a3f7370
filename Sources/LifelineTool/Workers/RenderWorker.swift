#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The worker's side of ``WorkerPool``: reads jobs from standard input and writes messages to standard output.
struct RenderWorker {
    let painter: Painter
    /// The timeout of a drawing, in seconds.
    let timeout: Double

    /// Works until the stream of jobs ends, which also happens if the parent process ends.
    func serve() {
        CrashRecovery.isWatched = true
        var buffer = FieldBuffer()
        var fields: [String] = []
        let next: () -> String? = {
            while fields.isEmpty {
                guard let bytes = Files.readSome(0), !bytes.isEmpty else { return nil }
                fields = buffer.add(bytes)
            }
            return fields.removeFirst()
        }
        while let job = WorkerJob(from: next) { work(on: job) }
    }

    private func work(on job: WorkerJob) {
        var console = Console(telling: { RenderWorker.send(.says($0)) })
        var painter = painter
        painter.begins = {
            RenderWorker.send(.begins($0))
            dieInTime()
        }
        var owners = job.owners
        dieInTime()
        let goesOn = painter.paint(job.input, from: job.first, &owners, &console)
        alarm(0)
        RenderWorker.send(goesOn ? .ends(console.status) : .givesUp(console.status))
    }

    /// Sets a timeout, in case the parent process was killed and can't enforce its own.
    private func dieInTime() { alarm(UInt32(min(timeout, 1e6)) + 5) }

    private static func send(_ message: WorkerMessage) {
        if !Files.writeAll(1, message.bytes) { exit(Console.Status.failed.rawValue) }
    }
}
