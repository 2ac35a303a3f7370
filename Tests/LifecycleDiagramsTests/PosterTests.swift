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

    @Test("Names of boxes and paths touch no line in any language", arguments: Language.allCases)
    func clearance(language: Language) throws {
        var options = DiagramOptions(name: "poster")
        options.language = language
        let graph = try #require(Diagram.poster.draw(.run(empty(27)), options).first).graph
        func value<Value>(_ attributes: [Attribute], _ get: (Attribute) -> Value?) -> Value? {
            attributes.lazy.compactMap(get).first
        }
        var (texts, lines) = ([(text: String, x: ClosedRange<Double>, y: ClosedRange<Double>)](), [(Point, Point)]())
        for node in graph.nodes {
            guard let name = value(node.attributes, { if case .cssClass(let name) = $0 { name } else { nil } }),
                ["area", "way"].contains(name),
                let middle = value(node.attributes, { if case .position(let point) = $0 { point } else { nil } }),
                let size = value(
                    node.attributes, { if case .size(let wide, let high) = $0 { (wide, high) } else { nil } })
            else { continue }
            let (x, y) = (middle.x - size.0 / 2...middle.x + size.0 / 2, middle.y - size.1 / 2...middle.y + size.1 / 2)
            if let text = value(
                node.attributes, { if case .label(let text, _) = $0, !text.isEmpty { text } else { nil } })
            {
                texts.append((text, x.lowerBound - 2...x.upperBound + 2, y))
            } else {
                for x in [x.lowerBound, x.upperBound] { lines.append((Point(x, y.lowerBound), Point(x, y.upperBound))) }
            }
        }
        for edge in graph.edges {
            guard let route = value(edge.attributes, { if case .route(let route) = $0 { route } else { nil } }) else {
                continue
            }
            let corners = route.spline.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
            lines += zip(corners, corners.dropFirst())
        }
        #expect(texts.count > 6 && lines.count > 20)
        for (text, x, y) in texts {
            for (start, end) in lines where start.x == end.x && x.contains(start.x) {
                #expect(!y.overlaps(min(start.y, end.y)...max(start.y, end.y)), "\(text): \(start) \(end)")
            }
        }
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
