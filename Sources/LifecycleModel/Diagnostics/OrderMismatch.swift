/// An expected order that differs from the actual order.
public struct OrderMismatch: Sendable, Hashable, Codable {
    /// A row of a table with the expected and the actual order side by side.
    public struct Row: Sendable, Hashable, Codable {
        /// The expected entry, or nil if nothing is expected between the previous row and the next row.
        public let expected: String?
        /// The actual entry, or nil if nothing occurred between the previous row and the next row.
        public let actual: String?
        /// Whether the actual entry matches the expected entry.
        public let isMatch: Bool
    }

    /// The expected order, such as `["home.viewWillAppear", "home.viewDidAppear"]`.
    public let expected: [String]
    /// The actual order.
    public let actual: [String]
    /// The first position in both lists, from 0, where they differ, or nil for lists without an order.
    public let firstMismatch: Int?
    /// Both orders, aligned at matching entries.
    public let rows: [Row]

    /// Creates a mismatch.
    ///
    /// - Parameters:
    ///   - expected: The expected order.
    ///   - actual: The actual order.
    ///   - firstMismatch: The first position where they differ, or nil for lists without an order.
    ///   - keys: A key for each entry, or nil to match only equal entries. Entries with equal keys match, even if their
    ///     spelling differs.
    public init(
        expected: [String], actual: [String], firstMismatch: Int?, keys: (expected: [String], actual: [String])? = nil
    ) {
        self.expected = expected
        self.actual = actual
        self.firstMismatch = firstMismatch
        rows = OrderMismatch.rows(expected, actual, keys ?? (expected, actual))
    }

    private static func rows(
        _ expected: [String], _ actual: [String], _ keys: (expected: [String], actual: [String])
    ) -> [Row] {
        var numbers: [String: Int] = [:]
        for key in keys.expected + keys.actual where numbers[key] == nil { numbers[key] = numbers.count }
        let alignment = Alignment(keys.expected.map { numbers[$0] ?? 0 }, keys.actual.map { numbers[$0] ?? 0 })
        var rows: [Row] = []
        var (left, right) = (0, 0)
        while left < expected.count || right < actual.count {
            let isRemoved = left < expected.count && alignment.isRemoved[left]
            let isAdded = right < actual.count && alignment.isAdded[right]
            let isMatch = !isRemoved && !isAdded
            let (wanted, came) = (isRemoved || isMatch, isAdded || isMatch)
            rows.append(
                Row(expected: wanted ? expected[left] : nil, actual: came ? actual[right] : nil, isMatch: isMatch))
            left += wanted ? 1 : 0
            right += came ? 1 : 0
        }
        return rows
    }

    /// Both orders side by side, with a mark at each row that differs. More than 5 equal rows that are further than 3 rows
    /// from a difference are only counted. The text is empty for lists without an order.
    public var table: String {
        guard firstMismatch != nil else { return "" }
        let width = max(8, rows.map { $0.expected?.count ?? 1 }.max() ?? 0)
        func pad(_ text: String) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
        var isNear = Array(repeating: false, count: rows.count)
        for index in rows.indices where !rows[index].isMatch {
            for other in max(index - 3, 0)...min(index + 3, rows.count - 1) { isNear[other] = true }
        }
        var lines = "      " + pad("expected") + "   actual\n"
        var rest = rows.indices
        while let index = rest.first {
            let equal = rest.prefix { !isNear[$0] }.count
            if equal > 5 {
                lines += "      … \(equal) equal\n"
            } else {
                let row = rows[index]
                lines +=
                    (row.isMatch ? "      " : "    > ") + pad(row.expected ?? "—") + " | " + (row.actual ?? "—") + "\n"
            }
            rest = rest.dropFirst(equal > 5 ? equal : 1)
        }
        return lines
    }
}
