import Foundation
import Graphviz
import LifecycleModel
import LifecycleReaders
import Testing

@testable import LifecycleDiagrams

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Storyboard drawings") struct StoryboardDiagramTests {
    private func picture(_ storyboard: Storyboard, _ change: (inout StoryboardOptions) -> Void = { _ in }) throws
        -> Picture
    {
        var options = DiagramOptions(name: "x")
        change(&options.storyboard)
        return try #require(Diagram.named("storyboard")?.draw(.storyboard(storyboard), options).first)
    }

    private func text(_ picture: Picture) throws -> String {
        let svg = try Renderer.shared.render(picture, as: .svg)
        return try #require(try XMLDocument(data: Data(svg), options: []).rootElement()?.stringValue)
    }

    private func map(_ storyboard: Storyboard, others: [Storyboard] = []) -> StoryboardModel {
        StoryboardModel(storyboard, others: others)
    }

    @Test("Each layout shows every scene and segue", arguments: StoryboardOptions.Layout.allCases)
    func showsAll(layout: StoryboardOptions.Layout) throws {
        let text = try text(picture(StoryboardSamples.everything) { $0.layout = layout })
        for word in [
            "Tab Bar Controller", "HomeViewController", "<Vacation & \"name\">\\N", "unreachable", "initial",
            "missing", "tab 1", "tab 2", "show", "push", "showDetail", "present", "popover", "custom", "embed",
            "somethingNew", "unwinds with", "doneFromHome:", "Profile.storyboard ↗", "1 other storyboard",
        ] { #expect(text.contains(word), "\(word)") }
    }

    @Test("Drawings are reproducible, and differ between layouts")
    func deterministic() throws {
        let pictures = try StoryboardOptions.Layout.allCases.map { layout in
            try picture(StoryboardSamples.everything) { $0.layout = layout }
        }
        let first = try pictures.map { try Renderer.shared.render($0, as: .svg) }
        let again = try pictures.reversed().map { try Renderer.shared.render($0, as: .svg) }
        #expect(first == again.reversed())
        #expect(Set(pictures.map(\.digest)).count == 3)
    }

    @Test("An unwind segue to the scene's own exit is not drawn as a loop, and edges have no labels")
    func unwind() throws {
        let picture = try picture(
            StoryboardSamples.storyboard(
                "a.storyboard", [StoryboardSamples.controller("a")],
                [Storyboard.Segue(kind: "unwind", source: "a", destination: "exit", line: 3)], initial: "a"))
        let ends = Set(picture.graph.edges.flatMap { [$0.tail, $0.head] })
        #expect(ends == ["row 0", "initial", "0/a"], "only the mark of the initial controller")
        for edge in try self.picture(StoryboardSamples.large(40), { $0.layout = .dot }).graph.edges {
            for attribute in edge.attributes {
                if case .label = attribute { Issue.record("an edge of dot has a label") }
            }
        }
    }

    private func width(_ svg: [UInt8]) throws -> Double {
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        let box = try #require(root.nodes(forXPath: "@viewBox").first?.stringValue).split(separator: " ")
        return try #require(Double(box[2]))
    }

    @Test(
        "A small storyboard is at least as wide as its title", arguments: [1, 2], [NetworkGraph.Direction.down, .right])
    func heading(count: Int, direction: NetworkGraph.Direction) throws {
        let name = "a-storyboard-of-few-scenes-with-a-rather-long-name.storyboard"
        let scenes = ["a", "b"].prefix(count).map { StoryboardSamples.controller($0) }
        let storyboard = StoryboardSamples.storyboard(name, scenes, [], initial: "a")
        let drawing = StoryboardDrawing(storyboard, DiagramOptions(name: "x"))
        let svg = try Renderer.shared.render(StoryboardGraph(drawing, direction).picture(), as: .svg)
        #expect(try width(svg) >= TextMetrics.width(name.prefix(40) + "", Theme.heading))
    }

    @Test(
        "A graph leads down or to the right, whichever fits the page; if neither fits, trees continue in other rows",
        arguments: [(chain(8), "down"), (star(8), "right"), (StoryboardSamples.large(60), "tree")])
    func direction(storyboard: Storyboard, expected: String) throws {
        let drawn = try picture(storyboard)
        let drawing = StoryboardDrawing(storyboard, DiagramOptions(name: "x"))
        let candidates = [
            "down": StoryboardGraph(drawing, .down).picture(), "right": StoryboardGraph(drawing, .right).picture(),
            "tree": StoryboardTree(drawing).picture(),
        ]
        func body(_ picture: Picture) throws -> Substring {
            let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
            return svg[(try #require(svg.range(of: "</metadata>"))).upperBound...]
        }
        #expect(try body(drawn) == body(try #require(candidates[expected])))
        let svg = try Renderer.shared.render(drawn, as: .svg)
        #expect(try #require(DrawingMetadata(svg: svg)).digest == drawn.digest)
        #expect(try expected == "tree" || width(svg) <= 830 * StoryboardTheme.label.size / 9 + 1)
    }

    @Test("No layout is tried for a graph with very long links", arguments: [10, 40, 80, 100, 120])
    func longLinks(count: Int) throws {
        let ids = (0..<count).map { "c\($0)" }
        let links = (0..<count).flatMap { number in
            [1, 2].map { StoryboardSamples.segue(ids[number], ids[(number * $0 + $0 + 1) % count]) }
        }
        let storyboard = StoryboardSamples.storyboard(
            "a.storyboard", ids.map { StoryboardSamples.controller($0) }, links, initial: "c0")
        let drawing = StoryboardDrawing(storyboard, DiagramOptions(name: "x"))
        let length = StoryboardGraph(drawing, .down).length
        #expect(drawing.picture().candidates.isEmpty == (length > 300 || count > 100), "\(length)")
        #expect((length > 300) == (count > 10), "\(length)")
    }

    private static func chain(_ count: Int) -> Storyboard {
        let ids = (0..<count).map { "c\($0)" }
        return StoryboardSamples.storyboard(
            "a.storyboard", ids.map { StoryboardSamples.controller($0) },
            zip(ids, ids.dropFirst()).map { StoryboardSamples.segue($0, $1) }, initial: "c0")
    }

    private static func star(_ count: Int) -> Storyboard {
        let ids = (0..<count).map { "c\($0)" }
        return StoryboardSamples.storyboard(
            "a.storyboard", ids.map { StoryboardSamples.controller($0) },
            ids.dropFirst().map { StoryboardSamples.segue("c0", $0) }, initial: "c0")
    }

    @Test("No name is split", arguments: StoryboardOptions.Layout.allCases)
    func names(layout: StoryboardOptions.Layout) throws {
        let name = "AnExtraordinarilyLongNameOfATableViewControllerForSettings"
        let storyboard = StoryboardSamples.storyboard(
            "a.storyboard", [StoryboardSamples.controller("a", className: name, at: (0, 0))], initial: "a")
        let svg = try Renderer.shared.render(picture(storyboard) { $0.layout = layout }, as: .svg)
        #expect(String(decoding: svg, as: UTF8.self).contains(">\(name)</text>"))
    }

    @Test("References to a storyboard that is not among the inputs share one card")
    func otherFile() throws {
        func reference(_ id: String, to target: String) -> Storyboard.Controller {
            var controller = StoryboardSamples.controller(id, "viewControllerPlaceholder")
            (controller.storyboardName, controller.referencedIdentifier) = ("Numbers", target)
            return controller
        }
        let map = map(
            StoryboardSamples.storyboard(
                "a.storyboard",
                [StoryboardSamples.controller("a"), reference("p", to: "one"), reference("q", to: "two")],
                [StoryboardSamples.segue("a", "p"), StoryboardSamples.segue("a", "q")], initial: "a"),
            others: [StoryboardSamples.profile])
        let card = try #require(map.cards.last)
        #expect(map.cards.count == 2 && card.kind == .reference && card.name == "Numbers.storyboard ↗")
        #expect(card.details.isEmpty && card.sentence.contains("one") && card.sentence.contains("two"))
        #expect(map.links.map(\.label) == ["show ×2"])
    }

    @Test("Each kind of segue has a distinct line style or arrowheads, and containment differs from navigation")
    func kinds() {
        let looks = Storyboard.Segue.Work.allCases.map { (work: $0, look: StoryboardTheme.look(of: $0)) }
        for (work, look) in looks {
            #expect((look.head == .none && look.tail != .none) == work.isContainment)
        }
        let shapes = looks.map { "\($0.look.style) \($0.look.head) \($0.look.tail) \($0.look.width)" }
        #expect(Set(shapes).count == shapes.count, "no kind differs only in color")
    }

    @Test("Segues of the same kind between the same scenes are joined and counted")
    func parallel() {
        let segues = (1...7).map { StoryboardSamples.segue("a", "b", identifier: "number\($0)") }
        let map = map(
            StoryboardSamples.storyboard(
                "a.storyboard", [StoryboardSamples.controller("a"), StoryboardSamples.controller("b")], segues))
        #expect(map.links.count == 1)
        #expect(map.links.first?.lines.first == "show ×7")
        #expect(map.links.first?.lines.last == "and 3 more")
    }

    @Test("References to other given files are resolved")
    func references() throws {
        let alone = map(StoryboardSamples.everything)
        #expect(alone.cards.first { $0.kind == .reference }?.name == "Profile.storyboard ↗")
        let both = map(StoryboardSamples.everything, others: [StoryboardSamples.profile])
        let card = try #require(both.cards.first { $0.kind == .reference })
        #expect(card.names.contains("ProfileViewController") && card.group == "Profile")
        #expect(!both.cards.contains { $0.name == "UnseenController" })
        #expect(both.links.contains { $0.to == card.key })
    }

    @Test("Storyboards drawn together have a frame for each file and no references between the files")
    func together() throws {
        let map = StoryboardModel(StoryboardSamples.everything, others: [StoryboardSamples.profile], together: true)
        #expect(!map.cards.contains { $0.kind == .reference })
        #expect(
            map.cards.filter { $0.group == "Profile" }.map(\.name) == ["ProfileViewController", "UnseenController"])
        #expect(map.links.contains { $0.from == "0/home" && $0.to == "1/start" })
        let picture = try picture(StoryboardSamples.everything) {
            $0.storyboards = StoryboardSet([StoryboardSamples.profile])
            $0.together = true
            $0.layout = .dot
        }
        func names(_ subgraph: Subgraph) -> [String] { [subgraph.name] + subgraph.subgraphs.flatMap(names) }
        #expect(picture.graph.subgraphs.flatMap(names) == ["footer", "title", "caption", "Profile"])
        _ = try Renderer.shared.render(picture, as: .svg)
    }

    @Test("The entries in the legend are in order, in rows from left to right")
    func legend() throws {
        let file = OutputFiles.root.appending(path: "samples/storyboards/Main.storyboard")
        let source = InputSource(name: "Main.storyboard", bytes: [UInt8](try Data(contentsOf: file)))
        guard case .storyboard(let storyboard) = try Reader.storyboard.read(source, Reader.Options()) else {
            Issue.record("Main.storyboard is not read as a storyboard")
            return
        }
        let svg = try Renderer.shared.render(try picture(storyboard) { $0.layout = .tree }, as: .svg)
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        let texts = try root.nodes(forXPath: "//*[@class='node legend']/*[local-name()='text']")
            .compactMap { $0 as? XMLElement }
        let entries = try texts.map { text in
            func coordinate(_ name: String) throws -> Double {
                try #require(try text.nodes(forXPath: "@\(name)").first?.stringValue.flatMap { Double($0) })
            }
            return (word: text.stringValue ?? "", x: try coordinate("x"), y: try coordinate("y"))
        }
        #expect(Set(entries.map(\.y)).count == 2 && entries.count == 7)
        let inRows = entries.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map(\.word)
        #expect(inRows == entries.map(\.word))
    }

    @Test("A storyboard has text and Mermaid formats", arguments: ["text", "mermaid"])
    func textRenderings(format: String) throws {
        let bytes = try Renderer.shared.render(
            picture(StoryboardSamples.everything), as: try #require(Format.named(format)))
        let text = String(decoding: bytes, as: UTF8.self)
        for word in ["HomeViewController", "by popoverPresentation", "unreachable", "tab 2"] {
            #expect(text.contains(word), "\(word)")
        }
    }

    @Test("A segue that closes a cycle is drawn backward")
    func backward() {
        let map = map(
            StoryboardSamples.storyboard(
                "a.storyboard", ["a", "b", "c"].map { StoryboardSamples.controller($0) },
                [
                    StoryboardSamples.segue("c", "a"), StoryboardSamples.segue("a", "b"),
                    StoryboardSamples.segue("b", "c"), StoryboardSamples.segue("b", "b"),
                ], initial: "a"))
        #expect(map.backward == [0])
    }

    @Test(
        "A drawing can focus on one scene and its neighbors and count the hidden scenes",
        arguments: [("c3", 0, 1), ("Classc0", 1, 2), ("c1", 2, 4), ("c3", 9, 6)])
    func focus(word: String, depth: Int, count: Int) throws {
        let ids = (0..<6).map { "c\($0)" }
        let chain = StoryboardSamples.storyboard(
            "a.storyboard", ids.map { StoryboardSamples.controller($0, className: "Class\($0)") },
            zip(ids, ids.dropFirst()).map { StoryboardSamples.segue($0, $1) }, initial: "c0")
        var options = DiagramOptions(name: "x")
        options.storyboard.focus = word
        options.storyboard.depth = depth
        let focused = StoryboardDrawing(chain, options)
        #expect(focused.map.cards.count == count)
        #expect(focused.map.hidden == 6 - count)
        let unknown = try picture(chain) { $0.focus = "nobody" }
        #expect(unknown.description.contains("no scene has the name nobody"))
    }

    @Test("A navigation controller and its root can be collapsed into one card")
    func collapse() {
        var map = map(
            StoryboardSamples.storyboard(
                "a.storyboard",
                [
                    StoryboardSamples.controller("nav", "navigationController", identifier: "start"),
                    StoryboardSamples.controller("root", className: "Root"), StoryboardSamples.controller("b"),
                ],
                [
                    StoryboardSamples.segue("nav", "root", "relationship", relationship: "rootViewController"),
                    StoryboardSamples.segue("b", "nav", "presentation"), StoryboardSamples.segue("root", "b"),
                ], initial: "nav"))
        map.collapse()
        #expect(map.cards.map(\.name) == ["Root", "View Controller"])
        #expect(map.cards.first?.isInitial == true)
        #expect(map.cards.first?.details == ["in navigation"])
        #expect(map.links.map(\.to) == ["0/root", "0/b"])
    }
}

extension StoryboardDiagramTests {
    @Test(
        "Each layout draws 200 scenes with their names",
        arguments: StoryboardOptions.Layout.allCases)
    func large(layout: StoryboardOptions.Layout) throws {
        let storyboard = StoryboardSamples.large(200)
        let text = try text(picture(storyboard) { $0.layout = layout })
        for number in [0, 77, 199] { #expect(text.contains("Some\(number)QuiteLong")) }
    }

    @Test("Text longer than its limit is shortened to one line", arguments: [("abc", "abc"), ("abcd", "ab…")])
    func plain(text: String, shortened: String) {
        #expect(text.onOneLine(limit: 3) == shortened)
        #expect(" a\n b ".onOneLine(limit: 3) == "a b")
    }

    @Test("Cards don't overlap in the canvas layout")
    func places() {
        let cards = map(StoryboardSamples.large(72)).cards
        let layout = StoryboardPlaces(cards, sizes: cards.map { _ in (200, 60) }, top: 50)
        for (index, box) in layout.boxes.enumerated() {
            for other in layout.boxes[..<index] {
                #expect(!box.touches(other.middle, other.width, other.height, gap: 10))
            }
        }
    }
}
