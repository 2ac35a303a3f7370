import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Hierarchies")
struct HierarchyTests {
    private func picture(_ run: Run, film: Bool = false, after step: Int? = nil) throws -> Picture {
        var options = DiagramOptions(name: "x")
        options.film = film
        options.step = step
        return try #require(Diagram.named("hierarchy")?.draw(.run(run), options).first)
    }

    /// Returns a run in which each step selects the next tab.
    private static func tabs(_ count: Int, steps: Int) throws -> Run {
        let names = (0..<count).map { "tab\($0)" }
        return try PlayedRuns.play(
            """
            controllers:
              tabs: { class: UITabBarController, children: [\(names.joined(separator: ", "))] }
            \(names.map { "  \($0): Class\($0)" }.joined(separator: "\n"))
            steps:
              - launch: tabs
            \((1..<steps).map { "  - select: \(names[$0 % count])" }.joined(separator: "\n"))
            """)
    }

    @Test("The default step is the last step with the most contained and presented controllers")
    func fullestMoment() throws {
        let run = try PlayedRuns.play(
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail: Detail
              login: Login
            steps:
              - launch: nav
              - push: detail
              - pop:
              - present: login
              - dismiss:
            """)
        #expect(FullestMoment.step(of: run)?.number == 4)
        #expect(try picture(run).description.contains("Hierarchy after step 4, Present login"))
        var options = DiagramOptions(name: "x")
        options.step = 5
        let asked = try #require(Diagram.hierarchy.draw(.run(run), options).first)
        #expect(asked.description.contains("Hierarchy after step 5, Dismiss · "))
    }

    @Test("An ID that only begins like its class is whole")
    func names() throws {
        let run = try PlayedRuns.play(
            """
            controllers: { Homepage: Home }
            steps: [ { launch: Homepage } ]
            """)
        let svg = String(decoding: try Renderer.shared.render(try picture(run), as: .svg), as: UTF8.self)
        #expect(svg.contains(">Homepage · appeared</text>"))
    }

    @Test("The hierarchy at the end is drawn if it is the fullest or if the run has no steps")
    func lastMoment() throws {
        let run = try HierarchyTests.tabs(2, steps: 3)
        #expect(FullestMoment.step(of: run) == nil)
        #expect(try picture(run).description.contains("Hierarchy at the end"))
        #expect(FullestMoment.step(of: Run(source: .log)) == nil)
    }

    @Test("By default, a hierarchy is drawn if a later step adds to several controllers and no finding is the title")
    func isDefault() throws {
        func run(_ step: String) throws -> Run {
            try PlayedRuns.play(
                """
                controllers:
                  tabs: { class: UITabBarController, children: [nav, list] }
                  nav: { class: UINavigationController, children: [home] }
                  home: Home
                  list: List
                  sheet: Sheet
                steps: [ \(step) ]
                """)
        }
        #expect(!Diagram.hierarchy.isDefault(.run(try run("{ launch: tabs }, { select: list }"))))
        #expect(!Diagram.hierarchy.isDefault(.run(try run("{ launch: nav }, { push: list }, { push: sheet }"))))
        var grown = try run("{ launch: tabs }, { present: sheet }")
        #expect(Diagram.hierarchy.isDefault(.run(grown)))
        grown.events.append(Event(.diagnostic(DiagnosticEvent(rule: "x", severity: .warning, text: "wrong"))))
        #expect(!Diagram.hierarchy.isDefault(.run(grown)))
    }

    @Test("A controller with the name of its class has only the number of the instance below the name")
    func derivedID() throws {
        let run = try PlayedRuns.play(
            """
            device: { idiom: pad }
            controllers:
              split: { class: UISplitViewController, style: doubleColumn, children: [list, detail] }
              list: List
              detail: Detail
            steps: [ { launch: split } ]
            """)
        let text = try picture(run).description
        #expect(text.contains("UINavigationController, #2 · ") && !text.contains("Controller, UINavigation"))
    }

    @Test("A film has a frame for each step, in aligned rows of readable width")
    func film() throws {
        let picture = try picture(HierarchyTests.tabs(2, steps: 7), film: true)
        let frames = try DrawnNetwork(picture).frames.filter { $0.title.hasPrefix("Step") }
        #expect(frames.map(\.lines.first).compactMap { $0?.first } == Array("1234567"))
        var rows = 1
        for (first, second) in zip(frames.map(\.area), frames.map(\.area).dropFirst()) {
            if second.left > first.right {
                #expect(abs(first.top - second.top) < 1)
            } else {
                rows += 1
                #expect(second.top > first.bottom)
            }
            #expect(second.right - frames[0].area.left < NetworkGraph.widthLimit + 10)
        }
        #expect(rows > 1 && rows < 7)
    }

    @Test("Frames of wide hierarchies are stacked vertically")
    func wideFilm() throws {
        let names = (0..<9).map { "child\($0)" }
        let run = try PlayedRuns.play(
            """
            controllers:
              parent: { class: Parent, embeds: [\(names.joined(separator: ", "))] }
            \(names.map { "  \($0): { class: Class\($0), keep: true }" }.joined(separator: "\n"))
            steps:
              - launch: parent
              - removeFromParent: child8
              - removeFromParent: child7
            """)
        let frames = try DrawnNetwork(picture(run, film: true)).frames.filter { $0.title.hasPrefix("Step") }.sorted {
            $0.title < $1.title
        }
        #expect(frames.count == 3)
        for (first, second) in zip(frames, frames.dropFirst()) { #expect(second.area.top > first.area.bottom) }
    }

    @Test("A controller without a container is to the right of the window, even in a film", arguments: [false, true])
    func roots(film: Bool) throws {
        let run = try PlayedRuns.play(
            """
            controllers: { parent: { class: Parent, embeds: [child] }, child: { class: Child, keep: true } }
            steps:
              - launch: parent
              - removeFromParent: child
            """)
        let boxes = try DrawnNetwork(picture(run, film: film, after: 2)).boxes
        let (window, child) = try (
            #require(boxes.last { $0.lines == ["UIWindow"] }), #require(boxes.last { $0.lines.first == "Child" })
        )
        #expect(window.area.right < child.area.left && abs(window.area.center.y - child.area.center.y) < 1)
    }

    @Test("A film shows the hierarchy at the end of each step and the deallocated controllers")
    func filmContents() throws {
        let run = try PlayedRuns.sheet(ios: 13)
        let frames = try DrawnNetwork(picture(run, film: true)).frames
        #expect(frames.contains { $0.lines == ["3 Dismiss compose", "Deallocated: compose"] })
        let tops = frames.filter { $0.title.hasPrefix("Step") }.map(\.area.top)
        #expect(tops.count == 3 && tops.allSatisfy { abs($0 - tops[0]) < 1 }, "a label of two lines raises no frame")
        let text = try picture(run, film: true).description
        #expect(text.contains("Step 2, Present compose from home:\nUIWindow has the root"))
        #expect(text.contains("presents ComposeViewController, compose · appeared · pageSheet."))
    }

    @Test("A film has a frame for a step without a change")
    func filmWithoutChange() throws {
        let run = try PlayedRuns.play(
            "controllers: { a: A, b: B }\nsteps: [ { launch: a }, { present: b }, { dragSheet: cancelled } ]")
        let frames = try DrawnNetwork(picture(run, film: true)).frames
        #expect(frames.contains { $0.lines.joined(separator: " ") == "3 Drag the sheet down, canceled no change" })
    }

    @Test("A box shows the controller's role in the parent or presenter")
    func roles() throws {
        var options = DiagramOptions(name: "x")
        options.step = 2
        let run = try PlayedRuns.sheet(ios: 13)
        let sheet = try #require(Diagram.named("hierarchy")?.draw(.run(run), options).first)
        let drawing = try DrawnNetwork(sheet)
        #expect(
            try drawing.box("ComposeViewController").lines.dropFirst() == [
                "compose · appeared", "presented as pageSheet",
            ])
        #expect(try drawing.box("HomeViewController").lines.last == "top of stack")
        let presenting = sheet.graph.edges.filter { $0.attributes.contains(.arrowHead(.empty)) }
        #expect(presenting.map(\.title) == ["UINavigationController presents ComposeViewController"])
        let tabs = try DrawnNetwork(picture(HierarchyTests.tabs(2, steps: 1)))
        #expect(try tabs.box("Classtab0").lines.last == "selected tab")
        #expect(try tabs.box("Classtab1").lines.last == "tab 2")
        #expect(tabs.frames.flatMap(\.lines).contains("Dashed line: not shown"))
    }

    @Test("A difference marks the boxes that differ with a sign and text")
    func difference() throws {
        var options = DiagramOptions(name: "x")
        options.step = 2
        let versions = RunDifference(try PlayedRuns.sheet(ios: 12), try PlayedRuns.sheet(ios: 13), options: options)
        let drawing = try DrawnNetwork(try #require(versions.hierarchies(options)))
        let frames = drawing.frames.filter { ["iOS 12", "iOS 13"].contains($0.title) }.map(\.area)
        #expect(frames.count == 2 && frames[0].right < frames[1].left)
        let marked = drawing.boxes.filter { $0.lines.contains("≠ differs") }.compactMap(\.lines.first)
        #expect(Set(marked) == ["HomeViewController", "UINavigationController", "ComposeViewController"])
        let story =
            "controllers: { nav: { class: UINavigationController, children: [a] }, a: A, b: B }\nsteps: [ { launch: nav } "
        let (less, more) = (try PlayedRuns.play(story + "]"), try PlayedRuns.play(story + ", { push: b } ]"))
        options.step = nil
        let pushed = try DrawnNetwork(try #require(RunDifference(less, more, options: options).hierarchies(options)))
        #expect(try pushed.box("B").lines.last == "+ only here")
    }

    @Test("A hierarchy of any depth can be drawn")
    func deep() {
        var run = Run(title: "Deep", source: .log)
        let count = 50_000
        run.controllers = (0..<count).map { ControllerInfo(id: "c\($0)", className: "C") }
        run.events = [Event(.hierarchy(HierarchyEvent(.root, subject: ControllerID(0))), line: 1)]
        run.events += (1..<count).map { index in
            let change = HierarchyEvent(.addChild, subject: ControllerID(index), target: ControllerID(index - 1))
            return Event(.hierarchy(change), line: index)
        }
        let tree = HierarchyModel(run, Hierarchy(of: run))
        #expect(tree.boxes.count == count + 1)
        #expect(HierarchyGraph(tree).depth == count + 1)
        #expect(Mermaid.hierarchy(tree, DiagramOptions(name: "a"), title: "Deep").contains("c49999 -->|child| c50000"))
    }

    @Test("A hierarchy of a thousand controllers is drawn", .timeLimit(.minutes(1)), arguments: [1, 30, 999])
    func large(share: Int) throws {
        var root = HierarchyDump.Node(className: "Root", line: 1)
        for start in stride(from: 0, to: 999, by: share) {
            var child = HierarchyDump.Node(className: "C\(start)", line: start + 2)
            child.children = (start..<min(start + share, 999)).dropFirst().map {
                HierarchyDump.Node(className: "C\($0)", line: $0 + 2)
            }
            root.children.append(child)
        }
        let dump = HierarchyDump(file: "large", roots: [root])
        let picture = try #require(Diagram.named("hierarchy")?.draw(.hierarchy(dump), DiagramOptions(name: "x")).first)
        #expect(picture.graph.nodes.count { $0.name.hasPrefix("c") } == 1_000)
    }

    @Test("The text format of a hierarchy is a tree of lines")
    func text() throws {
        let write = try #require(try picture(try PlayedRuns.sheet(ios: 13), after: 3).textRenderings["text"])
        #expect(
            write().split(separator: "\n").dropFirst() == [
                "UIWindow", "└─ UINavigationController (nav · appeared)",
                "   └─ top of stack: HomeViewController (home · appeared)",
            ])
    }
}
