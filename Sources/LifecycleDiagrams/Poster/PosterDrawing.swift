import Graphviz
import LifecycleModel

/// A drawing of nested boxes for what exists. The borders of the boxes are callbacks.
///
/// The sides of the drawing have the ratio of a sheet of paper.
struct PosterDrawing {
    private let run: Run
    private let model: PosterModel
    private let words: RunWords
    private let options: DiagramOptions
    private var flow: FlowCanvas
    private var boxes: [Callback: FlowCanvas.Box] = [:]
    private var acts: [Int: FlowCanvas.Box] = [:]
    private var (top, rise) = (0.0, 0.0)

    private static let spine = 200.0
    /// The position of the path from an archive.
    private static let decoded = 108.0
    private static let size = (width: 594.0, height: 851.6)
    /// The left and right sides of the boxes for the controller, its view, the visible view, and the appeared view.
    private static let sides = (
        controller: (0.0, 402.0), view: (14.0, 392.0), visible: (83.0, 317.0), appeared: (98.0, 302.0)
    )
    /// The positions of the paths next to the visible view, and of the column of advice.
    private static let (left, right, again, advice) = (48.5, 344.5, 372.0, 436.0)
    private static let frequency = Theme.Style(font: .bold, size: 9.5, color: Theme.text)
    private static let use = Theme.Style(size: 9, color: Theme.muted)
    private static let area = Theme.Style(font: .bold, size: 9.5, color: Theme.muted)

    init(_ run: Run, _ options: DiagramOptions) {
        (self.run, self.options) = (run, options)
        model = PosterModel(run, options)
        words = RunWords(run: run, options: options)
        flow = FlowCanvas(name: "poster", options: options, inLayers: true)
    }

    private var title: String {
        model.controller == nil ? options.title ?? options["The life of a view controller"] : words.title
    }

    consuming func picture() -> Picture {
        let source =
            model.controller.map { options["The life of \(run[$0].id)"] + " · " + words.source }
            ?? "iOS \(run.ios ?? .latest)"
        let caption =
            source + " · " + options["Each border is a callback: what begins at the top of a box ends at its bottom"]
        top = flow.canvas.heading(title, caption, options, width: PosterDrawing.size.width) + 26
        rise = (PosterDrawing.size.height - top - 18) / Double(model.rows.count - 1)
        drawAreas()
        flow.canvas.layer = 2
        for (index, row) in model.rows.enumerated() { draw(row, index) }
        flow.canvas.layer = 1
        drawSpine()
        drawReversals()
        drawReturns()
        var picture = flow.canvas.picture(
            options, title: options["Poster: \(title)"], description: description, summary: summary)
        picture.add { [model, options, title] in model.table(options, title: title) }
        return picture
    }

    // MARK: Areas

    private func y(_ callback: Callback) -> Double {
        top + rise * Double(model.rows.firstIndex { $0.callbacks.contains(callback) } ?? 0)
    }

    /// Draws the boxes, from the outermost to the innermost, with their names.
    private mutating func drawAreas() {
        let end = y(.deinitializer)
        let (appear, leave, gone) = (y(entry(.appearing)), y(entry(.disappearing)), y(entry(.disappeared)))
        let unload = model.rows.contains { $0.callbacks.contains(.viewDidUnload) } ? y(.viewDidUnload) : end - rise / 2
        let sides = PosterDrawing.sides
        drawArea("controller exists", top, end, sides.controller, Theme.page, Theme.fadedLine)
        drawArea("view exists", y(.viewDidLoad), unload, sides.view, Theme.card, Theme.actOutline)
        for (state, bottom, area) in [
            (AppearanceState.appearing, leave, sides.visible), (.disappearing, gone, sides.visible),
            (.appeared, leave, sides.appeared),
        ] {
            let colors = Theme.colors(of: state)
            drawArea(
                state.rawValue, state == .appearing ? appear : y(entry(state)), bottom, area, colors.fill,
                Theme.bar(of: state)?.outline ?? Theme.outline, text: colors.text, isRounded: state == .appeared,
                isDashed: state == .disappearing)
        }
    }

    private mutating func drawArea(
        _ name: String, _ top: Double, _ bottom: Double, _ sides: (Double, Double), _ fill: ThemeColor,
        _ stroke: ThemeColor, text: ThemeColor = Theme.muted, isRounded: Bool = true, isDashed: Bool = false
    ) {
        flow.canvas.box(
            Point((sides.0 + sides.1) / 2, (top + bottom) / 2), sides.1 - sides.0, bottom - top,
            Canvas.BoxLook(fill: fill, stroke: stroke, lineWidth: 1.4, isRounded: isRounded, isDashed: isDashed),
            title: options[Wording(name)], classes: "area")
        var style = PosterDrawing.area
        style.color = text
        // The path from an archive crosses the outermost box.
        let room = (sides.0 < PosterDrawing.sides.view.0 ? PosterDrawing.decoded : sides.1) - sides.0 - 12
        flow.canvas.text(
            TextMetrics.wrapEvenly(options[Wording(name)], to: room, style), Point(sides.0 + 8, top + 22), style, .left,
            classes: "area")
    }

    /// Returns the callback with which a full cycle enters a state.
    private func entry(_ state: AppearanceState) -> Callback {
        let transition = StateTransition.table.first { $0.to == state && StateRing.isOnRing($0) }
        return transition?.callback ?? .viewWillAppear
    }

    // MARK: Rows

    private mutating func draw(_ row: PosterModel.Row, _ index: Int) {
        let y = top + rise * Double(index)
        let spine = PosterDrawing.spine
        if !row.act.isEmpty {
            acts[index] = flow.act(row.act, "", at: Point(spine, y), isTaken: isTaken(index))
        }
        for (callback, x) in zip(
            row.callbacks, row.callbacks.count == 2 ? [PosterDrawing.decoded, spine + 86] : [spine])
        {
            let count = model.count(callback)
            boxes[callback] = flow.callback(
                callback, at: Point(x, y), isTaken: model.isTaken(callback), suffix: count > 1 ? " ×\(count)" : "",
                isIllegal: model.illegal.contains(callback))
        }
        guard !row.frequency.isEmpty else { return }
        let lines = [(row.frequency, PosterDrawing.frequency), (row.use, PosterDrawing.use)].map { text, style in
            (
                TextMetrics.wrap(options[Wording(text)], to: PosterDrawing.size.width - PosterDrawing.advice, style),
                style
            )
        }
        var top = y - lines.reduce(0) { $0 + TextMetrics.height($1.0, $1.1) } / 2
        for (text, style) in lines {
            let height = TextMetrics.height(text, style)
            flow.canvas.text(
                text, Point(PosterDrawing.advice, top + height / 2), style, .left, classes: "advice")
            top += height
        }
        guard let step = PosterModel.steps.firstIndex(of: row.callbacks) else { return }
        flow.canvas.box(
            Point(PosterDrawing.advice - 18, y), 20, 16, Canvas.BoxLook(fill: Theme.chip, isRounded: true),
            label: String(step + 1), Theme.Style(font: .bold, size: 9, color: Theme.chipText), classes: "number")
    }

    // MARK: Paths

    private mutating func drawSpine() {
        let nodes = model.rows.indices.map { index in
            acts[index].map { [$0] } ?? model.rows[index].callbacks.compactMap { boxes[$0] }
        }
        if let decoded = nodes[0].first, let coded = nodes[0].last, let awake = nodes[1].first,
            let load = nodes[2].first
        {
            flow.elbow(decoded, awake, isTaken: model.isTaken(.initWithCoder))
            // A controller that is created in code is not decoded from an archive, so its path skips awakeFromNib.
            flow.elbow(coded, load, isTaken: model.isTaken(.initWithNibName))
        }
        for index in model.rows.indices.dropFirst().dropLast() {
            guard let box = nodes[index].first, let next = nodes[index + 1].first else { continue }
            flow.down(box, next, isTaken: isTaken(index) && isTaken(index + 1))
        }
    }

    private func isTaken(_ row: Int) -> Bool {
        let callbacks = model.rows[row].callbacks
        return callbacks.isEmpty ? isTaken(row - 1) : callbacks.contains(where: model.isTaken)
    }

    /// Draws the two transitions that reverse an appearance and a disappearance.
    private mutating func drawReversals() {
        for (index, transition) in StateTransition.table.enumerated() where !StateRing.isOnRing(transition) {
            let isAppearing = transition.from == .appearing
            let count = model.transitions[index]
            drawPath(
                entry(transition.from), transition.callback, isRight: isAppearing,
                at: isAppearing ? PosterDrawing.right : PosterDrawing.left,
                options["canceled"] + (count > 1 ? "\n×\(count)" : ""), Theme.bracket,
                isTaken: model.controller == nil || count > 0)
        }
    }

    /// Draws the paths on which the life of a view, or of a controller without its view, begins again.
    private mutating func drawReturns() {
        let isAgain =
            model.controller == nil || min(model.count(.viewDidDisappear), model.count(.viewWillAppear) - 1) > 0
        drawPath(
            entry(.disappeared), entry(.appearing), isRight: true, at: PosterDrawing.again, options["shown\nagain"],
            Theme.outline, isTaken: isAgain, rise: 5)
        guard model.count(.loadView) > 1 else { return }
        drawPath(
            entry(.disappeared), .loadView, isRight: false, at: PosterDrawing.sides.view.0 / 2,
            options["view released"],
            Theme.outline, isTaken: true, label: Point(42, y(.viewDidLoad) - self.rise / 2))
    }

    /// Draws a path from one callback to another along a vertical line at `x`. `rise` moves its ends up. The center of
    /// the label is `point`. By default, the label interrupts the path in the middle of the vertical line, because edges
    /// cover labels in PNG and PDF files.
    private mutating func drawPath(
        _ from: Callback, _ to: Callback, isRight: Bool, at x: Double, _ text: String, _ color: ThemeColor,
        isTaken: Bool, rise: Double = -5, label point: Point? = nil
    ) {
        guard let start = boxes[from], let end = boxes[to] else { return }
        func side(_ box: FlowCanvas.Box) -> Point {
            Point(box.middle.x + (isRight ? 0.5 : -0.5) * box.width, box.middle.y - rise)
        }
        let corners = [side(start), Point(x, side(start).y), Point(x, side(end).y), side(end)]
        let style = Theme.Style(font: .bold, size: 9.5, color: isTaken ? color : Theme.fadedText)
        let middle = point ?? Point(x, (side(start).y + side(end).y) / 2)
        flow.canvas.layer = 2
        let label = flow.canvas.text(text, middle, style, classes: "way")
        flow.canvas.layer = 1
        func draw(_ corners: [Point], _ tail: String, _ head: String, _ arrow: Attribute.Arrow = .normal) {
            let look = Canvas.LineLook(
                stroke: isTaken ? color : Theme.fadedLine, width: isTaken ? 2 : 1, style: isTaken ? .solid : .dashed,
                head: arrow)
            flow.canvas.line(
                .polyline(corners, tipLength: look.tipLength), look, from: tail, to: head,
                title: text.replacing("\n", with: " "), classes: isTaken ? "way" : "way unvisited")
        }
        guard point == nil else { return draw(corners, start.name, end.name) }
        let gap = TextMetrics.height(text, style) / 2 + 2
        let direction = corners[1].y < corners[2].y ? 1.0 : -1
        draw(corners[..<2] + [Point(x, middle.y - direction * gap)], start.name, label, .none)
        draw([Point(x, middle.y + direction * gap)] + corners[2...], label, end.name)
    }

    // MARK: Text

    private var summary: String {
        guard let controller = model.controller else {
            return options[
                "What exists in the life of a view controller, how often each callback is sent, and what to do in it."]
        }
        let taken = PosterModel.steps.count { step in step.contains { model.count($0) > 0 } }
        let (name, all) = (run[controller].id, PosterModel.steps.count)
        return options["\(name) makes \(taken) of the \(all) steps in the life of a view controller, \(words.origin)."]
    }

    private var description: String {
        var lines = [
            model.controller.map { options["The life of \(run[$0].id), \(words.origin)."] } ?? options["\(title)."]
        ]
        for row in model.rows {
            let names = row.callbacks.map { callback in
                let count = model.count(callback)
                let times =
                    count == 0 ? options["not called"] : count == 1 ? options["once"] : options.count(count, "time")
                return options.spelling(of: callback) + (model.controller == nil ? "" : " (\(times))")
            }
            lines.append(
                names.isEmpty
                    ? options["\(options[Wording(row.act)])."]
                    : names.joined(separator: options[" or "]) + ": " + options[Wording(row.frequency)] + options["; "]
                        + options["\(options[Wording(row.use)])."])
        }
        lines.append(
            options[
                "A canceled appearance continues with viewWillDisappear, a canceled disappearance with viewWillAppear."]
        )
        return lines.joined(separator: "\n")
    }
}
