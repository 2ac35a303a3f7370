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
}
