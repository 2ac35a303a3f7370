import LifecycleModel

/// An alignment of the callbacks that a step sends with those of a log, with few departures.
///
/// Only cells near the diagonal of the table are filled, so the work grows with the number of callbacks. Costs are
/// hundredths of a departure. The views of the step's controllers may be loaded anywhere in the step.
struct BandedAlignment {
    /// The callbacks of the log that match those of the step: the positions in both lists. Without the loading of views.
    private(set) var pairs: [(item: Int, expected: Int)] = []
    private(set) var departures: [Departure] = []
    private(set) var cost = 0
    /// The position in the log after the last callback of the step.
    private(set) var end = 0

    /// The largest number of departures.
    static let limit = 3
    private static let missing = 100
    private static let swapped = 102
    private static let extra = 105
    private static let cutAtStart = 20
    private static let infinite = Int.max / 2

    private let step: [Token]
    private let log: Observation
    private let start: Int
    /// The positions in the step, and in the log, of the callbacks that don't load a view of the step's controllers.
    private let expected: [Int]
    private let items: [Int]
    private let columns: Int
    /// Whether the log begins in the middle of the step, if callbacks at its start are missing.
    private let canBeCutAtStart: Bool
    private var table: [Int]

    /// Returns the cheapest alignment of all of `step` with each beginning of the log from `start` on that doesn't take
    /// too many departures. A callback can be missing, or come after callbacks that the step doesn't send; only the
    /// callbacks that follow tell.
    ///
    /// - Parameter cutAtEnd: Returns the cost of a number of callbacks that are missing because the log ends.
    static func all(
        _ step: [Token], _ log: Observation, from start: Int, isFirst: Bool, cutAtEnd: (Int) -> Int
    ) -> [BandedAlignment] {
        var table = BandedAlignment(step, log, from: start, isFirst: isFirst)
        let rows = table.expected.count
        guard rows > 0, table.fill() else { return [] }
        var ends = (1..<table.columns).map { (row: rows, column: $0, cost: table.value(rows, $0)) }
        if log.endsInStep, table.items.last == log.items.count - 1, var whole = ends.popLast() {
            for row in 1..<rows {
                let cost = table.value(row, whole.column) + cutAtEnd(rows - row)
                if cost < whole.cost { whole = (row, whole.column, cost) }
            }
            ends.append(whole)
        }
        return ends.filter { $0.cost <= limit * extra }.compactMap { end in
            var alignment = table
            alignment.cost = end.cost
            alignment.end = table.items[end.column - 1] + 1
            alignment.trace(from: (end.row, end.column))
            // Callbacks after the last one of the step belong to no step, either.
            guard alignment.pairs.last?.item == alignment.end - 1 else { return nil }
            let loads = alignment.addLoading(before: end.row)
            let isLikely = alignment.departures.count <= max(1, (alignment.pairs.count + loads) / 2)
            return isLikely && alignment.cost <= limit * extra ? alignment : nil
        }
    }

    private init(_ step: [Token], _ log: Observation, from start: Int, isFirst: Bool) {
        (self.step, self.log, self.start) = (step, log, start)
        expected = step.indices.filter { step[$0].callback.phase != .loading }
        items = (start..<min(start + step.count + Self.limit, log.items.count))
            .filter { !Self.loads(log.items[$0].token, in: step) }
        columns = items.count + 1
        // The loading of a view begins the step.
        canBeCutAtStart = isFirst && !Self.loads(log.items[start].token, in: step)
        table = Array(repeating: Self.infinite, count: (expected.count + 1) * columns)
    }

    /// Returns whether a callback loads the view of a controller of the step.
    private static func loads(_ token: Token, in step: [Token]) -> Bool {
        token.callback.phase == .loading && step.contains { $0.participant == token.participant }
    }

    private func value(_ row: Int, _ column: Int) -> Int { table[row * columns + column] }

    /// The callbacks of a row and of a column.
    private func wanted(_ row: Int) -> Token { step[expected[row - 1]] }
    private func item(_ column: Int) -> Token { log.items[items[column - 1]].token }

    /// Fills the table. Returns false as soon as all cells of a row cost too much.
    private mutating func fill() -> Bool {
        for row in 0...expected.count {
            var best = Self.infinite
            let first = max(row - Self.limit, 0)
            guard first <= items.count else { return true }
            for column in first...min(row + Self.limit, items.count) {
                let cost = row == 0 && column == 0 ? 0 : cheapest(row, column)
                table[row * columns + column] = cost
                best = min(best, cost)
            }
            if best > Self.limit * Self.extra { return false }
        }
        return true
    }

    /// The lowest cost of a way to a cell.
    private func cheapest(_ row: Int, _ column: Int) -> Int {
        var best = Self.infinite
        visit(row, column) { _, _, cost in best = min(best, cost) }
        return best
    }

    /// Calls `body` with the row, the column, and the cost of each way to a cell.
    private func visit(_ row: Int, _ column: Int, _ body: (Int, Int, Int) -> Void) {
        let isMatch = row > 0 && column > 0 && wanted(row) == item(column)
        if isMatch { body(row - 1, column - 1, value(row - 1, column - 1)) }
        if row > 0 {
            let price = canBeCutAtStart && column == 0 ? Self.cutAtStart : Self.missing
            body(row - 1, column, value(row - 1, column) + price)
        }
        // Callbacks before the first one of the step belong to no step.
        if column > 0, row > 0 { body(row, column - 1, value(row, column - 1) + Self.extra) }
        // The last two callbacks in the other order.
        if !isMatch, row > 1, column > 1, wanted(row) == item(column - 1), wanted(row - 1) == item(column) {
            body(row - 2, column - 2, value(row - 2, column - 2) + Self.swapped)
        }
    }

    /// Follows the cheapest ways back from a cell, and records matches and departures.
    private mutating func trace(from last: (row: Int, column: Int)) {
        var (row, column) = last
        while row > 0 || column > 0 {
            var way = (row: 0, column: 0, cost: Self.infinite)
            visit(row, column) { if $2 < way.cost { way = ($0, $1, $2) } }
            assert(way.cost < Self.infinite, "a cell with a finite cost has a way to it")
            let position = column > 0 ? items[column - 1] : start - 1
            switch (row - way.row, column - way.column) {
            case (1, 1): pairs.append((position, expected[row - 1]))
            case (1, 0):
                if !canBeCutAtStart || column > 0 {
                    departures.append(Departure(kind: .missing, token: wanted(row), position: position + 1))
                }
            case (0, 1): departures.append(Departure(kind: .extra, token: item(column), position: position))
            default:
                let early = items[column - 2]
                departures.append(
                    Departure(kind: .moved, token: wanted(row), position: early, expectedPosition: position))
                pairs += [(position, expected[row - 2]), (early, expected[row - 1])]
            }
            (row, column) = (way.row, way.column)
        }
        departures.reverse()
        pairs.reverse()
    }

    /// Adds the departures of the callbacks that load views, for the controllers that receive others before a row.
    /// Returns the number of those that match.
    private mutating func addLoading(before row: Int) -> Int {
        var read = (start..<end).filter { Self.loads(log.items[$0].token, in: step) }
        var count = 0
        for index in step.indices where step[index].callback.phase == .loading {
            if let found = read.firstIndex(where: { log.items[$0].token == step[index] }) {
                read.remove(at: found)
                count += 1
            } else if expected[..<row].contains(where: { step[$0].participant == step[index].participant }) {
                cost += canBeCutAtStart ? Self.cutAtStart : Self.missing
                if canBeCutAtStart { continue }
                let next = pairs.first {
                    $0.expected > index && step[$0.expected].participant == step[index].participant
                }
                departures.append(Departure(kind: .missing, token: step[index], position: next?.item ?? end))
            }
        }
        cost += read.count * Self.extra
        departures += read.map { Departure(kind: .extra, token: log.items[$0].token, position: $0) }
        return count
    }
}
