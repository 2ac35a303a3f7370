import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Moments of a run")
struct HierarchyCursorTests {
    @Test("A cursor returns the same hierarchy as a replay from the start, forward and backward")
    func replay() {
        for named in PlayedRuns.all {
            let count = named.run.events.count
            var cursor = HierarchyCursor(named.run)
            let positions = Array(stride(from: 0, through: count + 1, by: 7)) + [count / 2, count]
            for position in positions {
                #expect(cursor.hierarchy(after: position) == Hierarchy(of: named.run, after: position), "\(named.name)")
            }
            #expect(cursor.hierarchy(after: nil) == Hierarchy(of: named.run), "\(named.name)")
        }
    }

    @Test(
        "The responders of a chosen step are those of the last touch before its end", arguments: [(2, "a"), (4, "b")])
    func touches(step: Int, start: String) throws {
        let run = try PlayedRuns.play(
            """
            controllers: { a: AVC, b: BVC }
            steps: [ { launch: a }, { touchView: a }, { present: b, style: fullScreen }, { touchView: b } ]
            """)
        var options = DiagramOptions(name: "touches")
        options.step = step
        let chain = RespondersModel(run, options)
        #expect(try run[#require(chain.start)].name == start)
        options.step = nil
        #expect(try run[#require(RespondersModel(run, options).start)].name == "b")
    }

    @Test("The caption of a hierarchy names the step that was chosen")
    func caption() throws {
        let run = try PlayedRuns.sheet(ios: 13)
        var options = DiagramOptions(name: "sheet")
        options.step = 3
        #expect(HierarchyDrawing(run, options).picture().description.contains("after step 3, Dismiss compose"))
    }

    @Test("Each call to loadView has its own source")
    func loads() throws {
        let run = try PlayedRuns.play(
            """
            controllers: { a: { class: AVC, view: storyboard }, b: BVC }
            steps: [ { launch: a }, { present: b } ]
            """)
        let paths = LoadingModel(run, DiagramOptions(name: "loads"))
        #expect(paths.names(.file) == "a" && paths.names(.empty) == "b")
    }
}
