import Graphviz
import LifecycleModel

/// A drawing of the flow from reading the property `view` to returning the view.
struct LoadingDrawing {
    private let words: RunWords
    private let options: DiagramOptions
    private let paths: LoadingModel
    private var flow: FlowCanvas

    init(_ run: Run, _ options: DiagramOptions) {
        self.options = options
        words = RunWords(run: run, options: options)
        paths = LoadingModel(run, options)
        flow = FlowCanvas(name: "loading", options: options)
    }

    private func isTaken(_ wanted: LoadingModel.ViewSource...) -> Bool {
        wanted.contains { paths.controllers[$0] != nil }
    }

    private static let spine = 120.0
    private static let outcome = 390.0

    /// The vertical positions of the rows, starting with the first question. The height of an ellipse depends on the
    /// names in the ellipse.
    private struct Rows {
        let question, load, custom, missing, file, moment, outlets, empty, end: Double

        init(below top: Double, _ paths: LoadingModel) {
            func half(_ source: LoadingModel.ViewSource) -> Double {
                max(29, FlowCanvas.actHeight(paths.names(source)) / 2)
            }
            question = top + 78
            load = question + 64
            custom = load + 35 + half(.custom)
            missing = custom + half(.custom) + 16 + half(.missing)
            let above = paths.controllers[.missing] == nil ? custom + half(.custom) : missing + half(.missing) - 8
            file = above + 26 + half(.file)
            moment = file + half(.file) + 22
            let height = paths.outlets.isEmpty ? 0 : FlowCanvas.actHeight(paths.outlets.joined(separator: "; "))
            outlets = moment + 22 + height / 2
            empty = moment + (height == 0 ? 14 : 36) + height + half(.empty)
            end = empty + max(30, half(.empty)) + 36
        }
    }

    consuming func picture() -> Picture {
        let names =
            paths.loaded.count > 6 ? options.count(paths.loaded.count, "controller") : options.list(paths.loaded)
        let caption = options["How the views of \(names) are loaded"] + " · " + words.source
        let top = flow.canvas.heading(words.title, caption, options, width: 620) + 4
        let rows = Rows(below: top, paths)
        drawWays(top, rows)
        drawMoment(at: rows.moment, "view is nil", "view is set")
        _ = flow.canvas.legend(flow.legend, options, at: Point(0, rows.end + 26), width: 620)
        return flow.canvas.picture(
            options, title: options["Loading: \(words.title)"], description: description, summary: summary)
    }

    private mutating func drawWays(_ top: Double, _ rows: Rows) {
        let (spine, outcome) = (LoadingDrawing.spine, LoadingDrawing.outcome)
        let start = flow.statement("view is read", at: Point(spine, top + 14), isTaken: true)
        let question = flow.question("Is there a view?", at: Point(spine, rows.question), isTaken: true)
        let load = flow.callback(.loadView, at: Point(spine, rows.load), isTaken: true)
        let custom = flow.question("Is loadView overridden?", at: Point(spine, rows.custom), isTaken: true)
        let file = flow.question(
            "Storyboard or nib?", at: Point(spine, rows.file), isTaken: isTaken(.missing, .file, .empty))
        let own = act("the class creates its view", .custom, Point(outcome, rows.custom))
        let read = act("the view is read from it", .file, Point(outcome, rows.file))
        let empty = act("an empty view is created", .empty, Point(spine, rows.empty))
        let loaded = flow.callback(.viewDidLoad, at: Point(outcome, rows.empty), isTaken: true)
        drawMissingNib(file, rows)
        let isRead = !paths.lacksOutlet || paths.connectsAll
        let end = flow.statement("return view", at: Point(outcome, rows.end), isTaken: true)
        flow.down(start, question, isTaken: true)
        flow.down(question, load, isTaken: true, "no")
        flow.down(load, custom, isTaken: true)
        flow.down(custom, file, isTaken: isTaken(.missing, .file, .empty), "no")
        flow.right(custom, own, isTaken: isTaken(.custom), "yes")
        flow.right(file, read, isTaken: isTaken(.file), "yes")
        flow.down(file, empty, isTaken: isTaken(.empty), "no")
        flow.right(empty, loaded, isTaken: isTaken(.empty))
        if paths.outlets.isEmpty {
            flow.down(read, loaded, isTaken: isTaken(.file))
        } else {
            let connected = flow.act(
                "outlets are connected", paths.outlets.joined(separator: "; "), at: Point(outcome, rows.outlets),
                isTaken: true, isFailure: paths.lacksOutlet)
            flow.down(read, connected, isTaken: true)
            flow.down(connected, loaded, isTaken: isRead)
        }
        flow.around(own, loaded, at: outcome + 152, isTaken: isTaken(.custom))
        flow.down(loaded, end, isTaken: true)
        flow.around(question, end, at: outcome + 186, isTaken: false, "yes")
    }

    /// Draws the exception for nibs that don't exist, above the view that is read from a nib.
    private mutating func drawMissingNib(_ question: FlowCanvas.Box, _ rows: Rows) {
        guard isTaken(.missing) else { return }
        let exception = flow.act(
            "exception: the app ends", paths.names(.missing), at: Point(LoadingDrawing.outcome, rows.missing),
            isTaken: true, isFailure: true)
        flow.branch(question, exception, at: LoadingDrawing.spine + 130, isTaken: true, "not found")
    }

    private mutating func act(_ text: String, _ source: LoadingModel.ViewSource, _ point: Point) -> FlowCanvas.Box {
        flow.act(text, paths.names(source), at: point, isTaken: isTaken(source))
    }

    /// Draws a line that separates the time before the view exists from the time after.
    private mutating func drawMoment(at y: Double, _ before: String, _ after: String) {
        flow.canvas.rule(Point(0, y + 5), Point(628, y + 5), Theme.fadedOutline)
        flow.canvas.text(options[Wording(before)], Point(628, y - 5), Theme.small, .right)
        flow.canvas.text(options[Wording(after)], Point(628, y + 15), Theme.small, .right)
    }

    private var summary: String {
        let parts: [(LoadingModel.ViewSource, String)] = [
            (.custom, "in an override of loadView"), (.file, "from a storyboard or nib"), (.empty, "as an empty view"),
            (.missing, "from a nib that doesn't exist"),
        ]
        let loads = parts.compactMap { source, words in
            paths.controllers[source].map { options.count($0.count, "view") + " " + options[Wording(words)] }
        }
        return options["How views are loaded: \(options.list(loads)), \(words.origin)."]
    }

    private var description: String {
        var lines = [options["\(words.title), \(words.origin)."]]
        for (source, text) in [
            (LoadingModel.ViewSource.custom, "the class creates the view in loadView"),
            (.file, "the view is read from a storyboard or nib"), (.empty, "an empty view is created"),
        ] where paths.controllers[source] != nil {
            let act = options[Wording(text)]
            lines.append(options["\(paths.names(source)): view is read and nil, loadView, \(act), viewDidLoad."])
        }
        if isTaken(.missing) {
            let names = paths.names(.missing)
            lines.append(options["\(names): view is read and nil, loadView, the nib doesn't exist, exception."])
        }
        for entry in paths.outlets { lines.append(options["Outlets are connected before viewDidLoad: \(entry)."]) }
        return lines.joined(separator: "\n")
    }
}
