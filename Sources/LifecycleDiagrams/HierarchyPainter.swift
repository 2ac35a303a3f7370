import Graphviz
import LifecycleModel

/// Paints a tree of controllers on a canvas, with what its legend has to explain.
struct HierarchyPainter {
    let tree: HierarchyTree
    let run: Run
    /// What differs from another tree, where two are compared.
    var marks: [ControllerID: HierarchyDifference.Mark] = [:]

    /// Paints the tree with its upper left corner at `corner`, and gives its lower end.
    func paint(on canvas: inout Canvas, at corner: Point, _ legend: inout [LegendItem], prefix: String = "c") -> Double
    {
        explainLines(&legend)
        // Lines to those who are not shown come first, so that the lines to the others lie over them.
        for isShown in [false, true] {
            for (index, node) in tree.nodes.enumerated() {
                for child in node.children where tree.boxes[child].isShown == isShown {
                    connect(index, child, &canvas, corner, prefix)
                }
            }
        }
        for index in tree.boxes.indices { paint(index, &canvas, corner, prefix, &legend) }
        var bottom = corner.y + tree.layout.height
        if !tree.gone.isEmpty {
            let words = "Deallocated: " + tree.gone.map { run[$0].id }.joined(separator: ", ")
            let lines = TextMetrics.wrap(words, to: max(tree.layout.width, 360), Theme.caption)
            let height = TextMetrics.height(lines, Theme.caption)
            canvas.text(lines, Point(corner.x, bottom + 12 + height / 2), Theme.caption, .left, classes: "gone")
            bottom += height + 14
        }
        return bottom
    }

    private func place(_ index: Int, _ corner: Point) -> Point {
        Point(corner.x + tree.layout.places[index].x, corner.y + tree.layout.places[index].y)
    }

    private func connect(
        _ parent: Int, _ child: Int, _ canvas: inout Canvas, _ corner: Point, _ prefix: String
    ) {
        let (upper, lower) = (place(parent, corner), place(child, corner))
        let (start, end) = (upper.y + tree.nodes[parent].height / 2, lower.y - tree.nodes[child].height / 2)
        let isPresented = if case .presented = tree.boxes[child].link { true } else { false }
        let bus = start + (isPresented ? 8 : 14)
        let left = upper.x + (isPresented && tree.nodes[parent].children.count > 1 ? tree.nodes[parent].width / 4 : 0)
        let (look, label, color) = look(of: tree.boxes[child])
        let corners =
            abs(left - lower.x) < 0.5
            ? [Point(left, start), Point(lower.x, end)]
            : [Point(left, start), Point(left, bus), Point(lower.x, bus), Point(lower.x, end)]
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: prefix + String(parent),
            to: prefix + String(child), title: title(parent, child, label), classes: "holds")
        if !label.isEmpty {
            canvas.text(
                label, Point(lower.x, (start + 14 + end - look.tipLength) / 2), Theme.Style(size: 9, color: color),
                on: Theme.page)
        }
    }

    /// Notes what the lines mean, those to who is shown first.
    private func explainLines(_ legend: inout [LegendItem]) {
        let held = tree.nodes.flatMap(\.children).map { tree.boxes[$0] }
        for box in held.filter(\.isShown) + held.filter({ !$0.isShown }) {
            let (look, _, _) = look(of: box)
            let meaning = if case .presented = box.link { "presents" } else { "holds" }
            let item = LegendItem(
                sample: .line(look.stroke, style: look.style, head: look.head, width: look.width),
                text: look.style == .dashed ? "holds, not shown" : meaning)
            if !legend.contains(item) { legend.append(item) }
        }
    }

    private func title(_ parent: Int, _ child: Int, _ label: String) -> String {
        let verb = if case .presented = tree.boxes[child].link { "presents" } else { "holds" }
        return "\(tree.boxes[parent].name) \(verb) \(tree.boxes[child].name)" + (label.isEmpty ? "" : ", \(label)")
    }

    private func look(of box: HierarchyTree.Box) -> (Canvas.LineLook, String, ThemeColor) {
        switch box.link {
        case .presented:
            (Canvas.LineLook(stroke: Theme.presents, width: 1.8, head: .empty), "presents", Theme.presentsText)
        case .child(let word):
            box.isShown
                ? (Canvas.LineLook(stroke: Theme.outline, width: 1.2, head: .normal), word, Theme.text)
                : (Canvas.LineLook(stroke: Theme.fadedLine, style: .dashed, head: .normal), word, Theme.muted)
        case .window, nil: (Canvas.LineLook(stroke: Theme.outline, width: 1.2, head: .normal), "root", Theme.text)
        }
    }

    private func paint(
        _ index: Int, _ canvas: inout Canvas, _ corner: Point, _ prefix: String, _ legend: inout [LegendItem]
    ) {
        let (box, node, middle) = (tree.boxes[index], tree.nodes[index], place(index, corner))
        let isHollow = box.controller != nil && !box.isLoaded && box.state ?? .disappeared == .disappeared
        let colors: (fill: ThemeColor, text: ThemeColor) =
            box.controller == nil
            ? (Theme.act, Theme.text)
            : isHollow ? (Theme.page, Theme.muted) : box.state.map(Theme.colors) ?? (Theme.card, Theme.text)
        let mark = box.controller.flatMap { marks[$0] }
        canvas.box(
            middle, node.width, node.height,
            Canvas.BoxLook(
                fill: colors.fill, stroke: mark?.color ?? (box.controller == nil ? Theme.actOutline : Theme.outline),
                lineWidth: mark == nil ? 1 : 2.4, isRounded: true, isDashed: isHollow),
            title: box.remark.isEmpty ? box.name : "\(box.name), \(box.remark)", name: prefix + String(index),
            classes: "controller " + (isHollow ? "unloaded" : box.state?.rawValue ?? "window"))
        if let mark {
            let corner = Point(middle.x - node.width / 2 + 4, middle.y - node.height / 2 + 2)
            canvas.box(
                corner, 18, 18, Canvas.BoxLook(shape: .circle, fill: Theme.page, stroke: mark.color, lineWidth: 1.6),
                label: mark.sign, Theme.Style(font: .bold, size: 11, color: mark.color), title: mark.sign,
                classes: "mark")
        }
        let bold = Theme.Style(font: .bold, size: Theme.hierarchyName.size, color: colors.text)
        guard !box.remark.isEmpty else {
            canvas.text(box.name, middle, bold)
            return
        }
        canvas.text(box.name, Point(middle.x, middle.y - 8), bold, classes: "controller")
        let remark = Theme.Style(size: Theme.hierarchyRemark.size, color: colors.text)
        let lower = middle.y + TextMetrics.height(box.name, Theme.hierarchyName) / 2 + 1.5
        canvas.text(box.remark, Point(middle.x, lower), remark, classes: "controller")
    }
}
