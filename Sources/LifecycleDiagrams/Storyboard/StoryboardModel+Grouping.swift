import LifecycleModel

extension StoryboardModel {
    /// Combines the scenes of each flow or each file into one card. If `grouping` is `scene`, does nothing. Missing
    /// controllers keep their cards.
    ///
    /// - Parameters:
    ///   - grouping: The scenes that one card represents.
    ///   - name: The name of the drawing's own file.
    mutating func group(by grouping: StoryboardOptions.Grouping, name: String) {
        switch grouping {
        case .scene: break
        case .flow: combine(heads: flowHeads) { head, members in head.joined(by: members) }
        case .file:
            combine(heads: fileHeads) { head, members in
                head.kind == .missing ? head : head.file(named: head.group.isEmpty ? name : head.group, with: members)
            }
        }
    }

    /// Combines all cards with the same head into the card that `body` returns, and removes the links between them.
    private mutating func combine(heads: [Int], _ body: (Card, [Card]) -> Card) {
        var members: [Int: [Card]] = [:]
        for (index, head) in heads.enumerated() where index != head { members[head, default: []].append(cards[index]) }
        let keys = Dictionary(uniqueKeysWithValues: cards.indices.map { (cards[$0].key, cards[heads[$0]].key) })
        let (old, oldLinks) = (cards, links)
        removeAll()
        for (index, card) in old.enumerated() where heads[index] == index { add(body(card, members[index] ?? [])) }
        for var link in oldLinks {
            guard let from = keys[link.from], let to = keys[link.to], from != to else { continue }
            (link.from, link.to) = (from, to)
            add(link)
        }
    }

    /// For each card, the index of the first card from the same file. For a missing controller, the index of its own
    /// card.
    private var fileHeads: [Int] {
        var first: [String: Int] = [:]
        return cards.enumerated().map { index, card in
            guard card.kind != .missing else { return index }
            if first[card.group] == nil { first[card.group] = index }
            return first[card.group] ?? index
        }
    }

    /// For each card, the index of the card at which its flow begins.
    ///
    /// A flow begins at each of these scenes:
    ///
    /// - the initial scene
    /// - a scene without incoming segues, or with only unwind segues
    /// - a presented scene
    /// - the destination of a custom or unknown segue
    /// - a child of a container other than a navigation controller
    /// - the destination of a segue from another file or from a card that is not a scene
    /// - the first scene of a cycle that none of these scenes leads to
    ///
    /// A flow also contains the scenes that its scenes show or embed, their next pages, and the root view controllers
    /// of its navigation controllers. A card that is not a scene is a separate flow.
    private var flowHeads: [Int] {
        let indices = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1.key, $0) })
        var next: [[Int]] = cards.map { _ in [] }
        var isEntered = cards.map { _ in false }
        var isHead = cards.map { $0.isInitial || $0.kind != .scene }
        for link in links where link.from != link.to && link.work != .unwind {
            guard let from = indices[link.from], let to = indices[link.to] else { continue }
            if link.staysInFlow, cards[from].kind == .scene, cards[from].group == cards[to].group {
                next[from].append(to)
                isEntered[to] = true
            } else {
                isHead[to] = true
            }
        }
        var heads: [Int?] = cards.map { _ in nil }
        let first = cards.indices.filter { isHead[$0] || !isEntered[$0] }
        for head in first { heads[head] = head }
        // The remaining cards are in cycles without a beginning. The flow of such a cycle begins at its first card.
        for start in first + Array(cards.indices) {
            let head = heads[start] ?? start
            guard head == start else { continue }
            heads[start] = head
            var queue = [start]
            while let card = queue.popLast() {
                for target in next[card] where heads[target] == nil {
                    heads[target] = head
                    queue.append(target)
                }
            }
        }
        return heads.enumerated().map { $1 ?? $0 }
    }
}

extension StoryboardModel.Link {
    /// Whether the link's destination belongs to the flow of its source.
    fileprivate var staysInFlow: Bool {
        switch work {
        case .show, .showDetail, .embed, .nextPage: true
        case .relationship: isRoot
        case .present, .popover, .custom, .unwind, .other: false
        }
    }
}

extension StoryboardModel.Card {
    /// Returns the card with the names of `members`, the other scenes in its flow.
    fileprivate func joined(by members: [StoryboardModel.Card]) -> StoryboardModel.Card {
        guard !members.isEmpty else { return self }
        var card = self
        let names = members.map(\.name)
        let more = names.count > 4 ? [options["and \(names.count - 4) more"]] : []
        card.details.append(options["with \((names.prefix(4) + more).joined(separator: options[", "]))"])
        card.sentence += options[" With \(options.row(names))."]
        card.names.formUnion(members.flatMap(\.names))
        card.position = nil
        return card
    }

    /// Returns a card for a file, which represents this card and the cards in `members`.
    fileprivate func file(named name: String, with members: [StoryboardModel.Card]) -> StoryboardModel.Card {
        let all = [self] + members
        var card = self
        card.name = name
        card.kind = all.contains { $0.kind == .scene } ? .scene : .reference
        let count = all.count { $0.kind == card.kind }
        card.details = [options.count(count, card.kind == .scene ? "scene" : "referenced scene")]
        card.sentence = options["\(name): \(card.details[0])."]
        card.isInitial = group.isEmpty && all.contains(where: \.isInitial)
        card.isUnreachable = false
        card.group = ""
        card.names = all.reduce(into: [name]) { $0.formUnion($1.names) }
        card.position = nil
        return card
    }
}
