import Graphviz
import LifecycleModel

/// Draws one page of a timeline.
struct TimelineDrawing {
    private let model: TimelineModel
    private let layout: TimelineLayout
    private var canvas: Canvas
    private var y = 0.0
    /// What each lifeline is at while rows are drawn.
    private var lives: [Life] = []
    private var legend: [LegendItem] = []
    private var overlays: [(inout Canvas) -> Void] = []

    /// A lifeline as far as it is drawn.
    private struct Life {
        var state: AppearanceState?
        var since: Double
        var start: Double
        var created: Double?
        var end: Double?
    }

    init(_ model: TimelineModel) {
        self.model = model
        layout = TimelineLayout(model)
        canvas = Canvas(name: "timeline")
    }

    /// The whole drawing.
    consuming func picture() -> Picture {
        let words = model.words
        y = canvas.heading(words.title, caption, width: layout.width)
        drawHeaders()
        let start = y
        lives = model.participants.map {
            Life(state: $0.controller.flatMap { model.initial[$0] }, since: start, start: start)
        }
        for row in model.rows { draw(row) }
        y += 8
        finishLives()
        for overlay in overlays { overlay(&canvas) }
        y = canvas.legend(legend, at: Point(0, y + 10), width: layout.width)
        drawPageLinks()
        var options = model.options
        var title = "Timeline: \(words.title)"
        if model.page.number > 0 { options.name += "-\(model.page.number + 1)" }
        if model.page.count > 1 { title += ", page \(model.page.number + 1) of \(model.page.count)" }
        var picture = canvas.picture(options, title: title, description: model.description)
        picture.writings["text"] = { [model] in TimelineText(model).text() }
        picture.writings["mermaid"] = { [model] in Mermaid.sequence(model) }
        return picture
    }

    private var caption: String {
        let callbacks = model.rows.reduce(0) { if case .message = $1 { $0 + 1 } else { $0 } }
        let page = model.page.count > 1 ? " · page \(model.page.number + 1) of \(model.page.count)" : ""
        return "Timeline · \(model.words.origin) · \(callbacks) callback\(callbacks == 1 ? "" : "s")\(page)"
    }

    /// Links to the pages before and after this one.
    private mutating func drawPageLinks() {
        guard model.page.count > 1 else { return }
        y += 18
        let (number, file) = (model.page.number, model.options.file)
        func address(_ page: Int) -> String? { file.map { page == 0 ? "\($0).svg" : "\($0)-\(page + 1).svg" } }
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
                title: model.words.name(participant.controller), name: "p\(index)", classes: "participant")
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
        overlays.append { canvas in
            canvas.box(
                middle, width, height, Canvas.BoxLook(fill: Theme.band),
                title: "Step \(step.number): \(step.text)", classes: "step")
            canvas.box(
                Point(18, middle.y), 24, 14, Canvas.BoxLook(fill: Theme.chip, isRounded: true),
                label: String(step.number), Theme.Style(font: .bold, size: 9.5, ink: Theme.chipText), classes: "step")
            canvas.text(lines, Point(38, middle.y), Theme.body, .left, classes: "step")
        }
        y += height + 4
    }

    private mutating func draw(_ severity: Severity, _ word: String, _ text: String) {
        let lines = layout.stripText(word, text)
        let height = TextMetrics.height(lines, Theme.body) + 8
        let (middle, width) = (Point(layout.width / 2, y + 3 + height / 2), layout.width)
        let indent = layout.stripIndent(word)
        let (fill, ink) =
            switch severity {
            case .note: (Theme.noteFill, Theme.noteText)
            case .warning: (Theme.warningFill, Theme.warningText)
            case .error: (Theme.errorFill, Theme.errorText)
            }
        overlays.append { canvas in
            canvas.box(
                middle, width - 8, height, Canvas.BoxLook(fill: fill, stroke: ink, isRounded: true),
                title: "\(word): \(text)", classes: "finding \(severity.rawValue)")
            let bold = Theme.Style(font: .bold, size: Theme.name.size, ink: ink)
            canvas.text(word, Point(14, middle.y), bold, .left, classes: severity.rawValue)
            let plain = Theme.Style(size: Theme.body.size, ink: ink)
            canvas.text(lines, Point(indent, middle.y), plain, .left, classes: severity.rawValue)
        }
        y += height + 6
    }

    private mutating func draw(mark text: String, on controller: ControllerID) {
        guard let column = layout.column(of: controller) else { return }
        let place = Point(layout.columns[column], y + 9)
        overlays.append { canvas in
            canvas.box(
                place, 6, 6, Canvas.BoxLook(shape: .diamond, fill: Theme.chip), classes: "mark")
            canvas.text(text, Point(place.x + 10, place.y), Theme.small, .left, classes: "mark")
        }
        y += 18
    }

    private mutating func draw(_ message: TimelineModel.Message) {
        guard let target = layout.column(of: message.event.controller) else { return }
        let line = y + 19
        let look = Canvas.LineLook(
            stroke: message.isLegal ? Theme.message : Theme.illegal, width: message.isLegal ? 1 : 1.8, head: .normal)
        let sender = layout.column(of: message.sender)
        if sender == target {
            drawSelf(message, target, line, look)
        } else {
            drawAcross(message, sender, target, line, look)
        }
        follow(message, target, line)
        y += message.detail.isEmpty ? 25 : 35
    }

    private func style(_ base: Theme.Style, _ message: TimelineModel.Message) -> Theme.Style {
        message.isLegal ? base : Theme.Style(font: base.font, size: base.size, ink: Theme.illegal)
    }

    private mutating func drawAcross(
        _ message: TimelineModel.Message, _ sender: Int?, _ target: Int, _ line: Double, _ look: Canvas.LineLook
    ) {
        let fromLeft = sender ?? -1 < target
        let side = fromLeft ? -1.0 : 1.0
        let end = layout.columns[target] + side * TimelineLayout.bar
        let text = max(TextMetrics.width(message.label, Theme.body), TextMetrics.width(message.detail, Theme.small))
        let neighbour = fromLeft ? target - 1 : target + 1
        let start: Double
        if let sender {
            let isBarred = model.participants[sender].controller != nil
            start = layout.columns[sender] - (isBarred ? side * TimelineLayout.bar : 0)
        } else {
            start = end + side * (text + 24)
        }
        let inner =
            sender != nil && layout.columns.indices.contains(neighbour)
            ? layout.columns[neighbour] - side * TimelineLayout.bar : start
        let middle = (inner + end) / 2 + side * 3
        let label = style(Theme.body, message)
        canvas.line(
            .straight(Point(start, line), Point(end, line), tipLength: look.tipLength), look,
            from: sender.map { "p\($0)" } ?? "from", to: "p\(target)",
            label: (message.label, Point(middle, line - 8), label), title: message.sentence,
            classes: "message " + (message.isLegal ? "legal" : "illegal"),
            link: model.options.link(of: message.event.callback))
        if sender == nil {
            canvas.box(Point(start, line), 5, 5, Canvas.BoxLook(shape: .circle, fill: look.stroke), classes: "found")
        }
        if !message.detail.isEmpty {
            let small = style(Theme.small, message)
            canvas.text(message.detail, Point(middle, line + 8), small, classes: "detail")
        }
    }

    private mutating func drawSelf(
        _ message: TimelineModel.Message, _ target: Int, _ line: Double, _ look: Canvas.LineLook
    ) {
        let x = layout.columns[target] + TimelineLayout.bar
        let corners = [Point(x, line - 6), Point(x + 22, line - 6), Point(x + 22, line + 2), Point(x, line + 2)]
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: "p\(target)", to: "p\(target)",
            title: message.sentence, classes: "message " + (message.isLegal ? "legal" : "illegal"))
        canvas.text(
            message.label, Point(x + 27, line - 3), style(Theme.body, message), .left, classes: "message",
            link: model.options.link(of: message.event.callback))
        if !message.detail.isEmpty {
            canvas.text(message.detail, Point(x + 27, line + 8), style(Theme.small, message), .left, classes: "detail")
        }
    }

    // MARK: Lives

    /// Lets the receiver's lifeline begin, change its bar or end.
    private mutating func follow(_ message: TimelineModel.Message, _ column: Int, _ line: Double) {
        let callback = message.event.callback
        if !message.isLegal {
            note(
                LegendItem(sample: .line(Theme.illegal, style: .solid, head: .normal, width: 1.8), text: "illegal move")
            )
        }
        if callback.phase == .creation, callback != .deinitializer, lives[column].created == nil,
            lives[column].state == nil
        {
            lives[column].created = line
            note(LegendItem(sample: .circle(Theme.outline), text: "created"))
        }
        if let state = AppearanceMove.target(of: callback) {
            finishBar(column, at: line)
            lives[column].state = state
            lives[column].since = line
        }
        if callback == .deinitializer {
            finishBar(column, at: line)
            lives[column].state = nil
            lives[column].end = line
            note(LegendItem(sample: .cross(Theme.outline), text: "deallocated"))
        }
    }

    private mutating func note(_ item: LegendItem) {
        if !legend.contains(item) { legend.append(item) }
    }

    private mutating func finishBar(_ column: Int, at end: Double) {
        let life = lives[column]
        guard let state = life.state, let bar = Theme.bar(of: state), end > life.since else { return }
        let isLeaving = state == .disappearing
        canvas.box(
            Point(layout.columns[column], (life.since + end) / 2), TimelineLayout.bar * 2, end - life.since,
            Canvas.BoxLook(fill: bar.fill, stroke: bar.outline, isDashed: isLeaving),
            title: "\(model.words.name(model.participants[column].controller)) is \(state.rawValue)",
            classes: "state \(state.rawValue)")
        note(
            LegendItem(
                sample: .box(fill: bar.fill, stroke: bar.outline, dashed: isLeaving), text: "view \(state.rawValue)"))
    }

    private mutating func finishLives() {
        for (column, life) in lives.enumerated() {
            let x = layout.columns[column]
            finishBar(column, at: y)
            let look = Canvas.LineLook(stroke: Theme.lifeline, style: .dashed)
            let end = life.end ?? y
            if let created = life.created {
                let faint = Canvas.LineLook(stroke: Theme.lifeline, style: .dotted)
                canvas.line(.straight(Point(x, life.start), Point(x, created)), faint, classes: "lifeline")
                canvas.line(.straight(Point(x, created), Point(x, end)), look, classes: "lifeline")
                canvas.box(
                    Point(x, created), 7, 7, Canvas.BoxLook(shape: .circle, fill: Theme.page, stroke: Theme.outline),
                    title: "\(model.words.name(model.participants[column].controller)) is created", classes: "created")
            } else {
                canvas.line(.straight(Point(x, life.start), Point(x, end)), look, classes: "lifeline")
            }
            if life.end != nil {
                canvas.cross(
                    Point(x, end), Theme.outline,
                    title: "\(model.words.name(model.participants[column].controller)) is deallocated")
            }
        }
    }
}
