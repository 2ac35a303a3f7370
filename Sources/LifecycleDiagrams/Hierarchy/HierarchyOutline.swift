import Graphviz

/// A drawing of a wide or large hierarchy as an indented list, with each controller below and to the right of its parent.
struct HierarchyOutline {
    private let tree: HierarchyModel
    private let options: DiagramOptions
    private let limit: Double
    private var canvas = Canvas(name: "hierarchy")

    /// The horizontal distance between levels, if there is space, and the vertical distance between rows.
    static let (indent, rowHeight) = (16.0, 19.0)
    private static let stripe = (width: 5.0, height: 13.0)

    /// Creates a drawing for a width of `limit` points. Neighboring controllers that are not on screen are combined, as
    /// ``HierarchyModel/folded(_:)`` describes.
    init(_ tree: HierarchyModel, _ options: DiagramOptions, limit: Double) {
        (self.tree, self.options, self.limit) = (tree.folded(options) ?? tree, options, limit)
    }

    consuming func picture(
        _ heading: (title: String, caption: [String]), title: String, description: String, summary: String
    ) -> Picture {
        var y = canvas.heading(heading.title, heading.caption.joined(separator: "\n"), nil, width: limit) + 6
        let levels = tree.levels
        let texts = tree.boxes.map { (name: $0.name.onOneLine(limit: 120), remark: remark($0)) }
        let widths = texts.map {
            TextMetrics.width($0.name, Theme.name) + TextMetrics.width($0.remark, Theme.small) + 24
        }
        let deepest = Double(max(1, levels.max() ?? 0))
        // In a very deep hierarchy, the levels are closer together.
        let indent = min(HierarchyOutline.indent, max(1, (limit - (widths.max() ?? 0)) / deepest))
        var corners: [Point] = []
        for (index, box) in tree.boxes.enumerated() {
            let left = Double(levels[index]) * indent
            let middle = Point(left + HierarchyOutline.stripe.width / 2, y + HierarchyOutline.rowHeight / 2)
            draw(box, texts[index], at: middle, name: "c\(index)")
            if let parent = box.parent { connect(parent, index, from: corners[parent], to: Point(left, middle.y)) }
            corners.append(Point(middle.x, middle.y + HierarchyOutline.stripe.height / 2))
            y += HierarchyOutline.rowHeight
        }
        return canvas.picture(options, title: title, description: description, summary: summary)
    }

    /// Returns the lines below a controller's name as one line, without the state if the box above has the same state.
    private func remark(_ box: HierarchyModel.Box) -> String {
        var facts = box.lines.flatMap { $0.split(separator: " · ").map(String.init) }
        if case .state(let state) = box.look, let parent = box.parent, tree.boxes[parent].look == box.look {
            facts.removeAll { $0 == options[Wording(state.rawValue)] }
        }
        return facts.joined(separator: " · ").onOneLine(limit: 200)
    }

    private mutating func draw(
        _ box: HierarchyModel.Box, _ text: (name: String, remark: String), at middle: Point, name: String
    ) {
        let (style, size) = (box.look.style, HierarchyOutline.stripe)
        canvas.box(
            middle, size.width, size.height,
            Canvas.BoxLook(fill: style.mark, stroke: style.stroke, isDashed: style.isDashed), title: box.title,
            name: name, classes: "controller \(style.word)")
        let left = middle.x + size.width / 2 + 6
        canvas.text(text.name, Point(left, middle.y), Theme.name, .left, classes: "controller")
        guard !text.remark.isEmpty else { return }
        let start = left + TextMetrics.width(text.name, Theme.name) + 8
        canvas.text(text.remark, Point(start, middle.y + 0.5), Theme.small, .left, classes: "controller")
    }

    private mutating func connect(_ parent: Int, _ child: Int, from start: Point, to end: Point) {
        let (above, below) = (tree.boxes[parent], tree.boxes[child])
        let isPresented = below.link == .presented
        var look = Canvas.LineLook(stroke: Theme.frame)
        if isPresented {
            look = Canvas.LineLook(stroke: Theme.presents, width: 1.8, head: .empty)
        } else if below.hasDashedLine {
            look = Canvas.LineLook(stroke: Theme.fadedLine, style: .dashed)
        }
        canvas.line(
            .polyline([start, Point(start.x, end.y), end], tipLength: look.tipLength), look, from: "c\(parent)",
            to: "c\(child)",
            title: options[
                isPresented ? "\(above.name) presents \(below.name)" : "\(above.name) contains \(below.name)"],
            classes: isPresented ? "presents" : "holds")
        guard below.isSelected, !isPresented, below.link != .root else { return }
        canvas.box(
            Point(start.x, end.y), 5, 5, Canvas.BoxLook(shape: .circle, fill: Theme.outline, stroke: Theme.outline),
            title: options["\(above.name) shows \(below.name)"], classes: "selected")
    }
}

extension HierarchyModel {
    /// The level of each box, from 0.
    fileprivate var levels: [Int] {
        boxes.reduce(into: []) { levels, box in levels.append(box.parent.map { levels[$0] + 1 } ?? 0) }
    }
}
