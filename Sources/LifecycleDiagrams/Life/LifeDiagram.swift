import Graphviz
import LifecycleModel

extension Diagram {
    /// A diagram of a controller's complete life in ten steps, with the count of each step in the run.
    public static let life = ofRuns(
        "life", "the complete life of a controller in ten steps",
        // By default, only runs with a complete life are drawn.
        isDefault: { run in LifeCounts(run, DiagramOptions(name: ""))?.isWhole == true },
        canDraw: { run, options in LifeCounts(run, options) != nil },
        draw: { run, options in LifeCounts(run, options).map { [LifeDrawing($0, run, options).picture()] } ?? [] })
}

/// A drawing of the ten steps from top to bottom, with loops back to loadView and viewWillAppear.
struct LifeDrawing {
    private let life: LifeCounts
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private var flow: FlowCanvas

    private static let spine = 320.0
    private static let rise = 44.0

    init(_ life: LifeCounts, _ run: Run, _ options: DiagramOptions) {
        self.life = life
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        flow = FlowCanvas(name: "life", options: options)
    }

    consuming func picture() -> Picture {
        let caption = "The life of \(run[life.controller].id) · \(words.source)"
        let top = flow.canvas.heading(words.title, caption, width: 560) + 18
        var boxes: [[FlowCanvas.Box]] = []
        for (index, step) in LifeCounts.steps.enumerated() {
            boxes.append(draw(step, index, at: top + Double(index) * LifeDrawing.rise))
        }
        for index in boxes.indices.dropLast() { connect(boxes, index) }
        drawLoops(boxes)
        drawPhases(top)
        let bottom = top + 10 * LifeDrawing.rise
        _ = flow.canvas.legend(flow.legend, at: Point(0, bottom), width: 560)
        return flow.canvas.picture(
            options, title: "Life: \(words.title)", description: description, summary: summary)
    }

    private func suffix(_ callback: Callback) -> String {
        let count = life.count(callback)
        return count > 1 ? "  ×\(count)" : ""
    }

    private mutating func draw(_ step: [Callback], _ index: Int, at y: Double) -> [FlowCanvas.Box] {
        let places = step.count == 2 ? [-112.0, 112.0] : [0]
        let boxes = zip(step, places).map { callback, offset in
            flow.callback(
                callback, at: Point(LifeDrawing.spine + offset, y), isTaken: life.count(callback) > 0,
                suffix: suffix(callback))
        }
        // The numbers are to the right of the boxes and of the path that skips awakeFromNib.
        let right = max(LifeDrawing.spine + 136, (boxes.last.map { $0.middle.x + $0.width / 2 } ?? 0) + 16)
        flow.canvas.box(
            Point(right, y), 20, 16, Canvas.BoxLook(fill: Theme.chip, isRounded: true), label: String(index + 1),
            Theme.Style(font: .bold, size: 9, color: Theme.chipText), classes: "number")
        return boxes
    }

    private func isTaken(_ index: Int) -> Bool { LifeCounts.steps[index].contains { life.count($0) > 0 } }

    private mutating func connect(_ boxes: [[FlowCanvas.Box]], _ index: Int) {
        guard let next = boxes[index + 1].first, let box = boxes[index].first else { return }
        guard index == 0, boxes[0].count == 2, let load = boxes[2].first else {
            return flow.down(box, next, isTaken: isTaken(index) && isTaken(index + 1))
        }
        // A controller that is created in code is not decoded from an archive, so its path skips awakeFromNib.
        flow.elbow(box, next, isTaken: life.count(.initWithCoder) > 0 && isTaken(1))
        flow.elbow(boxes[0][1], load, isTaken: life.count(.initWithNibName) > 0 && isTaken(2))
    }

    private mutating func drawLoops(_ boxes: [[FlowCanvas.Box]]) {
        guard let load = boxes[2].first, let appear = boxes[4].first, let gone = boxes[9].first else { return }
        flow.back(
            gone, appear, at: LifeDrawing.spine - 150, isTaken: life.count(.viewWillAppear) > 1, "shown again")
        var lower = gone
        lower.middle.y += 7
        flow.back(
            lower, load, at: LifeDrawing.spine - 250, isTaken: life.count(.loadView) > 1, "view released")
    }

    /// Draws a bracket for each phase on the right, with text about how often the phase occurs.
    private mutating func drawPhases(_ top: Double) {
        let phases: [(Range<Int>, String)] = [
            (0..<2, "the controller\nis created once"), (2..<4, "the view is loaded\nat its first use"),
            (4..<8, "the view appears,\nany number of times"), (8..<10, "the view disappears\nas often"),
        ]
        for (range, text) in phases {
            let (start, end) = (
                top + Double(range.lowerBound) * LifeDrawing.rise - 15,
                top + Double(range.upperBound - 1) * LifeDrawing.rise + 15
            )
            let x = LifeDrawing.spine + (range.lowerBound == 0 ? 236 : 158)
            for y in [start, end] { flow.canvas.rule(Point(x, y), Point(x + 7, y), Theme.lifeline) }
            flow.canvas.rule(Point(x + 6, start - 1), Point(x + 8, end + 1), Theme.lifeline)
            flow.canvas.text(text, Point(x + 14, (start + end) / 2), Theme.caption, .left, classes: "phase")
        }
    }

    private var summary: String {
        let taken = LifeCounts.steps.count { step in step.contains { life.count($0) > 0 } }
        return "\(run[life.controller].id) makes \(taken) of the \(LifeCounts.steps.count) steps in the life of a view "
            + "controller, \(words.origin)."
    }

    private var description: String {
        var lines = ["The life of \(run[life.controller].id) in ten steps, \(words.origin)."]
        for (index, step) in LifeCounts.steps.enumerated() {
            let parts = step.map { callback in
                let count = life.count(callback)
                return
                    "\(options.spelling(of: callback)) \(count == 0 ? "not called" : count == 1 ? "once" : "\(count) times")"
            }
            lines.append("\(index + 1). \(parts.joined(separator: " or ")).")
        }
        lines.append("After step 10, the life continues with step 5, or with step 3 if the view was released.")
        return lines.joined(separator: "\n")
    }
}
