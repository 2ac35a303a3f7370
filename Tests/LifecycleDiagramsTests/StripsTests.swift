import Foundation
import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Strips")
struct StripsTests {
    private func strips(_ steps: String, ios: Int = 17) throws -> [String] {
        let run = try PlayedRuns.play(
            """
            ios: \(ios)
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail: Detail
            steps: [ { launch: nav }, \(steps) ]
            """)
        return StripsModel(run, DiagramOptions(name: "strips")).strips.map { strip in
            let bars = strip.bars.map { bar in
                let changes = bar.changes.map { "\($0.column) \($0.state)" + ($0.isLegal ? "" : "!") }
                return "\(run[bar.controller].id): \(([bar.start.rawValue] + changes).joined(separator: ", "))"
            }
            return "\(strip.title): \(bars.joined(separator: "; "))"
        }
    }

    @Test("Each appearance callback has a column, and the controller that was on screen is above the new one")
    func push() throws {
        #expect(
            try strips("{ push: detail }") == [
                "Launch nav: home: disappeared, 1 appearing, 2 appeared",
                "Push detail: home: appeared, 1 disappearing, 3 disappeared; detail: disappeared, 2 appearing, 4 appeared",
            ])
    }

    @Test("A controller that stays on screen has a bar without changes")
    func sheet() throws {
        #expect(
            try strips("{ present: detail }").last
                == "Present detail: home: appeared; detail: disappeared, 1 appearing, 2 appeared")
    }

    @Test("With many controllers on screen, a step shows only those whose state changes")
    func crowd() throws {
        func bars(children: Int) throws -> Int? {
            let names = (1...children).map { "c\($0)" }
            let classes = names.map { "\($0): Child" }.joined(separator: ", ")
            let run = try PlayedRuns.play(
                """
                controllers:
                  home: { class: Home, embeds: [\(names.joined(separator: ", "))] }
                  \(classes.replacing(", ", with: "\n  "))
                steps: [ { launch: home }, { unembed: c1 } ]
                """)
            return StripsModel(run, DiagramOptions(name: "strips")).strips.last?.bars.count
        }
        #expect(try bars(children: 11) == 12)
        #expect(try bars(children: 12) == 1)
    }

    @Test("An illegal callback is marked, and a step without appearance callbacks has no strip")
    func illegal() throws {
        let strips = try strips("{ layout: home }, { call: home.viewWillAppear }")
        #expect(strips.count == 2 && strips[1].hasPrefix("Call home.viewWillAppear: home: appeared, 1 appear"))
        #expect(strips[1].hasSuffix("!"))
    }

    @Test("Names of callbacks are whole: in two lines or, in narrow parts of bars, below the bars with a number")
    func names() throws {
        let run = try PlayedRuns.play(
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail: Detail
            steps: [ { launch: nav }, { push: detail }, { swipeBack: cancelled } ]
            """)
        func texts(_ width: Double) throws -> Set<String> {
            var options = DiagramOptions(name: "strips")
            (options.width, options.fitsWidth) = (width, width > 358)
            let picture = try #require(Diagram.strips.draw(.run(run), options).first)
            let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
            return Set(svg.matches(of: />([^<>\n]+)<\/text>/).map { String($0.1) })
        }
        let (wide, narrow) = (try texts(830), try texts(358))
        #expect(wide.isSuperset(of: ["viewWill", "viewDid", "Disappear", "Appear"]) && !wide.contains("2"))
        #expect(narrow.isSuperset(of: ["2", "2 viewWillAppear", "viewWill", "Disappear"]))
    }

    private func sheet(ios: Int) throws -> Run {
        try PlayedRuns.play(
            """
            title: Sheet
            ios: \(ios)
            controllers: { home: Home, login: Login }
            steps: [ { launch: home }, { present: login } ]
            """)
    }

    @Test("Two runs have one strip for an equal step, and two strips for a step that differs")
    func comparison() throws {
        let strips = StripsSheet.strips(
            comparing: try sheet(ios: 12), try sheet(ios: 13), DiagramOptions(name: "strips"))
        #expect(strips.map(\.title) == ["Launch home", "Present login, iOS 12", "Present login, iOS 13"])
    }

    @Test("A sheet contains the last strip of each run with strips, below the title of the run")
    func sheetOfRuns() throws {
        let options = DiagramOptions(name: "strips")
        let empty = Run(title: "Nothing", source: .scenario)
        let runs = [try sheet(ios: 12), empty, try sheet(ios: 13)]
        let text = try #require(StripsSheet.picture(of: runs, title: "All", options)).description
        #expect(text.components(separatedBy: "Sheet:").count == 3 && !text.contains("Nothing"))
        #expect(StripsSheet.picture(of: [empty], title: "All", options) == nil)
    }
}
