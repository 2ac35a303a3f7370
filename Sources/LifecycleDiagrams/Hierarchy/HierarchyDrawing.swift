import Graphviz
import LifecycleModel

/// A drawing of the hierarchy at one point in a run.
struct HierarchyDrawing {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let tree: HierarchyModel
    /// A phrase for the point in the run, such as `after step 2`.
    private let moment: String
    /// The text of the step, or nil if the drawing shows the end of the run.
    private let stepText: String?

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        let step =
            if let number = options.step {
                run.steps.first { $0.number == number }
            } else {
                FullestMoment.step(of: run)
            }
        moment = (options.step ?? step?.number).map { options["after step \($0)"] } ?? options["at the end"]
        stepText = step.map { StepTitle.words($0, false, options) }
        let end = HierarchyDrawing.end(of: options.step ?? step?.number, in: run)
        tree = HierarchyModel(run, Hierarchy(of: run, after: end), options)
    }

    /// Returns the number of events up to the end of a step, or nil for all events.
    static func end(of number: Int?, in run: Run) -> Int? {
        guard let number else { return nil }
        return run.events.firstIndex { if case .step(let step) = $0.body { step.number > number } else { false } }
    }

    func picture() -> Picture {
        let lines =
            HierarchyDrawing.lines(caption, [tree], options)
            + [tree.deallocatedLine(run, options)].compactMap(\.self)
        var picture = HierarchyDrawing.picture(
            of: tree, (words.title, lines), options, title: options["Hierarchy: \(words.title)"],
            description: description,
            summary: summary)
        picture.textRenderings["text"] = { [tree, words] in
            PlainText.hierarchy(tree, words.options, title: words.title)
        }
        picture.textRenderings["mermaid"] = { [tree, words] in
            Mermaid.hierarchy(tree, words.options, title: words.title)
        }
        return picture
    }

    /// The number of controllers from which a hierarchy is an indented list, which is shorter than a graph.
    private static let manyControllers = 9

    /// Returns the picture of a tree below its heading: laid out by `dot`, or indented if that layout is too wide or the
    /// tree is large.
    static func picture(
        of tree: HierarchyModel, _ heading: (title: String, caption: [String]), _ options: DiagramOptions,
        title: String, description: String, summary: String
    ) -> Picture {
        let limit = options.width ?? .infinity
        let part = HierarchyGraph(tree, options, limit: limit)
        if part.isTooWide || tree.boxes.count(where: { $0.look != .window }) >= manyControllers {
            return HierarchyOutline(tree, options, limit: limit).picture(
                heading, title: title, description: description, summary: summary)
        }
        let direction = part.direction
        var graph = NetworkGraph(
            title: heading.title, caption: heading.caption, direction, width: part.width(direction))
        for node in part.nodes { graph.add(node) }
        for edge in part.edges { graph.add(edge) }
        graph.addRow(part.roots)
        return graph.picture(options, name: "hierarchy", title: title, description: description, summary: summary)
    }

    /// Returns the lines below a title: the caption, and the meaning of dashed lines.
    static func lines(_ caption: String, _ trees: [HierarchyModel], _ options: DiagramOptions) -> [String] {
        [options.captionLine(caption), options.legend(legend(trees, options))].compactMap(\.self)
    }

    /// Returns the caption that explains dashed lines, or nil if no line is dashed.
    static func legend(_ trees: [HierarchyModel], _ options: DiagramOptions) -> String? {
        trees.contains { $0.boxes.contains(where: \.hasDashedLine) } ? options["Dashed line: not shown"] : nil
    }

    private var summary: String {
        let names = tree.boxes.compactMap(\.controller).map { words.name($0) }
        return names.isEmpty
            ? options["No controller \(moment), \(words.origin)."]
            : options["Parents and presenters of \(options.list(names)) \(moment), \(words.origin)."]
    }

    private var caption: String {
        let step = stepText.map { options[", "] + $0 } ?? ""
        return options["Hierarchy \(moment)\(step)"] + " · \(words.source)"
    }

    private var description: String {
        (["\(words.title), \(caption)."] + tree.sentences(run, options)).joined(separator: "\n")
    }
}
