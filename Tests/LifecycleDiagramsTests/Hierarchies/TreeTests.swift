import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Folded hierarchies")
struct FoldedHierarchyTests {
    /// Returns the lines in the box for the folded controllers, which are not on screen.
    private func folded(_ tree: HierarchyModel) -> [String]? {
        tree.folded()?.boxes.first { $0.name.hasSuffix(" controllers") }?.lines
    }

    @Test(
        "Neighbors that are not on screen are folded with their first and last class, or with their only class",
        arguments: [
            (["A", "B", "C", "D"], ["B to", "D", "views not loaded"]),
            (["A", "P", "P", "P"], ["P", "views not loaded"]),
        ])
    func classes(classes: [String], lines: [String]) throws {
        let names = classes.indices.map { "c\($0)" }
        let run = try PlayedRuns.play(
            """
            controllers:
              tabs: { class: UITabBarController, children: [\(names.joined(separator: ", "))] }
            \(zip(names, classes).map { "  \($0): \($1)" }.joined(separator: "\n"))
            steps: [ { launch: tabs } ]
            """)
        #expect(folded(HierarchyModel(run, Hierarchy(of: run))) == lines)
    }

    @Test("A dump is folded like a run")
    func dump() {
        var root = HierarchyDump.Node(className: "UITabBarController", line: 1)
        root.state = .appeared
        root.children = (2...5).map { line in
            var child = HierarchyDump.Node(className: "Page", line: line)
            child.viewLoaded = false
            return child
        }
        var dump = HierarchyDump(file: "d.txt")
        dump.roots = [root]
        #expect(folded(HierarchyModel(dump)) == ["Page", "views not loaded"])
    }
}

@Suite("Lines of hierarchies")
struct HierarchyLineTests {
    /// Returns the legend's text about dashed lines in a run's hierarchy.
    private func legend(_ run: Run) -> String? {
        HierarchyDrawing.legend([HierarchyModel(run, Hierarchy(of: run))], DiagramOptions(name: "a"))
    }

    @Test("The legend explains dashed lines only if there is one: to a child that is not shown")
    func dashed() throws {
        let tabs = try PlayedRuns.play(
            """
            controllers: { tabs: { class: UITabBarController, children: [a, b] }, a: A, b: B }
            steps: [ { launch: tabs } ]
            """)
        #expect(legend(tabs) == "Dashed line: not shown")
        let covered = try PlayedRuns.play(
            """
            controllers: { a: A, b: B }
            steps: [ { launch: a }, { present: b, style: fullScreen } ]
            """)
        #expect(legend(covered) == nil)
    }
}

@Suite("Storyboard layouts")
struct StoryboardLayoutTests {
    private func controllers(_ ids: String...) -> [Storyboard.Controller] {
        ids.enumerated().map { StoryboardSamples.controller($1, at: (Double($0) * 900, 0)) }
    }

    @Test("A chain of scenes needs one column for each scene")
    func depth() {
        let chain = StoryboardSamples.storyboard(
            "a.storyboard", controllers("a", "b", "c", "d"),
            [StoryboardSamples.segue("a", "b"), StoryboardSamples.segue("b", "c"), StoryboardSamples.segue("c", "d")],
            initial: "a")
        #expect(StoryboardForest(StoryboardModel(chain, others: [])).depth == 4)
    }

    @Test("In the canvas layout, lines between the same two scenes begin side by side at the card")
    func lanes() throws {
        let storyboard = StoryboardSamples.storyboard(
            "a.storyboard", controllers("a", "b"),
            ["show", "presentation", "popoverPresentation"].map { StoryboardSamples.segue("a", "b", $0) })
        var options = DiagramOptions(name: "x")
        options.storyboard.layout = .canvas
        let picture = try #require(Diagram.named("storyboard")?.draw(.storyboard(storyboard), options).first)
        let starts = picture.graph.edges.filter { $0.tail.hasPrefix("0/") }.compactMap { edge in
            edge.attributes.lazy.compactMap { if case .route(let route) = $0 { route.spline.first?.y } else { nil } }
                .first
        }
        let card = try #require(picture.graph.nodes.first { $0.name == picture.graph.edges.first?.tail })
        var (middle, height) = (0.0, 0.0)
        for attribute in card.attributes {
            if case .position(let point) = attribute { middle = point.y }
            if case .size(_, let size) = attribute { height = size }
        }
        #expect(starts.count == 3 && Set(starts).count == 3)
        #expect(starts.allSatisfy { abs($0 - middle) < height / 2 }, "\(starts)")
    }

    @Test("A drawing can focus on every card by the name that it shows")
    func focus() {
        let map = StoryboardModel(StoryboardSamples.everything, others: [])
        for card in map.cards {
            var focused = map
            let isFound = focused.focus(on: card.name, depth: 0)
            #expect(isFound, "\(card.name)")
        }
    }

    @Test("Mermaid has a subgraph for each other file, but not for the drawing's own file")
    func subgraphs() {
        func lines(_ storyboard: Storyboard, _ others: [Storyboard]) -> [Substring] {
            Mermaid.storyboard(StoryboardModel(storyboard, others: others), title: "t").split(separator: "\n")
        }
        let both = lines(StoryboardSamples.everything, [StoryboardSamples.profile])
        #expect(both.filter { $0.contains("subgraph ") }.map { $0.drop { $0 != "[" } } == ["[\"Profile\"]"])
        #expect(both.count { $0 == "    end" } == 1)
        #expect(!lines(StoryboardSamples.profile, []).contains { $0.contains("subgraph ") || $0 == "    end" })
    }
}
