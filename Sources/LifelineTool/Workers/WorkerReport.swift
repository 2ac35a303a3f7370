import LifecycleReaders

/// Collects the messages of workers, and prints them in the order of the inputs.
actor WorkerReport {
    private struct Item {
        var text = ""
        var status = Console.Status.done
        var isDone = false
    }

    private var items: [Item]
    /// The number of inputs whose messages are printed.
    private var printed = 0
    /// The number of inputs that can be drawn at all.
    private var limit: Int
    private var doneCount = 0
    private var console = Console()
    private var progress: ProgressLine

    /// The most severe status so far.
    var status: Console.Status { console.status }
    /// The names of the drawings that were begun.
    private(set) var drawings: Set<String> = []
    /// Whether the inputs after some input can't be drawn.
    var hasGivenUp: Bool { limit < items.count }

    init(count: Int) {
        items = Array(repeating: Item(), count: count)
        limit = count
        progress = ProgressLine(total: count)
    }

    /// Adds a message about the input with that index.
    func take(_ message: WorkerMessage, of index: Int) {
        switch message {
        case .begins(let name):
            drawings.insert(name)
            progress.show(done: doneCount, drawing: name)
        case .says(let text): items[index].text += text
        case .ends(let status): end(index, status)
        case .givesUp(let status):
            limit = min(limit, index + 1)
            end(index, status)
        }
    }

    /// Reports that a worker was lost during `drawing`, or before the first drawing of `job` if `drawing` is nil.
    func lose(_ drawing: String?, of job: WorkerBatch.Job, to loss: WorkerLoss) {
        var text = ""
        var lost = Console(telling: { text += $0 })
        lost.report(ReadError(file: job.input.path, message: loss.message(drawing)), for: job.input.path)
        items[job.index].text += text
        items[job.index].status = .failed
        if drawing == nil { end(job.index, .failed) }
    }

    /// Reports that no worker can be started, and ends the report.
    func fail(_ message: String) {
        guard limit > printed else { return }
        limit = printed
        progress.clear()
        console.say(.error, message)
        console.raise(.failed)
    }

    /// Removes the progress line.
    func finish() { progress.clear() }

    private func end(_ index: Int, _ status: Console.Status) {
        items[index].status = max(items[index].status, status)
        items[index].isDone = true
        doneCount += 1
        while printed < limit, items[printed].isDone {
            if !items[printed].text.isEmpty {
                progress.clear()
                console.pass(items[printed].text)
            }
            console.raise(items[printed].status)
            printed += 1
        }
    }
}
