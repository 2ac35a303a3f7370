import Graphviz
import LifecycleModel

/// The upper part of a figure: the statement, and the cards of controllers and their views.
extension FigureDrawing {
    /// Draws the statement above the cards, with an arrow to each controller's card.
    private mutating func drawStatement(_ top: Double, to controllerCards: [String]) {
        guard let (text, wide, high) = statementBox else { return }
        let left = statementLeft(wide)
        let pill = Canvas.BoxLook(fill: Theme.pill, stroke: Theme.pillOutline, isRounded: true)
        let name = canvas.box(
            Point(left + wide / 2, top + high / 2), wide, high, pill, label: text, statementStyle,
            title: statement.text, classes: "statement")
        let bottom = top + high
        let bus = bottom + 12
        for (column, card) in zip(columns, controllerCards) {
            let isBelow = column.spine > left + 12 && column.spine < left + wide - 12
            let start = isBelow ? column.spine : min(left + wide - 20, max(left + 20, columns[0].spine))
            let corners =
                isBelow
                ? [Point(start, bottom), Point(start, bottom + 26)]
                : [Point(start, bottom), Point(start, bus), Point(column.spine, bus), Point(column.spine, bottom + 26)]
            canvas.line(
                .polyline(corners, tipLength: FigureDrawing.effect.tipLength), FigureDrawing.effect, from: name,
                to: card)
        }
    }

    /// The lines of the statement and the size of its box, or nil without a statement.
    private var statementBox: (text: String, width: Double, height: Double)? {
        guard !statement.text.isEmpty else { return nil }
        let style = statementStyle
        let text = TextMetrics.wrap(statement.text, to: isNarrow ? width - 26 : max(width, 420), style)
        return (text, TextMetrics.width(text, style) + 26, TextMetrics.height(text, style) + 14)
    }

    private var statementStyle: Theme.Style {
        statement.isCode
            ? Theme.Style(font: .mono, size: 10, color: Theme.pillText)
            : Theme.Style(size: Theme.body.size, color: Theme.pillText)
    }

    private func statementLeft(_ width: Double) -> Double { columns.first.map { max(0, $0.spine - width / 2) } ?? 0 }

    /// Draws the statement and the cards of controllers and their views, and returns the top of the space below them.
    mutating func drawCards(_ statementTop: Double) -> Double {
        let top = statementBox.map { statementTop + $0.height + 26 } ?? statementTop
        for (index, controller) in model.controllers.enumerated() {
            let (column, card) = (columns[index], FigureDrawing.card)
            let info = run[controller]
            let name = drawCard(
                Point(column.spine, top), options["View controller"], info.id, Theme.controllerCard, info.className)
            let view = drawCard(
                Point(column.view, top), options["View"], viewName(info.id), Theme.viewCard,
                options["the view of \(info.id)"])
            let y = top + card.bar + (cardHeight - card.bar) / 2
            let (start, end) = (column.spine + card.width / 2, column.view - card.width / 2)
            canvas.line(
                .straight(Point(start, y), Point(end, y), tipLength: FigureDrawing.effect.tipLength),
                FigureDrawing.effect, from: name, to: view, title: options["\(info.id) refers to its view"])
            canvas.text("view", Point((start + end) / 2 - 3, y - 8), Theme.small)
            ends.append((name, top + cardHeight))
            viewCards.append(view)
        }
        drawStatement(statementTop, to: ends.map(\.name))
        cards = top + cardHeight
        return cards + 22
    }

    /// Returns the text on a view's card, such as `home's view`, or only the controller's name if that text is too
    /// wide.
    private func viewName(_ name: String) -> String {
        let words = options["\(name)'s view"]
        return TextMetrics.width(words, Theme.body) <= FigureDrawing.card.width - 10 ? words : name
    }

    private func cardText(_ name: String) -> String {
        TextMetrics.wrapName(name, to: FigureDrawing.card.width - 10, Theme.body)
    }

    /// The height of the cards, which depends on the name with the most lines.
    private var cardHeight: Double {
        let heights = model.controllers.map { TextMetrics.height(cardText(run[$0].id), Theme.body) }
        return FigureDrawing.card.bar + max(36, (heights.max() ?? 0) + 12)
    }

    private mutating func drawCard(
        _ top: Point, _ kind: String, _ name: String, _ color: ThemeColor, _ title: String
    ) -> String {
        let card = FigureDrawing.card
        let box = canvas.box(
            Point(top.x, top.y + cardHeight / 2), card.width, cardHeight,
            Canvas.BoxLook(fill: Theme.page, stroke: Theme.outline), title: title, classes: "card")
        canvas.box(
            Point(top.x, top.y + card.bar / 2), card.width, card.bar,
            Canvas.BoxLook(fill: color, stroke: Theme.outline),
            label: kind, Theme.Style(font: .bold, size: 10.5, color: Theme.cardTitle), classes: "card")
        canvas.text(
            cardText(name), Point(top.x, top.y + card.bar + (cardHeight - card.bar) / 2), Theme.body, classes: "card")
        return box
    }
}
