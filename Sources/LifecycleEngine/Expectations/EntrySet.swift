import LifecycleScenario

/// The items that a list of entries matches, for any controller or for one controller.
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

    /// Returns whether an unqualified entry matches the item.
    func names(_ item: Expectation.Item) -> Bool { common.contains(item) }

    /// Returns whether an entry of this controller matches the item.
    func names(_ item: Expectation.Item, of controller: String) -> Bool { own[controller]?.contains(item) == true }
}
