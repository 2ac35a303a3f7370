import Graphviz
import LifecycleModel

extension Diagram {
    /// Containment and presentation, in a run at one moment or in a dump, with the state of every view.
    public static let hierarchy = Diagram(
        name: hierarchyOfRuns.name, summary: hierarchyOfRuns.summary, textFormats: ["text", "mermaid"],
        isUsual: { _ in true },
        fits: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.fits(subject, options) }
            return !dump.roots.isEmpty
        },
        draw: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.draw(subject, options) }
            return [DumpDrawing(dump, options).picture()]
        })

    private static let hierarchyOfRuns = ofRuns(
        "hierarchy", "who contains and presents whom: after a step, or when most is to be seen",
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
    /// When the hierarchy is as drawn.
    private let moment: String
    /// What the step does that was chosen because most is to be seen at its end; nil where it was asked for.
    private let stepText: String?

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        let step = options.step == nil ? FullestMoment.step(of: run) : nil
        moment = (options.step ?? step?.number).map { "after step \($0)" } ?? "at the end"
        stepText = step?.text
        let end = HierarchyDrawing.end(of: options.step ?? step?.number, in: run)
        tree = HierarchyTree(run, Hierarchy(of: run, after: end))
    }

    /// The number of events up to the end of step `number`; nil for all of them.
    static func end(of number: Int?, in run: Run) -> Int? {
        guard let number else { return nil }
        return run.events.firstIndex { if case .step(let step) = $0.body { step.number > number } else { false } }
    }

    func picture() -> Picture {
        let lines = [caption, HierarchyDrawing.legend([tree]), tree.deallocatedLine(run)].compactMap { $0 }
        let graph = HierarchyDrawing.network(tree, title: words.title, caption: lines)
        var picture = graph.picture(
            options, name: "hierarchy", title: "Hierarchy: \(words.title)", description: description,
            summary: summary)
        picture.textRenderings["text"] = { [tree, words] in PlainText.hierarchy(tree, title: words.title) }
        picture.textRenderings["mermaid"] = { [tree, words] in Mermaid.hierarchy(tree, title: words.title) }
        return picture
    }

    /// A tree below its heading.
    static func network(_ tree: HierarchyTree, title: String, caption: [String]) -> NetworkGraph {
        let part = HierarchyGraph(tree)
        let direction = part.direction
        var graph = NetworkGraph(title: title, caption: caption, direction, width: part.width(direction))
        for node in part.nodes { graph.add(node) }
        for edge in part.edges { graph.add(edge) }
        graph.addRow(part.roots)
        return graph
    }

    /// What a dashed line means; nil where there is none.
    static func legend(_ trees: [HierarchyTree]) -> String? {
        trees.contains { $0.boxes.contains { !$0.isShown } } ? "Dashed line: not shown" : nil
    }

    private var summary: String {
        let names = tree.boxes.compactMap(\.controller).map { words.name($0) }
        return (names.isEmpty ? "No controller" : "Parents and presenters of \(Phrase.list(names))")
            + " \(moment), \(words.origin)."
    }

    private var caption: String {
        let step = stepText.map { ", \($0)" } ?? ""
        return "Hierarchy \(moment)\(step) · \(words.origin)"
    }

    private var description: String {
        (["\(words.title), \(caption)."] + tree.sentences(run)).joined(separator: "\n")
    }
}
