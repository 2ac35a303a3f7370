/// An expected order and the actual order, both reduced to the callbacks that the expectation covers.
public struct OrderMismatch: Sendable, Hashable {
    /// The expected order, such as `["home.viewWillAppear", "home.viewDidAppear"]`.
    public var expected: [String]
    /// The actual order.
    public var actual: [String]
    /// The first position in both lists, from 0, where they differ; nil for lists without an order.
    public var firstMismatch: Int?

    /// Creates a mismatch.
    public init(expected: [String], actual: [String], firstMismatch: Int?) {
        self.expected = expected
        self.actual = actual
        self.firstMismatch = firstMismatch
    }

    /// The expected and the actual order side by side, with a mark at the first mismatch; empty for lists without an order.
    public var table: String {
        guard let firstMismatch else { return "" }
        let width = max(8, expected.map(\.count).max() ?? 0)
        func pad(_ text: String) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
        var lines = "      " + pad("expected") + "   actual\n"
        for index in 0..<max(expected.count, actual.count) {
            let left = index < expected.count ? expected[index] : "—"
            let right = index < actual.count ? actual[index] : "—"
            lines += (index == firstMismatch ? "    > " : "      ") + pad(left) + " | " + right + "\n"
        }
        return lines
    }
}
