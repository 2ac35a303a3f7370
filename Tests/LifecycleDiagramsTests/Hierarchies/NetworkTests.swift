import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

/// Tests for the diagrams that `dot` lays out: hierarchies, responder chains, and notifications.
@Suite("Drawings that dot lays out")
struct NetworkTests {
    private static let pictures = (DrawingTests.pictures + odd).filter { drawn in
        ["hierarchy", "responders", "notifications"].contains { drawn.name.hasSuffix(".\($0)") }
    }

    /// The pictures of runs with events in arbitrary order.
    private static let odd = (1...30).flatMap { seed in
        var options = DiagramOptions(name: "seed-\(seed)")
        options.film = seed % 2 == 0
        return DrawingTests.drawn(AnyRunTests.run(seed: UInt64(seed)), options)
    }

    /// Returns a dump of the controllers `C0`, `C1`, … in depth-first order.
    private static func dump(_ count: Int, seed: UInt64) -> HierarchyDump {
        var generator = Dice(state: seed)
        var parents = [-1]
        for index in 1..<count {
            var parent = index - 1
            while parent >= 0, Int.random(in: 0..<5, using: &generator) < 2 { parent = parents[parent] }
            parents.append(parent)
        }
        var nodes = (0..<count).map { HierarchyDump.Node(className: "C\($0)", line: $0 + 1) }
        var dump = HierarchyDump(file: "seed \(seed)")
        for index in (0..<count).reversed() {
            let parent = parents[index]
            if parent >= 0, Int.random(in: 0..<5, using: &generator) == 0 {
                nodes[index].relation = .presented
                nodes[parent].presents.insert(nodes[index], at: 0)
            } else if parent >= 0 {
                nodes[index].relation = .child
                nodes[parent].children.insert(nodes[index], at: 0)
            } else {
                dump.roots.insert(nodes[index], at: 0)
            }
        }
        return dump
    }

    private func picture(_ dump: HierarchyDump) throws -> Picture {
        try #require(Diagram.named("hierarchy")?.draw(.hierarchy(dump), DiagramOptions(name: "x")).first)
    }

    @Test("Siblings are in order, and no line crosses a box", arguments: 1...40 as ClosedRange<UInt64>)
    func siblings(seed: UInt64) throws {
        let dump = NetworkTests.dump(Int(2 + seed % 7), seed: seed)
        let all = HierarchyModel(dump)
        // An indented list is not laid out by dot. A wide tree combines controllers.
        guard !HierarchyGraph(all).isTooWide, all.boxes.count < 9 else { return }
        let isFolded = HierarchyGraph(all).nodes.count < all.boxes.count
        let tree = isFolded ? try #require(all.folded()) : all
        let drawing = try DrawnNetwork(picture(dump))
        let isDown = HierarchyGraph(tree).direction == .down
        let places = try tree.boxes.map { box in
            let center = try drawing.box(box.name).area.center
            return isDown ? (along: center.x, down: center.y) : (along: center.y, down: center.x)
        }
        for siblings in tree.boxes.map(\.children) + [tree.roots] {
            for (first, second) in zip(siblings, siblings.dropFirst()) {
                #expect(places[first].along < places[second].along, "\(tree.boxes[first].name), seed \(seed)")
                #expect(abs(places[first].down - places[second].down) < 1)
            }
        }
        for (index, box) in tree.boxes.enumerated() {
            for child in box.children { #expect(places[index].down < places[child].down) }
        }
        check(drawing)
    }

    /// Expects that boxes and texts don't overlap, and that no line crosses a box or a text.
    private func check(_ drawing: DrawnNetwork, _ comment: Comment? = nil) {
        for (index, box) in drawing.boxes.enumerated() {
            for other in drawing.boxes[..<index] { #expect(!box.area.overlaps(other.area), comment) }
        }
        let labels = drawing.frames.flatMap(\.texts)
        for line in drawing.lines {
            for area in drawing.boxes.map(\.area) + labels { #expect(!line.contains(where: area.contains), comment) }
        }
        for text in labels + drawing.boxes.flatMap(\.texts) {
            #expect(text.left >= drawing.page.left && text.right <= drawing.page.right, comment)
        }
        for label in labels { #expect(!drawing.boxes.contains { $0.area.overlaps(label) }, comment) }
    }

    @Test("Boxes, text, and lines don't overlap", arguments: pictures.indices)
    func clear(index: Int) throws {
        let (name, picture) = NetworkTests.pictures[index]
        #expect(picture.layout == .dot)
        check(try DrawnNetwork(picture), "\(name)")
    }

    @Test("No line has a label, because labels can corrupt memory in Graphviz 2.42", arguments: pictures.indices)
    func labels(index: Int) {
        for attribute in NetworkTests.pictures[index].picture.graph.edges.flatMap(\.attributes) {
            if case .label = attribute { Issue.record("label on a line") }
            if case .xlabel = attribute { Issue.record("label on a line") }
        }
    }

    @Test("A title that is wider than the hierarchy fits the page, and the hierarchy is centered")
    func title() throws {
        let name = "a hierarchy dump of one controller with a rather long name of its file that needs several lines.txt"
        let dump = HierarchyDump(file: name, roots: [HierarchyDump.Node(className: "C0", line: 1)])
        let drawing = try DrawnNetwork(picture(dump))
        let heading = drawing.frames.flatMap(\.texts)
        #expect(heading.count > 2)
        for text in heading { #expect(text.right <= drawing.page.right) }
        #expect(drawing.frames.flatMap(\.lines).joined(separator: " ").hasPrefix(name))
        let center = try drawing.box("C0").area.center
        #expect(abs(center.x - drawing.page.center.x) < 20)
    }

    @Test("A hierarchy that is too wide from top to bottom is laid out from left to right", arguments: [3, 7])
    func direction(count: Int) throws {
        let names = (0..<count).map { "LongNamed\($0)ViewController" }
        var root = HierarchyDump.Node(className: "Root", line: 1)
        root.children = names.enumerated().map { HierarchyDump.Node(className: $1, line: $0 + 2) }
        let drawing = try DrawnNetwork(picture(HierarchyDump(file: "wide", roots: [root])))
        let (top, child) = (try drawing.box("Root").area, try drawing.box(names[0]).area)
        #expect(drawing.page.right - drawing.page.left < NetworkGraph.widthLimit + 40)
        #expect((top.right < child.left) == (count == 7))
        #expect((top.bottom < child.top) == (count == 3))
    }
}
