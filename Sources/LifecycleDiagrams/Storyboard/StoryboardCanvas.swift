import Graphviz
import LifecycleModel

/// A drawing of a storyboard with the arrangement of Interface Builder's canvas.
struct StoryboardCanvas {
    private let drawing: StoryboardDrawing
    private var canvas = Canvas(name: "storyboard")
    private var boxes: [StoryboardPlaces.Box] = []
    private var indices: [String: Int] = [:]
    /// The boxes of the cards, and those of the labels drawn so far.
    private var (cards, labels) = (StoryboardPlaces.Grid(), StoryboardPlaces.Grid())

    init(_ drawing: StoryboardDrawing) { self.drawing = drawing }

    consuming func picture() -> Picture {
        let cards = drawing.map.cards
        let top = canvas.heading(drawing.heading, drawing.remark, drawing.options, width: 600)
        let layout = StoryboardPlaces(cards, sizes: cards.map { $0.inItsFile.size }, top: top + 14)
        boxes = layout.boxes
        self.cards = StoryboardPlaces.Grid(boxes)
        indices = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1.key, $0) })
        drawLinks()
        for (card, box) in zip(cards, boxes) { canvas.draw(card, box, link: drawing.link(of: card)) }
        let bottom = max(layout.bottom, canvas.extent.y)
        _ = canvas.legend(drawing.legend, drawing.options, at: Point(0, bottom + 24), width: max(layout.width, 600))
        return canvas.picture(
            drawing.options, title: drawing.title, description: drawing.description, summary: drawing.summary)
    }

    // MARK: Links

    /// Draws the links. Links between the same two cards are side by side.
    private mutating func drawLinks() {
        let links = drawing.map.links
        let counts = links.reduce(into: [Set<String>: Int]()) { $0[[$1.from, $1.to], default: 0] += 1 }
        var lanes: [Set<String>: Int] = [:]
        for link in links {
            guard let from = indices[link.from], let to = indices[link.to] else { continue }
            let pair: Set<String> = [link.from, link.to]
            let lane = lanes[pair, default: 0]
            lanes[pair] = lane + 1
            if from == to {
                drawLoop(link, boxes[from], lane)
            } else {
                // The offsets of a pair's links are on the same axis, so that links in opposite directions don't
                // overlap.
                let share = (Double(lane) + 0.5) / Double(counts[pair] ?? 1) - 0.5
                draw(link, boxes[from], boxes[to], aside: from < to ? share : -share)
            }
        }
    }

    /// Draws a link. `aside` is its offset from the center of the parallel links, from -0.5 to 0.5.
    private mutating func draw(
        _ link: StoryboardModel.Link, _ from: StoryboardPlaces.Box, _ to: StoryboardPlaces.Box, aside: Double
    ) {
        let (dx, dy) = (to.middle.x - from.middle.x, to.middle.y - from.middle.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1)
        let room = min(from.height, to.height) * 0.9
        let shift = Point(-dy / length * aside * room, dx / length * aside * room)
        let ends = [from.exit(toward: to.middle, shift: shift), to.exit(toward: from.middle, shift: shift)]
        let drawn = canvas.draw(link, through: ends)
        label(link, from: drawn[0], to: drawn[1])
    }

    private mutating func drawLoop(_ link: StoryboardModel.Link, _ box: StoryboardPlaces.Box, _ lane: Int) {
        let (right, top) = (box.middle.x + box.width / 2, box.middle.y - box.height / 2)
        let reach = 16.0 + Double(lane) * 8
        let corners = [
            Point(right - 18, top), Point(right - 18, top - reach), Point(right + reach, top - reach),
            Point(right + reach, top + 10), Point(right, top + 10),
        ]
        canvas.draw(link, through: corners)
        label(link, from: corners[1], to: corners[2])
    }

    /// Draws the label of a link on the link's line, or next to the line if it would overlap a card or another
    /// label.
    private mutating func label(_ link: StoryboardModel.Link, from: Point, to: Point) {
        let style = Theme.Style(size: StoryboardTheme.label.size, color: StoryboardTheme.look(of: link).color)
        let (width, height) = (TextMetrics.width(link.label, style) + 4, TextMetrics.height(link.label, style))
        let point = free(width, height, from: from, to: to)
        labels.add(StoryboardPlaces.Box(middle: point, width: width, height: height))
        canvas.text(link.label, point, style, title: link.sentences.first, classes: "segue", on: Theme.page)
    }

    private func free(_ width: Double, _ height: Double, from: Point, to: Point) -> Point {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1)
        for ring in 0..<400 {
            for share in [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] {
                for side in ring == 0 ? [0.0] : [1.0, -1.0] {
                    let off = Double(ring) * 9 * side
                    let point = Point(
                        from.x + dx * share - dy / length * off, from.y + dy * share + dx / length * off)
                    let isTaken =
                        point.x < width / 2 || point.y < 50 + height / 2
                        || cards.touches(point, width, height, gap: 4)
                        || labels.touches(point, width, height, gap: 2)
                    if !isTaken { return point }
                }
            }
        }
        return Point(from.x, from.y)
    }
}
