import Graphviz
import LifecycleModel

extension TimelineDrawing {
    /// Draws a message: its arrow, its label, and its effect on the receiver's lifeline.
    mutating func draw(_ message: TimelineModel.Message) {
        guard let target = layout.column(of: message.event.controller) else { return }
        let line = y + 19
        let look = look(of: message)
        let sender = layout.sender(of: message)
        if let start = layout.textColumn {
            drawBeside(message, sender, target, start)
            return
        }
        if sender == target {
            drawSelf(message, target, line, look)
        } else {
            drawAcross(message, sender, target, line, look)
        }
        follow(message, target, line)
        y += message.detail.isEmpty ? 25 : 35
    }

    /// Draws a message whose text is to the right of all lifelines and begins at `start`.
    private mutating func drawBeside(
        _ message: TimelineModel.Message, _ sender: Int?, _ target: Int, _ start: Double
    ) {
        let (line, look) = (y + 10, look(of: message))
        let (route, tail) = course(of: message, sender, target, line, look)
        let (classes, link) = (classes(of: message), model.options.link(of: message.event.callback))
        canvas.line(
            route, look, from: tail, to: layout.names[target], title: tooltip(message), classes: classes)
        // If the name and the detail were labels of the line, their positions would depend on the font.
        let words = model.words(message)
        canvas.text(words, Point(start, line), style(Theme.body, message), .left, classes: classes, link: link)
        follow(message, target, line)
        y += 18
        guard !message.detail.isEmpty else { return }
        let isOnLine = layout.fitsOnLine(message)
        let x = start + (isOnLine ? TextMetrics.width(words, Theme.body) + TimelineLayout.detailGap : 0)
        canvas.text(
            message.detail, Point(x, isOnLine ? line + 0.5 : line + 12), style(Theme.small, message), .left,
            classes: "detail")
        if !isOnLine { y += 10 }
    }

    /// Returns the route of a message's line and the name of the node at its start. If the sender is unknown, draws a
    /// dot as this node.
    private mutating func course(
        of message: TimelineModel.Message, _ sender: Int?, _ target: Int, _ line: Double, _ look: Canvas.LineLook
    ) -> (EdgeRoute, tail: String) {
        if sender == target {
            let x = layout.columns[target] + TimelineLayout.bar
            let corners = [Point(x, line - 4), Point(x + 11, line - 4), Point(x + 11, line + 4), Point(x, line + 4)]
            return (.polyline(corners, tipLength: look.tipLength), layout.names[target])
        }
        let side = sender ?? -1 < target ? -1.0 : 1.0
        let end = Point(layout.columns[target] + side * TimelineLayout.bar, line)
        guard let sender else {
            let start = Point(end.x + side * 18, line)
            return (.straight(start, end, tipLength: look.tipLength), drawOrigin(start, look))
        }
        let isBarred = model.participants[sender].controller != nil
        let start = Point(layout.columns[sender] - (isBarred ? side * TimelineLayout.bar : 0), line)
        return (.straight(start, end, tipLength: look.tipLength), layout.names[sender])
    }

    /// Draws folded callbacks: a symbol on each receiver's lifeline with their text next to it, or only the text if
    /// the timeline's text is to the right of all lifelines.
    mutating func draw(_ folds: [TimelineModel.Fold]) {
        let line = y + 10
        for fold in folds {
            guard let column = layout.column(of: fold.controller) else { continue }
            if layout.textColumn == nil {
                let place = Point(layout.columns[column], line)
                note(LegendItem(sample: .pill(fill: Theme.act, stroke: Theme.actOutline), text: "folded callbacks"))
                canvas.box(
                    place, 11, 7, Canvas.BoxLook(fill: Theme.act, stroke: Theme.actOutline, isRounded: true),
                    title: tooltip(fold.messages), classes: classes(of: fold.messages))
                canvas.text(
                    model.words(fold), Point(place.x + TimelineLayout.gap, line), Theme.small, .left, classes: "fold")
            }
            for message in fold.messages {
                follow(message, column, line, isCovered: layout.textColumn == nil)
            }
        }
        y += 18
        guard let start = layout.textColumn else { return }
        let (text, messages) = (layout.foldText(folds), TimelineModel.Row.fold(folds).messages)
        let height = TextMetrics.height(text, Theme.small)
        canvas.text(
            text, Point(start, line - 5 + height / 2), Theme.small, .left, title: tooltip(messages),
            classes: classes(of: messages))
        y += max(0, height - 11)
    }

    private func tooltip(_ messages: [TimelineModel.Message]) -> String {
        messages.map(\.sentence).joined(separator: "\n")
    }

    /// Returns the CSS classes for folded callbacks. For the player in a report, the classes include the callbacks'
    /// numbers.
    private func classes(of messages: [TimelineModel.Message]) -> String {
        "fold" + (model.options.numbersMessages ? messages.map { " n\($0.event.number)" }.joined() : "")
    }

    private func look(of message: TimelineModel.Message) -> Canvas.LineLook {
        if !message.isLegal { return Canvas.LineLook(stroke: Theme.illegal, width: 1.8, head: .normal) }
        return switch message.side {
        case .both:
            Canvas.LineLook(stroke: Theme.message, style: message.event.isGuess ? .dashed : .solid, head: .normal)
        case .left: Canvas.LineLook(stroke: Theme.onlyLeft, width: 1.6, style: .dashed, head: .normal)
        case .right: Canvas.LineLook(stroke: Theme.onlyRight, width: 1.8, head: .normal)
        }
    }

    /// Returns a message's tooltip: the event and the meaning of the callback.
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
        if message.event.isGuess { classes += " guess" }
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
            let text = max(
                TextMetrics.width(model.numbered(message), Theme.body), TextMetrics.width(message.detail, Theme.small))
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
                text: model.numbered(message), center: Point(middle, line - 8), style: style(Theme.body, message)),
            secondaryLabel: message.detail.isEmpty ? nil : detail, title: tooltip(message),
            classes: classes(of: message), link: model.options.link(of: message.event.callback))
    }

    /// Draws the dot at the start of a message with an unknown sender. Returns the dot's name.
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
            model.numbered(message), Point(x + 27, line - 3), style(Theme.body, message), .left, classes: "message",
            link: model.options.link(of: message.event.callback))
        if !message.detail.isEmpty {
            canvas.text(message.detail, Point(x + 27, line + 8), style(Theme.small, message), .left, classes: "detail")
        }
    }
}
