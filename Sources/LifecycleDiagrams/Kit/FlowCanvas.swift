import Graphviz
import LifecycleModel

/// A canvas for flowcharts with statements, questions, callbacks, actions, and the paths between them.
struct FlowCanvas {
    var canvas: Canvas
    private(set) var legend: [LegendItem] = []
    private let options: DiagramOptions

    /// A box at which paths can start and end.
    struct Box {
        var name: String
        var middle: Point
        var width: Double
        var height: Double
    }

    init(name: String, options: DiagramOptions, inLayers: Bool = false) {
        canvas = Canvas(name: name, inLayers: inLayers)
        self.options = options
    }

    private func style(_ isTaken: Bool) -> Theme.Style {
        Theme.Style(size: Theme.body.size, color: isTaken ? Theme.pillText : Theme.fadedText)
    }

    private mutating func box(
        _ label: String, at middle: Point, _ size: (Double, Double), _ look: Canvas.BoxLook, _ style: Theme.Style,
        classes: String, title: String? = nil, link: String? = nil
    ) -> Box {
        let name = canvas.box(
            middle, size.0, size.1, look, label: label, style, title: title ?? label, classes: classes, link: link)
        return Box(name: name, middle: middle, width: size.0, height: size.1)
    }

    /// Draws a statement in a rounded box.
    mutating func statement(_ text: String, at middle: Point, isTaken: Bool) -> Box {
        let (text, style) = (options[Wording(text)], style(isTaken))
        let look = Canvas.BoxLook(
            fill: isTaken ? Theme.card : Theme.faded, stroke: isTaken ? Theme.outline : Theme.fadedOutline,
            lineWidth: isTaken ? 1.4 : 1, isRounded: true)
        return box(text, at: middle, (TextMetrics.width(text, style) + 24, 26), look, style, classes: "statement")
    }

    /// Draws a callback in a pill, with a link to the callback's documentation if the drawing has links.
    mutating func callback(
        _ callback: Callback, at middle: Point, isTaken: Bool, suffix: String = "", isIllegal: Bool = false
    ) -> Box {
        if isTaken {
            legend.note(LegendItem(sample: .pill(fill: Theme.pill, stroke: Theme.pillOutline), text: "callback"))
        }
        let text = (isIllegal ? "✕ " : "") + options.spelling(of: callback) + suffix
        var style = style(isTaken)
        var look = Canvas.BoxLook(
            fill: isTaken ? Theme.pill : Theme.faded, stroke: isTaken ? Theme.pillOutline : Theme.fadedOutline,
            isRounded: true)
        if isIllegal { (style.color, look.fill, look.stroke) = (Theme.errorText, Theme.errorFill, Theme.illegal) }
        return box(
            text, at: middle, (TextMetrics.width(text, style) + 24, 26), look, style, classes: "callback",
            title: "\(text): \(options[Wording(callback.contract)])", link: options.link(of: callback))
    }

    /// Draws a question in a diamond.
    mutating func question(_ text: String, at middle: Point, isTaken: Bool) -> Box {
        let (text, style) = (
            options[Wording(text)], Theme.Style(size: 10, color: isTaken ? Theme.text : Theme.fadedText)
        )
        let look = Canvas.BoxLook(
            shape: .diamond, fill: isTaken ? Theme.warningFill : Theme.faded,
            stroke: isTaken ? Theme.warningText : Theme.fadedOutline)
        return box(text, at: middle, (TextMetrics.width(text, style) + 96, 58), look, style, classes: "question")
    }

    private static let names = Theme.Style(font: .bold, size: 9.5, color: Theme.text)
    private static func lines(_ names: String) -> String {
        names.isEmpty ? "" : TextMetrics.wrap(names, to: 170, FlowCanvas.names)
    }

    /// Returns the height of an ellipse for `names`.
    static func actHeight(_ names: String) -> Double {
        names.isEmpty ? 36 : 36 + TextMetrics.height(lines(names), FlowCanvas.names) * 1.25
    }

    /// Draws an action in an ellipse, with the names of its controllers. A failed action ends the app.
    mutating func act(
        _ text: String, _ names: String, at middle: Point, isTaken: Bool, isFailure: Bool = false
    ) -> Box {
        if isFailure {
            legend.note(
                LegendItem(
                    sample: .ellipse(fill: Theme.errorFill, stroke: Theme.errorText), text: "exception, ends the app"))
        } else if isTaken {
            legend.note(
                LegendItem(
                    sample: .ellipse(fill: Theme.act, stroke: Theme.actOutline), text: "done by UIKit or the class"))
        }
        let text = options[Wording(text)]
        let color = isFailure ? Theme.errorText : isTaken ? Theme.text : Theme.fadedText
        let style = Theme.Style(size: Theme.body.size, color: color)
        let (bold, lines) = (FlowCanvas.names, FlowCanvas.lines(names))
        let width = max(TextMetrics.width(text, style), TextMetrics.width(lines, bold)) + 56
        let height = FlowCanvas.actHeight(names)
        let look = Canvas.BoxLook(
            shape: .ellipse, fill: isFailure ? Theme.errorFill : isTaken ? Theme.act : Theme.faded,
            stroke: isFailure ? Theme.errorText : isTaken ? Theme.actOutline : Theme.fadedOutline,
            lineWidth: isTaken ? 1.4 : 1)
        let name = canvas.box(
            middle, width, height, look, title: names.isEmpty ? text : "\(text): \(names)", classes: "act")
        let rise = lines.isEmpty ? 0 : TextMetrics.height(lines, bold) / 2
        canvas.text(text, Point(middle.x, middle.y - rise), style, classes: "act")
        if !lines.isEmpty { canvas.text(lines, Point(middle.x, middle.y + 7), bold, classes: "act") }
        return Box(name: name, middle: middle, width: width, height: height)
    }

    // MARK: Paths

    private mutating func drawPath(_ corners: [Point], _ from: Box, _ to: Box, isTaken: Bool) {
        let look =
            isTaken
            ? Canvas.LineLook(stroke: Theme.outline, width: 2, head: .normal)
            : Canvas.LineLook(stroke: Theme.fadedLine, style: .dashed, head: .normal)
        legend.note(LegendItem(sample: .line(look), text: isTaken ? "path taken" : "path not taken"))
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: from.name, to: to.name,
            classes: isTaken ? "way" : "way unvisited")
    }

    private mutating func label(
        _ text: String, at point: Point, isTaken: Bool, _ alignment: Attribute.Alignment = .left
    ) {
        let style = Theme.Style(font: isTaken ? .bold : .regular, size: 9.5, color: isTaken ? Theme.text : Theme.muted)
        if !text.isEmpty { canvas.text(options[Wording(text)], point, style, alignment) }
    }

    /// Draws a path straight down.
    mutating func down(_ from: Box, _ to: Box, isTaken: Bool, _ text: String = "") {
        let (start, end) = (from.middle.y + from.height / 2, to.middle.y - to.height / 2)
        drawPath([Point(from.middle.x, start), Point(to.middle.x, end)], from, to, isTaken: isTaken)
        label(text, at: Point(from.middle.x + 6, (start + end) / 2 - 3), isTaken: isTaken)
    }

    /// Draws a path straight to the right.
    mutating func right(_ from: Box, _ to: Box, isTaken: Bool, _ text: String = "") {
        let (start, end) = (from.middle.x + from.width / 2, to.middle.x - to.width / 2)
        drawPath([Point(start, from.middle.y), Point(end, to.middle.y)], from, to, isTaken: isTaken)
        label(text, at: Point(start + 6, from.middle.y - 8), isTaken: isTaken)
    }

    /// Draws a path to the right, up or down at `x`, and to the left side of the box `to`.
    mutating func branch(_ from: Box, _ to: Box, at x: Double, isTaken: Bool, _ text: String) {
        let (start, end) = (from.middle.x + from.width / 2, to.middle.x - to.width / 2)
        let corners = [
            Point(start, from.middle.y), Point(x, from.middle.y), Point(x, to.middle.y), Point(end, to.middle.y),
        ]
        drawPath(corners, from, to, isTaken: isTaken)
        label(text, at: Point(x - 5, to.middle.y + 10), isTaken: isTaken, .right)
    }

    /// Draws a path straight down, and then straight to the nearer side of the box `to`.
    mutating func elbow(_ from: Box, _ to: Box, isTaken: Bool) {
        let side = from.middle.x < to.middle.x ? -1.0 : 1
        let end = Point(to.middle.x + side * to.width / 2, to.middle.y)
        let start = Point(from.middle.x, from.middle.y + from.height / 2)
        drawPath([start, Point(start.x, end.y), end], from, to, isTaken: isTaken)
    }

    /// Draws a path to the right, down at `x`, and back to the right side of the box `to`.
    mutating func around(_ from: Box, _ to: Box, at x: Double, isTaken: Bool, _ text: String = "") {
        let (start, end) = (from.middle.x + from.width / 2, to.middle.x + to.width / 2)
        drawPath(
            [
                Point(start, from.middle.y), Point(x, from.middle.y), Point(x, to.middle.y), Point(end, to.middle.y),
            ], from, to, isTaken: isTaken)
        label(text, at: Point(start + 6, from.middle.y - 8), isTaken: isTaken)
    }
}
