extension StoryboardModel {
    /// The indices in ``links`` of the links that lead back. These links run against the direction of the drawing, so
    /// that all other links can run in its direction.
    ///
    /// Unwind segues lead back. A depth-first search finds the other links. It starts from the initial card, then from cards without incoming links,
    /// and then from the rest. A link to a card on the current path leads back.
    var backward: Set<Int> {
        var leaving: [String: [Int]] = [:]
        var entered: Set<String> = []
        for (index, link) in links.enumerated() where link.from != link.to && link.work != .unwind {
            leaving[link.from, default: []].append(index)
            entered.insert(link.to)
        }
        let first = cards.filter(\.isInitial) + cards.filter { !entered.contains($0.key) } + cards
        var walk = Walk(links: links, leaving: leaving)
        for card in first { walk.go(from: card.key) }
        return walk.backward.union(links.indices.filter { links[$0].work == .unwind })
    }

    private struct Walk {
        let links: [Link]
        let leaving: [String: [Int]]
        var backward: Set<Int> = []
        private var seen: Set<String> = []
        private var open: Set<String> = []

        init(links: [Link], leaving: [String: [Int]]) {
            self.links = links
            self.leaving = leaving
        }

        /// Searches from the card with the key `start`, unless an earlier search reached it. Uses an explicit stack
        /// instead of recursion, because a chain of scenes can be long.
        mutating func go(from start: String) {
            guard seen.insert(start).inserted else { return }
            var way: [(key: String, next: Int)] = [(start, 0)]
            open.insert(start)
            while let (key, next) = way.last {
                guard let indices = leaving[key], next < indices.count else {
                    open.remove(key)
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let target = links[indices[next]].to
                if open.contains(target) {
                    backward.insert(indices[next])
                } else if seen.insert(target).inserted {
                    open.insert(target)
                    way.append((target, 0))
                }
            }
        }
    }
}
