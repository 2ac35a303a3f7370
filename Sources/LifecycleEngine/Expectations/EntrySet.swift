import LifecycleScenario

/// The items that a list of entries matches, for all controllers or for a specific controller.
struct EntrySet {
    private var common: Set<Expectation.Item> = []
    private var own: [String: Set<Expectation.Item>] = [:]

    init(_ entries: [Expectation.Entry]) {
        for entry in entries {
            if let controller = entry.controller {
                own[controller, default: []].formUnion(entry.items)
            } else {
                common.formUnion(entry.items)
            }
        }
    }

    /// Returns whether an entry that names no controller matches the item.
    func names(_ item: Expectation.Item) -> Bool { common.contains(item) }

    /// Returns whether an entry for this controller matches the item.
    func names(_ item: Expectation.Item, of controller: String) -> Bool { own[controller]?.contains(item) == true }
}
