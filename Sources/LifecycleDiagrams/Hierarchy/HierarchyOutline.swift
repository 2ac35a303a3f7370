import Graphviz

/// A drawing of a wide and deep hierarchy as an indented tree, with each box below and to the right of its parent.
struct HierarchyOutline {
    private let tree: HierarchyTree
    private let limit: Double
    private var canvas = Canvas(name: "hierarchy")

    /// The horizontal distance between levels, if there is space, and the vertical distance between boxes.
    private static let (indent, gap) = (28.0, 10.0)

    /// Creates a drawing for a width of `limit` points. Neighboring controllers that are not on screen are combined, as
    /// ``HierarchyTree/folded()`` describes.
    init(_ tree: HierarchyTree, limit: Double) {
        (self.tree, self.limit) = (tree.folded() ?? tree, limit)
    }

    consuming func picture(
        _ options: DiagramOptions, _ heading: (title: String, caption: [String]), title: String, description: String,
        summary: String
    ) -> Picture {
        var y = canvas.heading(heading.title, heading.caption.joined(separator: "\n"), width: limit) + 6
        let texts = tree.boxes.map { TextBox($0.name, $0.lines, limit: 260) }
        let levels = tree.levels
        let widest = texts.map(\.width).max() ?? 0
        let deepest = Double(max(1, levels.max() ?? 0))
        // In a very deep hierarchy, the levels are closer together.
        let indent = min(HierarchyOutline.indent, max(1, (limit - widest) / deepest))
        var corners: [Point] = []
        for (index, box) in tree.boxes.enumerated() {
            let left = Double(levels[index]) * indent
            let middle = Point(left + texts[index].width / 2, y + texts[index].height / 2)
            corners.append(Point(left + min(indent, HierarchyOutline.indent) / 2, y + texts[index].height))
            draw(box, texts[index], at: middle, name: "c\(index)")
            if let parent = box.parent {
                connect(parent, index, from: corners[parent], to: Point(left, middle.y))
            }
            y += texts[index].height + HierarchyOutline.gap
        }
        return canvas.picture(options, title: title, description: description, summary: summary)
    }

    private mutating func draw(_ box: HierarchyTree.Box, _ text: TextBox, at middle: Point, name: String) {
        let style = box.look.style
        canvas.box(
            middle, text.width, text.height,
            Canvas.BoxLook(fill: style.fill, stroke: style.stroke, isRounded: true, isDashed: style.isDashed),
            title: box.title, name: name, classes: "controller \(style.word)")
        let top = middle.y - text.height / 2 + 7
        let bold = Theme.Style(font: .bold, size: TextBox.fontSize, color: style.text)
        let plain = Theme.Style(size: TextBox.fontSize, color: style.text)
        let height = TextMetrics.height(text.title, bold)
        canvas.text(text.title, Point(middle.x, top + height / 2), bold, classes: "controller")
        guard !text.details.isEmpty else { return }
        let rest = TextMetrics.height(text.details, plain)
        canvas.text(text.details, Point(middle.x, top + height + rest / 2), plain, classes: "controller")
    }

    private mutating func connect(_ parent: Int, _ child: Int, from start: Point, to end: Point) {
        let (above, below) = (tree.boxes[parent], tree.boxes[child])
        let isPresented = below.link == .presented
        var look = Canvas.LineLook(stroke: Theme.outline, head: .normal)
        if isPresented {
            look = Canvas.LineLook(stroke: Theme.presents, width: 1.8, head: .empty)
        } else if below.hasDashedLine {
            look = Canvas.LineLook(stroke: Theme.fadedLine, style: .dashed, head: .normal)
        }
        canvas.line(
            .polyline([start, Point(start.x, end.y), end], tipLength: look.tipLength), look, from: "c\(parent)",
            to: "c\(child)", title: "\(above.name) \(isPresented ? "presents" : "contains") \(below.name)",
            classes: isPresented ? "presents" : "holds")
    }
}

extension HierarchyTree {
    /// The level of each box, from 0.
    fileprivate var levels: [Int] {
        boxes.reduce(into: []) { levels, box in levels.append(box.parent.map { levels[$0] + 1 } ?? 0) }
    }
}
