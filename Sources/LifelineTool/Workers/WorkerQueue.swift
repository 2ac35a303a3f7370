import LifecycleReaders

/// The inputs of a ``WorkerPool``, with their messages.
struct WorkerQueue {
    /// The reason why a worker was lost.
    enum Loss {
        case timeout(Double)
        case ending(WorkerProcess.Ending)
    }

    private struct Item {
        let input: Input
        /// An earlier input with possibly the same drawing names, which has to be finished first.
        var predecessor: Int?
        /// The drawings that any worker has begun.
        var begun: [String] = []
        /// The number of begun drawings when the current worker started.
        var first = 0
        var texts = ""
        var status = Console.Status.done
        var isDone = false
    }

    private var items: [Item]
    private var waiting: [Int]
    /// The number of inputs whose messages are printed, in order.
    private var reported = 0
    /// The index after the last input that can be drawn.
    private var limit: Int
    /// The number of finished inputs.
    private(set) var done = 0

    init(_ inputs: [Input]) {
        let names = inputs.map { WorkerQueue.flat($0.stem) }
        let all = Set(names)
        var last: [String: Int] = [:]
        items = zip(inputs, names).enumerated().map { index, pair in
            Item(input: pair.0, predecessor: last.updateValue(index, forKey: WorkerQueue.root(of: pair.1, among: all)))
        }
        waiting = Array(items.indices.reversed())
        limit = items.count
    }

    /// A name as in catalogs, where `a/b` and `a-b` are the same.
    private static func flat(_ stem: String) -> String {
        stem.split { "/. -".contains($0) }.filter { $0 != "lifeline" }.joined(separator: "-")
    }

    /// The part that names of conflicting drawings share: the second run of `a` is drawn as `a-2`, like the only run of
    /// `a-2`. Without an input `a`, `a-1` and `a-2` don't conflict.
    private static func root(of name: String, among all: Set<String>) -> String {
        var root = name
        while let dash = root.lastIndex(of: "-"), root[dash...].dropFirst().allSatisfy(\.isNumber),
            all.contains(String(root[..<dash]))
        {
            root = String(root[..<dash])
        }
        return root
    }

    /// Whether all messages are printed.
    var isDone: Bool { reported == limit }

    /// Whether all inputs have a worker.
    var isAllTaken: Bool { waiting.isEmpty }

    /// Returns the next input that can be drawn.
    mutating func next() -> Int? {
        let place = waiting.lastIndex { items[$0].predecessor.map { items[$0].isDone } ?? true }
        return place.map { waiting.remove(at: $0) }
    }

    mutating func putBack(_ index: Int) { waiting.append(index) }
    func input(_ index: Int) -> Input { items[index].input }
    /// Returns the current drawing of an input.
    func drawing(_ index: Int) -> String? { items[index].begun.last }

    /// Returns the job for an input, with the drawings of inputs that have the same name.
    mutating func job(_ index: Int, _ owners: [String: String]) -> WorkerJob {
        items[index].first = items[index].begun.count
        var rivals: Set<String> = []
        var rival = items[index].predecessor
        while let other = rival {
            rivals.insert(items[other].input.path)
            rival = items[other].predecessor
        }
        let names = rivals.isEmpty ? [:] : owners.filter { rivals.contains($0.value) }
        return WorkerJob(input: items[index].input, first: items[index].first, owners: names)
    }

    mutating func begin(_ name: String, _ index: Int) { items[index].begun.append(name) }
    mutating func add(_ text: String, _ index: Int) { items[index].texts += text }

    mutating func end(_ index: Int, _ status: Console.Status) {
        items[index].status = max(items[index].status, status)
        items[index].isDone = true
        done += 1
    }

    /// Finishes an input after which no other can be drawn, and drops those after it.
    mutating func giveUp(_ index: Int, _ status: Console.Status) {
        end(index, status)
        limit = min(limit, index + 1)
        waiting.removeAll { $0 >= limit }
    }

    /// Reports a lost worker. Another worker draws the drawings that it had not begun.
    mutating func lose(_ index: Int, _ loss: Loss) {
        let item = items[index]
        let drawing = item.begun.count > item.first ? item.begun.last : nil
        var text = ""
        var console = Console(telling: { text += $0 })
        console.report(ReadError(file: item.input.path, message: loss.message(drawing)), for: item.input.path)
        items[index].texts += text
        if drawing == nil { end(index, .failed) } else { waiting.append(index) }
        items[index].status = .failed
    }

    /// Returns the messages of finished inputs up to the first unfinished one.
    mutating func takeMessages() -> [(text: String, status: Console.Status)] {
        var finished: [(text: String, status: Console.Status)] = []
        while reported < limit, items[reported].isDone {
            if !items[reported].texts.isEmpty || items[reported].status != .done {
                finished.append((items[reported].texts, items[reported].status))
            }
            reported += 1
        }
        return finished
    }
}

extension WorkerQueue.Loss {
    /// Returns the message about a lost drawing; nil if no drawing had begun.
    fileprivate func message(_ drawing: String?) -> String {
        let work = drawing.map { "drawing '\($0)'" } ?? "reading it"
        return switch self {
        case .timeout(let seconds):
            "\(work) timed out after \(WorkerQueue.Loss.shown(seconds)) s; raise --timeout, "
                + "or draw less with --diagram, --page-size or --controllers"
        case .ending(.signal(let number)):
            "\(work) crashed (signal \(number), \(Signals.name(number))); all other drawings are written. "
                + "Exclude this one with --diagram, and please report the crash"
        case .ending(.exit(let status)):
            "\(work) ended its process (status \(status)); all other drawings are written. Please report it"
        }
    }

    private static func shown(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}
