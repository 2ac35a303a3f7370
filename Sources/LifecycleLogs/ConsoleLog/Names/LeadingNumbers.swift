/// The numbers before callbacks without controller names, as in `1 viewDidLoad`. These numbers distinguish instances,
/// or number the entries of a list.
struct LeadingNumbers {
    private var last: String?
    private var isRepeated = false
    /// Whether the numbers distinguish instances: two callbacks in a row had the same number, and a later callback
    /// had another number, or the numbers don't count up.
    private(set) var areInstances = false

    /// Adds the number before the next callback. If this number shows that the numbers distinguish instances, returns
    /// the number before the preceding callback. In all other cases, returns nil.
    mutating func add(_ number: String) -> String? {
        defer { last = number }
        guard !areInstances, let last, let value = Int(number), let before = Int(last) else { return nil }
        if value == before { isRepeated = true }
        // A counter grows by one, and starts again at 0 or 1.
        let isCounter = value == before + 1 || value < 2 && before > 1
        guard value != before, isRepeated || !isCounter else { return nil }
        areInstances = true
        return last
    }
}
