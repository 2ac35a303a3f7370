import Graphviz
import LifecycleModel

/// A drawing of one page of a timeline.
struct TimelineDrawing {
    let model: TimelineModel
    let layout: TimelineLayout
    var canvas: Canvas
    var y = 0.0
    /// The current states of lifelines while rows are drawn.
    var lives: [Life] = []
    var legend: [LegendItem] = []
    var barsInLegend: [AppearanceState] = []

    /// The layers, from the lowest to the highest, which is also the reading order. Messages are above bars, because
    /// a message crosses the bars between its ends.
    enum Layer: Int { case heading, lifelines, bars, rows, legend }

    init(_ model: TimelineModel) {
        self.model = model
        layout = TimelineLayout(model)
        canvas = Canvas(name: "timeline", inLayers: true)
    }

    /// Draws the page, and returns its picture.
    consuming func picture() -> Picture {
        let words = model.words
        y = canvas.heading(words.title, caption, width: layout.width)
        lives = model.participants.map {
            Life(
                states: Array(
                    repeating: $0.controller.flatMap { model.initial[$0] }, count: model.comparison == nil ? 1 : 2),
                since: Array(repeating: y, count: model.comparison == nil ? 1 : 2), start: y)
        }
        if !layout.isShared { drawHeaders(Array(model.participants.indices)) }
        begin(.rows)
        for (place, row) in model.rows.enumerated() {
            drawHeaders(at: place)
            drawTime(before: row, at: place)
            draw(row)
            endLives(at: place)
        }
        y += 8
        if !layout.isShared { for index in lives.indices { finishLife(index, at: lives[index].end ?? y) } }
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

    /// Selects a layer.
    mutating func begin(_ layer: Layer) { canvas.layer = layer.rawValue }

    private var caption: String {
        if let comparison = model.comparison {
            return "Difference · on lifelines \(comparison.left) to the left, \(comparison.right) to the right"
        }
        let all = model.allRows.reduce(0) { $0 + $1.messages.count }
        let shown = model.allRows.reduce(0) { if case .message = $1 { $0 + 1 } else { $0 } }
        let count = (shown == all ? "" : "\(shown) of ") + Phrase.count(all, "callback")
        let page = model.page.count > 1 ? " · page \(model.page.number + 1) of \(model.page.count)" : ""
        let guess = model.hasGuesses ? " · dashed: the controller is a guess" : ""
        let disagreement = model.disagreement.map { " · " + $0 } ?? ""
        return "Timeline · \(model.words.origin) · \(count)\(page)\(guess)\(disagreement)"
    }

    /// Draws links to the previous and the next page.
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

    /// Draws the boxes of lifelines, and sets the starts of the lifelines. If boxes are wider than their columns,
    /// alternate boxes are lower.
    private mutating func drawHeaders(_ indices: [Int]) {
        let heights = indices.map(layout.headerHeight)
        let drop = layout.isStaggered && indices.count > 1 ? (heights.max() ?? 0) + 4 : 0
        for (place, index) in indices.enumerated() {
            let top = y + (place % 2 == 1 ? drop : 0)
            drawHeader(index, top)
            let bottom = top + heights[place]
            lives[index].start = bottom
            lives[index].since = lives[index].since.map { _ in bottom }
        }
        y += (heights.max() ?? 0) + drop
    }

    /// Draws the box of a lifeline.
    private mutating func drawHeader(_ index: Int, _ top: Double) {
        let participant = model.participants[index]
        let height = layout.headerHeight(index)
        let middle = Point(layout.columns[index], top + height / 2)
        let isUIKit = participant.controller == nil
        canvas.box(
            middle, layout.headerWidths[index], height,
            Canvas.BoxLook(
                fill: isUIKit ? Theme.act : Theme.card, stroke: isUIKit ? Theme.actOutline : Theme.outline,
                isRounded: height < 60),
            title: model.words.name(participant.controller), name: layout.names[index], classes: "participant")
        let (name, remark) = layout.headers[index]
        let lift = remark.isEmpty ? 0 : TextMetrics.height(remark, Theme.small) / 2 + 1
        canvas.text(name, Point(middle.x, middle.y - lift), layout.nameStyle, classes: "participant")
        if !remark.isEmpty {
            let height = TextMetrics.height(name, layout.nameStyle)
            canvas.text(remark, Point(middle.x, middle.y + height / 2), Theme.small, classes: "participant")
        }
    }

    /// Draws the boxes of lifelines that begin at a row.
    private mutating func drawHeaders(at place: Int) {
        guard let beginning = layout.beginnings[place] else { return }
        let layer = canvas.layer
        begin(.heading)
        y += 6
        drawHeaders(beginning.sorted { layout.columns[$0] < layout.columns[$1] })
        canvas.layer = layer
    }

    /// Draws the lifelines whose last row is at `place`, if lifelines share columns.
    private mutating func endLives(at place: Int) {
        for index in layout.endings[place] ?? [] { finishLife(index, at: lives[index].end ?? y) }
    }

    // MARK: Rows

    /// Draws, in the left margin, the time since the previous callback, if the row has such a time.
    private mutating func drawTime(before row: TimelineModel.Row, at place: Int) {
        guard let text = layout.times.texts[place] else { return }
        let isOnLine = if case .message = row { layout.textColumn == nil } else { false }
        canvas.text(text, Point(0, y + (isOnLine ? 19 : 10)), Theme.small, .left, classes: "time")
    }

    private mutating func draw(_ row: TimelineModel.Row) {
        switch row {
        case .step(let step): draw(step)
        case .message(let message): draw(message)
        case .fold(let folds): draw(folds)
        case .mark(let controller, let text): draw(mark: text, on: controller)
        case .banner(let severity, let word, let text): draw(severity, word, text)
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
        if let start = layout.textColumn {
            let words = "\(model.words.name(controller)): \(text)"
            canvas.text(words, Point(start, place.y), Theme.small, .left, classes: "mark")
        } else {
            canvas.text(text, Point(place.x + 10, place.y), Theme.small, .left, classes: "mark")
        }
        y += 18
    }
}
