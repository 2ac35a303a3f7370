/// How two runs differ: both laid side by side, row by row, with what moved told apart from what came or went.
///
/// Controllers are the same where their ids are, else by class and the order in which they are first heard of.
public struct RunAlignment: Sendable, Hashable {
    /// What a row speaks of, in the words of the first run.
    public enum Beat: Sendable, Hashable {
        /// A step of the story.
        case step(String)
        /// A callback of a controller.
        case callback(controller: String, Callback)
        /// A text of UIKit's, by its id.
        case warning(String)

        /// The beat as a reader would say it.
        public var text: String {
            switch self {
            case .step(let text): text
            case .callback(let controller, let callback): "\(controller).\(callback.shortName)"
            case .warning(let id): "UIKit: \(id)"
            }
        }
    }

    /// What became of a beat.
    public enum Change: Sendable, Hashable {
        /// It stands in both runs at the same place.
        case same
        /// It stands in both, but its flags or arguments differ: what they are in the first and in the second run.
        case changed(from: String, to: String)
        /// It stands in the first run alone.
        case removed
        /// It stands in the second run alone.
        case added
        /// It stands in both, here in the first run; the row of the second run is given.
        case movedTo(row: Int)
        /// It stands in both, here in the second run; the row of the first run is given.
        case movedFrom(row: Int)
    }

    /// A beat with what became of it.
    public struct Row: Sendable, Hashable {
        public let beat: Beat
        public var change: Change
        /// The place in the first run's events; nil where it is not there.
        public let left: Int?
        /// The place in the second run's events; nil where it is not there.
        public let right: Int?
    }

    /// Everything that happens in either run, in order.
    public private(set) var rows: [Row] = []

    /// Compares `second` with `first`; callbacks that are `ignored` count for nothing.
    public init(from first: Run, to second: Run, ignoring ignored: Set<Callback> = []) {
        let names = RunAlignment.names(of: second, as: first)
        let left = RunAlignment.beats(of: first, ignored) { first[$0].id }
        let right = RunAlignment.beats(of: second, ignored) { names[$0.index] }
        align(left, right)
        findMoves()
        findChanges(first, second)
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { rows.allSatisfy { $0.change == .same } }

    /// How many beats were removed, added, moved and changed.
    public var counts: (removed: Int, added: Int, moved: Int, changed: Int) {
        var counts = (removed: 0, added: 0, moved: 0, changed: 0)
        for row in rows {
            switch row.change {
            case .removed: counts.removed += 1
            case .added: counts.added += 1
            case .movedFrom: counts.moved += 1
            case .changed: counts.changed += 1
            case .same, .movedTo: break
            }
        }
        return counts
    }
}

// MARK: - Taking the runs apart

extension RunAlignment {
    private typealias Item = (beat: Beat, place: Int)

    private static func beats(of run: Run, _ ignored: Set<Callback>, _ name: (ControllerID) -> String) -> [Item] {
        run.events.enumerated().compactMap { place, event in
            switch event.body {
            case .step(let step): (.step(step.text), place)
            case .callback(let callback) where !ignored.contains(callback.callback):
                (.callback(controller: name(callback.controller), callback.callback), place)
            case .warning(let warning): (.warning(warning.id), place)
            default: nil
            }
        }
    }

    /// What the controllers of `second` are called in `first`: by id, else the next unmatched one of the class.
    private static func names(of second: Run, as first: Run) -> [String] {
        let known = Set(first.controllers.map(\.id))
        let shared = Set(second.controllers.map(\.id)).intersection(known)
        var free = Dictionary(grouping: first.controllers.filter { !shared.contains($0.id) }, by: \.shortClassName)
        return second.controllers.map { controller in
            if shared.contains(controller.id) { return controller.id }
            guard let match = free[controller.shortClassName]?.first else { return controller.id }
            free[controller.shortClassName]?.removeFirst()
            return match.id
        }
    }
}

// MARK: - Laying them side by side

extension RunAlignment {
    private mutating func align(_ left: [Item], _ right: [Item]) {
        let difference = right.map(\.beat).difference(from: left.map(\.beat))
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            if i < left.count, removed.contains(i) {
                rows.append(Row(beat: left[i].beat, change: .removed, left: left[i].place, right: nil))
                i += 1
            } else if j < right.count, added.contains(j) {
                rows.append(Row(beat: right[j].beat, change: .added, left: nil, right: right[j].place))
                j += 1
            } else {
                rows.append(Row(beat: left[i].beat, change: .same, left: left[i].place, right: right[j].place))
                i += 1
                j += 1
            }
        }
    }

    /// A beat that went in one place and came in another has moved: each coming takes the nearest going of its kind
    /// that stands in the same step, or, for a beat that is there once alone, in any.
    private mutating func findMoves() {
        let steps = rows.indices.reduce(into: [Int]()) { steps, index in
            let previous = steps.last ?? 0
            if case .step = rows[index].beat { steps.append(previous + 1) } else { steps.append(previous) }
        }
        var gone = Dictionary(grouping: rows.indices.filter { rows[$0].change == .removed }) { rows[$0].beat }
        let came = Dictionary(grouping: rows.indices.filter { rows[$0].change == .added }) { rows[$0].beat }
        for row in rows.indices where rows[row].change == .added {
            let beat = rows[row].beat
            let isOnly = gone[beat]?.count == 1 && came[beat]?.count == 1
            let candidates = (gone[beat] ?? []).filter { isOnly || steps[$0] == steps[row] }
            guard let origin = candidates.min(by: { abs($0 - row) < abs($1 - row) }) else { continue }
            gone[beat]?.removeAll { $0 == origin }
            rows[origin].change = .movedTo(row: row)
            rows[row].change = .movedFrom(row: origin)
        }
    }

    /// Flags and arguments differ only where both sources tell them.
    private mutating func findChanges(_ first: Run, _ second: Run) {
        guard first.source == second.source, first.source != .log else { return }
        for index in rows.indices {
            guard rows[index].change == .same, let left = rows[index].left, let right = rows[index].right,
                case .callback(let old) = first.events[left].body, case .callback(let new) = second.events[right].body
            else { continue }
            let (before, after) = (RunAlignment.details(old), RunAlignment.details(new))
            if before != after { rows[index].change = .changed(from: before, to: after) }
        }
    }

    private static func details(_ event: CallbackEvent) -> String {
        let words = event.flags.names + (event.animated == true ? ["animated"] : [])
        return words.isEmpty ? "no flags" : words.joined(separator: ", ")
    }
}
