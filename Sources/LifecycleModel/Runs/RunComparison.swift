/// The difference between two runs: the rows of both in one order, each unchanged, changed, removed, added, or moved.
///
/// Controllers with equal IDs match. Other controllers match by class, in the order of their first events.
public struct RunComparison: Sendable, Hashable {
    /// The content of a row, with the controller IDs of the first run.
    public enum Content: Sendable, Hashable {
        /// A step of the scenario.
        case step(String)
        /// A callback to a controller.
        case callback(controller: String, Callback)
        /// A UIKit message, by its ID.
        case warning(String)

        /// The content as text, such as `home.viewDidLoad`.
        public var text: String {
            switch self {
            case .step(let text): text
            case .callback(let controller, let callback): "\(controller).\(callback.shortName)"
            case .warning(let id): "UIKit: \(id)"
            }
        }
    }

    /// The change to a row.
    public enum Change: Sendable, Hashable {
        /// Both runs contain the row in the same order.
        case same
        /// Both runs contain the row, with different flags or a different `animated` argument. The values describe
        /// these details in the first run and in the second run.
        case changed(from: String, to: String)
        /// Only the first run contains the row.
        case removed
        /// Only the second run contains the row.
        case added
        /// Both runs contain the row, but at different positions. This row shows the position in the first run, and
        /// `row` is the index of the row that shows the position in the second run.
        case movedTo(row: Int)
        /// Both runs contain the row, but at different positions. This row shows the position in the second run, and
        /// `row` is the index of the row that shows the position in the first run.
        case movedFrom(row: Int)
    }

    /// A row of one or both runs.
    public struct Row: Sendable, Hashable {
        /// The content.
        public let content: Content
        /// The change.
        public internal(set) var change: Change
        /// The position in the first run's events, or nil.
        public let left: Int?
        /// The position in the second run's events, or nil.
        public let right: Int?
    }

    /// The rows of both runs in one order, with removed rows before added rows.
    public private(set) var rows: [Row] = []
    /// The matching controller of the first run for each controller of the second, or nil for a controller that only
    /// the second run contains.
    public let matches: [ControllerID?]
    /// If exactly one run is a log, the callbacks of the other run that are not compared, because the log doesn't
    /// contain them.
    public let unlogged: Set<Callback>

    /// Compares the run `second` with `first`, without `ignored` callbacks.
    ///
    /// If exactly one run is a log, the comparison ignores steps, callbacks that the log never contains, and
    /// callbacks to unmatched participants that apps don't log: the application, scenes, and controllers of UIKit's
    /// own classes. However, the four callbacks that change the appearance state count as differences if the log
    /// doesn't contain them.
    public init(from first: Run, to second: Run, ignoring ignored: Set<Callback> = []) {
        matches = RunComparison.matches(of: second, in: first)
        let names = zip(second.controllers, matches).map { controller, match in
            match.map { first[$0].id } ?? controller.id
        }
        let filter = LogFilter(first, second, matches)
        unlogged = filter.callbacks.subtracting(ignored)
        let skipped = ignored.union(filter.callbacks)
        let left = RunComparison.items(of: first, skipped, filter.isActive) {
            filter.left.contains($0) ? nil : first[$0].id
        }
        let right = RunComparison.items(of: second, skipped, filter.isActive) {
            filter.right.contains($0) ? nil : names[$0.index]
        }
        align(left, right)
        findMoves()
        findChanges(first, second)
    }

    /// Whether the comparison found no differences.
    public var isEmpty: Bool { rows.allSatisfy { $0.change == .same } }

    /// The numbers of removed, added, moved, and changed rows.
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

// MARK: - Items of a run

extension RunComparison {
    private typealias Item = (content: Content, position: Int)

    /// Returns the compared events. The function `name` returns nil for a controller that is not compared.
    private static func items(
        of run: Run, _ ignored: Set<Callback>, _ skipsSteps: Bool, _ name: (ControllerID) -> String?
    ) -> [Item] {
        run.events.enumerated().compactMap { position, event in
            switch event.body {
            case .step(let step): return skipsSteps ? nil : (.step(step.text), position)
            case .callback(let callback) where !ignored.contains(callback.callback):
                return name(callback.controller).map { (.callback(controller: $0, callback.callback), position) }
            case .warning(let warning): return (.warning(warning.id), position)
            default: return nil
            }
        }
    }

    /// Returns the matching controller of `first` for each controller of `second`: the controller with the same ID,
    /// or else the next unmatched controller of the same class.
    private static func matches(of second: Run, in first: Run) -> [ControllerID?] {
        let known = Dictionary(first.controllers.enumerated().map { ($1.id, ControllerID($0)) }) { first, _ in first }
        let shared = Set(second.controllers.map(\.id)).intersection(known.keys)
        var free: [String: ArraySlice<ControllerID>] = [:]
        for (index, controller) in first.controllers.enumerated() where !shared.contains(controller.id) {
            free[controller.shortClassName, default: []].append(ControllerID(index))
        }
        return second.controllers.map { known[$0.id] ?? free[$0.shortClassName]?.popFirst() }
    }
}

// MARK: - Alignment

extension RunComparison {
    private mutating func align(_ left: [Item], _ right: [Item]) {
        var numbers: [Content: Int] = [:]
        func number(_ item: Item) -> Int {
            let number = numbers[item.content] ?? numbers.count
            numbers[item.content] = number
            return number
        }
        let alignment = Alignment(left.map(number), right.map(number))
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            if i < left.count, alignment.isRemoved[i] {
                rows.append(Row(content: left[i].content, change: .removed, left: left[i].position, right: nil))
                i += 1
            } else if j < right.count, alignment.isAdded[j] {
                rows.append(Row(content: right[j].content, change: .added, left: nil, right: right[j].position))
                j += 1
            } else {
                rows.append(
                    Row(content: left[i].content, change: .same, left: left[i].position, right: right[j].position))
                i += 1
                j += 1
            }
        }
    }

    /// A row's content, with the step that contains the row.
    private struct Spot: Hashable {
        let content: Content
        let step: Int
    }

    /// Marks rows that are removed at one position and added at another as moved. Each added row is matched with the
    /// nearest unmatched removed row with the same content in the same step. Content that is removed once and added
    /// once is matched in any step.
    private mutating func findMoves() {
        let steps = rows.indices.reduce(into: [Int]()) { steps, index in
            let previous = steps.last ?? 0
            if case .step = rows[index].content { steps.append(previous + 1) } else { steps.append(previous) }
        }
        let removals = rows.indices.filter { rows[$0].change == .removed }
        let additions = rows.indices.filter { rows[$0].change == .added }
        let removed = Dictionary(grouping: removals) { rows[$0].content }
        let added = Dictionary(grouping: additions) { rows[$0].content }
        var free = Dictionary(grouping: removals) { Spot(content: rows[$0].content, step: steps[$0]) }
        for row in additions {
            let content = rows[row].content
            let isOnly = removed[content]?.count == 1 && added[content]?.count == 1
            let origin =
                isOnly ? removed[content]?[0] : free[Spot(content: content, step: steps[row])]?.takeNearest(to: row)
            guard let origin else { continue }
            rows[origin].change = .movedTo(row: row)
            rows[row].change = .movedFrom(row: origin)
        }
    }

    /// Marks rows with different flags or a different `animated` argument as changed. Compares flags and arguments
    /// only if both runs have the same source and this source is not a log, because logs don't contain all flags and
    /// arguments.
    private mutating func findChanges(_ first: Run, _ second: Run) {
        guard first.source == second.source, first.source != .log else { return }
        for index in rows.indices {
            guard rows[index].change == .same, let left = rows[index].left, let right = rows[index].right,
                case .callback(let old) = first.events[left].body, case .callback(let new) = second.events[right].body
            else { continue }
            let (before, after) = (RunComparison.details(old), RunComparison.details(new))
            if before != after { rows[index].change = .changed(from: before, to: after) }
        }
    }

    private static func details(_ event: CallbackEvent) -> String {
        let words = event.flags.names + (event.animated == true ? ["animated"] : [])
        return words.isEmpty ? "no flags" : words.joined(separator: ", ")
    }
}

extension [Int] {
    /// Removes and returns the element of this sorted list that is nearest to `value`, or returns nil if the list is
    /// empty. Prefers the lower of two equally near elements.
    fileprivate mutating func takeNearest(to value: Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        guard !isEmpty else { return nil }
        let isLower = low == count || low > 0 && value - self[low - 1] <= self[low] - value
        return remove(at: isLower ? low - 1 : low)
    }
}
