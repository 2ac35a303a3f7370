/// An alignment of the callbacks that a step sends with those of a log, with few departures.
///
/// Only cells near the diagonal of the table are filled, so the work grows with the number of callbacks. Costs are
/// hundredths of a departure.
struct BandedAlignment {
    /// The callbacks of the log that match those of the step: the positions in both lists.
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

    private let expected: [Token]
    private let items: ArraySlice<Observation.Item>
    private let columns: Int
    /// Whether the log begins in the middle of the step, if callbacks at its start are missing.
    private let canBeCutAtStart: Bool
    private var table: [Int]

    /// Aligns all of `expected` with a beginning of the log from `start` on. Returns nil if that takes too many
    /// departures.
    ///
    /// - Parameter cutAtEnd: Returns the cost of a number of callbacks that are missing because the log ends.
    init?(_ expected: [Token], _ log: Observation, from start: Int, isFirst: Bool, cutAtEnd: (Int) -> Int) {
        self.expected = expected
        items = log.items[start..<min(start + expected.count + Self.limit, log.items.count)]
        columns = items.count + 1
        canBeCutAtStart = isFirst
        table = Array(repeating: Self.infinite, count: (expected.count + 1) * columns)
        guard fill() else { return nil }
        var last = (row: expected.count, column: 0)
        cost = Self.infinite
        for column in stride(from: items.count, to: 0, by: -1) where value(expected.count, column) < cost {
            (last, cost) = ((expected.count, column), value(expected.count, column))
        }
        if items.endIndex == log.items.count, !items.isEmpty {
            for row in 1..<max(expected.count, 1) {
                let ending = value(row, items.count) + cutAtEnd(expected.count - row)
                if ending < cost { (last, cost) = ((row, items.count), ending) }
            }
        }
        guard cost <= Self.limit * Self.extra, last.column > 0 else { return nil }
        end = start + last.column
        trace(from: last)
        guard departures.count <= max(1, pairs.count / 2) else { return nil }
    }

    private func value(_ row: Int, _ column: Int) -> Int { table[row * columns + column] }

    private func item(_ column: Int) -> Token { items[items.startIndex + column - 1].token }

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
        let isMatch = row > 0 && column > 0 && expected[row - 1] == item(column)
        if isMatch { body(row - 1, column - 1, value(row - 1, column - 1)) }
        if row > 0 {
            let price = canBeCutAtStart && column == 0 ? Self.cutAtStart : Self.missing
            body(row - 1, column, value(row - 1, column) + price)
        }
        if column > 0 { body(row, column - 1, value(row, column - 1) + Self.extra) }
        if !isMatch, row > 1, column > 1, expected[row - 1] == item(column - 1), expected[row - 2] == item(column) {
            body(row - 2, column - 2, value(row - 2, column - 2) + Self.swapped)
        }
    }

    /// Follows the cheapest ways back from a cell, and records matches and departures.
    private mutating func trace(from last: (row: Int, column: Int)) {
        var (row, column) = last
        while row > 0 || column > 0 {
            var way = (row: 0, column: 0, cost: Self.infinite)
            visit(row, column) { if $2 < way.cost { way = ($0, $1, $2) } }
            let position = items.startIndex + column - 1
            switch (row - way.row, column - way.column) {
            case (1, 1): pairs.append((position, row - 1))
            case (1, 0):
                if !canBeCutAtStart || column > 0 {
                    departures.append(Departure(kind: .missing, token: expected[row - 1], position: position + 1))
                }
            case (0, 1): departures.append(Departure(kind: .extra, token: item(column), position: position))
            default:
                departures.append(
                    Departure(
                        kind: .moved, token: item(column - 1), position: position - 1, expectedPosition: position))
                pairs += [(position, row - 2), (position - 1, row - 1)]
            }
            (row, column) = (way.row, way.column)
        }
        departures.reverse()
        pairs.reverse()
    }
}
