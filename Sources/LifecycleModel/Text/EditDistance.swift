/// A computation of the number of edits between two words: different, missing, and extra bytes, and transposed pairs.
///
/// The value keeps its rows, so that a search among many words allocates them once.
package struct EditDistance {
    private var row: [Int] = []
    private var before: [Int] = []
    private var next: [Int] = []

    package init() {}

    /// Returns the letter in lowercase if it is an ASCII letter.
    package static func lowered(_ letter: UInt8) -> UInt8 { (0x41...0x5A).contains(letter) ? letter | 0x20 : letter }

    /// Returns the distance in bytes, ignoring the case of ASCII letters, or nil if it exceeds `limit`. `left` must be
    /// in lowercase.
    ///
    /// Skips the common prefix. After the prefix, computes only cells within `limit` of the diagonal, because a path
    /// through other cells exceeds the limit.
    package mutating func distance(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        let same = zip(left, right).prefix { $0 == Self.lowered($1) }.count
        let count = right.count - same
        func other(_ index: Int) -> UInt8 { Self.lowered(right[same + index]) }
        for rows in [\EditDistance.row, \.before, \.next] {
            self[keyPath: rows].removeAll(keepingCapacity: true)
            self[keyPath: rows].append(contentsOf: 0...count)
        }
        for (i, letter) in left[same...].enumerated() {
            let first = max(0, i - limit)
            next[first] = first == 0 ? i + 1 : limit + 1
            var least = next[first]
            for j in first..<max(first, min(count, i + limit + 1)) {
                var cost = row[j] + (letter == other(j) ? 0 : 1)
                if i > 0, j > 0, letter == other(j - 1), left[same + i - 1] == other(j) {
                    cost = min(cost, before[j - 1] + 1)
                }
                next[j + 1] = min(cost, min(row[j + 1], next[j]) + 1)
                least = min(least, next[j + 1])
            }
            if least > limit { return nil }
            (before, row, next) = (row, next, before)
        }
        return row[count] <= limit ? row[count] : nil
    }
}
