import Graphviz
import LifecycleModel

extension Diagram {
    /// A diagram with one picture for each step in which a view appears or disappears, is released, or rotates, in the
    /// style of Apple's figures.
    public static let events = ofRuns(
        "events",
        "how a step makes views appear and disappear, releases them, or rotates them, as in figures of Apple's View Controller "
            + "Programming Guide",
        // By default, only short runs, such as Apple's examples, are drawn. For more controllers or steps, a timeline
        // is clearer. For a log without a hierarchy, the figure would contain only callbacks, which the timeline
        // already shows.
        isDefault: { run in
            run.hasHierarchy && run.controllers.filter { $0.kind.isController }.count <= 2
                && EventsModel.steps(of: run).count <= 2
        },
        canDraw: { run, options in
            EventsModel.steps(of: run).contains { options.step == nil || $0.step.number == options.step }
        },
        draw: { run, options in
            let steps = EventsModel.steps(of: run).filter { options.step == nil || $0.step.number == options.step }
            var moments = HierarchyCursor(run)
            let order = ParticipantOrder(run)
            return steps.enumerated().map { index, found in
                var options = options
                if index > 0 { options.name += "-\(index + 1)" }
                let hierarchy = moments.hierarchy(after: found.events.upperBound)
                return EventsDrawing.fitting(run, found.step, found.events, hierarchy, order, options).picture()
            }
        })
}

/// A drawing of one step: a column of callbacks and actions for each controller and, for a run with a hierarchy, the
/// resulting screen.
struct EventsDrawing {
    let model: EventsModel
    let run: Run
    let words: RunWords
    let options: DiagramOptions
    var canvas = Canvas(name: "events")
    var columns: [Column] = []
    /// The last box of each column, and its lower edge.
    var ends: [(name: String, y: Double)] = []
    /// The names of the boxes for views, in the order of columns.
    var viewCards: [String] = []
    /// The vertical position of the cards' lower edges.
    var cards = 0.0
    /// The actions drawn so far. Each changes the screen.
    private var acts: [Act] = []
    var width = 0.0

    /// A box with a UIKit action.
    private struct Act {
        var name: String
        var center: Point
        var width: Double
        var column: Int
        /// Whether the action adds a view. If false, it removes a view.
        var added: Bool
    }

    /// The horizontal positions in a controller's column, and the width of its pills.
    struct Column {
        var spine: Double
        var view: Double
        var right: Double
        /// The width of all pills in the column, determined by the widest pill.
        var pill: Double
    }

    static let card = (width: 110.0, bar: 20.0)
    static let mono = Theme.Style(font: .mono, size: 10, color: Theme.pillText)
    private static let sequence = Canvas.LineLook(stroke: Theme.outline, style: .dashed, head: .normal)
    static let effect = Canvas.LineLook(stroke: Theme.outline, width: 1.3, head: .normal)

    init(_ model: EventsModel, _ run: Run, _ options: DiagramOptions) {
        self.model = model
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        placeColumns()
    }

    /// Returns the drawing with the most columns that fit on the page, but with at least one column.
    static func fitting(
        _ run: Run, _ step: StepEvent, _ events: Range<Int>, _ hierarchy: Hierarchy, _ order: ParticipantOrder,
        _ options: DiagramOptions
    ) -> EventsDrawing {
        let room = options.widthLimit.map { $0 - 2 * Theme.margin } ?? .infinity
        func drawing(_ limit: Int) -> EventsDrawing {
            EventsDrawing(
                EventsModel(run, step, events: events, hierarchy, order, options, limit: limit), run, options)
        }
        return (2...EventsModel.limit).reversed().lazy.map(drawing).first { $0.fullWidth <= room } ?? drawing(1)
    }

    /// The width of the drawing, including the screen if the run has a hierarchy.
    private var fullWidth: Double { width + (run.hasHierarchy ? Screen.width + 12 : 0) }

    /// Sets the columns and their total width. In each column, the view's card is to the right of the stations.
    private mutating func placeColumns() {
        var x = 0.0
        for controller in model.controllers {
            var half = EventsDrawing.card.width / 2 + 4
            var pill = 0.0
            for (owner, station) in model.stations where owner == controller {
                half = max(half, size(station).width / 2)
                if case .callback = station { pill = max(pill, size(station).width) }
            }
            let view = x + half * 2 + 22 + EventsDrawing.card.width / 2
            columns.append(Column(spine: x + half, view: view, right: view + EventsDrawing.card.width / 2, pill: pill))
            x = view + EventsDrawing.card.width / 2 + 14
        }
        width = max(x, 200)
    }

    consuming func picture() -> Picture {
        let title = words.title
        let full = fullWidth
        var y = canvas.heading(title, caption, width: full) + 4
        y = drawCards(y)
        let first = y
        for index in model.stations.indices { y = draw(index, at: y) }
        // A log without a hierarchy doesn't show which controllers are on screen.
        if run.hasHierarchy { y = drawScreen(below: first, y) }
        _ = canvas.legend(legend, at: Point(0, y), width: full)
        return canvas.picture(
            options, title: "Events: \(title), step \(model.step.number)", description: description, summary: summary)
    }

    /// Draws the screen next to the actions that change it, and returns the drawing's lower edge.
    private mutating func drawScreen(below first: Double, _ bottom: Double) -> Double {
        let levels = acts.map(\.center.y)
        let (top, low) = (levels.min() ?? first, levels.max() ?? bottom)
        let height = max(Screen.leastHeight, low - top + 64)
        let screen = Screen(run: run, hierarchy: model.hierarchy, height: height)
        let middle = Point(width + 12 + Screen.width / 2, max(cards + height / 2 - 60, (top + low) / 2))
        let name = screen.draw(on: &canvas, at: middle)
        drawEffects(on: name, to: middle.x - Screen.width / 2 - 2)
        return max(bottom, middle.y + height / 2 + 12)
    }

    private var caption: String {
        let step = model.step.text.isEmpty ? "" : "Step \(model.step.number), \(model.step.text) · "
        let (shown, all) = (model.controllers.count, model.allControllers)
        return step + words.origin + (shown < all ? " · \(shown) of \(all) controllers" : "")
    }

    private var legend: [LegendItem] {
        var items = [
            LegendItem(sample: .pill(fill: Theme.pill, stroke: Theme.pillOutline), text: "statement or callback"),
            LegendItem(sample: .line(Theme.outline, style: .dashed, head: .normal, width: 1), text: "then"),
            LegendItem(
                sample: .line(Theme.outline, style: .solid, head: .normal, width: 1.3), text: "refers to, effect"),
        ]
        if model.stations.contains(where: { if case .callback = $0.station { false } else { true } }) {
            let sample = LegendItem.Sample.ellipse(fill: Theme.act, stroke: Theme.actOutline)
            items.insert(LegendItem(sample: sample, text: "done by UIKit"), at: 1)
        }
        return items
    }

    // MARK: Stations

    private func label(_ station: EventsModel.Station) -> String {
        switch station {
        case .callback(let event): options.spelling(of: event.callback)
        case .view(let added, let host):
            TextMetrics.wrap(
                host.map { added ? "Add view to \(run[$0].id)'s view" : "Remove view from \(run[$0].id)'s view" }
                    ?? (added ? "Add view to window" : "Remove view from window"), to: 130, Theme.body)
        case .outlets(let names): TextMetrics.wrap("Connect outlets: \(names)", to: 130, Theme.body)
        case .act(let text): TextMetrics.wrap(text, to: 130, Theme.body)
        }
    }

    /// Returns the label as one line.
    private func words(_ station: EventsModel.Station) -> String { label(station).replacing("\n", with: " ") }

    private func size(_ station: EventsModel.Station) -> (width: Double, height: Double) {
        let text = label(station)
        if case .callback = station { return (TextMetrics.width(text, EventsDrawing.mono) + 18, 25) }
        return (TextMetrics.width(text, Theme.body) + 30, 20 + TextMetrics.height(text, Theme.body) * 1.1)
    }

    private mutating func draw(_ index: Int, at top: Double) -> Double {
        let (controller, station) = model.stations[index]
        guard let column = model.controllers.firstIndex(of: controller) else { return top }
        let (wide, high) = size(station)
        let middle = Point(columns[column].spine, top + high / 2)
        let look = EventsDrawing.sequence
        let name: String
        switch station {
        case .callback(let event):
            name = canvas.box(
                middle, columns[column].pill, high,
                Canvas.BoxLook(fill: Theme.pill, stroke: Theme.pillOutline, isRounded: true),
                label: label(station), EventsDrawing.mono,
                title: "\(run[controller].id) receives \(label(station)). \(event.callback.contract)",
                classes: "callback", link: options.link(of: event.callback))
        case .view, .outlets, .act:
            name = canvas.box(
                middle, wide, high, Canvas.BoxLook(shape: .ellipse, fill: Theme.act, stroke: Theme.actOutline),
                label: label(station), Theme.body, title: "UIKit: \(words(station))", classes: "act")
        }
        if case .view(let added, _) = station {
            acts.append(Act(name: name, center: middle, width: wide, column: column, added: added))
        }
        let end = ends[column]
        canvas.line(
            .straight(Point(middle.x, end.y), Point(middle.x, top), tipLength: look.tipLength), look, from: end.name,
            to: name)
        ends[column] = (name, top + high)
        return top + high
            + (index + 1 < model.stations.count && model.stations[index + 1].controller == controller ? 20 : 12)
    }

    /// Draws arrows from the actions to the screen's left edge, which is at `edge`.
    private mutating func drawEffects(on screen: String, to edge: Double) {
        let (effect, sequence) = (EventsDrawing.effect, EventsDrawing.sequence)
        for act in acts {
            let start = Point(act.center.x + act.width / 2, act.center.y)
            canvas.line(
                .straight(start, Point(edge, start.y), tipLength: effect.tipLength), effect, from: act.name, to: screen)
            guard act.added else { continue }
            // Connects the view with the arrow of the action that adds it.
            let x = columns[act.column].view
            canvas.line(
                .straight(Point(x, cards), Point(x, start.y), tipLength: sequence.tipLength), sequence,
                from: viewCards[act.column], to: screen)
        }
    }

    private var summary: String {
        let callbacks = model.stations.count { if case .callback = $0.station { true } else { false } }
        let views = model.stations.count { if case .view = $0.station { true } else { false } }
        let names = model.controllers.map { run[$0].id }
        return "\(caption): \(Phrase.list(names)) \(names.count == 1 ? "receives" : "receive") "
            + "\(Phrase.count(callbacks, "callback")), and views are added or removed "
            + "\(Phrase.count(views, "time"))."
    }

    private var description: String {
        var lines = ["\(words.title). \(caption).", "\(model.statement)."]
        for (index, (controller, station)) in model.stations.enumerated() {
            lines.append("\(index + 1). \(run[controller].id): \(words(station)).")
        }
        lines.append(Screen(run: run, hierarchy: model.hierarchy).words)
        return lines.joined(separator: "\n")
    }
}
