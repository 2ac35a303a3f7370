import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A worker process that ``WorkerPool`` starts. It reads batches from standard input, and writes messages to standard
/// output.
struct RenderWorker {
    let painter: Painter
    /// A console that defines the volume and the colors of messages.
    let console: Console

    /// Draws batches until it reads a batch without inputs, or until no further inputs can be drawn.
    func serve() {
        let inbox = BatchInbox()
        inbox.fill()
        var goesOn = true
        while goesOn {
            let batch = inbox.next()
            goesOn = !batch.jobs.isEmpty && draw(batch)
        }
    }

    /// Draws a batch. Returns false if no further inputs can be drawn.
    private func draw(_ batch: WorkerBatch) -> Bool {
        var owners = batch.owners
        for job in batch.jobs {
            var console = Console(
                volume: console.volume, color: console.color, sending: { RenderWorker.send(.message($0)) },
                counting: { RenderWorker.send(.counts($0, $1)) })
            var painter = painter
            painter.begins = { RenderWorker.send(.begins($0)) }
            let goesOn = painter.paint(job.input, from: job.first, &owners, &console)
            RenderWorker.send(goesOn ? .ends(console.status) : .givesUp(console.status))
            if !goesOn { return false }
        }
        return true
    }

    /// Sends SIGTERM to this process when standard input ends, which also happens if the parent process is killed.
    ///
    /// The signal is handled on the queue that writes files, so this process first finishes the current file (see
    /// ``Signals``).
    static func exitWithParent() {
        DispatchQueue.global().async {
            while let bytes = Files.readSome(0), !bytes.isEmpty {}
            kill(getpid(), SIGTERM)
        }
    }

    private static func send(_ message: WorkerMessage) {
        if !Files.writeAll(1, message.bytes) { exit(Console.Status.failed.rawValue) }
    }
}

/// The batches from the parent process that this process has not drawn.
private final class BatchInbox: Sendable {
    private let count = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "lifeline.batches")
    /// Accessed only on `queue`.
    private nonisolated(unsafe) var batches: [WorkerBatch] = []

    /// Waits for the next batch.
    func next() -> WorkerBatch {
        count.wait()
        return queue.sync { batches.removeFirst() }
    }

    /// Reads batches from standard input on another thread. When standard input ends, this process ends.
    func fill() {
        DispatchQueue.global().async {
            var (buffer, fields) = (FieldBuffer(), [String]()[...])
            let next: () -> String? = {
                while fields.isEmpty {
                    guard let bytes = Files.readSome(0), !bytes.isEmpty else { return nil }
                    fields = buffer.add(bytes)[...]
                }
                return fields.removeFirst()
            }
            while let batch = WorkerBatch(from: next) {
                self.queue.sync { self.batches.append(batch) }
                self.count.signal()
            }
            RenderWorker.exitWithParent()
        }
    }
}
