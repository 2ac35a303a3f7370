import LifecycleReaders

/// A report that collects the messages from workers, and prints them in the order of the inputs.
actor WorkerReport {
    private struct Item {
        let path: String
        var text = ""
        var status = Console.Status.done
        var isDone = false
    }

    private var items: [Item]
    /// The number of inputs whose messages have been printed.
    private var printed = 0
    /// The number of inputs to report. The inputs after them can't be drawn.
    private var limit: Int
    private var doneCount = 0
    /// The console, with the status and the tally so far.
    private(set) var console: Console
    private var progress: ProgressLine

    /// The names of the drawings that were begun, keyed by the path of their input.
    private var names: [String: Set<String>] = [:]
    /// Whether the rest of the inputs can't be drawn, because a worker has reported this or can't be started.
    var hasGivenUp: Bool { limit < items.count }

    /// Creates a report about the inputs at these paths.
    init(_ paths: [String], _ console: Console) {
        items = paths.map { Item(path: $0) }
        limit = paths.count
        progress = ProgressLine(total: paths.count)
        self.console = console
    }

    /// Adds a message about the input with this index.
    func take(_ message: WorkerMessage, of index: Int) {
        switch message {
        case .begins(let name):
            names[items[index].path, default: []].insert(name)
            progress.show(done: doneCount, drawing: name)
        case .message(let text): items[index].text += text
        case .counts(let entry, let path): console.count(entry, path)
        case .ends(let status): end(index, status)
        case .givesUp(let status):
            limit = min(limit, index + 1)
            end(index, status)
        }
    }

    /// Reports that a worker was lost during `drawing`, or before the first drawing of `job` if `drawing` is nil.
    func lose(_ drawing: String?, of job: WorkerBatch.Job, to loss: WorkerLoss) {
        let message = MessageLine(place: job.input.path, severity: .error, message: loss.message(drawing))
        items[job.index].text += message.text(isColored: console.color.applies(to: 2)) + "\n"
        console.count(.error)
        items[job.index].status = .failed
        if drawing == nil { end(job.index, .failed) }
    }

    /// Reports that a worker can't be started, and ends the report. Does nothing if the report has ended.
    func fail(_ message: String) {
        guard limit > printed else { return }
        limit = printed
        progress.clear()
        console.say(.error, message)
        console.raise(.failed)
    }

    /// The names of the drawings that were begun, and the inputs to draw again: inputs with messages, inputs that
    /// failed, and inputs that were not completed.
    var drawn: DrawnInputs {
        let reported = items.filter { !$0.isDone || !$0.text.isEmpty || $0.status != .done }
        return DrawnInputs(
            names: items.reduce(into: [:]) { $0[$1.path] = names[$1.path] ?? [] }, reported: Set(reported.map(\.path)))
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
            if items[printed].status == .failed { console.fail(items[printed].path) }
            console.raise(items[printed].status)
            printed += 1
        }
    }
}
