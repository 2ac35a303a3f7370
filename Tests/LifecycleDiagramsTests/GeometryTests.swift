import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Positions in drawings")
struct GeometryTests {
    private func picture(_ kind: String, _ story: String) throws -> Picture {
        try #require(Diagram.named(kind)?.draw(.run(PlayedRuns.play(story)), DiagramOptions(name: kind)).last)
    }

    /// Returns the center and the size of each node with the CSS class `name`.
    private func boxes(_ name: String, in picture: Picture) -> [(center: Point, width: Double, height: Double)] {
        picture.graph.nodes.compactMap { node in
            guard node.attributes.contains(.cssClass(name)) else { return nil }
            var box = (center: Point(0, 0), width: 0.0, height: 0.0)
            for attribute in node.attributes {
                if case .position(let center) = attribute { box.center = center }
                if case .size(let width, let height) = attribute { (box.width, box.height) = (width, height) }
            }
            return box
        }
    }

    @Test("The number of an illegal transition to the previous state is in the middle of the curve", arguments: 0..<4)
    func backward(start: Int) {
        let states = StateRing.order
        let (route, badge) = StateRing(middle: Point(300, 300))
            .detour(from: states[start], to: states[(start + 3) % 4], tipLength: 8)
        let weights = [0.125, 0.375, 0.375, 0.125]
        let middle = zip(route.spline, weights).reduce(Point(0, 0)) { sum, next in
            Point(sum.x + next.0.x * next.1, sum.y + next.0.y * next.1)
        }
        #expect(route.spline.count == 4)
        #expect(abs(badge.x - middle.x) < 0.001 && abs(badge.y - middle.y) < 0.001)
    }

    @Test("A message from a controller to itself is a loop with the text next to the loop")
    func selfMessage() throws {
        let picture = try picture(
            "timeline",
            """
            controllers: { home: { class: Home, overrides: { viewDidLoad: [ { call: home.viewWillAppear } ] } } }
            steps: [ { launch: home } ]
            """)
        let loop = try #require(picture.graph.edges.first { $0.tail == $0.head })
        let spline = loop.attributes.lazy.compactMap { if case .route(let route) = $0 { route.spline } else { nil } }
            .first
        let ys = try #require(spline).map(\.y)
        let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
        let text = boxes("message", in: picture).map(\.center.y).filter { $0 > top && $0 < bottom }
        #expect(text.count == 1)
        #expect(bottom - top == 8)
    }

    @Test("If a view enters and leaves its superview in a step, each action has a screen of its own")
    func screens() throws {
        let picture = try picture(
            "figure",
            """
            controllers: { p: P, a: A }
            steps:
              - launch: p
              - group: [ { embed: a, to: p }, { unembed: a } ]
            """)
        let phones = boxes("screen", in: picture).filter { $0.height == Screen.smallHeight }
        let levels = boxes("act", in: picture).map(\.center.y)
        #expect(phones.count == 2 && levels.count == 2)
        #expect(phones[1].center.y - phones[0].center.y >= Screen.smallHeight)
        #expect(abs(phones[0].center.y - levels[0]) < Screen.smallHeight / 2)
    }

    @Test("Figures 5-1 and 5-2 have one grid")
    func grid() throws {
        let figures = try ["launch: metronome", "setRoot: none"].map { step in
            try picture(
                "figure",
                """
                ios: 6
                controllers: { metronome: { class: MetronomeViewController, keep: true } }
                steps: [ \(step == "launch: metronome" ? "" : "{ launch: metronome }, "){ \(step) } ]
                """)
        }
        for name in ["act", "card", "screen"] {
            let (first, second) = (boxes(name, in: figures[0])[0], boxes(name, in: figures[1])[0])
            #expect(first.center.x == second.center.x && first.center.y == second.center.y, "\(name)")
            #expect(first.width == second.width && first.height == second.height, "\(name)")
        }
    }

    @Test("No path of the poster runs under a label, because paths cover labels in PNG and PDF files")
    func pathLabels() throws {
        let picture = try picture("poster", "controllers: { home: Home }\nsteps: [ { launch: home } ]")
        let labels = boxes("way", in: picture)
        #expect(labels.count == 3)
        for edge in picture.graph.edges {
            guard case .route(let route)? = edge.attributes.first else { continue }
            for (start, end) in zip(route.spline, route.spline.dropFirst()) {
                let (xs, ys) = ([start.x, end.x].sorted(), [start.y, end.y].sorted())
                for (center, width, height) in labels {
                    let isLevel = ys[0] < center.y + height / 2 && ys[1] > center.y - height / 2
                    #expect(!isLevel || xs[1] < center.x - width / 2 || xs[0] > center.x + width / 2)
                }
            }
        }
    }

    @Test("In the canvas layout, containment lines end at the container, and other lines end at the destination")
    func canvasLines() throws {
        let storyboard = StoryboardSamples.storyboard(
            "a.storyboard",
            [
                StoryboardSamples.controller("nav", "navigationController", at: (0, 0)),
                StoryboardSamples.controller("home", at: (900, 0)), StoryboardSamples.controller("next", at: (1800, 0)),
            ],
            [
                StoryboardSamples.segue("nav", "home", "relationship", relationship: "rootViewController"),
                StoryboardSamples.segue("home", "next"),
            ])
        var options = DiagramOptions(name: "x")
        options.storyboard.layout = .canvas
        options.storyboard.collapses = false
        let picture = try #require(Diagram.named("storyboard")?.draw(.storyboard(storyboard), options).first)
        let lines = picture.graph.edges.filter { $0.tail.hasPrefix("0/") }.map { edge in
            let route = edge.attributes.lazy.compactMap { if case .route(let route) = $0 { route } else { nil } }.first
            return "\(edge.tail) \(edge.head) \((route?.spline.first?.x ?? 0) < (route?.spline.last?.x ?? 0))"
        }
        #expect(lines == ["0/home 0/nav false", "0/home 0/next true"])
    }

    @Test("A controller with a different presenter differs, even if its state and position are equal")
    func presenter() throws {
        func play(_ steps: String) throws -> Run {
            try PlayedRuns.play("ios: 17\ncontrollers: { a: A, b: B, c: C }\nsteps: [ { launch: a }, \(steps) ]")
        }
        var options = DiagramOptions(name: "x")
        options.step = 3
        let left = try play("{ present: b, style: pageSheet }, { present: c, from: b, style: pageSheet }")
        let right = try play("{ layout: a }, { present: c, from: a, style: pageSheet }")
        let drawing = try DrawnNetwork(
            try #require(RunDifference(left, right, options: options).hierarchies(options)))
        let marked = drawing.boxes.filter { $0.lines.contains("≠ differs") }.compactMap(\.lines.first)
        #expect(marked == ["C", "C"])
    }
}

@Suite("Positions in outlines")
struct OutlineTests {
    /// The label of a node, and the node's center and size.
    private struct Label {
        var text = ""
        var center = Point(0, 0)
        var (width, height) = (0.0, 0.0)
        var left: Double { center.x - width / 2 }

        init(_ node: Node) {
            for attribute in node.attributes {
                if case .position(let center) = attribute { self.center = center }
                if case .size(let width, let height) = attribute { (self.width, self.height) = (width, height) }
                if case .label(let text, _) = attribute { self.text = text }
            }
        }
    }

    @Test("An outline begins 6 points below the heading, and each row is indented by its level")
    func outline() throws {
        let run = try PlayedRuns.play(
            "controllers: { nav: { class: UINavigationController, children: [a] }, a: A }\nsteps: [ { launch: nav } ]")
        let picture = HierarchyOutline(
            HierarchyModel(run, Hierarchy(of: run)), DiagramOptions(name: "x"), limit: 600
        ).picture(
            (title: "Title", caption: ["Caption"]), title: "t", description: "d",
            summary: "s")
        var canvas = Canvas(name: "x")
        let heading = canvas.heading("Title", "Caption", nil, width: 600)
        let labels = picture.graph.nodes.map(Label.init)
        let names = ["UIWindow", "UINavigationController", "A"].map { name in labels.first { $0.text == name } }
        for (row, name) in names.enumerated() {
            let center = try #require(name).center
            #expect(center.y == heading + 6 + HierarchyOutline.rowHeight * (Double(row) + 0.5))
            #expect(try #require(name).left == HierarchyOutline.indent * Double(row) + 11)
        }
        // The state is not repeated if the box above has the same state.
        #expect(labels.filter { $0.text.contains("appeared") }.map(\.text) == ["nav · appeared"])
    }
}
