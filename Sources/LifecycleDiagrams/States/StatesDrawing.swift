import Graphviz
import LifecycleModel

/// A drawing of the ring of states with the transitions of a run.
struct StatesDrawing {
    let run: Run
    let words: RunWords
    let options: DiagramOptions
    let visits: StatesModel
    var canvas = Canvas(name: "states")
    var ring = StateRing(middle: Point(0, 0))
    var legend: [LegendItem] = []

    static let width = 610.0

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        var words = RunWords(run: run, options: options)
        visits = StatesModel(run, options)
        if !run.code.isEmpty, visits.illegal.isEmpty { words.finding = nil }
        self.words = words
    }

    consuming func picture() -> Picture {
        let title =
            visits.isEmpty && run.title == nil && options.title == nil ? options["Appearance states"] : words.title
        let top = canvas.heading(title, caption, options, width: StatesDrawing.width)
        ring = StateRing(middle: Point(StatesDrawing.width / 2, top + room(outside: .disappeared)))
        for index in StateTransition.table.indices { drawLine(index) }
        for state in StateRing.order { draw(state) }
        for index in StateTransition.table.indices { drawEvents(index) }
        for index in visits.illegal.indices { drawIllegal(index) }
        var bottom = ring.middle.y + room(outside: .appeared)
        bottom = list(at: bottom)
        _ = canvas.legend(legend, options, at: Point(0, bottom + 8), width: StatesDrawing.width)
        var picture = canvas.picture(
            options, title: options["States: \(title)"], description: description, summary: summary)
        picture.textRenderings["text"] = { [visits, options] in PlainText.states(visits, options, title: title) }
        picture.textRenderings["mermaid"] = { [visits, options] in Mermaid.states(visits, options, title: title) }
        picture.add { [visits, options] in visits.table(options, title: title) }
        return picture
    }

    /// Returns the distance from the center to the space outside a state, which an illegal transition to itself uses.
    private func room(outside state: AppearanceState) -> Double {
        let hasLoop = visits.illegal.contains { $0.transition.from == state && $0.transition.to == state }
        return StateRing.radius + StateRing.stateHeight / 2 + (hasLoop ? 68 : 6)
    }

    private var caption: String {
        if visits.isEmpty { return options["Appearance states of a view controller, and all legal transitions"] }
        let who =
            visits.controllers.count == 1
            ? visits.controllers[0] : options.count(visits.controllers.count, "controller")
        let covered = options["\(visits.covered) of \(StateTransition.table.count) transitions"]
        let steps = options.onlySteps.map {
            $0.count == 1 ? options["step \($0.lowerBound)"] : options["steps \($0.lowerBound) to \($0.upperBound)"]
        }
        return [options["States"], who, words.source, steps, covered].compactMap(\.self).joined(separator: " · ")
    }

    // MARK: Transitions

    /// Returns whether a transition is emphasized: the run made the transition, or the run made no transitions at
    /// all.
    private func isMade(_ index: Int) -> Bool { visits.isEmpty || visits.counts[index] > 0 }

    private func look(_ index: Int) -> Canvas.LineLook {
        guard isMade(index) else {
            return Canvas.LineLook(stroke: Theme.fadedLine, width: 1.2, style: .dashed, head: .normal)
        }
        let weight = visits.isEmpty ? 1.6 : min(3.2, 1.3 + 0.35 * Double(visits.counts[index]))
        return Canvas.LineLook(stroke: Theme.outline, width: weight, head: .normal)
    }

    private mutating func drawLine(_ index: Int) {
        let transition = StateTransition.table[index]
        let look = look(index)
        let route =
            StateRing.isOnRing(transition)
            ? ring.arc(from: StateRing.quarter(of: transition.from), tipLength: look.tipLength)
            : .straight(across(transition).start, across(transition).end, tipLength: look.tipLength)
        canvas.line(
            route, look, from: transition.from.rawValue, to: transition.to.rawValue, title: sentence(index),
            classes: isMade(index) ? "move" : "move unvisited")
        if !isMade(index) { legend.note(LegendItem(sample: .line(look), text: "transition not made")) }
    }

    /// Returns the ends of the line for a transition across the ring. The line is above the center if the transition
    /// starts at appearing, and below the center otherwise.
    private func across(_ transition: StateTransition) -> (start: Point, end: Point) {
        let side = transition.from == .appearing ? 1.0 : -1
        let reach = StateRing.radius - StateRing.stateWidth / 2 + 2
        let y = ring.middle.y - side * 20
        return (Point(ring.middle.x + side * reach, y), Point(ring.middle.x - side * reach, y))
    }

    /// Returns the positions of a transition's `count` events, and of the number that shows how often the transition
    /// was made, in degrees from the state before the transition.
    private func slots(_ quarter: Int, _ count: Int) -> (events: [Double], count: Double) {
        switch (quarter, count) {
        case (0, 3): ([33, 48, 62.5], 73)
        case (0, 2): ([34, 52], 68)
        case (3, 2): ([34, 52.5], 20)
        case (1, _): ([45], 24)
        case (2, _): ([45], 67)
        default: ([45], 24)
        }
    }

    private mutating func drawEvents(_ index: Int) {
        let transition = StateTransition.table[index]
        guard StateRing.isOnRing(transition) else {
            return draw(
                .callback(transition.callback), at: Point(ring.middle.x, across(transition).start.y),
                isMade: isMade(index), count: visits.isEmpty ? nil : visits.counts[index])
        }
        let quarter = StateRing.quarter(of: transition.from)
        let events = events(on: transition)
        let slots = slots(quarter, events.count)
        for (event, degrees) in zip(events, slots.events) {
            draw(event, at: ring.point(Double(quarter) * 90 + degrees), isMade: isMade(index))
        }
        guard !visits.isEmpty else { return }
        let style = isMade(index) ? Theme.count : Theme.Style(size: 11, color: Theme.fadedText)
        canvas.text(
            "×\(visits.counts[index])", ring.point(Double(quarter) * 90 + slots.count), style, classes: "count",
            on: Theme.page)
    }

    /// An event of a transition: a callback or an action by UIKit.
    private enum TransitionEvent {
        case callback(Callback)
        case act(String)
    }

    /// Whether `viewIsAppearing` exists in the run's iOS version, or the version is unknown.
    private var hasIsAppearing: Bool { run.ios.map { Callback.viewIsAppearing.exists(in: $0) } ?? true }

    private func events(on transition: StateTransition) -> [TransitionEvent] {
        switch transition.callback {
        case .viewWillAppear:
            return [.callback(transition.callback), .act(options["view is added"])]
                + (hasIsAppearing ? [.callback(.viewIsAppearing)] : [])
        case .viewDidDisappear: return [.act(options["view is removed"]), .callback(transition.callback)]
        default: return [.callback(transition.callback)]
        }
    }

    private mutating func draw(_ event: TransitionEvent, at middle: Point, isMade: Bool, count: Int? = nil) {
        switch event {
        case .callback(let callback):
            let label = options.spelling(of: callback) + (count.map { "   ×\($0)" } ?? "")
            let style = Theme.Style(size: Theme.body.size, color: isMade ? Theme.pillText : Theme.fadedText)
            let look = Canvas.BoxLook(
                fill: isMade ? Theme.pill : Theme.faded, stroke: isMade ? Theme.pillOutline : Theme.fadedOutline,
                isRounded: true)
            let code = code(of: callback)
            let width = max(TextMetrics.width(label, style), code.map { TextMetrics.width($0, Theme.small) } ?? 0)
            let title =
                "\(label): \(options[Wording(callback.contract)])"
                + (code.map { options[" In the code: \($0)."] } ?? "")
            canvas.box(
                middle, width + 16, code == nil ? 22 : 34, look, label: code == nil ? label : "", style, title: title,
                classes: "callback", link: options.link(of: callback))
            if let code {
                canvas.text(
                    label, Point(middle.x, middle.y - 6), style, classes: "callback", link: options.link(of: callback))
                canvas.text(code, Point(middle.x, middle.y + 8), Theme.small, classes: "code")
            }
            if isMade {
                legend.note(LegendItem(sample: .pill(fill: Theme.pill, stroke: Theme.pillOutline), text: "callback"))
            }
        case .act(let words):
            let style = Theme.Style(size: Theme.body.size, color: isMade ? Theme.text : Theme.fadedText)
            let look = Canvas.BoxLook(
                shape: .ellipse, fill: isMade ? Theme.act : Theme.faded,
                stroke: isMade ? Theme.actOutline : Theme.fadedOutline)
            canvas.box(
                middle, TextMetrics.width(words, style) + 30, 24, look, label: words, style, title: words,
                classes: "act")
            if isMade {
                legend.note(
                    LegendItem(sample: .ellipse(fill: Theme.act, stroke: Theme.actOutline), text: "done by UIKit"))
            }
        }
    }

    /// Returns the lines of the overrides of a callback in the code, or nil if no class overrides it.
    private func code(of callback: Callback) -> String? {
        let all = run.controllers.filter { visits.controllers.contains($0.id) }.compactMap {
            run.code[$0.name]?[callback]
        }
        guard let first = all.first, let line = first.location.line else { return nil }
        if all.count > 1 { return all.count.counting("override") }
        let count = first.lines.count { $0.depth == 0 }
        return "line \(line)" + (count > 0 ? " · runs \(count.counting("line"))" : "")
    }

    // MARK: States

    private mutating func draw(_ state: AppearanceState) {
        let point = ring.point(of: state)
        let colors = Theme.colors(of: state)
        let here = visits.present[state] ?? []
        canvas.box(
            point, StateRing.stateWidth, StateRing.stateHeight,
            Canvas.BoxLook(
                shape: .ellipse, fill: colors.fill, stroke: Theme.outline, lineWidth: here.isEmpty ? 1.4 : 3,
                isDashed: state == .disappearing),
            title: options[Wording(state.rawValue)] + (here.isEmpty ? "" : options[", now: \(options.row(here))"]),
            name: state.rawValue, classes: "state \(state.rawValue)")
        let word = options[Wording(state.rawValue)]
        let name = word.capitalizedFirst
        let style = Theme.Style(font: .bold, size: 13.5, color: colors.text)
        canvas.text(name, Point(point.x, point.y - (here.isEmpty ? 0 : 6)), style, classes: "state")
        guard !here.isEmpty else { return }
        let small = Theme.Style(size: 9, color: colors.text)
        let words = presentWords(here) ?? options["now: \(options.count(here.count, "controller"))"]
        canvas.text(words, Point(point.x, point.y + 12), small, classes: "state")
    }

    // MARK: Text

    private func sentence(_ point: Int) -> String {
        let transition = StateTransition.table[point]
        let (from, to) = (options[Wording(transition.from.rawValue)], options[Wording(transition.to.rawValue)])
        let count = visits.isEmpty ? "" : options[", made \(options.count(visits.counts[point], "time"))"]
        return options["\(from) to \(to) by \(options.spelling(of: transition.callback))\(count)"]
    }

    private var summary: String {
        let all = StateTransition.table.count
        if visits.isEmpty { return options["The \(all) legal transitions between the states of a view."] }
        let illegal = visits.illegal.reduce(0) { $0 + $1.occurrences.count }
        let others = illegal == 0 ? "" : options[", and \(options.count(illegal, "illegal transition"))"]
        let (names, covered) = (options.list(visits.controllers), visits.covered)
        let rules = options["\(covered) of the \(all) legal transitions between the states of a view\(others)"]
        return visits.controllers.count == 1
            ? options["\(names) makes \(rules), \(words.origin)."]
            : options["\(names) make \(rules), \(words.origin)."]
    }

    private var description: String {
        var lines = [options["\(words.title). \(caption)."]]
        for point in StateTransition.table.indices { lines.append(options["\(sentence(point))."]) }
        for point in visits.illegal.indices { lines.append(options["Illegal: \(sentence(of: point))."]) }
        for state in StateRing.order {
            if let here = visits.present[state] {
                lines.append(options["Now \(options[Wording(state.rawValue)]): \(options.row(here))."])
            }
        }
        return lines.joined(separator: "\n")
    }
}
