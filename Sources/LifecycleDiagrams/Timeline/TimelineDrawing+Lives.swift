import Graphviz
import LifecycleModel

extension TimelineDrawing {
    /// The current state of a lifeline, which has one bar or, in a comparison, a bar for each run.
    struct Life {
        var states: [AppearanceState?]
        var since: [Double]
        var start: Double
        var created: Double?
        /// Whether the symbol for the creation is drawn. If the creation is folded, the symbol for folded callbacks can
        /// cover this position, and the creation has no symbol.
        var showsCreation = false
        /// The end of the lifeline, or nil while the lifeline continues.
        var end: Double?
        /// All ends of the lifeline. In a log without addresses, several instances of a class can share a lifeline.
        var ends: [Double] = []
    }

    /// Applies a message to the receiver's lifeline, which can begin, change its state, or end.
    ///
    /// - Parameters:
    ///   - column: The index of the lifeline.
    ///   - line: The vertical position of the message, in points.
    ///   - isCovered: Whether the symbol for folded callbacks covers this position of the lifeline.
    mutating func follow(
        _ message: TimelineModel.Message, _ column: Int, _ line: Double, isCovered: Bool = false
    ) {
        let callback = message.event.callback
        noteLook(of: message)
        lives[column].end = nil
        let isFirst = lives[column].created == nil && lives[column].states.allSatisfy { $0 == nil }
        if callback.phase == .creation, callback != .deinitializer, isFirst {
            lives[column].created = line
            lives[column].showsCreation = !isCovered
            if !isCovered { legend.note(LegendItem(sample: .circle(Theme.outline), text: "created")) }
        }
        for bar in lives[column].states.indices where concerns(message.side, bar) {
            if let state = message.becomes {
                finishBar(column, bar, at: line)
                lives[column].states[bar] = state
                lives[column].since[bar] = line
            }
            if callback == .deinitializer {
                // The bar of a controller that is deallocated while its view is shown ends above the cross.
                finishBar(column, bar, at: line - 9)
                lives[column].states[bar] = nil
            }
        }
        if callback == .deinitializer, message.side == .both {
            lives[column].end = line
            lives[column].ends.append(line)
            legend.note(LegendItem(sample: .cross(Theme.outline), text: "deallocated"))
        }
    }

    /// Returns whether a message on `side` changes the bar with the index `bar`.
    private func concerns(_ side: TimelineModel.Side, _ bar: Int) -> Bool {
        side == .both || (bar == 0) == (side == .left)
    }

    private mutating func noteLook(of message: TimelineModel.Message) {
        if message.isLegal, message.level == .emphasized {
            let look = Canvas.LineLook(stroke: Theme.text, width: 1.8, head: .normal)
            legend.note(LegendItem(sample: .line(look), text: "emphasized"))
        }
        if !message.isLegal {
            legend.note(LegendItem(sample: .line(TimelineDrawing.illegal), text: "illegal transition"))
        }
        guard let comparison = model.comparison else { return }
        switch message.side {
        case .both: break
        case .left:
            let text = model.options["− only in \(comparison.left)"]
            legend.note(LegendItem(sample: .line(TimelineDrawing.onlyLeft), text: text))
        case .right:
            let text = model.options["+ only in \(comparison.right)"]
            legend.note(LegendItem(sample: .line(TimelineDrawing.onlyRight), text: text))
        }
    }

    private mutating func finishBar(_ column: Int, _ number: Int, at end: Double) {
        let start = lives[column].since[number]
        guard let state = lives[column].states[number], let bar = Theme.bar(of: state), end > start else { return }
        let isLeaving = state == .disappearing
        let isDimmed = level(of: column) == .dimmed
        let width = TimelineLayout.bar * 2 / Double(lives[column].states.count)
        let x = layout.columns[column] - TimelineLayout.bar + width * (Double(number) + 0.5)
        let layer = canvas.layer
        begin(.bars)
        defer { canvas.layer = layer }
        canvas.box(
            Point(x, (start + end) / 2), width, end - start,
            Canvas.BoxLook(
                fill: isDimmed ? state == .appeared ? Theme.fadedOutline : Theme.faded : bar.fill,
                stroke: isDimmed ? Theme.fadedOutline : bar.outline, isDashed: isLeaving),
            title: title(ofBar: number, column, state),
            classes: "state \(state.rawValue)")
        if !isDimmed, !barsInLegend.contains(state) {
            barsInLegend.append(state)
            let sample = LegendItem.Sample.box(fill: bar.fill, stroke: bar.outline, dashed: isLeaving)
            legend.note(LegendItem(sample: sample, text: state.rawValue))
        }
    }

    /// Draws two gaps in bars that end at `end`, because another lifeline begins in the column although the states last.
    mutating func breakBars(_ column: Int, at end: Double) {
        begin(.bars)
        for distance in [4.0, 8] {
            canvas.box(
                Point(layout.columns[column], end - distance), 2 * TimelineLayout.bar + 2, 2,
                Canvas.BoxLook(fill: Theme.page), classes: "break")
        }
        begin(.rows)
        legend.note(LegendItem(sample: .none, text: "broken bar: the state continues"))
    }

    /// Returns whether a lifeline is emphasized or dimmed.
    func level(of column: Int) -> Emphasis.Level { model.emphasis.level(of: model.participants[column].controller) }

    /// Returns the text for a bar: its controller, its state and, in a comparison, its run.
    private func title(ofBar number: Int, _ column: Int, _ state: AppearanceState) -> String {
        let name = model.words.name(model.participants[column].controller)
        if model.options.isTranslated { return model.options["\(name) is \(model.options[Wording(state.rawValue)])"] }
        var words = ""
        words.append(name)
        words.append(" is ")
        words.append(state.rawValue)
        if let comparison = model.comparison {
            words.append(" in ")
            words.append(number == 0 ? comparison.left : comparison.right)
        }
        return words
    }

    /// Draws the rest of a lifeline that ends at `end`: the open bars, the line, and the marks for creation and
    /// deallocation.
    mutating func finishLife(_ column: Int, at end: Double) {
        let life = lives[column]
        let (x, layer) = (layout.columns[column], canvas.layer)
        defer { canvas.layer = layer }
        for bar in life.states.indices { finishBar(column, bar, at: end) }
        let name = model.words.name(model.participants[column].controller)
        begin(.lifelines)
        // If lifelines share columns, a name can be below the step in whose folded callbacks the controller is created.
        let created = life.created.flatMap { $0 > life.start ? $0 : nil }
        if let created {
            canvas.rule(Point(x, life.start), Point(x, created), Theme.lifelineBefore, classes: "lifeline")
        }
        canvas.rule(
            Point(x, created ?? life.start), Point(x, end),
            level(of: column) == .dimmed ? Theme.fadedOutline : Theme.lifeline, classes: "lifeline")
        begin(.bars)
        if let created, life.showsCreation {
            canvas.box(
                Point(x, created), 7, 7, Canvas.BoxLook(shape: .circle, fill: Theme.page, stroke: Theme.outline),
                title: model.options["\(name) is created"], classes: "created")
        }
        for end in life.ends {
            canvas.cross(Point(x, end), Theme.outline, title: model.options["\(name) is deallocated"])
        }
    }
}
