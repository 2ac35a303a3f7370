import Graphviz
import LifecycleModel

extension Diagram {
    /// How a view is loaded, as in Figure 4-1 of Apple's guide, with the ways that a run's controllers took.
    public static let loading = ofRuns(
        "loading", "how views are loaded, as in Figure 4-1 of Apple's guide, with the ways taken",
        // Of a story about loading: views that come in several ways, or that are loaded again.
        isUsual: { run in LoadingWays(run, DiagramOptions(name: "")).isTelling },
        fits: { run, options in !LoadingWays(run, options).ways.isEmpty },
        draw: { run, options in [LoadingDrawing(run, options).picture()] })
}

/// Draws the flow from a view that is read to the view that is returned.
struct LoadingDrawing {
    private let words: RunWords
    private let options: DiagramOptions
    private let ways: LoadingWays
    private var flow: FlowCanvas

    init(_ run: Run, _ options: DiagramOptions) {
        self.options = options
        words = RunWords(run: run, options: options)
        ways = LoadingWays(run, options)
        flow = FlowCanvas(name: "loading", options: options)
    }

    private func isTaken(_ wanted: LoadingWays.Way...) -> Bool { wanted.contains { ways.ways[$0] != nil } }

    private static let spine = 120.0
    private static let outcome = 400.0

    /// The middles of the rows from the first question down; ellipses are as high as their names ask for.
    private struct Rows {
        let question, load, custom, file, moment, empty, end: Double

        init(below top: Double, _ ways: LoadingWays) {
            func half(_ way: LoadingWays.Way) -> Double { max(29, FlowCanvas.actHeight(ways.names(way)) / 2) }
            question = top + 78
            load = question + 64
            custom = load + 35 + half(.custom)
            file = custom + half(.custom) + 26 + half(.file)
            moment = file + half(.file) + 22
            empty = moment + 14 + half(.empty)
            end = empty + max(30, half(.empty)) + 36
        }
    }

    consuming func picture() -> Picture {
        let caption = ["How views are loaded", words.origin, words.disagreement].compactMap { $0 }.joined(
            separator: " · ")
        let top = flow.canvas.heading(words.title, caption, width: 620) + 4
        let rows = Rows(below: top, ways)
        drawWays(top, rows)
        drawMoment(at: rows.moment, "view is nil", "view is there")
        _ = flow.canvas.legend(flow.legend, at: Point(0, rows.end + 26), width: 620)
        return flow.canvas.picture(
            options, title: "Loading: \(words.title)", description: description, summary: summary)
    }

    private mutating func drawWays(_ top: Double, _ rows: Rows) {
        let (spine, outcome) = (LoadingDrawing.spine, LoadingDrawing.outcome)
        let start = flow.statement("view is read", at: Point(spine, top + 14), isTaken: true)
        let question = flow.question("Is there a view?", at: Point(spine, rows.question), isTaken: true)
        let load = flow.callback(.loadView, at: Point(spine, rows.load), isTaken: true)
        let custom = flow.question("Is loadView overridden?", at: Point(spine, rows.custom), isTaken: true)
        let file = flow.question("Storyboard or nib?", at: Point(spine, rows.file), isTaken: isTaken(.file, .empty))
        let own = act("the class makes its view", .custom, Point(outcome, rows.custom))
        let read = act("its view is read from it", .file, Point(outcome, rows.file))
        let empty = act("an empty view is made", .empty, Point(spine, rows.empty))
        let loaded = flow.callback(.viewDidLoad, at: Point(outcome, rows.empty), isTaken: true)
        let end = flow.statement("return view", at: Point(outcome, rows.end), isTaken: true)
        flow.down(start, question, isTaken: true)
        flow.down(question, load, isTaken: true, "no")
        flow.down(load, custom, isTaken: true)
        flow.down(custom, file, isTaken: isTaken(.file, .empty), "no")
        flow.right(custom, own, isTaken: isTaken(.custom), "yes")
        flow.right(file, read, isTaken: isTaken(.file), "yes")
        flow.down(file, empty, isTaken: isTaken(.empty), "no")
        flow.right(empty, loaded, isTaken: isTaken(.empty))
        flow.down(read, loaded, isTaken: isTaken(.file))
        flow.around(own, loaded, at: outcome + 152, isTaken: isTaken(.custom))
        flow.down(loaded, end, isTaken: true)
        flow.around(question, end, at: outcome + 186, isTaken: false, "yes: it is there already")
    }

    private mutating func act(_ text: String, _ way: LoadingWays.Way, _ place: Point) -> FlowCanvas.Box {
        flow.act(text, ways.names(way), at: place, isTaken: isTaken(way))
    }

    /// A line that divides the time before the view exists from the time after.
    private mutating func drawMoment(at y: Double, _ before: String, _ after: String) {
        flow.canvas.rule(Point(0, y + 5), Point(640, y + 5), Theme.fadedOutline)
        flow.canvas.text(before, Point(640, y - 5), Theme.small, .right)
        flow.canvas.text(after, Point(640, y + 15), Theme.small, .right)
    }

    private var summary: String {
        let parts: [(LoadingWays.Way, String)] = [
            (.custom, "in its own loadView"), (.file, "from a storyboard or nib"), (.empty, "as an empty view"),
        ]
        let loads = parts.compactMap { way, words in
            ways.ways[way].map { "\(Phrase.count($0.count, "view")) \(words)" }
        }
        return "How views are loaded: \(Phrase.list(loads)), \(words.origin)."
    }

    private var description: String {
        var lines = ["\(words.title), \(words.origin)."]
        for (way, text) in [
            (LoadingWays.Way.custom, "the class makes the view in its own loadView"),
            (.file, "the view is read from a storyboard or nib"), (.empty, "an empty view is made"),
        ] where ways.ways[way] != nil {
            lines.append("\(ways.names(way)): view is read, there is none, loadView, \(text), viewDidLoad.")
        }
        return lines.joined(separator: "\n")
    }
}
