import Graphviz
import LifecycleModel

extension Diagram {
    /// Who holds whom: in a run at one moment, or as a dump printed it.
    static let hierarchy = Diagram(
        name: hierarchyOfRuns.name, summary: hierarchyOfRuns.summary, isUsual: { _ in true },
        fits: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.fits(subject, options) }
            return !dump.roots.isEmpty
        },
        draw: { subject, options in
            guard case .hierarchy(let dump) = subject else { return hierarchyOfRuns.draw(subject, options) }
            return [DumpDrawing(dump, options).picture()]
        })
}

/// Draws the dump of a controller hierarchy: every controller with its state and view, what it holds and presents.
struct DumpDrawing {
    private let dump: HierarchyDump
    private let options: DiagramOptions
    private let tree: DumpTree
    private var canvas = Canvas(name: "hierarchy")
    private var legend: [LegendItem] = []
    /// The upper left corner of the tree: a small one stands in the middle below its heading.
    private var corner = Point(0, 0)

    init(_ dump: HierarchyDump, _ options: DiagramOptions) {
        self.dump = dump
        self.options = options
        tree = DumpTree(dump)
    }

    consuming func picture() -> Picture {
        let width = max(tree.layout.width, 310)
        corner.y = canvas.heading(fileName, caption, width: width, least: width) + 4
        corner.x = max(0, (canvas.extent.x - tree.layout.width) / 2)
        for index in tree.boxes.indices {
            for child in tree.nodes[index].children { connect(index, child) }
        }
        for index in tree.boxes.indices { paint(index) }
        let bottom = corner.y + tree.layout.height
        _ = canvas.legend(legend, at: Point(0, bottom + 16), width: width)
        var picture = canvas.picture(
            options, title: "Hierarchy: \(fileName)",
            description: (["\(fileName), \(caption)."] + tree.boxes.map(\.sentence)).joined(separator: "\n"))
        picture.textRenderings["text"] = { [dump] in dump.text }
        picture.textRenderings["mermaid"] = { [tree, fileName] in Mermaid.dump(tree, title: fileName) }
        return picture
    }

    private var fileName: String { dump.file.split(separator: "/").last.map(String.init) ?? dump.file }

    private var caption: String {
        let controllers = dump.nodes.map(\.node)
        let presented = controllers.count { $0.relation == .presented }
        let count = controllers.count == 1 ? "1 controller" : "\(controllers.count) controllers"
        return "Hierarchy as dumped · \(count)" + (presented > 0 ? " · \(presented) presented" : "")
    }

    // MARK: Painting

    private func place(_ index: Int) -> Point {
        Point(tree.layout.places[index].x + corner.x, tree.layout.places[index].y + corner.y)
    }

    private mutating func connect(_ parent: Int, _ child: Int) {
        let (upper, lower) = (place(parent), place(child))
        let (start, end) = (upper.y + tree.nodes[parent].height / 2, lower.y - tree.nodes[child].height / 2)
        let box = tree.boxes[child]
        let look =
            box.isPresented
            ? Canvas.LineLook(stroke: Theme.presents, width: 1.8, head: .empty)
            : Canvas.LineLook(stroke: Theme.outline, width: 1.2, head: .normal)
        // What is presented leaves further right, so that its line does not run along those to the children.
        let shift = box.isPresented && tree.nodes[parent].children.count > 1 ? tree.nodes[parent].width / 4 : 0
        let (left, bus) = (upper.x + shift, start + (box.isPresented ? 8 : 14))
        let corners =
            abs(left - lower.x) < 0.5
            ? [Point(left, start), Point(lower.x, end)]
            : [Point(left, start), Point(left, bus), Point(lower.x, bus), Point(lower.x, end)]
        let verb = box.isPresented ? "presents" : "holds"
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: "d\(parent)", to: "d\(child)",
            title: "\(tree.boxes[parent].name) \(verb) \(box.name)", classes: "holds")
        if box.isPresented {
            let middle = Point(lower.x, (start + 14 + end - look.tipLength) / 2)
            canvas.text("presents", middle, Theme.Style(size: 9, color: Theme.presentsText), on: Theme.page)
        }
        explain(.line(look.stroke, style: look.style, head: look.head, width: look.width), verb)
    }

    private mutating func paint(_ index: Int) {
        let (box, size, middle) = (tree.boxes[index], tree.nodes[index], place(index))
        let colors = colors(of: box)
        let outline = box.isAbsent ? Theme.actOutline : Theme.outline
        let isDashed = box.isHollow || box.isAbsent
        canvas.box(
            middle, size.width, size.height,
            Canvas.BoxLook(fill: colors.fill, stroke: outline, isRounded: true, isDashed: isDashed),
            title: box.sentence,
            name: "d\(index)", classes: "controller " + (box.isHollow ? "unloaded" : box.state?.rawValue ?? "unknown"))
        let (bold, plain) = (
            Theme.Style(font: .bold, size: DumpTree.name.size, color: colors.text),
            Theme.Style(size: DumpTree.remark.size, color: colors.text)
        )
        let nameHeight = TextMetrics.height(box.name, bold)
        let head = middle.y - size.height / 2 + 7
        canvas.text(box.name, Point(middle.x, head + nameHeight / 2), bold, classes: "controller")
        if !box.remark.isEmpty {
            let height = TextMetrics.height(box.remark, plain)
            canvas.text(box.remark, Point(middle.x, head + nameHeight + height / 2), plain, classes: "controller")
        }
        if box.isHollow {
            explain(.box(fill: Theme.page, stroke: outline, dashed: true), "view not loaded")
        } else if let state = box.state {
            explain(.box(fill: colors.fill, stroke: outline, dashed: false), state.rawValue)
        }
    }

    private func colors(of box: DumpTree.Box) -> (fill: ThemeColor, text: ThemeColor) {
        if box.isAbsent { return (Theme.act, Theme.text) }
        if box.isHollow { return (Theme.page, Theme.muted) }
        return box.state.map(Theme.colors) ?? (Theme.card, Theme.text)
    }

    private mutating func explain(_ sample: LegendItem.Sample, _ text: String) {
        let item = LegendItem(sample: sample, text: text)
        if !legend.contains(item) { legend.append(item) }
    }
}
