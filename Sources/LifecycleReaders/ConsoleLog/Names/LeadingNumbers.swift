/// The numbers before callbacks without names, as in `1 viewDidLoad`, which are the numbers of instances or of a list's
/// items.
struct LeadingNumbers {
    private var last: String?
    private var isRepeated = false
    /// Whether the numbers distinguish instances: two callbacks in a row had the same number, and a later callback has
    /// another number.
    private(set) var areInstances = false

    /// Adds the number before the next callback. If this shows that the numbers distinguish instances, returns the
    /// number of the preceding callbacks.
    mutating func add(_ number: String) -> String? {
        defer { last = number }
        if number == last { isRepeated = true }
        guard isRepeated, !areInstances, let last, last != number else { return nil }
        areInstances = true
        return last
    }
}
