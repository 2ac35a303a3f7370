import LifecycleModel

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

    func names(_ item: Expectation.Item) -> Bool { common.contains(item) }

    func names(_ item: Expectation.Item, of controller: String) -> Bool { own[controller]?.contains(item) == true }
}
