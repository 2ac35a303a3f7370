import Graphviz
import LifecycleModel

/// The upper part of a figure: the statement that starts it, and the cards of the controllers and their views.
extension EventsDrawing {
    mutating func drawStatement(_ top: Double) -> Double {
        let statement = model.statement
        guard !statement.isEmpty else { return top }
        let text = TextMetrics.wrap(statement, to: max(width, 420), EventsDrawing.mono)
        let (wide, high) = (
            TextMetrics.width(text, EventsDrawing.mono) + 26, TextMetrics.height(text, EventsDrawing.mono) + 14
        )
        let left = columns.first.map { max(0, $0.spine - wide / 2) } ?? 0
        let pill = Canvas.BoxLook(fill: Theme.pill, stroke: Theme.pillOutline, isRounded: true)
        canvas.box(
            Point(left + wide / 2, top + high / 2), wide, high, pill, label: text, EventsDrawing.mono,
            title: statement, classes: "statement")
        let bottom = top + high
        let bus = bottom + 12
        for column in columns {
            let isBelow = column.spine > left + 12 && column.spine < left + wide - 12
            let start = isBelow ? column.spine : min(left + wide - 20, max(left + 20, columns[0].spine))
            let corners =
                isBelow
                ? [Point(start, bottom), Point(start, bottom + 26)]
                : [Point(start, bottom), Point(start, bus), Point(column.spine, bus), Point(column.spine, bottom + 26)]
            canvas.line(.polyline(corners, tipLength: EventsDrawing.effect.tipLength), EventsDrawing.effect)
        }
        return bottom + 26
    }

    mutating func drawCards(_ top: Double) -> Double {
        for (index, controller) in model.controllers.enumerated() {
            let (column, card) = (columns[index], EventsDrawing.card)
            let info = run[controller]
            drawCard(Point(column.spine, top), "View controller", info.id, Theme.controllerCard, info.className)
            drawCard(Point(column.view, top), "View", viewName(info.id), Theme.viewCard, "the view of \(info.id)")
            let y = top + card.bar + (cardHeight - card.bar) / 2
            let (start, end) = (column.spine + card.width / 2, column.view - card.width / 2)
            canvas.line(
                .straight(Point(start, y), Point(end, y), tipLength: EventsDrawing.effect.tipLength),
                EventsDrawing.effect, title: "\(info.id) refers to its view")
            canvas.text("view", Point((start + end) / 2 - 3, y - 8), Theme.small)
            ends.append(top + cardHeight)
        }
        cards = top + cardHeight
        return cards + 22
    }

    /// What stands on the card of a view: whose it is, where that is short.
    private func viewName(_ name: String) -> String {
        let words = "\(name)'s view"
        return TextMetrics.width(words, Theme.body) <= EventsDrawing.card.width - 10 ? words : name
    }

    private func cardText(_ name: String) -> String {
        TextMetrics.wrapName(name, to: EventsDrawing.card.width - 10, Theme.body)
    }

    /// Cards are as high as the longest name on them asks for.
    private var cardHeight: Double {
        let heights = model.controllers.map { TextMetrics.height(cardText(run[$0].id), Theme.body) }
        return EventsDrawing.card.bar + max(36, (heights.max() ?? 0) + 12)
    }

    private mutating func drawCard(_ top: Point, _ kind: String, _ name: String, _ ink: Ink, _ title: String) {
        let card = EventsDrawing.card
        canvas.box(
            Point(top.x, top.y + cardHeight / 2), card.width, cardHeight,
            Canvas.BoxLook(fill: Theme.page, stroke: Theme.outline), title: title, classes: "card")
        canvas.box(
            Point(top.x, top.y + card.bar / 2), card.width, card.bar, Canvas.BoxLook(fill: ink, stroke: Theme.outline),
            label: kind, Theme.Style(font: .bold, size: 10.5, ink: Theme.cardTitle), classes: "card")
        canvas.text(
            cardText(name), Point(top.x, top.y + card.bar + (cardHeight - card.bar) / 2), Theme.body, classes: "card")
    }
}
