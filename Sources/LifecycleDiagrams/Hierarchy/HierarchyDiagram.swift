import Graphviz
import LifecycleModel

extension Diagram {
    /// A diagram of containment and presentation, with the controllers' states, at one point of a run, after several
    /// steps of a run, or in a dump.
    public static let hierarchy = Diagram(
        name: hierarchyOfRuns.name, summary: hierarchyOfRuns.summary, textFormats: ["text", "mermaid"],
        isDefault: { subject in
            guard case .hierarchy = subject else { return hierarchyOfRuns.isDefault(subject) }
            return true
        },
        canDraw: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.canDraw(subject, options) }
            return !dump.roots.isEmpty
        },
        draw: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.draw(subject, options) }
            return [DumpDrawing(dump, options).picture()]
        })

    private static let hierarchyOfRuns = ofRuns(
        "hierarchy", "containment and presentation of controllers after a step",
        // A film or a timeline shows fewer relations, relations to one controller, and relations that the launch makes just
        // as well. A finding would be the title of the diagram, which doesn't show it.
        isDefault: { FullestMoment.isDeep(in: $0) && RunWords.finding(in: $0) == nil },
        canDraw: { run, _ in run.hasHierarchy },
        draw: { run, options in
            guard options.stepPages else {
                return [options.film ? HierarchyFilm(run, options).picture() : HierarchyDrawing(run, options).picture()]
            }
            let steps = run.events.compactMap { if case .step(let step) = $0.body { step.number } else { nil } }
            let shown = steps.filter { options.onlySteps?.contains($0) ?? true }
            return Pages(
                shown.enumerated().map { index, step in
                    {
                        var options = options
                        options.step = step
                        if index > 0 { options.name += "-\(index + 1)" }
                        return HierarchyDrawing(run, options).picture()
                    }
                })
        })
}

/// A drawing of the hierarchy at one point in a run.
struct HierarchyDrawing {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let tree: HierarchyTree
    /// A phrase for the point in the run, such as `after step 2`.
    private let moment: String
    /// The text of the step, or nil if the drawing shows the end of the run.
    private let stepText: String?

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        let step =
            if let number = options.step { HierarchyDrawing.step(number, of: run) } else { FullestMoment.step(of: run) }
        moment = (options.step ?? step?.number).map { "after step \($0)" } ?? "at the end"
        stepText = step.map { StepTitle.words($0, false, options) }
        let end = HierarchyDrawing.end(of: options.step ?? step?.number, in: run)
        tree = HierarchyTree(run, Hierarchy(of: run, after: end))
    }

    /// Returns the step with a number, or nil if the run doesn't contain it.
    private static func step(_ number: Int, of run: Run) -> StepEvent? {
        run.events.lazy.compactMap { if case .step(let step) = $0.body { step } else { nil } }
            .first { $0.number == number }
    }

    /// Returns the number of events up to the end of a step, or nil for all events.
    static func end(of number: Int?, in run: Run) -> Int? {
        guard let number else { return nil }
        return run.events.firstIndex { if case .step(let step) = $0.body { step.number > number } else { false } }
    }

    func picture() -> Picture {
        let lines = [
            options.captionLine(caption), options.legend(HierarchyDrawing.legend([tree])), tree.deallocatedLine(run),
        ].compactMap { $0 }
        var picture = HierarchyDrawing.picture(
            of: tree, (words.title, lines), options, title: "Hierarchy: \(words.title)", description: description,
            summary: summary)
        picture.textRenderings["text"] = { [tree, words] in PlainText.hierarchy(tree, title: words.title) }
        picture.textRenderings["mermaid"] = { [tree, words] in Mermaid.hierarchy(tree, title: words.title) }
        return picture
    }

    /// The number of controllers from which a hierarchy is an indented list, which is shorter than a graph.
    private static let manyControllers = 9

    /// Returns the picture of a tree below its heading: laid out by `dot`, or indented if that layout is too wide or the
    /// tree is large.
    static func picture(
        of tree: HierarchyTree, _ heading: (title: String, caption: [String]), _ options: DiagramOptions,
        title: String, description: String, summary: String
    ) -> Picture {
        let limit = options.width ?? .infinity
        let part = HierarchyGraph(tree, limit: limit)
        if part.isTooWide || tree.boxes.count(where: { $0.look != .window }) >= manyControllers {
            return HierarchyOutline(tree, limit: limit).picture(
                options, heading, title: title, description: description, summary: summary)
        }
        let direction = part.direction
        var graph = NetworkGraph(
            title: heading.title, caption: heading.caption, direction, width: part.width(direction))
        for node in part.nodes { graph.add(node) }
        for edge in part.edges { graph.add(edge) }
        graph.addRow(part.roots)
        return graph.picture(options, name: "hierarchy", title: title, description: description, summary: summary)
    }

    /// Returns the caption that explains dashed lines, or nil if no line is dashed.
    static func legend(_ trees: [HierarchyTree]) -> String? {
        trees.contains { $0.boxes.contains(where: \.hasDashedLine) } ? "Dashed line: not shown" : nil
    }

    private var summary: String {
        let names = tree.boxes.compactMap(\.controller).map { words.name($0) }
        return (names.isEmpty ? "No controller" : "Parents and presenters of \(Phrase.list(names))")
            + " \(moment), \(words.origin)."
    }

    private var caption: String {
        let step = stepText.map { ", \($0)" } ?? ""
        return "Hierarchy \(moment)\(step) · \(words.source)"
    }

    private var description: String {
        (["\(words.title), \(caption)."] + tree.sentences(run)).joined(separator: "\n")
    }
}
