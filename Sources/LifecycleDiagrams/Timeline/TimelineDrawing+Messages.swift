import Graphviz
import LifecycleModel

extension TimelineDrawing {
    /// Draws a message: its arrow, its text, and its effect on the receiver's lifeline.
    mutating func draw(_ message: TimelineModel.Message) {
        guard let target = layout.column(of: message.event.controller) else { return }
        let sender = layout.sender(of: message)
        if let start = layout.textColumn { return drawBeside(message, sender, target, start) }
        let line = y + TimelineDrawing.rise
        if sender == target {
            drawSelf(message, target, line)
        } else {
            drawAcross(message, sender, target, line)
        }
        follow(message, target, line)
        y += message.detail.isEmpty ? 20 : 30
    }

    /// Draws a message whose text is to the right of all lifelines and begins at `start`. A pale line connects them.
    private mutating func drawBeside(
        _ message: TimelineModel.Message, _ sender: Int?, _ target: Int, _ start: Double
    ) {
        let (line, look) = (y + 10, look(of: message))
        let (route, tail) = course(sender, target, line, look)
        let (classes, link) = (classes(of: message), model.options.link(of: message.event.callback))
        canvas.line(
            route, look, from: tail, to: layout.names[target], title: tooltip(message), classes: classes)
        // If the name and the detail were labels of the line, their positions would depend on the font.
        let text = canvas.text(
            model.words(message), Point(start, line), message.style, .left, classes: classes, link: link)
        let end = max(layout.columns[target], sender.map { layout.columns[$0] } ?? 0) + TimelineLayout.bar + 14
        if end < start - 8 {
            begin(.lifelines)
            canvas.line(
                .straight(Point(end, line), Point(start - 4, line), tipLength: 0),
                Canvas.LineLook(stroke: Theme.lifelineBefore, width: 0.5), from: layout.names[target], to: text,
                classes: "guide")
            begin(.rows)
        }
        follow(message, target, line)
        y += 18
        guard !message.detail.isEmpty else { return }
        let isOnLine = layout.fitsOnLine(message)
        canvas.text(
            message.detail, Point(isOnLine ? layout.detailColumn : start, isOnLine ? line + 0.5 : line + 12),
            small(message), .left, classes: "detail")
        if !isOnLine { y += 10 }
    }

    /// Returns the route of a message's line and the name of the node at its start. If the sender is unknown, draws a
    /// dot as this node.
    mutating func course(
        _ sender: Int?, _ target: Int, _ line: Double, _ look: Canvas.LineLook
    ) -> (EdgeRoute, tail: String) {
        if sender == target {
            let x = layout.columns[target] + TimelineLayout.bar
            let corners = [Point(x, line - 4), Point(x + 11, line - 4), Point(x + 11, line + 4), Point(x, line + 4)]
            return (.polyline(corners, tipLength: look.tipLength), layout.names[target])
        }
        let side = sender ?? -1 < target ? -1.0 : 1.0
        let end = Point(layout.columns[target] + side * TimelineLayout.bar, line)
        guard let sender else {
            let start = Point(end.x + side * TimelineLayout.foundLength, line)
            return (.straight(start, end, tipLength: look.tipLength), drawOrigin(start, look))
        }
        let isBarred = model.participants[sender].controller != nil
        let start = Point(layout.columns[sender] - (isBarred ? side * TimelineLayout.bar : 0), line)
        return (.straight(start, end, tipLength: look.tipLength), layout.names[sender])
    }

    private func look(of message: TimelineModel.Message) -> Canvas.LineLook {
        if !message.isLegal { return TimelineDrawing.illegal }
        return switch message.side {
        case .both:
            Canvas.LineLook(
                stroke: message.level == .plain
                    ? Theme.message : message.level == .emphasized ? Theme.text : Theme.fadedOutline,
                width: message.level == .emphasized ? 1.8 : 1, style: message.event.isGuess ? .dashed : .solid,
                head: .normal)
        case .left: TimelineDrawing.onlyLeft
        case .right: TimelineDrawing.onlyRight
        }
    }

    static let illegal = Canvas.LineLook(stroke: Theme.illegal, width: 1.8, head: .normal)
    static let onlyLeft = Canvas.LineLook(stroke: Theme.onlyLeft, width: 1.6, style: .dashed, head: .normal)
    static let onlyRight = Canvas.LineLook(stroke: Theme.onlyRight, width: 1.8, head: .normal)

    /// Returns a message's tooltip: the event and the meaning of the callback.
    private func tooltip(_ message: TimelineModel.Message) -> String {
        var words = ""
        words.append(message.sentence)
        if model.options.language == .english { words.append(" ") }
        words.append(model.options[Wording(message.event.callback.contract)])
        return words
    }

    private func classes(of message: TimelineModel.Message) -> String {
        var classes = message.isLegal ? "message legal" : "message illegal"
        if layout.sender(of: message) == nil { classes += " found" }
        if message.event.isGuess { classes += " guess" }
        return model.options.numbersMessages ? "\(classes) n\(message.event.number)" : classes
    }

    /// Returns the style of a message's detail.
    private func small(_ message: TimelineModel.Message) -> Theme.Style {
        message.style == Theme.body ? Theme.small : Theme.Style(size: Theme.small.size, color: message.style.color)
    }

    /// Draws a message between two lifelines, or from a dot if the sender is unknown, with its text next to the tip.
    private mutating func drawAcross(
        _ message: TimelineModel.Message, _ sender: Int?, _ target: Int, _ line: Double
    ) {
        let look = look(of: message)
        let (route, tail) = course(sender, target, line, look)
        let side = sender ?? -1 < target ? -1.0 : 1.0
        let edge = layout.columns[target] + side * (TimelineLayout.bar + TimelineLayout.textGap)
        // The text ends above the dot.
        let rise = sender == nil ? 2.0 : 0
        func center(_ text: String, _ style: Theme.Style, _ y: Double) -> Point {
            Point(edge + side * TextMetrics.width(text, style) / 2, y)
        }
        let (style, small) = (message.style, small(message))
        let detail = Canvas.LineLabel(
            text: message.detail, center: center(message.detail, small, line + 7.5 + rise), style: small)
        canvas.line(
            route, look, from: tail, to: layout.names[target],
            label: Canvas.LineLabel(
                text: message.text, center: center(message.text, style, line - 7 - rise), style: style),
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

    private mutating func drawSelf(_ message: TimelineModel.Message, _ target: Int, _ line: Double) {
        let (x, look) = (layout.columns[target] + TimelineLayout.bar, look(of: message))
        let corners = [Point(x, line - 6), Point(x + 22, line - 6), Point(x + 22, line + 2), Point(x, line + 2)]
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: layout.names[target], to: layout.names[target],
            title: tooltip(message), classes: classes(of: message))
        canvas.text(
            message.text, Point(x + 27, line - 3), message.style, .left, classes: "message",
            link: model.options.link(of: message.event.callback))
        if !message.detail.isEmpty {
            canvas.text(message.detail, Point(x + 27, line + 8), small(message), .left, classes: "detail")
        }
    }
}
