import LifecycleModel

/// The number of times that a run's controllers made each legal transition, and their illegal transitions.
struct StatesModel {
    /// An illegal transition.
    struct Illegal: Hashable {
        var from: AppearanceState
        var callback: Callback
        var to: AppearanceState
    }

    /// The occurrences of an illegal transition.
    struct Occurrences {
        var count = 0
        var controllers: [String] = []
        fileprivate var known: Set<String> = []
        var lines: [Int] = []
    }

    /// The number of times that each legal transition was made in the steps to show, in the order of
    /// `StateTransition.table`.
    private(set) var counts = Array(repeating: 0, count: StateTransition.table.count)
    /// The illegal transitions in these steps, in the order of their first occurrence.
    private(set) var illegal: [(transition: Illegal, occurrences: Occurrences)] = []
    /// The IDs of the controllers that made transitions up to the last of these steps, keyed by their state after it.
    private(set) var present: [AppearanceState: [String]] = [:]
    /// The IDs of the controllers that made transitions up to the last of these steps.
    private(set) var controllers: [String] = []

    init(_ run: Run, _ options: DiagramOptions) {
        var tracker = AppearanceTracker(for: run)
        var seen: Set<String> = []
        var step = 0
        for event in run.events {
            if case .step(let next) = event.body { step = next.number }
            if let steps = options.onlySteps, step > steps.upperBound { break }
            guard let transition = tracker.follow(event), case .callback(let callback) = event.body,
                options.shows(run[callback.controller]),
                run.code.isEmpty || run.code[run[callback.controller].name] != nil
            else { continue }
            let id = run[callback.controller].id
            if seen.insert(id).inserted { controllers.append(id) }
            if options.onlySteps?.contains(step) ?? true { count(transition, of: id, line: event.line) }
        }
        for index in run.controllers.indices where seen.contains(run.controllers[index].id) {
            if let state = tracker.state(of: ControllerID(index)) {
                present[state, default: []].append(run.controllers[index].id)
            }
        }
    }

    /// Whether the run made no transitions. If so, the drawing shows only the legal transitions.
    var isEmpty: Bool { controllers.isEmpty }
    /// The number of different legal transitions that were made.
    var covered: Int { counts.reduce(0) { $0 + ($1 > 0 ? 1 : 0) } }

    /// Returns the transitions as a table: all legal ones, and then the illegal ones of the run.
    func table(_ options: DiagramOptions, title: String) -> Table {
        func row(_ from: AppearanceState, _ callback: Callback, _ to: AppearanceState, _ isLegal: Bool, _ count: Int)
            -> [Table.Cell]
        {
            [
                .init(options[Wording(from.rawValue)]), .code(options.spelling(of: callback)),
                .init(options[Wording(to.rawValue)]), .init("\(isLegal)"),
                .init(isEmpty ? "" : "\(count)"),
            ]
        }
        let legal = zip(StateTransition.table, counts).map { row($0.from, $0.callback, $0.to, true, $1) }
        let others = illegal.map { row($0.from, $0.callback, $0.to, false, $1.count) }
        return Table(title: title, header: .states, options, rows: legal + others)
    }

    private mutating func count(_ transition: AppearanceTracker.Transition, of id: String, line: Int?) {
        // If the previous state is unknown, such as at the start of a log, the transition on the ring is assumed.
        let index = StateTransition.table.firstIndex {
            $0.callback == transition.callback
                && (transition.from.map { [from = $0.from] in from == $0 } ?? StateRing.isOnRing($0))
        }
        if transition.isLegal, let index {
            counts[index] += 1
            return
        }
        guard let from = transition.from else { return }
        let key = Illegal(from: from, callback: transition.callback, to: transition.to)
        var found = illegal.firstIndex { $0.transition == key }
        if found == nil {
            illegal.append((key, Occurrences()))
            found = illegal.count - 1
        }
        guard let found else { return }
        illegal[found].occurrences.count += 1
        if illegal[found].occurrences.known.insert(id).inserted { illegal[found].occurrences.controllers.append(id) }
        if let line { illegal[found].occurrences.lines.append(line) }
    }
}
