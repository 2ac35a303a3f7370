import Graphviz
import LifecycleModel

/// A drawing of a storyboard as trees from left to right on a page of limited width.
///
/// In the graph, a link that ends at a reference is an edge between the cards of the link.
struct StoryboardTree {
    private let drawing: StoryboardDrawing
    private var forest: StoryboardForest
    private var canvas = Canvas(name: "storyboard")
    /// The left edge of each column, and the width of its cards.
    private var columns: [(left: Double, width: Double)] = []
    private var boxes: [StoryboardPlaces.Box] = []
    private let width: Double
    /// The kinds of links from each card, in the order of its children.
    private let works: [String: [Storyboard.Segue.Work]]
    /// The width of the vertical lines for different kinds of links.
    private let trunks: Double
    /// The number of cards with each name.
    private let names: [String: Int]

    /// The distance of vertical lines from cards, and the distance between the lines of different kinds.
    private static let (stub, lane) = (16.0, 7.0)
    /// The distances between cards in a column, and between trees.
    private static let (gap, treeGap) = (10.0, 22.0)
    /// The space for the mark of the initial card.
    private static let mark = 26.0
    private static let referenceStyle = Theme.Style(size: StoryboardTheme.label.size, color: Theme.muted)

    init(_ drawing: StoryboardDrawing) {
        self.drawing = drawing
        forest = StoryboardForest(drawing.map)
        works = forest.works
        let kinds = works.values.map(\.count).max() ?? 1
        trunks = StoryboardTree.stub + Double(max(1, kinds) - 1) * StoryboardTree.lane
        names = drawing.map.cards.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        width = (drawing.options.widthLimit ?? .infinity) - 2 * Theme.margin
        arrange()
    }

    /// Chooses the number of columns.
    private mutating func arrange() {
        let card = drawing.map.cards.indices.map { max(size($0).width, referenceSize($0).width) }.max() ?? 0
        let pitch = card + (drawing.map.links.map(\.size.width).max() ?? 0) + room
        forest.arrange(
            columns: width.isFinite
                ? max(2, Int((width - StoryboardTree.mark - card) / pitch) + 1) : forest.depth)
    }

    /// The space between columns in addition to the width of a label.
    private var room: Double { trunks + 14 }

    consuming func picture() -> Picture {
        let heading = width.isFinite ? width : 600
        let top = canvas.heading(drawing.heading, drawing.remark, drawing.options, width: heading) + 8
        placeColumns()
        placeEntries(below: top)
        for (index, entry) in forest.entries.enumerated() { drawLink(to: entry, boxes[index]) }
        for (index, entry) in forest.entries.enumerated() { draw(entry, boxes[index]) }
        drawIsolated()
        var items = drawing.legend
        if forest.entries.contains(where: \.isReference) {
            items.append(
                LegendItem(
                    sample: .box(fill: Theme.page, stroke: Theme.fadedLine, dashed: true),
                    text: drawing.options["scene shown elsewhere in this drawing"]))
        }
        _ = canvas.legend(items, drawing.options, at: Point(0, canvas.extent.y + 18), width: heading)
        return canvas.picture(
            drawing.options, title: drawing.title, description: drawing.description, summary: drawing.summary)
    }

    // MARK: Places

    private func size(_ card: Int) -> (width: Double, height: Double) {
        drawing.map.cards[card].inItsFile.size
    }

    private func referenceText(_ index: Int) -> String {
        let card = drawing.map.cards[index]
        var name = card.name
        if names[name, default: 0] > 1, let detail = card.details.last { name += " (\(detail))" }
        return "→ " + name.onOneLine(limit: 60)
    }

    private func referenceSize(_ card: Int) -> (width: Double, height: Double) {
        let text = referenceText(card)
        return (
            TextMetrics.width(text, StoryboardTree.referenceStyle) + 16,
            TextMetrics.height(text, StoryboardTree.referenceStyle) + 8
        )
    }

    private func label(_ entry: StoryboardForest.Entry) -> (width: Double, height: Double) {
        entry.link.map { drawing.map.links[$0].size } ?? (0, 0)
    }

    private mutating func placeColumns() {
        let count = (forest.entries.map(\.column).max() ?? 0) + 1
        var (widths, labels) = (Array(repeating: 80.0, count: count), Array(repeating: 0.0, count: count))
        for entry in forest.entries {
            let own = entry.isReference ? referenceSize(entry.card).width : size(entry.card).width
            widths[entry.column] = max(widths[entry.column], own)
            labels[entry.column] = max(labels[entry.column], label(entry).width)
        }
        var left = StoryboardTree.mark
        for column in 0..<count {
            if column > 0 { left += labels[column] + room }
            columns.append((left, widths[column]))
            left += widths[column]
        }
    }

    /// Places all entries. The first child is next to its parent. Every other entry is below the previous entries in
    /// its column and in the columns to the right.
    private mutating func placeEntries(below top: Double) {
        let sizes = forest.entries.map { $0.isReference ? referenceSize($0.card) : size($0.card) }
        var bottoms = columns.map { _ in top }
        for (index, entry) in forest.entries.enumerated() {
            let y: Double
            if let parent = entry.parent, parent == index - 1 {
                y = boxes[parent].middle.y
            } else {
                let gap = entry.parent == nil && index > 0 ? StoryboardTree.treeGap : StoryboardTree.gap
                var least = top
                // The entry is aligned with its chain of first children.
                for (offset, first) in forest.entries[index...].enumerated() {
                    if offset > 0, first.parent != index + offset - 1 { break }
                    let above = max(sizes[index + offset].height / 2, label(first).height)
                    least = max(least, (bottoms[first.column...].max() ?? 0) + gap + above)
                }
                y = least
            }
            bottoms[entry.column] = y + sizes[index].height / 2
            let width = entry.isReference ? sizes[index].width : columns[entry.column].width
            boxes.append(
                StoryboardPlaces.Box(
                    middle: Point(columns[entry.column].left + width / 2, y), width: width,
                    height: sizes[index].height))
        }
    }

    // MARK: Drawing

    private mutating func draw(_ entry: StoryboardForest.Entry, _ box: StoryboardPlaces.Box) {
        let card = drawing.map.cards[entry.card]
        guard entry.isReference else {
            return canvas.draw(card, box, link: drawing.link(of: card))
        }
        canvas.box(
            box.middle, box.width, box.height,
            Canvas.BoxLook(fill: Theme.page, stroke: Theme.fadedLine, isRounded: true, isDashed: true),
            label: referenceText(entry.card), StoryboardTree.referenceStyle, title: card.sentence,
            classes: "scene reference")
    }

    private mutating func drawLink(to entry: StoryboardForest.Entry, _ box: StoryboardPlaces.Box) {
        guard let number = entry.link, let parent = entry.parent else { return }
        let (link, start) = (drawing.map.links[number], boxes[parent])
        let column = columns[forest.entries[parent].column]
        let kinds = works[link.from] ?? []
        let lane = Double(kinds.firstIndex(of: link.work) ?? 0)
        // The lines of the first kind lead to the upper children, so they don't cross the lines of other kinds.
        let step = min(StoryboardTree.lane, (start.height / 2 - 6) / Double(max(1, kinds.count - 1)))
        let trunk = column.left + column.width + trunks
        let turn = trunk - lane * StoryboardTree.lane
        let (left, y) = (box.middle.x - box.width / 2, box.middle.y)
        let exit = Point(start.middle.x + start.width / 2, start.middle.y + lane * step)
        let turns = exit.y == y ? [] : [Point(turn, exit.y), Point(turn, y)]
        canvas.draw(link, through: [exit] + turns + [Point(left, y)])
        let style = Theme.Style(size: StoryboardTheme.label.size, color: StoryboardTheme.look(of: link).color)
        canvas.text(
            link.label, Point(trunk + 6, y - 3 - TextMetrics.height(link.label, style) / 2), style, .left,
            title: link.sentences.first, classes: "segue")
    }

    /// Draws the cards without links in rows below the trees.
    private mutating func drawIsolated() {
        let lowest = boxes.map { $0.middle.y + $0.height / 2 }.max() ?? canvas.extent.y
        var (x, y, high) = (StoryboardTree.mark, lowest + StoryboardTree.treeGap, 0.0)
        for card in forest.isolated {
            let (wide, height) = size(card)
            if x > StoryboardTree.mark, x + wide > width {
                (x, y, high) = (StoryboardTree.mark, y + high + StoryboardTree.gap, 0)
            }
            let middle = Point(x + wide / 2, y + height / 2)
            canvas.draw(
                drawing.map.cards[card], StoryboardPlaces.Box(middle: middle, width: wide, height: height),
                link: drawing.link(of: drawing.map.cards[card]))
            (x, high) = (x + wide + StoryboardTree.gap, max(high, height))
        }
    }
}
