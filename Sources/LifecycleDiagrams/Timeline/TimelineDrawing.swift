import Graphviz
import LifecycleModel

/// Draws one page of a timeline.
struct TimelineDrawing {
    let model: TimelineModel
    let layout: TimelineLayout
    var canvas: Canvas
    var y = 0.0
    /// What each lifeline is at while rows are drawn.
    var lives: [Life] = []
    var legend: [LegendItem] = []
    var barsInLegend: [AppearanceState] = []

    /// What lies over what, and is read after it: a message crosses the bars of those whom it passes.
    enum Layer: Int { case heading, lifelines, bars, rows, legend }

    init(_ model: TimelineModel) {
        self.model = model
        layout = TimelineLayout(model)
        canvas = Canvas(name: "timeline", inLayers: true)
    }

    /// The whole drawing.
    consuming func picture() -> Picture {
        let words = model.words
        y = canvas.heading(words.title, caption, width: layout.width)
        drawHeaders()
        let start = y
        lives = model.participants.map {
            Life(
                states: Array(
                    repeating: $0.controller.flatMap { model.initial[$0] }, count: model.comparison == nil ? 1 : 2),
                since: Array(repeating: start, count: model.comparison == nil ? 1 : 2), start: start)
        }
        begin(.rows)
        for row in model.rows { draw(row) }
        y += 8
        finishLives()
        begin(.legend)
        y = canvas.legend(LegendItem.ordered(legend), at: Point(0, y + 10), width: layout.width)
        drawPageLinks()
        var options = model.options
        var title = (model.comparison == nil ? "Timeline: " : "Difference: ") + words.title
        if model.page.number > 0 { options.name += "-\(model.page.number + 1)" }
        if model.page.count > 1 { title += ", page \(model.page.number + 1) of \(model.page.count)" }
        var picture = canvas.picture(options, title: title, description: model.description, summary: model.summary)
        picture.textRenderings["text"] = { [model] in TimelineText(model).text() }
        picture.textRenderings["mermaid"] = { [model] in Mermaid.sequence(model) }
        return picture
    }

    /// Draws on a layer from now on.
    mutating func begin(_ layer: Layer) { canvas.layer = layer.rawValue }

    private var caption: String {
        if let comparison = model.comparison {
            return "Difference · on lifelines \(comparison.left) to the left, \(comparison.right) to the right"
        }
        let callbacks = model.rows.reduce(0) { if case .message = $1 { $0 + 1 } else { $0 } }
        let page = model.page.count > 1 ? " · page \(model.page.number + 1) of \(model.page.count)" : ""
        return "Timeline · \(model.words.origin) · \(callbacks) callback\(callbacks == 1 ? "" : "s")\(page)"
    }

    /// Links to the pages before and after this one.
    private mutating func drawPageLinks() {
        guard model.page.count > 1 else { return }
        y += 18
        let number = model.page.number
        func address(_ page: Int) -> String? { model.options.address(ofPage: page) }
        if number > 0 {
            canvas.text("← page \(number)", Point(0, y), Theme.link, .left, classes: "page", link: address(number - 1))
        }
        if number + 1 < model.page.count {
            canvas.text(
                "page \(number + 2) →", Point(layout.width, y), Theme.link, .right, classes: "page",
                link: address(number + 1))
        }
    }

    // MARK: Participants

    private mutating func drawHeaders() {
        let height = layout.headerHeight
        for (index, participant) in model.participants.enumerated() {
            let middle = Point(layout.columns[index], y + height / 2)
            let isUIKit = participant.controller == nil
            canvas.box(
                middle, layout.headerWidths[index], height,
                Canvas.BoxLook(
                    fill: isUIKit ? Theme.act : Theme.card, stroke: isUIKit ? Theme.actOutline : Theme.outline,
                    isRounded: true),
                title: model.words.name(participant.controller), name: layout.names[index], classes: "participant")
            let remark = TextMetrics.height(participant.remark, Theme.small)
            let lift = participant.remark.isEmpty ? 0 : remark / 2 + 1
            canvas.text(participant.name, Point(middle.x, middle.y - lift), Theme.name, classes: "participant")
            if !participant.remark.isEmpty {
                let name = TextMetrics.height(participant.name, Theme.name)
                canvas.text(
                    participant.remark, Point(middle.x, middle.y + name / 2), Theme.small, classes: "participant")
            }
        }
        y += height
    }

    // MARK: Rows

    private mutating func draw(_ row: TimelineModel.Row) {
        switch row {
        case .step(let step): draw(step)
        case .message(let message): draw(message)
        case .mark(let controller, let text): draw(mark: text, on: controller)
        case .strip(let severity, let word, let text): draw(severity, word, text)
        }
    }

    private mutating func draw(_ step: StepEvent) {
        y += 6
        let lines = layout.stepText(step)
        let height = TextMetrics.height(lines, Theme.body) + 8
        let (middle, width) = (Point(layout.width / 2, y + height / 2), layout.width)
        canvas.box(
            middle, width, height, Canvas.BoxLook(fill: Theme.band), label: lines, inset: 38,
            title: "Step \(step.number): \(step.text)", classes: "step")
        canvas.box(
            Point(18, middle.y), 24, 14, Canvas.BoxLook(fill: Theme.chip, isRounded: true), label: String(step.number),
            Theme.Style(font: .bold, size: 9.5, color: Theme.chipText), classes: "step")
        y += height + 4
    }

    private mutating func draw(_ severity: Severity, _ word: String, _ text: String) {
        let lines = layout.stripText(word, text)
        let height = TextMetrics.height(lines, Theme.body) + 8
        let (middle, width) = (Point(layout.width / 2, y + 3 + height / 2), layout.width)
        let indent = layout.stripIndent(word)
        let (fill, color) =
            switch severity {
            case .note: (Theme.noteFill, Theme.noteText)
            case .warning: (Theme.warningFill, Theme.warningText)
            case .error: (Theme.errorFill, Theme.errorText)
            }
        canvas.box(
            middle, width - 8, height, Canvas.BoxLook(fill: fill, stroke: color, isRounded: true), label: lines,
            Theme.Style(size: Theme.body.size, color: color), inset: indent - 4, title: "\(word): \(text)",
            classes: "finding \(severity.rawValue)")
        let bold = Theme.Style(font: .bold, size: Theme.name.size, color: color)
        canvas.text(word, Point(14, middle.y), bold, .left, classes: severity.rawValue)
        y += height + 6
    }

    private mutating func draw(mark text: String, on controller: ControllerID) {
        guard let column = layout.column(of: controller) else { return }
        let place = Point(layout.columns[column], y + 9)
        canvas.box(place, 6, 6, Canvas.BoxLook(shape: .diamond, fill: Theme.chip), classes: "mark")
        canvas.text(text, Point(place.x + 10, place.y), Theme.small, .left, classes: "mark")
        y += 18
    }
}
