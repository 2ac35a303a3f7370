import Graphviz
import LifecycleModel

/// A drawing of one page of a timeline.
struct TimelineDrawing {
    let model: TimelineModel
    /// The timeline as text describes it, with a row for each note.
    private let described: TimelineModel
    let layout: TimelineLayout
    var canvas: Canvas
    var y = 0.0
    /// The current states of lifelines while rows are drawn.
    var lives: [Life] = []
    var legend: [LegendItem] = []
    var barsInLegend: [AppearanceState] = []
    /// The right edge of the text in the band of the current step, and the band's center.
    private var band = Point(0, 0)
    /// The horizontal ranges of the names in the band of the current step.
    private var taken: [ClosedRange<Double>] = []
    /// The number of the last step in a frame of a film, and the number of steps.
    private var film: (step: Int, count: Int)?
    /// The vertical position of each row's message.
    private var lines: [Int: Double] = [:]
    /// The position below the rows and names of lifelines.
    private var rowsEnd = 0.0
    /// The name of the last number in the left margin, or of an empty box in its place.
    private var number = ""

    /// The layers, from the lowest to the highest, which is also the reading order. Bars are above bands, so that a
    /// state continues across steps. Messages are above bars, because a message crosses the bars between its ends.
    enum Layer: Int { case heading, lifelines, bands, bars, rows, legend }

    init(_ model: TimelineModel) {
        described = model
        self.model = model.options.notes == .numbered ? model.numberingNotes() : model
        layout = TimelineLayout(self.model)
        canvas = Canvas(name: "timeline", inLayers: true)
    }

    /// The size of all frames of a film, and the position below their rows.
    private struct Frame {
        var end = 0.0
        var extent = Point(0, 0)
    }

    /// Returns a picture for each step, with the rows up to the step. All have the size and the positions of the whole
    /// timeline.
    static func frames(of model: TimelineModel) -> [@Sendable () -> Picture] {
        var whole = TimelineDrawing(model)
        let ends = whole.model.stepEnds
        whole.film = (ends.count, ends.count)
        whole.draw(whole.model.rows.count)
        let frame = Frame(end: whole.rowsEnd, extent: whole.canvas.extent)
        let count = ends.count
        return zip(ends, model.stepEnds).enumerated().map { index, ends in
            {
                var options = model.options
                if index > 0 { options.name += "-\(index + 1)" }
                var drawing = TimelineDrawing(model)
                drawing.film = (index + 1, count)
                drawing.draw(ends.0, in: frame)
                return drawing.picture(options, describing: model.beginning(ends.1))
            }
        }
    }

    /// Draws the page, and returns its picture.
    consuming func picture() -> Picture {
        draw(model.rows.count)
        drawPageLinks()
        var options = model.options
        if model.page.number > 0 { options.name += "-\(model.page.number + 1)" }
        return picture(options, describing: described)
    }

    /// Returns the picture of what was drawn. `part` is what its texts describe.
    private consuming func picture(_ options: DiagramOptions, describing part: TimelineModel) -> Picture {
        var title =
            part.comparison == nil ? options["Timeline: \(words.title)"] : options["Difference: \(words.title)"]
        if part.page.count > 1 { title += options[", page \(part.page.number + 1) of \(part.page.count)"] }
        var picture = canvas.picture(options, title: title, description: part.description, summary: part.summary)
        picture.textRenderings["text"] = { TimelineText(part).text() }
        picture.textRenderings["mermaid"] = { Mermaid.sequence(part) }
        return picture
    }

    private var words: RunWords { model.words }

    /// Draws the first `count` rows, in the size of `frame` if it is given.
    private mutating func draw(_ count: Int, in frame: Frame? = nil) {
        y = canvas.heading(words.title, caption, model.options, width: layout.width, least: 0)
        lives = model.participants.map {
            Life(
                states: Array(
                    repeating: $0.controller.flatMap { model.initial[$0] }, count: model.comparison == nil ? 1 : 2),
                since: Array(repeating: y, count: model.comparison == nil ? 1 : 2), start: y)
        }
        if !layout.isShared { drawHeaders(Array(model.participants.indices)) }
        begin(.rows)
        for (rowIndex, row) in model.rows.prefix(count).enumerated() {
            drawHeaders(at: rowIndex)
            drawMargin(of: row, at: rowIndex)
            draw(row)
            tie(row, at: rowIndex)
            if rowIndex + 1 < count { endLives(at: rowIndex) }
        }
        y += 8
        drawBrackets()
        for index in lives.indices where layout.continues(index, after: count) {
            finishLife(index, at: lives[index].end ?? y)
        }
        begin(.legend)
        if !layout.isShared, model.rows.count > 3, count == model.rows.count { drawFooters() }
        y = max(y, frame?.end ?? 0)
        let end = y
        begin(.legend)
        let notes = model.rows.flatMap(\.messages).flatMap(\.notes)
        let drawn = model.rows.prefix(count).flatMap(\.messages).reduce(0) { $0 + $1.notes.count }
        for (index, note) in notes.enumerated() {
            let lines = TextMetrics.wrap(note, to: max(layout.width, 240), Theme.caption)
            let height = TextMetrics.height(lines, Theme.caption)
            // A frame of a film leaves room for the notes of later frames.
            if index < drawn {
                canvas.text(lines, Point(0, y + 10 + height / 2), Theme.caption, .left, classes: "note")
            }
            y += height + 4
        }
        if !notes.isEmpty { y += 6 }
        if model.comparison == nil, !legend.isEmpty {
            legend.append(LegendItem(sample: .none, text: "no bar: disappeared"))
        }
        y = canvas.legend(LegendItem.ordered(legend), model.options, at: Point(0, y + 10), width: layout.width)
        if let frame {
            // Makes the frame as large as the others.
            canvas.box(Point(frame.extent.x - 0.5, frame.extent.y - 1), 1, 2, Canvas.BoxLook(), classes: "frame")
        } else {
            rowsEnd = end
        }
    }

    /// Selects a layer.
    mutating func begin(_ layer: Layer) { canvas.layer = layer.rawValue }

    private var caption: String {
        if let comparison = model.comparison {
            let sides = model.options["on lifelines \(comparison.left) to the left, \(comparison.right) to the right"]
            return "\(comparison.meaning) · \(sides)"
        }
        let all = model.allRows.reduce(0) { $0 + $1.messages.count }
        let shown = model.allRows.reduce(0) { if case .message = $1 { $0 + 1 } else { $0 } }
        let options = model.options
        let isPart =
            film != nil || options.onlySteps != nil || [options.from, options.to].contains { $0 != nil }
            || model.page.count > 1
        let isWhole = !isPart && model.words.finding == nil
        let parts: [String?] = [
            isWhole ? RunStory.sentence(model.run, model.options) : nil, model.words.source,
            film.map { options["step \($0.step) of \($0.count)"] }
                ?? (shown == all
                    ? options.count(all, "callback") : options["\(shown) of \(options.count(all, "callback"))"]),
            model.page.count > 1 ? options["page \(model.page.number + 1) of \(model.page.count)"] : nil,
            model.hasGuesses ? options["dashed: the controller is a guess"] : nil, model.disagreement,
        ]
        let text = parts.compactMap(\.self).joined(separator: " · ")
        return model.words.finding == nil ? options.capitalized(text) : text
    }

    /// Draws links to the previous and the next page.
    private mutating func drawPageLinks() {
        guard model.page.count > 1 else { return }
        y += 18
        let number = model.page.number
        func address(_ page: Int) -> String? { model.options.address(ofPage: page, of: model.page.count) }
        if number > 0 {
            canvas.text(
                model.options["← page \(number)"], Point(0, y), Theme.link, .left, classes: "page",
                link: address(number - 1))
        }
        if number + 1 < model.page.count {
            canvas.text(
                model.options["page \(number + 2) →"], Point(layout.width, y), Theme.link, .right, classes: "page",
                link: address(number + 1))
        }
    }

    // MARK: Participants

    /// Draws the names of lifelines, and sets the starts of the lifelines. If names are wider than their columns,
    /// alternate names are lower.
    private mutating func drawHeaders(_ indices: [Int]) {
        let heights = indices.map(layout.headerHeight)
        let drop = layout.isStaggered && indices.count > 1 ? (heights.max() ?? 0) + 4 : 0
        for (position, index) in indices.enumerated() {
            let top = y + (position % 2 == 1 ? drop : 0)
            drawHeader(index, top, name: layout.names[index])
            let bottom = top + heights[position]
            lives[index].start = bottom
            lives[index].since = lives[index].since.map { _ in bottom }
        }
        y += (heights.max() ?? 0) + drop
    }

    /// Draws the name of a lifeline, and the text below it, in an invisible box.
    private mutating func drawHeader(_ index: Int, _ top: Double, name: String? = nil) {
        let height = layout.headerHeight(index)
        let middle = Point(layout.columns[index], top + height / 2)
        canvas.box(
            middle, layout.headerWidths[index], height, Canvas.BoxLook(fill: layout.isShared ? Theme.page : nil),
            name: name, classes: "participant")
        let (text, remark) = layout.headers[index]
        let line = TextMetrics.height(text, layout.nameStyle)
        canvas.text(
            text, Point(middle.x, top + 3 + line / 2),
            level(of: index) == .dimmed ? layout.nameStyle.with(.dimmed) : layout.nameStyle,
            title: name == nil ? nil : model.words.name(model.participants[index].controller), classes: "participant")
        guard !remark.isEmpty else { return }
        canvas.text(
            remark, Point(middle.x, top + 3 + line + TextMetrics.height(remark, Theme.small) / 2), Theme.small,
            classes: "participant")
    }

    /// Repeats the names below the lifelines.
    private mutating func drawFooters() {
        y += 2
        let heights = layout.columns.indices.map(layout.headerHeight)
        let drop = layout.isStaggered && heights.count > 1 ? (heights.max() ?? 0) + 4 : 0
        for index in layout.columns.indices { drawHeader(index, y + (index % 2 == 1 ? drop : 0)) }
        y += (heights.max() ?? 0) + drop
    }

    /// Draws the names of lifelines that begin at a row.
    private mutating func drawHeaders(at rowIndex: Int) {
        guard let beginning = layout.beginnings[rowIndex] else { return }
        let layer = canvas.layer
        begin(.heading)
        y += 6
        drawHeaders(beginning.sorted { layout.columns[$0] < layout.columns[$1] })
        canvas.layer = layer
    }

    /// Draws the lifelines below whose last row another lifeline begins in the same column.
    private mutating func endLives(at rowIndex: Int) {
        let ending = layout.endings[rowIndex] ?? []
        let broken = ending.filter { lives[$0].states.contains { $0.flatMap(Theme.bar(of:)) != nil } }
        if !broken.isEmpty { y += 10 }
        for index in ending { finishLife(index, at: lives[index].end ?? y) }
        for index in broken { breakBars(index, at: y) }
    }

    // MARK: Rows

    /// Draws, in the left margin, the number of the callback and the time since the previous callback, if the row has
    /// them.
    private mutating func drawMargin(of row: TimelineModel.Row, at rowIndex: Int) {
        guard case .message(let message) = row else { return }
        let line = y + (layout.textColumn == nil ? TimelineDrawing.rise : 10)
        lines[rowIndex] = line
        if model.comparison == nil {
            number =
                model.options.omittedParts.contains(.numbers)
                ? canvas.box(Point(6, line), 0, 0, Canvas.BoxLook())
                : canvas.text(String(message.event.number), Point(6, line), Theme.small, .left, classes: "number")
        }
        guard let text = layout.times.texts[rowIndex] else { return }
        canvas.text(text, Point(layout.gutter, line), Theme.small, .left, classes: "time")
    }

    /// The distance from the top of a row to its message.
    static let rise = 14.0

    private mutating func draw(_ row: TimelineModel.Row) {
        switch row {
        case .step(let step): draw(step)
        case .message(let message): draw(message)
        case .fold(let messages): draw(folded: messages)
        case .mark(let controller, let text): draw(mark: text, on: controller)
        case .code(let controller, let text): draw(code: text, of: controller)
        case .expected(let controller, let sender, let text): draw(expected: text, of: controller, from: sender)
        case .banner(let severity, let word, let text, _): draw(severity, word, text)
        }
    }

    /// Draws the band of a step, with the names of lifelines next to their bars.
    private mutating func draw(_ step: StepEvent) {
        let isFirst = band.y == 0
        y += 6
        let lines = layout.stepText(step)
        let height = TextMetrics.height(lines, Theme.name) + 6
        band = Point(layout.gutter + TextMetrics.width(lines, Theme.name), y + height / 2)
        begin(.bands)
        canvas.box(
            Point(layout.width / 2, band.y), layout.width, height, Canvas.BoxLook(fill: Theme.band),
            title: model.options["Step \(step.number): "] + step.text, classes: "step")
        begin(.rows)
        canvas.text(
            String(step.number), Point(6, band.y), Theme.Style(font: .bold, size: Theme.name.size, color: Theme.muted),
            .left, classes: "step")
        // The text is measured for the widest fonts, so its background may end before a bar in its last eighth.
        let nearEnd = band.x - (band.x - layout.gutter) / 8...band.x + 4
        let end = layout.columns.map { $0 - TimelineLayout.bar - 1 }.last(where: nearEnd.contains)
        if let end {
            let width = end - layout.gutter
            canvas.box(
                Point(layout.gutter + width / 2, band.y), width, height - 4, Canvas.BoxLook(fill: Theme.band))
        }
        canvas.text(
            lines, Point(layout.gutter, band.y), Theme.name, .left, classes: "step", on: end == nil ? Theme.band : nil)
        y += height + 4
        taken = []
        guard !isFirst, layout.textColumn == nil else { return }
        for (index, participant) in model.participants.enumerated() where participant.controller != nil {
            let (name, x) = (layout.headers[index].name, layout.columns[index] + TimelineLayout.bar + 5)
            let end = x + TextMetrics.width(name, Theme.small)
            let next = index + 1 < layout.columns.count ? layout.columns[index + 1] - TimelineLayout.bar : layout.width
            let isShown = lives[index].states.contains { $0 != nil && $0 != .disappeared }
            guard isShown, x > band.x + 10, end < next - 4, !name.contains("\n") else { continue }
            canvas.text(name, Point(x, band.y), Theme.small, .left, classes: "participant")
            taken.append(x...end)
        }
    }

    /// Draws the number of folded callbacks in the band of the current step. Before the first step, draws it in a row.
    private mutating func draw(folded messages: [TimelineModel.Message]) {
        if model.comparison != nil { return draw(equal: messages) }
        if band.y == 0 {
            band = Point(layout.gutter - 12, y + 9)
            y += 16
        }
        for message in messages {
            guard let column = layout.column(of: message.event.controller) else { continue }
            follow(message, column, band.y, isCovered: true)
        }
        let (text, x) = place(foldOf: messages)
        canvas.text(
            text, Point(x, band.y), Theme.small, .left, title: messages.map(\.sentence).joined(separator: "\n"),
            classes: (["fold"] + (model.options.numbersMessages ? messages.map { "n\($0.event.number)" } : []))
                .joined(separator: " "))
    }

    /// Draws a gray row for equal callbacks.
    private mutating func draw(equal messages: [TimelineModel.Message]) {
        let line = y + 11
        for message in messages {
            guard let column = layout.column(of: message.event.controller) else { continue }
            follow(message, column, line, isCovered: true)
        }
        begin(.bands)
        canvas.box(
            Point(layout.width / 2, line), layout.width, 14, Canvas.BoxLook(fill: Theme.faded),
            title: messages.map(\.sentence).joined(separator: "\n"), classes: "fold")
        begin(.rows)
        canvas.text(model.words(messages), Point(layout.gutter, line), Theme.small, .left, classes: "fold")
        y += 20
    }

    /// Returns the text for folded callbacks, and its left edge in the band: the first position to the right of the
    /// step's title without a bar or a name. If the complete text doesn't fit, the text is only the total number.
    private func place(foldOf messages: [TimelineModel.Message]) -> (text: String, x: Double) {
        if let start = layout.textColumn {
            let (text, x) = (model.words(messages), max(start, band.x + 12))
            let fits = x + TextMetrics.width(text, Theme.small) <= layout.width - 4
            return (fits ? text : "+\(messages.count)", x)
        }
        let bars = model.participants.indices.filter { model.participants[$0].controller != nil }.map {
            let reach = TimelineLayout.bar + 5
            return (layout.columns[$0] - reach)...(layout.columns[$0] + reach)
        }
        let barriers = (bars + taken).sorted { $0.lowerBound < $1.lowerBound }
        for text in [
            model.words(messages), "+\(model.options.count(messages.count, "callback"))", "+\(messages.count)",
        ] {
            let width = TextMetrics.width(text, Theme.small)
            var x = band.x + 12
            for barrier in barriers where barrier.upperBound > x && barrier.lowerBound < x + width {
                x = barrier.upperBound + 4
            }
            if x + width <= layout.width - 4 { return (text, x) }
        }
        return ("+\(messages.count)", band.x + 12)
    }

    /// Connects a finding with the illegal callback in the row above it.
    private mutating func tie(_ row: TimelineModel.Row, at rowIndex: Int) {
        guard case .banner(let severity, _, _, _) = row, severity != .note, let line = lines[rowIndex - 1],
            case .message(let message) = model.rows[rowIndex - 1], !message.isLegal, model.comparison == nil
        else { return }
        canvas.line(
            .polyline([Point(4, line), Point(0, line), Point(0, y - 10), Point(4, y - 10)], tipLength: 0),
            Canvas.LineLook(stroke: Theme.illegal, width: 1.6), from: number, to: number, classes: "finding")
    }

    /// Draws the brackets below banners, with their text next to the middle callbacks.
    private mutating func drawBrackets() {
        begin(.bars)
        for (bracket, text, x) in layout.brackets {
            let rows = bracket.rows.filter { lines[$0] != nil }
            guard let top = lines[bracket.rows.lowerBound], let low = lines[bracket.rows.upperBound],
                let line = lines[rows[rows.count / 2]], let above = lines[rows[(rows.count - 1) / 2]]
            else { continue }
            let isApart = rows[rows.count / 2] > rows[(rows.count - 1) / 2] + 1
            let look = Canvas.LineLook(stroke: Theme.bracket, width: 1.6)
            let text = canvas.text(
                text, Point(x + 11, isApart ? line : (line + above) / 2), Theme.bracketText, .left, classes: "bracket")
            canvas.line(
                .polyline([Point(x, top), Point(x + 6, top), Point(x + 6, low), Point(x, low)], tipLength: 0), look,
                from: text, to: text,
                title: "\(model.words.name(bracket.controller)) \(model.options[Wording(bracket.text)])",
                classes: "bracket")
        }
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
            middle, width - 8, height, Canvas.BoxLook(fill: fill, stroke: color, isRounded: true),
            title: "\(word): \(text)", classes: "finding \(severity.rawValue)")
        let bold = Theme.Style(font: .bold, size: Theme.name.size, color: color)
        canvas.text(word, Point(14, middle.y), bold, .left, classes: severity.rawValue)
        let style = Theme.Style(size: Theme.body.size, color: color)
        canvas.text(lines, Point(indent, middle.y), style, .left, classes: severity.rawValue)
        y += height + 6
    }

    private mutating func draw(mark text: String, on controller: ControllerID) {
        guard let column = layout.column(of: controller) else { return }
        let point = Point(layout.columns[column], y + 9)
        // The outline separates the mark from the bar.
        let fill = level(of: column) == .dimmed ? Theme.fadedLine : Theme.chip
        let look = Canvas.BoxLook(shape: .diamond, fill: fill, stroke: Theme.page, lineWidth: 1.2)
        canvas.box(point, 8, 8, look, classes: "mark")
        drawText(text, nextTo: point, of: controller, classes: "mark")
    }

    /// Draws a line of code below the callback that runs it.
    private mutating func draw(code text: String, of controller: ControllerID) {
        guard let column = layout.column(of: controller) else { return }
        let x = layout.textColumn.map { $0 + TimelineLayout.codeIndent } ?? layout.columns[column] + 10
        canvas.text(text, Point(x, y + 7), Theme.small, .left, classes: "code")
        y += 13
    }

    /// Draws a pale arrow for a callback that UIKit would send.
    private mutating func draw(expected text: String, of controller: ControllerID, from sender: ControllerID?) {
        guard let target = layout.column(of: controller) else { return }
        let point = Point(layout.columns[target], y + 9)
        let look = Canvas.LineLook(stroke: Theme.lifeline, head: .empty)
        let (route, tail) = course(layout.column(of: sender), target, point.y, look)
        canvas.line(
            route, look, from: tail, to: layout.names[target], title: "\(model.words.name(controller)): \(text)",
            classes: "message expected")
        drawText(text, nextTo: point, of: controller, classes: "expected")
    }

    /// Draws the text of a row without a message to the right of all lifelines or, if they have no room, next to its
    /// place.
    private mutating func drawText(_ text: String, nextTo point: Point, of controller: ControllerID, classes: String) {
        if let start = layout.textColumn {
            let words = "\(model.words.name(controller)): \(text)"
            canvas.text(words, Point(start, point.y), Theme.small, .left, classes: classes)
        } else {
            canvas.text(text, Point(point.x + 10, point.y), Theme.small, .left, classes: classes)
        }
        y += 18
    }
}
