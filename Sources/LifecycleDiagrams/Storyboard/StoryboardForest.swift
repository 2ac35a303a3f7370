import LifecycleModel

/// A storyboard as trees in columns. Each card except a root is to the right of a card that contains it or leads to
/// it.
///
/// A link to a card in another position ends at a reference, which repeats the name of the card. To limit the number
/// of columns, a card that would be in the last column begins a new tree if it has outgoing links.
struct StoryboardForest {
    /// A card or a reference in a tree.
    struct Entry {
        /// The index of the card.
        var card: Int
        /// The index of the link that leads to the entry, or nil for the root of a tree.
        var link: Int?
        /// The index of the entry to the left, or nil for the root of a tree.
        var parent: Int?
        var column: Int
        /// Whether the entry is a reference to a card at another position.
        var isReference = false
    }

    /// The entries from top to bottom, each after its parent.
    private(set) var entries: [Entry] = []
    /// The cards without links, except the initial card.
    private(set) var isolated: [Int] = []
    private let map: StoryboardModel
    private let indices: [String: Int]
    /// The links from each card: containment first, and then other links, grouped by kind.
    private var leaving: [[Int]]
    /// For each card, the index of the link that places it in a tree, or nil for a root or an isolated card.
    private var owners: [Int?]
    private var roots: [Int] = []
    /// The number of columns if no card begins a new tree because of the column limit.
    private(set) var depth = 1

    init(_ map: StoryboardModel) {
        self.map = map
        indices = Dictionary(uniqueKeysWithValues: map.cards.enumerated().map { ($1.key, $0) })
        leaving = Array(repeating: [], count: map.cards.count)
        owners = Array(repeating: nil, count: map.cards.count)
        for (number, link) in map.links.enumerated() {
            if let from = indices[link.from] { leaving[from].append(number) }
        }
        let works = works
        for (card, numbers) in leaving.enumerated() where numbers.count > 1 {
            let kinds = Dictionary(grouping: numbers) { map.links[$0].work }
            leaving[card] = (works[map.cards[card].key] ?? []).flatMap { kinds[$0] ?? [] }
        }
        findOwners()
    }

    /// The kinds of links from each card: containment first, and then other kinds in file order.
    var works: [String: [Storyboard.Segue.Work]] {
        var works: [String: [Storyboard.Segue.Work]] = [:]
        for isContainment in [true, false] {
            for link in map.links where link.work.isContainment == isContainment {
                if works[link.from]?.contains(link.work) != true { works[link.from, default: []].append(link.work) }
            }
        }
        return works
    }

    /// Finds the trees, starting from the initial card, then from cards without incoming links, and then from the
    /// rest. Only containment places a child of a container, so the child is to the right of its container.
    private mutating func findOwners() {
        var contained: Set<Int> = []
        var entered: Set<Int> = []
        for link in map.links where link.from != link.to {
            guard let to = indices[link.to] else { continue }
            entered.insert(to)
            if link.work.isContainment { contained.insert(to) }
        }
        isolated = map.cards.indices.filter {
            leaving[$0].isEmpty && !entered.contains($0) && !map.cards[$0].isInitial
        }
        var seen = Set(isolated)
        let first = map.cards.indices.filter { map.cards[$0].isInitial }
        for root in first + map.cards.indices.filter({ !entered.contains($0) }) + map.cards.indices
        where seen.insert(root).inserted {
            roots.append(root)
            var queue = [(card: root, column: 0)]
            var next = 0
            while next < queue.count {
                let (card, column) = queue[next]
                next += 1
                if !leaving[card].isEmpty { depth = max(depth, column + 2) }
                for number in leaving[card] {
                    guard let to = indices[map.links[number].to],
                        map.links[number].work.isContainment || !contained.contains(to), seen.insert(to).inserted
                    else { continue }
                    owners[to] = number
                    queue.append((to, column + 1))
                }
            }
        }
    }

    /// Arranges the cards in at most `columns` columns.
    mutating func arrange(columns: Int) {
        entries = []
        var starts = Array(roots.reversed())
        while let root = starts.popLast() {
            var pending = [Entry(card: root, column: 0)]
            var continued: [Int] = []
            // Uses an explicit stack instead of recursion, because a chain of scenes can be long.
            while var entry = pending.popLast() {
                let isLast = entry.column == columns - 1
                if !entry.isReference, entry.column > 0, isLast, !leaving[entry.card].isEmpty {
                    entry.isReference = true
                    continued.append(entry.card)
                }
                entries.append(entry)
                guard !entry.isReference else { continue }
                for number in leaving[entry.card].reversed() {
                    guard let to = indices[map.links[number].to] else { continue }
                    pending.append(
                        Entry(
                            card: to, link: number, parent: entries.count - 1, column: entry.column + 1,
                            isReference: owners[to] != number))
                }
            }
            starts += continued.reversed()
        }
    }
}
