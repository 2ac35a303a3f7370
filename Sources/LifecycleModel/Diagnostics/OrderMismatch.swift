/// An expected order and the order that came instead, both reduced to what the expectation covers.
public struct OrderMismatch: Sendable, Hashable {
    /// The expected order, such as `["home.viewWillAppear", "home.viewDidAppear"]`.
    public var expected: [String]
    /// The order that came.
    public var actual: [String]
    /// The position in both lists, from 0, where they first differ; nil for lists that have no order to compare.
    public var firstMismatch: Int?

    /// Creates a mismatch.
    public init(expected: [String], actual: [String], firstMismatch: Int?) {
        self.expected = expected
        self.actual = actual
        self.firstMismatch = firstMismatch
    }
}
