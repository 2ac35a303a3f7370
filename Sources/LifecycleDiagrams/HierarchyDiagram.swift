import Graphviz
import LifecycleModel

extension Diagram {
    /// Who holds whom: the window, parents, children, selection and presentations, with the state of every view.
    static let hierarchyOfRuns = ofRuns(
        "hierarchy", "who holds and presents whom, at the end of the run or of a step",
        fits: { run, _ in
            run.events.contains { if case .hierarchy = $0.body { true } else { false } }
        },
        draw: { run, options in
            [options.film ? HierarchyFilm(run, options).picture() : HierarchyDrawing(run, options).picture()]
        })
}

/// Draws the hierarchy of a run at one moment.
struct HierarchyDrawing {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let tree: HierarchyTree
    private var canvas = Canvas(name: "hierarchy")

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        tree = HierarchyTree(run, Hierarchy(of: run, after: HierarchyDrawing.end(of: options.step, in: run)))
    }

    /// How many events happen up to the end of step `number`; nil for all of them.
    static func end(of number: Int?, in run: Run) -> Int? {
        guard let number else { return nil }
        return run.events.firstIndex { if case .step(let step) = $0.body { step.number > number } else { false } }
    }

    consuming func picture() -> Picture {
        // A small tree stands in the middle below its heading, which is not much wider.
        let width = max(tree.layout.width, 310)
        let top = canvas.heading(words.title, caption, width: width, least: width) + 4
        let painter = HierarchyPainter(tree: tree, run: run)
        var legend: [LegendItem] = []
        let left = max(0, (canvas.extent.x - tree.layout.width) / 2)
        let bottom = painter.paint(on: &canvas, at: Point(left, top), &legend)
        _ = canvas.legend(legend, at: Point(0, bottom + 12), width: width)
        var picture = canvas.picture(options, title: "Hierarchy: \(words.title)", description: description)
        picture.textRenderings["text"] = { [tree, words] in PlainText.hierarchy(tree, title: words.title) }
        picture.textRenderings["mermaid"] = { [tree, words] in Mermaid.hierarchy(tree, title: words.title) }
        return picture
    }

    private var caption: String {
        let moment = options.step.map { "after step \($0)" } ?? "at the end"
        return "Hierarchy \(moment) · \(words.origin)"
    }

    private var description: String {
        (["\(words.title), \(caption)."] + tree.sentences(run)).joined(separator: "\n")
    }
}
