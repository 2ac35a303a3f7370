import Graphviz
import LifecycleModel

/// A drawing of one step: a column of callbacks and actions for each controller and, for a run with a hierarchy, the
/// resulting screen.
struct FigureDrawing {
    let model: FigureModel
    let run: Run
    let words: RunWords
    let options: DiagramOptions
    var canvas = Canvas(name: "figure")
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
    /// The statement at the top.
    let statement: FigureModel.Statement

    /// A box with a UIKit action.
    private struct Act {
        var name: String
        var center: Point
        var width: Double
        var column: Int
        /// Whether the action adds a view. If false, it removes a view.
        var added: Bool
        /// The number of events up to the action.
        var eventIndex: Int
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
    /// The width of the ellipse for a view that enters or leaves the window.
    private var windowAct: Double {
        [true, false].map { TextMetrics.width(addition($0, to: nil), Theme.body) }.max().map { $0 + 20 } ?? 0
    }
    private static let sequence = Canvas.LineLook(stroke: Theme.outline, style: .dashed, head: .normal)
    static let effect = Canvas.LineLook(stroke: Theme.outline, width: 1.3, head: .normal)

    init(_ model: FigureModel, _ run: Run, _ options: DiagramOptions) {
        self.model = model
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        statement = model.statement(in: run)
        placeColumns()
    }

    /// Returns the drawing with the most columns that fit on the page, but with at least one column.
    static func fitting(
        _ run: Run, _ candidate: FigureModel.Candidate, _ hierarchy: Hierarchy, _ order: ParticipantOrder,
        _ options: DiagramOptions
    ) -> FigureDrawing {
        let room = options.widthLimit.map { $0 - 2 * Theme.margin } ?? .infinity
        func drawing(_ limit: Int) -> FigureDrawing {
            FigureDrawing(FigureModel(run, candidate, hierarchy, order, options, limit: limit), run, options)
        }
        return (2...FigureModel.limit).reversed().lazy.map(drawing).first { $0.fullWidth <= room } ?? drawing(1)
    }

    /// Whether the page is as narrow as a phone, so that the screen is below the callbacks, and long names are wrapped.
    var isNarrow: Bool { (options.widthLimit ?? .infinity) < 400 }

    /// The width of the drawing, including the screen if it is next to the callbacks.
    private var fullWidth: Double { width + (run.hasHierarchy && !isNarrow ? Screen.width + 12 : 0) }

    /// Sets the columns and their total width. In each column, the view's card is to the right of the stations.
    private mutating func placeColumns() {
        var x = 0.0
        for controller in model.controllers {
            var half = FigureDrawing.card.width / 2 + 4
            var pill = 0.0
            for (owner, station) in model.stations where owner == controller {
                half = max(half, size(station).width / 2)
                if case .callback = station { pill = max(pill, size(station).width) }
            }
            let view = x + half * 2 + 22 + FigureDrawing.card.width / 2
            columns.append(Column(spine: x + half, view: view, right: view + FigureDrawing.card.width / 2, pill: pill))
            x = view + FigureDrawing.card.width / 2 + 14
        }
        width = max(x, 200)
    }

    consuming func picture() -> Picture {
        let title = words.title
        let full = fullWidth
        var y = canvas.heading(title, caption, options, width: full, least: isNarrow ? 0 : 420) + 4
        y = drawCards(y)
        let first = y
        for index in model.stations.indices { y = draw(index, at: y) }
        // A log without a hierarchy doesn't show which controllers are on screen.
        if run.hasHierarchy { y = drawScreens(below: first, y) }
        _ = canvas.legend(legend, options, at: Point(0, y), width: full)
        var picture = canvas.picture(
            options, title: options["Figure: \(title), step \(model.step.number)"], description: description,
            summary: summary)
        picture.add { [table] in table }
        return picture
    }

    private var table: Table {
        var table = Table(title: words.title, header: .figure, options)
        table.rows = [["0", "", statement.isCode ? .code(statement.text) : .init(statement.text), ""]]
        for (index, (controller, station)) in model.stations.enumerated() {
            let text = words(station)
            let (event, sender): (Table.Cell, Table.Cell) =
                switch station {
                case .callback(let event): (.code(text), .init(words.name(event.sender)))
                case .view, .outlets, .act: (.init(text), "UIKit")
                }
            table.rows.append([.init("\(index + 1)"), .init(run[controller].id), event, sender])
        }
        return table
    }

    /// Draws the screen next to the actions that change it, and returns the drawing's lower edge. If a view enters and
    /// leaves the screen, draws a small screen for each action.
    private mutating func drawScreens(below first: Double, _ bottom: Double) -> Double {
        let x = isNarrow ? width - 14 - Screen.width / 2 : width + 12 + Screen.width / 2
        if Set(acts.map(\.column)).count < acts.count, acts.count > 1 { return drawSmallScreens(at: x, bottom) }
        let least = model.isLandscape ? Screen.landscapeHeight : Screen.leastHeight
        if isNarrow { return drawScreen(at: Point(x, bottom + 8), least) }
        let levels = acts.map(\.center.y)
        let (top, low) = (levels.min() ?? first, levels.max() ?? bottom)
        let height = acts.isEmpty ? least : max(least, low - top + 64)
        let end = drawScreen(at: Point(x, max(cards - 60, (top + low - height) / 2)), height)
        return max(bottom, end)
    }

    /// Draws the screen, with the center of its upper edge at `point`, and returns the lower edge of the space for it.
    private mutating func drawScreen(at point: Point, _ height: Double) -> Double {
        let screen = Screen(
            run: run, hierarchy: model.hierarchy, options: options, height: height, isLandscape: model.isLandscape)
        let name = screen.draw(on: &canvas, at: Point(point.x, point.y + height / 2))
        for act in acts {
            let left = Point(point.x - Screen.width / 2 - 2, act.center.y)
            drawEffect(of: act, on: name, at: isNarrow ? Point(point.x + 60, point.y - 1) : left)
        }
        return point.y + height + 12
    }

    private mutating func drawSmallScreens(at x: Double, _ bottom: Double) -> Double {
        var (low, cursor) = (cards, HierarchyCursor(run))
        for act in acts {
            let screen = Screen(
                run: run, hierarchy: cursor.hierarchy(after: act.eventIndex), options: options,
                height: Screen.smallHeight,
                removed: act.added ? nil : model.controllers[act.column])
            let middle = Point(x, max(act.center.y, low + 6 + Screen.smallHeight / 2))
            let name = screen.draw(on: &canvas, at: middle)
            drawEffect(of: act, on: name, at: Point(x - Screen.width / 2 - 2, middle.y))
            low = middle.y + Screen.smallHeight / 2
        }
        return max(bottom, low + 12)
    }

    /// Draws the arrow from an action to the screen that shows its result, at `end`.
    private mutating func drawEffect(of act: Act, on screen: String, at end: Point) {
        let (effect, sequence) = (FigureDrawing.effect, FigureDrawing.sequence)
        let start = Point(act.center.x + act.width / 2, act.center.y)
        let corners =
            start.y == end.y
            ? [start, end]
            : isNarrow
                ? [start, Point(end.x, start.y), end]
                : [start, Point(end.x - 12, start.y), Point(end.x - 12, end.y), end]
        canvas.line(.polyline(corners, tipLength: effect.tipLength), effect, from: act.name, to: screen)
        guard act.added else { return }
        // Connects the view with the arrow of the action that adds it.
        let x = columns[act.column].view
        canvas.line(
            .straight(Point(x, cards), Point(x, start.y), tipLength: sequence.tipLength), sequence,
            from: viewCards[act.column], to: screen)
    }

    private var caption: String {
        let step =
            model.step.text.isEmpty
            ? "" : " · " + options["step \(model.step.number), \(StepTitle.title(of: model.step, options))"]
        let (shown, all) = (model.controllers.count, model.allControllers)
        return origin + step + " · " + words.source
            + (shown < all ? " · " + options["\(shown) of \(all) controllers"] : "")
    }

    /// The figure of Apple's guide that the drawing follows.
    private var origin: String {
        switch model.subject {
        case .unloading: return options["After figure 4-2 of Apple's guide"]
        case .rotation: return options["After the figure of a one-step rotation in Apple's guide"]
        case .appearance: break
        }
        let changes = Set(
            model.stations.compactMap { if case .view(let added, _, _) = $0.station { added } else { nil } })
        guard let added = changes.first, changes.count == 1, model.controllers.count == 1 else {
            return options["In the style of figures 5-1 and 5-2 of Apple's guide"]
        }
        return options["After figure 5-\(added ? 1 : 2) of Apple's guide"]
    }

    private var legend: [LegendItem] {
        var items = [
            LegendItem(sample: .pill(fill: Theme.pill, stroke: Theme.pillOutline), text: "statement or callback"),
            LegendItem(sample: .line(FigureDrawing.sequence), text: "then"),
            LegendItem(sample: .line(FigureDrawing.effect), text: "refers to, effect"),
        ]
        if model.stations.contains(where: { if case .callback = $0.station { false } else { true } }) {
            let sample = LegendItem.Sample.ellipse(fill: Theme.act, stroke: Theme.actOutline)
            items.insert(LegendItem(sample: sample, text: "done by UIKit"), at: 1)
        }
        return items
    }

    // MARK: Stations

    private func label(_ station: FigureModel.Station) -> String {
        switch station {
        case .callback(let event):
            TextMetrics.wrapName(name(of: event), to: isNarrow ? 150 : .infinity, style(of: event))
        case .view(let added, let host, _):
            TextMetrics.wrap(addition(added, to: host), to: isNarrow ? 130 : 160, Theme.body)
        case .outlets(let names): TextMetrics.wrap(options["Connect outlets: \(names)"], to: 130, Theme.body)
        case .act(let text): TextMetrics.wrap(options[Wording(text)], to: 130, Theme.body)
        }
    }

    /// Returns the words for the addition of a view to the view of `host` or the window, or for its removal.
    private func addition(_ added: Bool, to host: ControllerID?) -> String {
        guard let host else { return options[added ? "Add view to window" : "Remove view from window"] }
        let name = run[host].id
        return options[added ? "Add view to \(name)'s view" : "Remove view from \(name)'s view"]
    }

    private func style(of event: CallbackEvent) -> Theme.Style {
        let isIllegal = model.illegal.contains(event.number)
        let style = Theme.Style(size: Theme.body.size, color: isIllegal ? Theme.errorText : Theme.pillText)
        return isIllegal ? style : style.with(model.emphasis.level(of: event))
    }

    /// Returns the name of a callback, with a cross if it is illegal.
    private func name(of event: CallbackEvent) -> String {
        (model.illegal.contains(event.number) ? "✕ " : "") + options.spelling(of: event.callback)
    }

    /// Returns the label as one line.
    private func words(_ station: FigureModel.Station) -> String {
        if case .callback(let event) = station { return name(of: event) }
        return label(station).replacing("\n", with: " ")
    }

    private func size(_ station: FigureModel.Station) -> (width: Double, height: Double) {
        let text = label(station)
        if case .callback(let event) = station {
            let style = style(of: event)
            return (TextMetrics.width(text, style) + 18, 13 + TextMetrics.height(text, style))
        }
        // Figures 5-1 and 5-2 have one grid: the ellipse fits the longer text of both.
        let isOnWindow = if case .view(_, nil, _) = station { true } else { false }
        let width = isOnWindow ? windowAct : TextMetrics.width(text, Theme.body) + 30
        return (width, 20 + TextMetrics.height(text, Theme.body) * 1.1)
    }

    private mutating func draw(_ index: Int, at top: Double) -> Double {
        let (controller, station) = model.stations[index]
        guard let column = model.controllers.firstIndex(of: controller) else { return top }
        let (wide, high) = size(station)
        let middle = Point(columns[column].spine, top + high / 2)
        let look = FigureDrawing.sequence
        let name: String
        switch station {
        case .callback(let event):
            let isIllegal = model.illegal.contains(event.number)
            let level = isIllegal ? .plain : model.emphasis.level(of: event)
            var pill = Canvas.BoxLook(
                fill: isIllegal ? Theme.errorFill : level == .dimmed ? Theme.faded : Theme.pill,
                stroke: isIllegal ? Theme.illegal : level == .dimmed ? Theme.fadedOutline : Theme.pillOutline,
                lineWidth: isIllegal || level == .emphasized ? 1.8 : 1)
            pill.isRounded = true
            name = canvas.box(
                middle, columns[column].pill, high, pill, label: label(station), style(of: event),
                title: options[
                    "\(run[controller].id) receives \(words(station)). \(options[Wording(event.callback.contract)])"],
                classes: isIllegal ? "callback illegal" : "callback", link: options.link(of: event.callback))
        case .view, .outlets, .act:
            name = canvas.box(
                middle, wide, high, Canvas.BoxLook(shape: .ellipse, fill: Theme.act, stroke: Theme.actOutline),
                label: label(station), Theme.body, title: "UIKit: \(words(station))", classes: "act")
        }
        if case .view(let added, _, let eventIndex) = station {
            acts.append(
                Act(name: name, center: middle, width: wide, column: column, added: added, eventIndex: eventIndex))
        }
        let end = ends[column]
        canvas.line(
            .straight(Point(middle.x, end.y), Point(middle.x, top), tipLength: look.tipLength), look, from: end.name,
            to: name)
        ends[column] = (name, top + high)
        return top + high
            + (index + 1 < model.stations.count && model.stations[index + 1].controller == controller ? 20 : 12)
    }

    private var summary: String {
        let callbacks = model.stations.count { if case .callback = $0.station { true } else { false } }
        let views = model.stations.count { if case .view = $0.station { true } else { false } }
        let names = model.controllers.map { run[$0].id }
        let received = options.count(callbacks, "callback")
        let times = options.count(views, "time")
        return names.count == 1
            ? options["\(caption): \(names[0]) receives \(received), and views are added or removed \(times)."]
            : options[
                "\(caption): \(options.list(names)) receive \(received), and views are added or removed \(times)."]
    }

    private var description: String {
        var lines = [options["\(words.title). \(caption)."], "\(statement.text)."]
        for (index, (controller, station)) in model.stations.enumerated() {
            lines.append("\(index + 1). \(run[controller].id): \(words(station)).")
        }
        lines.append(Screen(run: run, hierarchy: model.hierarchy, options: options).words)
        return lines.joined(separator: "\n")
    }
}
