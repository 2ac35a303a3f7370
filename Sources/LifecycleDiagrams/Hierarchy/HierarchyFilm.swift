import Graphviz
import LifecycleModel

/// A drawing with a frame for each step. A frame of a step that changes neither the hierarchy nor a state says so.
struct HierarchyFilm {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let frames: [(step: StepEvent, tree: HierarchyModel)]

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        frames = HierarchyFilm.frames(of: run, options)
    }

    /// Returns a frame for each step, with the hierarchy after the step. A run without steps has one frame.
    private static func frames(of run: Run, _ options: DiagramOptions) -> [(step: StepEvent, tree: HierarchyModel)] {
        var frames: [(step: StepEvent, tree: HierarchyModel)] = []
        var (hierarchy, tracker) = (Hierarchy(before: run), AppearanceTracker(for: run))
        var current: StepEvent?
        for event in run.events {
            if case .step(let step) = event.body {
                if let current { frames.append((current, HierarchyModel(run, hierarchy, options))) }
                current = step
            }
            hierarchy.follow(event, &tracker)
        }
        frames.append((current ?? StepEvent(number: 1, text: "the run"), HierarchyModel(run, hierarchy, options)))
        return frames
    }

    func picture() -> Picture {
        let (trees, limit) = (frames.map(\.tree), options.width ?? .infinity)
        let parts = frames.enumerated().map { index, frame in
            let title = StepTitle.words(frame.step, false, options)
            let isSame = index > 0 && frame.tree == frames[index - 1].tree
            let label: [String?] = [
                "\(frame.step.number) \(title)",
                isSame ? options["no change"] : frame.tree.deallocatedLine(run, options),
            ]
            return HierarchyRows.Frame(
                label: label.compactMap { $0 }.joined(separator: "\n"),
                title: options["Step \(frame.step.number): \(title)"],
                part: HierarchyGraph(frame.tree, options, prefix: "f\(index)-", limit: limit))
        }
        let caption = HierarchyDrawing.lines(options["Hierarchy after \(steps)"] + " · \(words.source)", trees, options)
        return HierarchyRows(parts, limit: limit).graph(title: words.title, caption: caption).picture(
            options, name: "film", title: options["Hierarchy film: \(words.title)"], description: description,
            summary: options["The hierarchy after \(steps), \(words.origin)."])
    }

    /// A phrase for the steps, such as `every step (3 steps)`.
    private var steps: String { options["every step (\(options.count(frames.count, "step")))"] }

    private var description: String {
        var lines = [options["\(words.title), hierarchy after \(steps), \(words.origin)."]]
        for frame in frames {
            lines.append(options["Step \(frame.step.number), \(StepTitle.words(frame.step, false, options)):"])
            lines += frame.tree.sentences(run, options)
        }
        return lines.joined(separator: "\n")
    }
}
