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

    /// Returns the cheapest alignment of all of `expected` with each beginning of the log from `start` on that
    /// doesn't take too many departures. A callback can be missing, or come after callbacks that the step doesn't send;
    /// only the callbacks that follow tell.
    ///
    /// - Parameter cutAtEnd: Returns the cost of a number of callbacks that are missing because the log ends.
    static func all(
        _ expected: [Token], _ log: Observation, from start: Int, isFirst: Bool, cutAtEnd: (Int) -> Int
    ) -> [BandedAlignment] {
        var table = BandedAlignment(expected, log, from: start, isFirst: isFirst)
        guard table.fill() else { return [] }
        var ends = (1..<table.columns).map { (row: expected.count, column: $0, cost: table.value(expected.count, $0)) }
        if log.endsInStep, table.items.endIndex == log.items.count, var whole = ends.popLast() {
            for row in 1..<max(expected.count, 1) {
                let cost = table.value(row, whole.column) + cutAtEnd(expected.count - row)
                if cost < whole.cost { whole = (row, whole.column, cost) }
            }
            ends.append(whole)
        }
        return ends.filter { $0.cost <= limit * extra }.compactMap { end in
            var alignment = table
            alignment.cost = end.cost
            alignment.end = start + end.column
            alignment.trace(from: (end.row, end.column))
            // Callbacks after the last one of the step belong to no step, either.
            let isLikely = alignment.departures.count <= max(1, alignment.pairs.count / 2)
            return isLikely && alignment.pairs.last?.item == alignment.end - 1 ? alignment : nil
        }
    }

    private init(_ expected: [Token], _ log: Observation, from start: Int, isFirst: Bool) {
        self.expected = expected
        items = log.items[start..<min(start + expected.count + Self.limit, log.items.count)]
        columns = items.count + 1
        canBeCutAtStart = isFirst
        table = Array(repeating: Self.infinite, count: (expected.count + 1) * columns)
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
        // Callbacks before the first one of the step belong to no step.
        if column > 0, row > 0 { body(row, column - 1, value(row, column - 1) + Self.extra) }
        if !isMatch, let count = exchange(row, column) {
            body(row - count, column - count, value(row - count, column - count) + Self.swapped)
        }
    }

    /// Returns the number of callbacks up to a cell if the log contains the last two in the other order, each with the
    /// callbacks before it that load its receiver's view.
    private func exchange(_ row: Int, _ column: Int) -> Int? {
        let second = unit(endingAt: row)
        let first = unit(endingAt: row - second)
        let count = first + second
        guard first > 0, second > 0, column >= count else { return nil }
        let read = items[..<(items.startIndex + column)].suffix(count).lazy.map(\.token)
        return read.elementsEqual(expected[..<row].suffix(second) + expected[..<(row - second)].suffix(first))
            ? count : nil
    }

    /// The number of callbacks that load the view of the receiver of the last callback of a row, and that callback.
    private func unit(endingAt row: Int) -> Int {
        guard row > 0 else { return 0 }
        let loading = expected[..<(row - 1)].reversed().prefix {
            $0.participant == expected[row - 1].participant && $0.callback.phase == .loading
        }
        return 1 + loading.count
    }

    /// Follows the cheapest ways back from a cell, and records matches and departures.
    private mutating func trace(from last: (row: Int, column: Int)) {
        var (row, column) = last
        while row > 0 || column > 0 {
            var way = (row: 0, column: 0, cost: Self.infinite)
            visit(row, column) { if $2 < way.cost { way = ($0, $1, $2) } }
            assert(way.cost < Self.infinite, "a cell with a finite cost has a way to it")
            let position = items.startIndex + column - 1
            switch (row - way.row, column - way.column) {
            case (1, 1): pairs.append((position, row - 1))
            case (1, 0):
                if !canBeCutAtStart || column > 0 {
                    departures.append(Departure(kind: .missing, token: expected[row - 1], position: position + 1))
                }
            case (0, 1): departures.append(Departure(kind: .extra, token: item(column), position: position))
            default:
                let second = unit(endingAt: row)
                let first = row - way.row - second
                let early = position - first
                departures.append(
                    Departure(kind: .moved, token: expected[row - 1], position: early, expectedPosition: position))
                pairs += (0..<first).map { (position - $0, row - second - 1 - $0) }
                pairs += (0..<second).map { (early - $0, row - 1 - $0) }
            }
            (row, column) = (way.row, way.column)
        }
        departures.reverse()
        pairs.reverse()
    }
}
