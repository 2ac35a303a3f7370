import LifecycleModel

/// The number of times that a run's controllers made each legal move, and their illegal moves.
struct StateVisits {
    /// An illegal move.
    struct Illegal: Hashable {
        var from: AppearanceState
        var callback: Callback
        var to: AppearanceState
    }

    /// The lines of illegal moves.
    struct Occurrences {
        var count = 0
        var controllers: [String] = []
        var lines: [Int] = []
    }

    /// The count of each legal move, in the order of the table.
    private(set) var counts = Array(repeating: 0, count: AppearanceMove.table.count)
    /// The illegal moves, in the order of their first occurrence.
    private(set) var illegal: [(move: Illegal, occurrences: Occurrences)] = []
    /// The controllers in each state at the end, by id.
    private(set) var present: [AppearanceState: [String]] = [:]
    /// The controllers.
    private(set) var controllers: [String] = []

    init(_ run: Run, _ options: DiagramOptions) {
        var tracker = AppearanceTracker(for: run)
        for event in run.events {
            guard case .callback(let callback) = event.body, let move = tracker.follow(callback),
                options.shows(run[callback.controller])
            else { continue }
            let id = run[callback.controller].id
            if !controllers.contains(id) { controllers.append(id) }
            count(move, of: id, line: event.line)
        }
        for index in run.controllers.indices where controllers.contains(run.controllers[index].id) {
            if let state = tracker.state(of: ControllerID(index)) {
                present[state, default: []].append(run.controllers[index].id)
            }
        }
    }

    /// Whether the run made no moves, so that the drawing shows only the rules.
    var isEmpty: Bool { controllers.isEmpty }
    /// The number of legal moves that were made.
    var covered: Int { counts.reduce(0) { $0 + ($1 > 0 ? 1 : 0) } }

    /// Whether the run made illegal moves, or moves across the ring: transitions that changed direction.
    var isUnusual: Bool {
        !illegal.isEmpty || zip(AppearanceMove.table, counts).contains { !StateRing.isOnRing($0) && $1 > 0 }
    }

    private mutating func count(_ move: AppearanceTracker.Move, of id: String, line: Int?) {
        // From an unknown start, as in a log that begins in the middle, the move is taken to be the one on the ring.
        let place = AppearanceMove.table.firstIndex {
            $0.callback == move.callback && (move.from.map { [from = $0.from] in from == $0 } ?? StateRing.isOnRing($0))
        }
        if move.isLegal, let place {
            counts[place] += 1
            return
        }
        guard let from = move.from else { return }
        let key = Illegal(from: from, callback: move.callback, to: move.to)
        var found = illegal.firstIndex { $0.move == key }
        if found == nil {
            illegal.append((key, Occurrences()))
            found = illegal.count - 1
        }
        guard let found else { return }
        illegal[found].occurrences.count += 1
        if !illegal[found].occurrences.controllers.contains(id) { illegal[found].occurrences.controllers.append(id) }
        if let line { illegal[found].occurrences.lines.append(line) }
    }
}
