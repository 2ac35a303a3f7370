import Graphviz
import LifecycleModel

extension Diagram {
    /// The responder chain from the touched view up, and who handles the touch.
    static let responders = ofRuns(
        "responders", "the responder chain of the last touch, or of the view on top",
        // Of a story in which something is touched.
        isUsual: { run in
            run.events.contains { if case .action(let action) = $0.body { action.kind == .touch } else { false } }
        },
        fits: { run, options in !ResponderChain(run, options).links.isEmpty },
        draw: { run, options in [RespondersDrawing(run, options).picture()] })
}

/// Draws a responder chain from the bottom up: views to the left, controllers and the rest to the right.
struct RespondersDrawing {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let chain: ResponderChain
    private var canvas = Canvas(name: "responders")
    private var legend: [LegendItem] = []

    private static let rise = 56.0
    private static let box = (width: 190.0, height: 34.0)
    private static let columns = (left: 110.0, right: 370.0)

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        chain = ResponderChain(run, options)
    }

    consuming func picture() -> Picture {
        let top = canvas.heading(words.title, caption, width: 520) + 8
        let last = chain.links.count - 1
        let places = chain.links.indices.map { index in
            Point(
                chain.links[index].kind == .view ? RespondersDrawing.columns.left : RespondersDrawing.columns.right,
                top + RespondersDrawing.box.height / 2 + Double(last - index) * RespondersDrawing.rise)
        }
        for index in chain.links.indices.dropLast() { connect(index, places) }
        for (index, place) in places.enumerated() { draw(chain.links[index], at: place, name: "r\(index)") }
        var bottom = (places.first?.y ?? top) + RespondersDrawing.box.height / 2
        if let first = places.first, chain.isTouched { bottom = drawTouch(below: first) }
        _ = canvas.legend(legend, at: Point(0, bottom + 14), width: 520)
        return canvas.picture(options, title: "Responders: \(words.title)", description: description)
    }

    private var caption: String {
        let name = chain.start.map { run[$0].name } ?? ""
        let what =
            chain.isTouched ? "Responder chain of a touch in \(name)'s view" : "Responder chain of \(name)'s view"
        return "\(what) · \(words.origin)"
    }

    private mutating func connect(_ index: Int, _ places: [Point]) {
        let (from, to) = (places[index], places[index + 1])
        let isTaken = !chain.isTouched || chain.links[index + 1].isReached
        let look =
            isTaken
            ? Canvas.LineLook(stroke: Theme.outline, width: chain.isTouched ? 2 : 1.3, head: .normal)
            : Canvas.LineLook(stroke: Theme.fadedLine, style: .dashed, head: .normal)
        let (start, half) = (Point(from.x, from.y - RespondersDrawing.box.height / 2), RespondersDrawing.box.width / 2)
        let corners: [Point]
        if from.x == to.x {
            corners = [start, Point(to.x, to.y + RespondersDrawing.box.height / 2)]
        } else {
            corners = [start, Point(from.x, to.y), Point(to.x + (from.x < to.x ? -half : half), to.y)]
        }
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: "r\(index)", to: "r\(index + 1)",
            title: "the next responder of \(chain.links[index].name) is \(chain.links[index + 1].name)",
            classes: isTaken ? "next" : "next unvisited")
        note(
            LegendItem(
                sample: .line(look.stroke, style: look.style, head: .normal, width: look.width),
                text: !chain.isTouched ? "next responder" : isTaken ? "passed on" : "next responder, not asked"))
    }

    private mutating func draw(_ link: ResponderChain.Link, at place: Point, name: String) {
        let isFull = !chain.isTouched || link.isReached
        let colors: (fill: ThemeColor, stroke: ThemeColor) =
            switch link.kind {
            case .view: (Theme.appearing, Theme.viewCard)
            case .controller: (Theme.pill, Theme.pillOutline)
            case .other: (Theme.act, Theme.actOutline)
            }
        let kind = link.kind == .view ? "view" : link.kind == .controller ? "view controller" : "beyond them"
        let look = Canvas.BoxLook(
            fill: isFull ? colors.fill : Theme.faded,
            stroke: link.isHandler ? Theme.outline : isFull ? colors.stroke : Theme.fadedOutline,
            lineWidth: link.isHandler ? 2.6 : 1, isRounded: link.kind != .view)
        let style = Theme.Style(
            font: link.isHandler ? .bold : .regular, size: 11,
            color: isFull ? (link.kind == .view ? Theme.appearingText : Theme.text) : Theme.fadedText)
        let lines = TextMetrics.wrap(link.name, to: RespondersDrawing.box.width - 16, style)
        let height = max(RespondersDrawing.box.height, TextMetrics.height(lines, style) + 8)
        canvas.box(
            place, RespondersDrawing.box.width, min(height, RespondersDrawing.rise - 12), look, label: lines, style,
            title: "\(link.name), a \(kind)" + (link.isHandler ? ", handles the touch" : ""), name: name,
            classes: "responder")
        if isFull {
            note(
                LegendItem(
                    sample: link.kind == .view
                        ? .box(fill: colors.fill, stroke: colors.stroke, dashed: false)
                        : .pill(fill: colors.fill, stroke: colors.stroke), text: kind))
        }
        guard link.isHandler else { return }
        let bold = Theme.Style(font: .bold, size: 10, color: Theme.text)
        let side = link.kind == .view ? -1.0 : 1
        if side > 0 {
            canvas.text("handles the touch", Point(place.x + RespondersDrawing.box.width / 2 + 8, place.y), bold, .left)
        } else {
            canvas.text("handles the touch", Point(place.x, place.y + 26), bold)
        }
    }

    private mutating func drawTouch(below first: Point) -> Double {
        let place = Point(first.x, first.y + RespondersDrawing.rise)
        let look = Canvas.LineLook(stroke: Theme.outline, width: 2, head: .normal)
        canvas.line(
            .straight(
                Point(place.x, place.y - 14), Point(first.x, first.y + RespondersDrawing.box.height / 2),
                tipLength: look.tipLength), look, from: "touch", to: "r0")
        canvas.box(
            place, 84, 28, Canvas.BoxLook(shape: .ellipse, fill: Theme.card, stroke: Theme.outline), label: "touch",
            Theme.body, title: "the touch", name: "touch", classes: "touch")
        if !chain.links.contains(where: \.isHandler) {
            canvas.text(
                "nobody handles it", Point(place.x + 52, place.y),
                Theme.Style(font: .bold, size: 10, color: Theme.text),
                .left)
        }
        return place.y + 14
    }

    private mutating func note(_ item: LegendItem) {
        if !legend.contains(item) { legend.append(item) }
    }

    private var description: String {
        var lines = ["\(words.title). \(caption)."]
        for (index, link) in chain.links.enumerated() {
            let words =
                link.isHandler ? " handles the touch" : chain.isTouched && !link.isReached ? " is not asked" : ""
            lines.append("\(index + 1). \(link.name)\(words).")
        }
        return lines.joined(separator: "\n")
    }
}
