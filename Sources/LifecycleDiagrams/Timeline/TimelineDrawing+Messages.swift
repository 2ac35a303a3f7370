import Graphviz
import LifecycleModel

extension TimelineDrawing {
    /// Draws one message: its arrow, its label, and what it does to its receiver's lifeline.
    mutating func draw(_ message: TimelineModel.Message) {
        guard let target = layout.column(of: message.event.controller) else { return }
        let line = y + 19
        let look = look(of: message)
        let sender = layout.sender(of: message)
        if sender == target {
            drawSelf(message, target, line, look)
        } else {
            drawAcross(message, sender, target, line, look)
        }
        follow(message, target, line)
        y += message.detail.isEmpty ? 25 : 35
    }

    private func look(of message: TimelineModel.Message) -> Canvas.LineLook {
        if !message.isLegal { return Canvas.LineLook(stroke: Theme.illegal, width: 1.8, head: .normal) }
        return switch message.side {
        case .both: Canvas.LineLook(stroke: Theme.message, head: .normal)
        case .left: Canvas.LineLook(stroke: Theme.onlyLeft, width: 1.6, style: .dashed, head: .normal)
        case .right: Canvas.LineLook(stroke: Theme.onlyRight, width: 1.8, head: .normal)
        }
    }

    /// What happens, and what the callback's coming means at all.
    private func tooltip(_ message: TimelineModel.Message) -> String {
        var words = ""
        words.append(message.sentence)
        words.append(" ")
        words.append(message.event.callback.contract)
        return words
    }

    private func classes(of message: TimelineModel.Message) -> String {
        var classes = message.isLegal ? "message legal" : "message illegal"
        if layout.sender(of: message) == nil { classes += " found" }
        return model.options.numbersMessages ? "\(classes) n\(message.event.number)" : classes
    }

    private func style(_ base: Theme.Style, _ message: TimelineModel.Message) -> Theme.Style {
        let color: ThemeColor? =
            message.isLegal
            ? (message.side == .left ? Theme.onlyLeft : message.side == .right ? Theme.onlyRight : nil) : Theme.illegal
        return color.map { Theme.Style(font: base.font, size: base.size, color: $0) } ?? base
    }

    private mutating func drawAcross(
        _ message: TimelineModel.Message, _ sender: Int?, _ target: Int, _ line: Double, _ look: Canvas.LineLook
    ) {
        let fromLeft = sender ?? -1 < target
        let side = fromLeft ? -1.0 : 1.0
        let end = layout.columns[target] + side * TimelineLayout.bar
        let neighbor = fromLeft ? target - 1 : target + 1
        let start: Double
        if let sender {
            let isBarred = model.participants[sender].controller != nil
            start = layout.columns[sender] - (isBarred ? side * TimelineLayout.bar : 0)
        } else {
            let text = max(TextMetrics.width(message.label, Theme.body), TextMetrics.width(message.detail, Theme.small))
            start = end + side * (text + 24)
        }
        let inner =
            sender != nil && layout.columns.indices.contains(neighbor)
            ? layout.columns[neighbor] - side * TimelineLayout.bar : start
        let middle = (inner + end) / 2 + side * 3
        let detail = Canvas.LineLabel(
            text: message.detail, center: Point(middle, line + 8), style: style(Theme.small, message))
        let tail = sender.map { layout.names[$0] } ?? drawOrigin(Point(start, line), look)
        canvas.line(
            .straight(Point(start, line), Point(end, line), tipLength: look.tipLength), look, from: tail,
            to: layout.names[target],
            label: Canvas.LineLabel(
                text: message.label, center: Point(middle, line - 8), style: style(Theme.body, message)),
            secondaryLabel: message.detail.isEmpty ? nil : detail, title: tooltip(message),
            classes: classes(of: message), link: model.options.link(of: message.event.callback))
    }

    /// Draws the dot at which a found message begins: a message whose sender is unknown. Returns its name.
    private mutating func drawOrigin(_ center: Point, _ look: Canvas.LineLook) -> String {
        let size = look.tipLength * 0.8
        return canvas.box(
            center, size, size, Canvas.BoxLook(shape: .circle, fill: look.stroke, stroke: look.stroke), classes: "found"
        )
    }

    private mutating func drawSelf(
        _ message: TimelineModel.Message, _ target: Int, _ line: Double, _ look: Canvas.LineLook
    ) {
        let x = layout.columns[target] + TimelineLayout.bar
        let corners = [Point(x, line - 6), Point(x + 22, line - 6), Point(x + 22, line + 2), Point(x, line + 2)]
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: layout.names[target], to: layout.names[target],
            title: tooltip(message), classes: classes(of: message))
        canvas.text(
            message.label, Point(x + 27, line - 3), style(Theme.body, message), .left, classes: "message",
            link: model.options.link(of: message.event.callback))
        if !message.detail.isEmpty {
            canvas.text(message.detail, Point(x + 27, line + 8), style(Theme.small, message), .left, classes: "detail")
        }
    }
}
