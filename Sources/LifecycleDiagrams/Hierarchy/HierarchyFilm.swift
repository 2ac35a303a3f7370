import Graphviz
import LifecycleModel

/// A drawing with a frame for the first step, and for each later step that changes the hierarchy or the state of a
/// controller.
struct HierarchyFilm {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let frames: [(step: StepEvent, tree: HierarchyTree)]
    private let stepCount: Int

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        let all = HierarchyFilm.frames(of: run)
        stepCount = all.count
        frames = all.enumerated().filter { index, frame in index == 0 || frame.tree != all[index - 1].tree }
            .map(\.element)
    }

    /// Returns a frame for each step, with the hierarchy after the step. A run without steps has one frame.
    private static func frames(of run: Run) -> [(step: StepEvent, tree: HierarchyTree)] {
        var frames: [(step: StepEvent, tree: HierarchyTree)] = []
        var (hierarchy, tracker) = (Hierarchy(before: run), AppearanceTracker(for: run))
        var current: StepEvent?
        for event in run.events {
            if case .step(let step) = event.body {
                if let current { frames.append((current, HierarchyTree(run, hierarchy))) }
                current = step
            }
            hierarchy.follow(event, &tracker)
        }
        frames.append((current ?? StepEvent(number: 1, text: "the run"), HierarchyTree(run, hierarchy)))
        return frames
    }

    func picture() -> Picture {
        let (trees, limit) = (frames.map(\.tree), options.width ?? .infinity)
        let parts = frames.enumerated().map { index, frame in
            let label = ["\(frame.step.number) · \(frame.step.text)", frame.tree.deallocatedLine(run)]
            return HierarchyRows.Frame(
                label: label.compactMap { $0 }.joined(separator: "\n"),
                title: "Step \(frame.step.number): \(frame.step.text)",
                part: HierarchyGraph(frame.tree, prefix: "f\(index)-", limit: limit))
        }
        let caption = ["Hierarchy after \(steps) · \(words.source)", HierarchyDrawing.legend(trees)].compactMap { $0 }
        return HierarchyRows(parts, limit: limit).graph(title: words.title, caption: caption).picture(
            options, name: "film", title: "Hierarchy film: \(words.title)", description: description,
            summary: "The hierarchy after \(steps), \(words.origin).")
    }

    /// A phrase for the drawn steps, such as `every step (3 steps)`.
    private var steps: String {
        frames.count == stepCount
            ? "every step (\(Phrase.count(stepCount, "step")))"
            : "\(frames.count) of \(stepCount) steps, which change it"
    }

    private var description: String {
        var lines = ["\(words.title), hierarchy after \(steps), \(words.origin)."]
        for frame in frames {
            lines.append("Step \(frame.step.number), \(frame.step.text):")
            lines += frame.tree.sentences(run)
        }
        return lines.joined(separator: "\n")
    }
}
