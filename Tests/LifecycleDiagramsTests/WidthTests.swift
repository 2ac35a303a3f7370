import Foundation
import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Layout width")
struct WidthTests {
    /// Returns the height of the smallest text in CSS pixels if the drawing is shown no wider than `width`.
    static func smallestText(_ svg: String, at width: Double) throws -> Double {
        let head = try #require(svg.firstMatch(of: /\swidth="(\d+)" height="\d+" viewBox="0 0 ([\d.]+)\s/))
        let (pixels, points) = (try #require(Double(head.1)), try #require(Double(head.2)))
        let sizes = svg.matches(of: /font-size="([\d.]+)"/).compactMap { Double($0.1) }
        return try #require(sizes.min()) * pixels / points * min(1, width / pixels)
    }

    @Test("Texts in output/ are at least 9 pixels high at a width of 830 pixels")
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

    @Test("Lifelines move closer together only if their texts don't fit the width")
    func together() {
        #expect(layout(pushes(2), width: 830).textColumn == nil)
        #expect(layout(pushes(8), width: nil).textColumn == nil)
        let layout = layout(pushes(8), width: 830)
        #expect(layout.textColumn != nil && !layout.isShared)
        #expect(layout.width + 2 * Theme.margin <= 830 * Theme.small.size / 9)
        #expect(Set(layout.columns).count == 9)
    }

    @Test("Too many lifelines share columns, never two of them at the same time")
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

    @Test("A storyboard is drawn downward only if it is too wide, and in rows if that is too wide as well")
    func storyboards() throws {
        func flow(_ board: Storyboard, _ limit: Double?) -> StoryboardFlow {
            let map = StoryboardMap(board, others: [])
            return StoryboardFlow(map, backward: map.backward, limit: limit)
        }
        func segue(_ from: String, _ to: String) -> Storyboard.Segue {
            Storyboard.Segue(kind: "show", source: from, destination: to, line: 3)
        }
        let names = (0..<8).map { "scene\($0)" }
        let scenes = names.map { StoryboardSamples.controller($0) }
        let chain = StoryboardSamples.storyboard(
            "chain.storyboard", scenes, zip(names, names.dropFirst()).map(segue), initial: names[0])
        #expect(flow(chain, 876).isDownward && !flow(chain, 4_000).isDownward && !flow(chain, nil).isDownward)
        #expect(flow(chain, 876).drop.isEmpty)
        let long = "AVeryLongNameOfASceneThatShowsManyOthersViewController"
        let star = StoryboardSamples.storyboard(
            "star.storyboard", scenes + [StoryboardSamples.controller(long)],
            names.dropFirst().map { segue(names[0], $0) } + [segue(names[1], long)], initial: names[0])
        let rows = flow(star, 400)
        #expect(rows.isDownward && rows.drop.count > 3, "\(rows.drop)")
        #expect(rows.drop.values.min() == 1 && (2...4).contains(rows.drop.values.max() ?? 0), "\(rows.drop)")
    }
}
