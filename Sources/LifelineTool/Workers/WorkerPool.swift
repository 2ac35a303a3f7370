#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Has inputs drawn by worker processes, so that an abort, a trap or a hang costs one drawing and no more.
///
/// Messages come in the order of the inputs, whoever is done first: the output is that of one process.
struct WorkerPool {
    /// How the program is started as a worker.
    let arguments: [String]
    let output: String
    /// How many processes work at once.
    let size: Int
    /// How long a drawing may take, in seconds.
    let timeout: Double

    /// The drawings, each with the input that gave it.
    private(set) var owners: [String: String] = [:]
    private var queue: WorkerQueue
    private var crew: [Member] = []
    private var progress: ProgressLine

    /// A process at work.
    private struct Member {
        var process: WorkerProcess
        /// The place of its input in the queue; nil for one that waits.
        var job: Int?
        var begun = Clock.now
    }

    init(_ inputs: [Input], arguments: [String], output: String, size: Int, timeout: Double) {
        (self.arguments, self.output, self.size, self.timeout) = (arguments, output, max(1, size), timeout)
        queue = WorkerQueue(inputs)
        progress = ProgressLine(total: inputs.count)
    }

    /// Draws every input, and tells what went wrong.
    mutating func run(_ console: inout Console) {
        // A worker that is gone is told by the end of its answers; writing to it must not end this process.
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        Signals.noted {
            while Signals.noted == 0, !queue.isDone {
                guard hire() else {
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

    /// Gives every input that can be begun to a process that waits, or to a new one; false where none can be started.
    private mutating func hire() -> Bool {
        while let index = queue.next() {
            var place = crew.firstIndex { $0.job == nil }
            if place == nil, crew.count < size {
                guard let process = WorkerProcess(arguments: arguments) else {
                    queue.putBack(index)
                    return !crew.isEmpty
                }
                crew.append(Member(process: process))
                place = crew.count - 1
            }
            guard let place else {
                queue.putBack(index)
                return true
            }
            crew[place].job = index
            crew[place].begun = Clock.now
            crew[place].process.ask(for: queue.job(index, owners))
        }
        if queue.isAllTaken { dismiss { $0.job == nil } }
        return true
    }

    /// Waits for answers, though not for long, and takes them in.
    private mutating func listen() {
        var requests = crew.map { pollfd(fd: $0.process.answers, events: Int16(POLLIN), revents: 0) }
        guard poll(&requests, nfds_t(requests.count), 100) > 0 else { return }
        for place in crew.indices.reversed() where requests[place].revents != 0 {
            guard let messages = crew[place].process.messages() else {
                lose(place, to: nil)
                continue
            }
            for message in messages { hear(message, from: place) }
        }
    }

    private mutating func hear(_ message: WorkerMessage, from place: Int) {
        guard let index = crew[place].job else { return }
        switch message {
        case .begins(let name):
            crew[place].begun = Clock.now
            queue.begin(name, index)
            if owners[name] == nil { owners[name] = queue.input(index).path }
        case .says(let text): queue.add(text, index)
        case .ends(let status):
            queue.end(index, status)
            crew[place].job = nil
        case .givesUp(let status):
            queue.giveUp(index, status)
            crew[place].job = nil
        }
    }

    /// Ends processes that have worked on one drawing for too long.
    private mutating func watchTheClock() {
        for place in crew.indices.reversed() where crew[place].job != nil && Clock.now - crew[place].begun > timeout {
            lose(place, to: .timeout(timeout))
        }
    }

    /// Lets a process go that has died, or that is to; what it was drawing is lost, and another takes up the rest.
    private mutating func lose(_ place: Int, to loss: WorkerQueue.Loss?) {
        let member = crew.remove(at: place)
        let ending = member.process.end()
        guard let index = member.job else { return }
        removeDraft(of: member)
        queue.lose(index, loss ?? .ending(ending))
    }

    /// Ends every process that `isMeant`.
    private mutating func dismiss(where isMeant: (Member) -> Bool) {
        for member in crew where isMeant(member) {
            member.process.end()
            removeDraft(of: member)
        }
        crew.removeAll(where: isMeant)
    }

    /// Removes what a process may have left of a file that it was writing.
    private func removeDraft(of member: Member) {
        guard let name = member.job.flatMap(queue.drawing) else { return }
        unlink(Files.draft(of: "\(output)/\(name)", by: member.process.id))
    }

    private mutating func report(_ console: inout Console) {
        for (text, status) in queue.told() {
            progress.clear()
            console.pass(text)
            console.raise(status)
        }
        let drawings = crew.compactMap { $0.job.flatMap(queue.drawing) }
        progress.show(done: queue.done, drawing: drawings.first)
    }
}
