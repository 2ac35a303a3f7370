import Graphviz
import LifecycleModel

/// The direction of a storyboard drawing, and rows for cards that don't fit side by side.
struct StoryboardFlow {
    /// Whether scenes follow each other from top to bottom instead of from left to right.
    let isDownward: Bool
    /// The number of rows by which a card is moved down because its row is full, by the card's key.
    private(set) var drop: [String: Int] = [:]
    /// The maximum width of a card's text, in points.
    var cardWidth: Double { isDownward ? 140 : StoryboardTheme.cardWidth }
    /// The maximum width of a segue's label, in points.
    var labelWidth: Double { isDownward ? 110 : StoryboardTheme.labelWidth }

    /// Chooses left to right if the drawing is then at most `limit` points wide, and top to bottom otherwise.
    init(_ map: StoryboardMap, backward: Set<Int>, limit: Double?) {
        let rows = Rows(map, backward)
        let room = limit.map { $0 * StoryboardFlow.share } ?? .infinity
        isDownward = StoryboardFlow.length(map, rows.placed { _ in 0 }.rows, backward) > room
        guard isDownward else { return }
        let labels = StoryboardFlow.labelWidths(map, backward, atMost: labelWidth)
        let widths = map.cards.map { card in
            let cardWidth = StoryboardFlow.width(of: card, atMost: cardWidth)
            return (card.key, max(cardWidth, labels[card.key] ?? 0) + StoryboardFlow.gap)
        }
        let width = Dictionary(widths) { first, _ in first }
        drop = rows.placed(atMost: room) { width[$0] ?? 0 }.drop
    }

    /// The share of the width for cards and labels. Passing lines take the rest.
    private static let share = 0.88
    /// The distance between cards side by side.
    private static let gap = 24.0

    private static func width(of card: StoryboardMap.Card, atMost limit: Double) -> Double {
        let (name, rest) = card.lines(atMost: limit)
        let text = max(
            name.map { TextMetrics.width($0, StoryboardTheme.name) }.max() ?? 0,
            rest.map { TextMetrics.width($0, StoryboardTheme.text) }.max() ?? 0)
        return max(80, text + 22)
    }

    /// The width of the labels on the links to each card.
    private static func labelWidths(
        _ map: StoryboardMap, _ backward: Set<Int>, atMost limit: Double
    ) -> [String: Double] {
        map.links.enumerated().reduce(into: [:]) { widths, link in
            widths[ends(of: link.element, link.offset, backward).1, default: 0] += width(
                of: link.element, atMost: limit)
        }
    }

    private static func width(of link: StoryboardMap.Link, atMost limit: Double) -> Double {
        (link.lines(atMost: limit).map { TextMetrics.width($0, StoryboardTheme.label) }.max() ?? 0) + 6
    }

    /// Returns the connected cards, in reading order.
    fileprivate static func ends(of link: StoryboardMap.Link, _ number: Int, _ backward: Set<Int>) -> (String, String) {
        backward.contains(number) ? (link.to, link.from) : (link.from, link.to)
    }

    /// The width of the drawing from left to right: the widest card or label of each rank, and the distances between
    /// them.
    private static func length(_ map: StoryboardMap, _ ranks: [String: Int], _ backward: Set<Int>) -> Double {
        // The legend takes the first two ranks.
        var widths = map.links.isEmpty ? [:] : [1: 120.0]
        func widen(_ rank: Int, to width: Double) { widths[rank] = max(widths[rank] ?? 0, width) }
        for card in map.cards {
            widen(ranks[card.key] ?? 0, to: width(of: card, atMost: StoryboardTheme.cardWidth))
        }
        for (number, link) in map.links.enumerated() {
            let width = width(of: link, atMost: StoryboardTheme.labelWidth)
            widen((ranks[ends(of: link, number, backward).0] ?? 0) + 1, to: width)
        }
        let margins = 2 * (Theme.margin + StoryboardGraph.frameMargin)
        return widths.values.reduce(0, +) + Double(widths.keys.max() ?? 0) * StoryboardGraph.rankGap + margins
    }
}

/// The ranks of a storyboard's cards in `dot`. The initial card follows its mark, and other cards follow a label.
private struct Rows {
    private let cards: [StoryboardMap.Card]
    private var leaving: [String: [String]] = [:]
    private var entering: [String: Int] = [:]

    init(_ map: StoryboardMap, _ backward: Set<Int>) {
        cards = map.cards
        for (number, link) in map.links.enumerated() where link.from != link.to {
            let (from, to) = StoryboardFlow.ends(of: link, number, backward)
            leaving[from, default: []].append(to)
            entering[to, default: 0] += 1
        }
    }

    /// Returns the rank of each card, and the number of rows by which it is moved down because the row below its
    /// parents is full.
    func placed(
        atMost limit: Double = .infinity, _ width: (String) -> Double
    ) -> (rows: [String: Int], drop: [String: Int]) {
        var (rows, drop, entering): ([String: Int], [String: Int], [String: Int]) = ([:], [:], entering)
        var filled: [Int: Double] = [:]
        for card in cards where card.isInitial { rows[card.key] = 1 }
        var ready = cards.map(\.key).filter { entering[$0] == nil }
        var next = 0
        while next < ready.count {
            let key = ready[next]
            next += 1
            var row = rows[key] ?? 0
            let least = row
            while row > 1, filled[row, default: 0] > 0, filled[row, default: 0] + width(key) > limit { row += 2 }
            filled[row, default: 0] += width(key)
            rows[key] = row
            if row > least { drop[key] = (row - least) / 2 }
            for child in leaving[key] ?? [] {
                rows[child] = max(rows[child] ?? 0, row + 2)
                entering[child, default: 1] -= 1
                if entering[child] == 0 { ready.append(child) }
            }
        }
        return (rows, drop)
    }
}
