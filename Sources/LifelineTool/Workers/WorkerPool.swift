#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Draws inputs with worker processes, so that a crash or a hang affects only one drawing.
///
/// Messages are printed in the order of inputs, like those of a single process.
struct WorkerPool {
    /// The arguments that start the program as a worker.
    let arguments: [String]
    let output: String
    /// The number of processes.
    let size: Int
    /// The timeout of a drawing, in seconds.
    let timeout: Double

    /// The drawings, each with its input.
    private(set) var owners: [String: String] = [:]
    private var queue: WorkerQueue
    private var workers: [Worker] = []
    private var progress: ProgressLine

    /// A worker with its current job.
    private struct Worker {
        var process: WorkerProcess
        /// The index of its input in the queue; nil for an idle worker.
        var job: Int?
        var begun = Clock.now
    }

    init(_ inputs: [Input], arguments: [String], output: String, size: Int, timeout: Double) {
        (self.arguments, self.output, self.size, self.timeout) = (arguments, output, max(1, size), timeout)
        queue = WorkerQueue(inputs)
        progress = ProgressLine(total: inputs.count)
    }

    /// Draws all inputs, and reports errors.
    mutating func run(_ console: inout Console) {
        // The end of its output shows that a worker has ended. Writing to it must not end this process with SIGPIPE.
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        Signals.noted {
            while Signals.noted == 0, !queue.isDone {
                guard startWorker() else {
                    let reason = String(cString: strerror(errno)).lowercased()
                    console.say(.error, "can't start a worker process: \(reason)")
                    console.raise(.failed)
                    break
                }
                listen()
                watchTheClock()
                report(&console)
            }
            dismiss { _ in true }
            progress.clear()
        }
    }

    /// Gives inputs to idle or new workers; returns false if no worker can be started.
    private mutating func startWorker() -> Bool {
        while let index = queue.next() {
            var place = workers.firstIndex { $0.job == nil }
            if place == nil, workers.count < size {
                guard let process = WorkerProcess(arguments: arguments) else {
                    queue.putBack(index)
                    return !workers.isEmpty
                }
                workers.append(Worker(process: process))
                place = workers.count - 1
            }
            guard let place else {
                queue.putBack(index)
                return true
            }
            workers[place].job = index
            workers[place].begun = Clock.now
            workers[place].process.ask(for: queue.job(index, owners))
        }
        if queue.isAllTaken { dismiss { $0.job == nil } }
        return true
    }

    /// Waits for messages for a short time, and handles them.
    private mutating func listen() {
        var requests = workers.map { pollfd(fd: $0.process.answers, events: Int16(POLLIN), revents: 0) }
        guard poll(&requests, nfds_t(requests.count), 100) > 0 else { return }
        for place in workers.indices.reversed() where requests[place].revents != 0 {
            guard let messages = workers[place].process.messages() else {
                lose(place, to: nil)
                continue
            }
            for message in messages { hear(message, from: place) }
        }
    }

    private mutating func hear(_ message: WorkerMessage, from place: Int) {
        guard let index = workers[place].job else { return }
        switch message {
        case .begins(let name):
            workers[place].begun = Clock.now
            queue.begin(name, index)
            if owners[name] == nil { owners[name] = queue.input(index).path }
        case .says(let text): queue.add(text, index)
        case .ends(let status):
            queue.end(index, status)
            workers[place].job = nil
        case .givesUp(let status):
            queue.giveUp(index, status)
            workers[place].job = nil
        }
    }

    /// Ends workers whose drawing has timed out.
    private mutating func watchTheClock() {
        for place in workers.indices.reversed()
        where workers[place].job != nil && Clock.now - workers[place].begun > timeout {
            lose(place, to: .timeout(timeout))
        }
    }

    /// Removes a worker that has ended or has to end. Another worker draws the other drawings of its input.
    private mutating func lose(_ place: Int, to loss: WorkerQueue.Loss?) {
        let member = workers.remove(at: place)
        let ending = member.process.end()
        guard let index = member.job else { return }
        removeDraft(of: member)
        queue.lose(index, loss ?? .ending(ending))
    }

    /// Ends the workers that match a condition.
    private mutating func dismiss(where isMeant: (Worker) -> Bool) {
        for member in workers where isMeant(member) {
            member.process.end()
            removeDraft(of: member)
        }
        workers.removeAll(where: isMeant)
    }

    /// Removes the temporary file of a worker.
    private func removeDraft(of member: Worker) {
        guard let name = member.job.flatMap(queue.drawing) else { return }
        unlink(Files.draft(of: "\(output)/\(name)", by: member.process.id))
    }

    private mutating func report(_ console: inout Console) {
        for (text, status) in queue.takeMessages() {
            progress.clear()
            console.pass(text)
            console.raise(status)
        }
        let drawings = workers.compactMap { $0.job.flatMap(queue.drawing) }
        progress.show(done: queue.done, drawing: drawings.first)
    }
}
