import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Poster")
struct PosterTests {
    private func model(_ steps: String) throws -> PosterModel {
        let run = try PlayedRuns.play(
            """
            ios: 17
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
            steps: [ { launch: nav }, \(steps) ]
            """)
        return PosterModel(run, DiagramOptions(name: "poster"))
    }

    private func empty(_ major: Int) -> Run { Run(ios: IOSVersion(major), source: .scenario) }

    @Test("Without a run, the poster contains the callbacks of the iOS version", arguments: [4, 5, 12, 13, 26])
    func versions(major: Int) throws {
        let rows = PosterModel(empty(major), DiagramOptions(name: "poster")).rows
        let callbacks = rows.flatMap(\.callbacks)
        #expect(callbacks.contains(.viewIsAppearing) == (major >= 13))
        #expect(callbacks.contains(.viewDidLayoutSubviews) == (major >= 5))
        #expect(callbacks.contains(.viewDidUnload) == (major <= 5))
        #expect(rows.allSatisfy { $0.callbacks.isEmpty != $0.act.isEmpty })
        let picture = try #require(Diagram.poster.draw(.run(empty(major)), DiagramOptions(name: "poster")).first)
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        for callback in callbacks { #expect(svg.contains(">\(callback.swiftName)</text>"), "\(callback)") }
    }

    @Test("Every callback of the ten steps and of the transition table is in the poster")
    func steps() {
        let callbacks = Set(PosterModel(empty(26), DiagramOptions(name: "poster")).rows.flatMap(\.callbacks))
        #expect(callbacks.isSuperset(of: PosterModel.steps.flatMap { $0 }) && PosterModel.steps.count == 10)
        #expect(callbacks.isSuperset(of: StateTransition.table.map(\.callback)))
    }

    @Test("The poster of a run counts the callbacks of one controller")
    func counts() throws {
        let model = try model("{ background: }, { layout: home }")
        #expect(model.count(.viewDidLoad) == 1 && model.count(.viewDidLayoutSubviews) > 1)
        #expect(!model.isTaken(.viewDidDisappear) && !model.isWhole)
    }

    @Test("A canceled pop is counted on the path of the canceled appearance")
    func canceled() throws {
        let run = try PlayedRuns.play(
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail: Detail
            steps: [ { launch: nav }, { push: detail }, { swipeBack: cancelled } ]
            """)
        var options = DiagramOptions(name: "poster")
        for (id, from) in [("home", AppearanceState.appearing), ("detail", .disappearing)] {
            options.controllers = [id]
            let model = PosterModel(run, options)
            let reversals = zip(StateTransition.table, model.transitions).filter { !StateRing.isOnRing($0.0) }
            #expect(reversals.filter { $1 > 0 }.map(\.0.from) == [from])
        }
    }

    @Test("A callback that the app calls itself is illegal")
    func illegal() throws {
        #expect(try model("{ call: home.viewWillAppear }").illegal == [.viewWillAppear])
    }
}
