import Graphviz
import LifecycleModel

/// Draws the hierarchy at the end of every step, frame after frame.
struct HierarchyFilm {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let frames: [(step: StepEvent, tree: HierarchyTree)]
    private var canvas = Canvas(name: "film")

    /// The width at which a row of frames is full.
    private static let limit = 1_080.0
    private static let gap = 26.0

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        let steps = run.events.compactMap { if case .step(let step) = $0.body { step } else { nil } }
        let shown = steps.isEmpty ? [StepEvent(number: 1, text: "the run")] : steps
        frames = shown.map { step in
            (step, HierarchyTree(run, Hierarchy(of: run, after: HierarchyDrawing.end(of: step.number, in: run))))
        }
    }

    consuming func picture() -> Picture {
        let caption = "Hierarchy after every step · \(words.origin)"
        var y = canvas.heading(words.title, caption, width: HierarchyFilm.limit / 2)
        var (x, rowBottom) = (0.0, y)
        var legend: [LegendItem] = []
        var widest = 420.0
        for (index, frame) in frames.enumerated() {
            let width = self.width(frame)
            if x > 0, x + width > HierarchyFilm.limit {
                (x, y) = (0, rowBottom + HierarchyFilm.gap)
            }
            let top = drawBand(frame.step, at: Point(x, y), width: width)
            let painter = HierarchyPainter(tree: frame.tree, run: run)
            let shift = max(0, (width - frame.tree.layout.width) / 2)
            let bottom = painter.paint(on: &canvas, at: Point(x + shift, top), &legend, prefix: "f\(index)-")
            rowBottom = max(rowBottom, bottom)
            widest = max(widest, x + width)
            x += width + HierarchyFilm.gap
        }
        _ = canvas.legend(legend, at: Point(0, rowBottom + 12), width: widest)
        return canvas.picture(options, title: "Hierarchy film: \(words.title)", description: description)
    }

    /// A frame is as wide as its tree, and wide enough for a readable step.
    private func width(_ frame: (step: StepEvent, tree: HierarchyTree)) -> Double {
        let text = min(TextMetrics.width(frame.step.text, Theme.body) + 50, 260)
        return max(180, frame.tree.layout.width, text)
    }

    private mutating func drawBand(_ step: StepEvent, at corner: Point, width: Double) -> Double {
        let lines = TextMetrics.wrap(step.text, to: width - 46, Theme.body)
        let height = TextMetrics.height(lines, Theme.body) + 8
        let middle = Point(corner.x + width / 2, corner.y + height / 2)
        canvas.box(
            middle, width, height, Canvas.BoxLook(fill: Theme.band), title: "Step \(step.number): \(step.text)",
            classes: "step")
        canvas.box(
            Point(corner.x + 18, middle.y), 24, 14, Canvas.BoxLook(fill: Theme.chip, isRounded: true),
            label: String(step.number), Theme.Style(font: .bold, size: 9.5, color: Theme.chipText), classes: "step")
        canvas.text(lines, Point(corner.x + 38, middle.y), Theme.body, .left, classes: "step")
        return corner.y + height + 12
    }

    private var description: String {
        var lines = ["\(words.title), hierarchy after every step, \(words.origin)."]
        for frame in frames {
            lines.append("Step \(frame.step.number), \(frame.step.text):")
            lines += frame.tree.sentences(run)
        }
        return lines.joined(separator: "\n")
    }
}
