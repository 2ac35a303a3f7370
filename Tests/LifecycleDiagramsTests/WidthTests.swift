import Foundation
import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Layout width")
struct WidthTests {
    /// Returns the height of the smallest text, in CSS pixels, if the drawing is shown no wider than `width`.
    static func smallestText(_ svg: String, at width: Double) throws -> Double {
        let head = try #require(svg.firstMatch(of: /\swidth="(\d+)" height="\d+" viewBox="0 0 ([\d.]+)\s/))
        let (pixels, points) = (try #require(Double(head.1)), try #require(Double(head.2)))
        let sizes = svg.matches(of: /font-size="([\d.]+)"/).compactMap { Double($0.1) }
        return try #require(sizes.min()) * pixels / points * min(1, width / pixels)
    }

    @Test("Text in output/ is at least 9 pixels high at a width of 830 pixels")
    func output() throws {
        for path in OutputFiles.drawings {
            let svg = String(decoding: try OutputFiles.bytes("output/\(path)"), as: UTF8.self)
            #expect(try Self.smallestText(svg, at: 830) >= 8.99, "\(path)")
        }
    }

    /// Returns a run of consecutive pushes, each of which covers the previous controller.
    private func pushes(_ count: Int) -> Run {
        var builder = RunBuilder("Pushes")
        let nav = builder.controller("nav", "UINavigationController", .navigationController)
        var last: ControllerID?
        for number in 1...count {
            let page = builder.controller("page\(number)", "PageViewController")
            builder.call(page, .viewDidLoad, from: nav)
            if let last { builder.call(last, .viewWillDisappear, from: nav) }
            builder.call(page, .viewWillAppear, from: nav)
            if let last { builder.call(last, .viewDidDisappear, from: nav) }
            builder.call(page, .viewDidAppear, from: nav)
            last = page
        }
        return builder.run
    }

    private func layout(_ run: Run, width: Double?) -> TimelineLayout {
        var options = DiagramOptions(name: "w")
        options.width = width
        return TimelineLayout(TimelineModel(run, options))
    }

    @Test("Lifelines move closer together only if their text doesn't fit the width")
    func together() {
        #expect(layout(pushes(2), width: 830).textColumn == nil)
        #expect(layout(pushes(6), width: nil).textColumn == nil)
        let layout = layout(pushes(6), width: 830)
        #expect(layout.textColumn != nil && !layout.isShared)
        #expect(layout.width + 2 * Theme.margin <= 830 * Theme.small.size / 9)
        #expect(Set(layout.columns).count == 7)
        // Three columns are enough for more pushes.
        #expect(Set(self.layout(pushes(8), width: 830).columns).count == 3)
    }

    @Test("If there are too many lifelines, they share columns, but never at the same time")
    func sharing() throws {
        let run = pushes(40)
        let layout = layout(run, width: 830)
        #expect(layout.isShared && Set(layout.columns).count == 3)
        let sharing = LifelineSharing(layout.model, column: layout.column)
        for (first, column) in sharing.columns.enumerated() {
            for second in sharing.columns.indices.dropFirst(first + 1) where sharing.columns[second] == column {
                #expect(!sharing.spans[first].overlaps(sharing.spans[second]), "\(first) and \(second)")
            }
        }
        var options = DiagramOptions(name: "w")
        options.links = false
        let picture = try #require(Diagram.timeline.draw(.run(run), options).first)
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(try Self.smallestText(svg, at: 830) >= 8.99)
        for number in 1...40 { #expect(svg.contains(">page\(number)</text>")) }
    }

    @Test(
        "A bar lasts as long as its state, and is broken where another lifeline must take its column",
        arguments: [true, false])
    func lasting(isCovered: Bool) throws {
        var builder = RunBuilder("Drawer")
        let drawer = builder.controller("drawer", "DrawerViewController")
        let (feed, menu) = (builder.controller("feed", "Feed"), builder.controller("menu", "Menu"))
        builder.step("Launch")
        for callback in [Callback.viewWillAppear, .viewDidAppear] {
            for controller in [drawer, feed] { builder.call(controller, callback) }
        }
        builder.step("Show the menu")
        if !isCovered {
            builder.call(feed, .viewWillDisappear)
            builder.call(feed, .viewDidDisappear)
        }
        builder.call(menu, .viewWillAppear)
        if isCovered { builder.call(drawer, .viewDidLayoutSubviews) }
        builder.call(menu, .viewDidAppear)
        var options = DiagramOptions(name: "w")
        (options.width, options.callbacks) = (180, .all)
        let model = TimelineModel(builder.run, options)
        let layout = TimelineLayout(model)
        let columns = try [drawer, feed, menu].map { try #require(layout.column(of: $0)) }
        #expect(layout.columns[columns[1]] == layout.columns[columns[2]])
        let spans = LifelineSharing(model, column: layout.column).spans
        #expect(spans[columns[0]].upperBound == model.rows.count - 1)
        #expect(spans[columns[1]].upperBound == spans[columns[2]].lowerBound - 1)
        func svg(_ picture: Picture) throws -> String {
            String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        }
        let whole = try svg(TimelineDrawing(model).picture())
        #expect(whole.contains(">broken bar: the state continues</text>") == isCovered)
        #expect(whole.matches(of: /class="node break"/).count == (isCovered ? 2 : 0))
        // The first frame of a film contains the bars of lifelines that continue.
        let first = try #require(TimelineDrawing.frames(of: model).first)
        let frame = try svg(first())
        for name in ["drawer", "feed"] { #expect(frame.contains("\(name) is appeared")) }
    }

    @Test("On a phone, a timeline fits the width if its text does, and no lifeline runs through a name")
    func phone() throws {
        var options = DiagramOptions(name: "w")
        (options.width, options.fitsWidth) = (358, true)
        let run = try #require(PlayedRuns.all.first { $0.name == "swipe-back-cancelled.yaml" }?.run)
        let picture = try #require(Diagram.timeline.draw(.run(run), options).first)
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(svg.contains(" width=\"358\""))
        func boxes(_ kind: String) -> [(x: ClosedRange<Double>, y: ClosedRange<Double>)] {
            svg.split(separator: "<g class=\"node ").filter { $0.hasPrefix(kind) }.compactMap { node in
                node.firstMatch(of: /points="([^"]*)"/).map { match in
                    let points = match.output.1.split { " ,".contains($0) }.compactMap { Double($0) }
                    let (x, y) = (
                        stride(from: 0, to: 8, by: 2).map { points[$0] },
                        stride(from: 1, to: 8, by: 2).map { points[$0] }
                    )
                    return (x.min()!...x.max()!, y.min()!...y.max()!)
                }
            }
        }
        let (names, lines) = (boxes("participant"), boxes("lifeline"))
        #expect(names.count == 4 && lines.count >= 4)
        for name in names {
            for line in lines where name.x.overlaps(line.x) {
                let shared = min(name.y.upperBound, line.y.upperBound) - max(name.y.lowerBound, line.y.lowerBound)
                #expect(shared < 1, "\(line) runs through \(name)")
            }
        }
    }

    @Test(
        "Text in every diagram of every sample is at least 9 pixels high, in strips and figures also on a phone",
        arguments: Diagram.all.map { ($0, 830.0) } + [(.strips, 358), (.figure, 358)])
    func everyDiagram(_ diagram: Diagram, width: Double) throws {
        var (count, options) = (0, DiagramOptions(name: "w"))
        options.width = width
        for sample in PlayedRuns.all {
            let (name, run) = (sample.name, sample.run)
            guard diagram.canDraw(.run(run), options) else { continue }
            for picture in diagram.draw(.run(run), options) {
                count += 1
                let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
                #expect(try Self.smallestText(svg, at: width) >= 8.99, "\(name)")
            }
        }
        #expect(count > 0 || diagram.name == "storyboard")
    }

    @Test("A storyboard fills the width with columns, and continues below")
    func storyboards() throws {
        func segue(_ from: String, _ to: String) -> Storyboard.Segue {
            Storyboard.Segue(kind: "show", source: from, destination: to, line: 3)
        }
        let names = (0..<40).map { "scene\($0)" }
        let chain = StoryboardSamples.storyboard(
            "chain.storyboard", names.map { StoryboardSamples.controller($0) },
            zip(names, names.dropFirst()).map(segue), initial: names[0])
        func forest(_ columns: Int) -> StoryboardForest {
            var forest = StoryboardForest(StoryboardModel(chain, others: []))
            forest.arrange(columns: columns)
            return forest
        }
        #expect(
            forest(100).entries.map(\.column) == Array(0..<40) && !forest(100).entries.contains(where: \.isReference))
        let wrapped = forest(4)
        #expect(wrapped.entries.map(\.column).max() == 3)
        #expect(wrapped.entries.filter { !$0.isReference }.map(\.card) == Array(0..<40))
        // The last column contains references to the scenes that begin the next row, and the last scene.
        #expect(wrapped.entries.filter(\.isReference).map(\.card) == Array(stride(from: 3, to: 39, by: 3)))
        for width in [500.0, 830, 1_600] {
            var options = DiagramOptions(name: "w")
            options.width = width
            options.storyboard.layout = .tree
            let picture = try #require(Diagram.storyboard.draw(.storyboard(chain), options).first)
            let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
            #expect(try Self.smallestText(svg, at: width) >= 8.99, "\(width)")
        }
    }

    @Test("Tabs keep their order, each scene is drawn once, and every other segue ends at a reference")
    func tabs() throws {
        let tabs = (1...6).map { "tab\($0)" }
        let board = StoryboardSamples.storyboard(
            "tabs.storyboard",
            [StoryboardSamples.controller("bar", "tabBarController")] + tabs.map { StoryboardSamples.controller($0) },
            [StoryboardSamples.segue("tab1", "tab3")]
                + tabs.map { StoryboardSamples.segue("bar", $0, "relationship", relationship: "viewControllers") }
                + [StoryboardSamples.segue("tab5", "bar")], initial: "bar")
        var forest = StoryboardForest(StoryboardModel(board, others: []))
        forest.arrange(columns: 3)
        let children = forest.entries.filter { $0.column == 1 }
        #expect(children.map(\.card) == Array(1...6) && !children.contains(where: \.isReference))
        #expect(forest.entries.filter(\.isReference).map(\.card) == [3, 0])
        #expect(forest.entries.count { !$0.isReference } == 7)
    }

    @Test(
        "A timeline of a log shows the time between callbacks if it is at least 10 milliseconds; a simulation doesn't"
    )
    func times() {
        #expect(TimelineTimes.text(0.0094) == nil && TimelineTimes.text(0.0098) == "+10 ms")
        #expect(TimelineTimes.text(0.9994) == "+999 ms" && TimelineTimes.text(2.04) == "+2.0 s")
        #expect(TimelineTimes.text(59.9996) == "+1 min" && TimelineTimes.text(95) == "+1 min 35 s")
        #expect(TimelineTimes.text(-3) == nil && TimelineTimes.text(.infinity) == nil)
        var run = pushes(2)
        for index in run.events.indices { run.events[index].time = Double(index * index) / 10 }
        #expect(layout(run, width: 830).times.texts.isEmpty && layout(run, width: 830).times.width == 0)
        run.source = .log
        let times = layout(run, width: 830).times
        #expect(!times.texts.isEmpty && times.width > 20)
        let column = layout(run, width: 830).columns.first ?? 0
        run.source = .scenario
        #expect(column > (layout(run, width: 830).columns.first ?? 0))
    }

    @Test("A hierarchy that is too wide combines neighbors that are not on screen, or is indented")
    func hierarchies() throws {
        var tree = HierarchyModel()
        let root = tree.add(HierarchyModel.Box(name: "Tabs", look: .state(.appeared)))
        for number in 0..<30 {
            var box = HierarchyModel.Box(
                name: "Screen\(number)", look: .unloaded, link: .child(role: "tab"), parent: root)
            (box.isSelected, box.isShown) = (number == 4, number == 4)
            if number == 4 { box.look = .state(.appeared) }
            _ = tree.add(box)
        }
        let folded = try #require(tree.folded())
        #expect(folded.boxes.map(\.name) == ["Tabs", "4 controllers", "Screen4", "25 controllers"])
        #expect(folded.boxes[3].sentence?.contains("Screen5, Screen6") == true)
        #expect(!HierarchyGraph(tree).isTooWide && HierarchyGraph(tree).nodes.count == 4)
        #expect(HierarchyGraph(tree, limit: .infinity).nodes.count == 31)
        var deep = HierarchyModel()
        for level in 0..<12 {
            let parent = deep.add(
                HierarchyModel.Box(
                    name: "Level\(level)", look: .state(.appeared), parent: level == 0 ? nil : (level - 1) * 9))
            for side in 0..<8 {
                _ = deep.add(HierarchyModel.Box(name: "Side\(side)", look: .state(.appeared), parent: parent))
            }
        }
        #expect(HierarchyGraph(deep).isTooWide)
        let picture = HierarchyDrawing.picture(
            of: deep, ("Deep", []), DiagramOptions(name: "w"), title: "Deep", description: "", summary: "")
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(try Self.smallestText(svg, at: 830) >= 8.99)
    }
}
