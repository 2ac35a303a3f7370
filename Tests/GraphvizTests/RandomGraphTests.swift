import Foundation
import Graphviz
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Random graphs of the shapes that drawings have.
///
/// The ordinary run renders some; `LIFELINE_GRAPHS=2000` renders so many, and under valgrind an invalid access shows:
///
///     swift build --build-tests
///     strip -g -o /tmp/tests .build/debug/LifelinePackageTests.xctest
///     LIFELINE_GRAPHS=2000 valgrind --error-exitcode=9 --undef-value-errors=no \
///         /tmp/tests --testing-library swift-testing --filter RandomGraphTests
@Suite("Random graphs")
struct RandomGraphTests {
    private static let count = Int(ProcessInfo.processInfo.environment["LIFELINE_GRAPHS"] ?? "") ?? 60

    @Test("are drawn as well-formed XML, and the same again") func random() throws {
        for seed in 0..<RandomGraphTests.count {
            var graphs = RandomGraphs(seed: UInt64(seed))
            let picture = seed % 4 == 3 ? graphs.placed() : graphs.ranked()
            let svg = try Renderer.shared.render(picture, as: .svg)
            let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement(), "seed \(seed)")
            #expect(root.name == "svg")
            if seed % 10 == 0 { #expect(try Renderer.shared.render(picture, as: .svg) == svg, "seed \(seed)") }
        }
    }

    @Test("have no label on an edge that Graphviz leads, and ranks across clusters") func construction() throws {
        var labels = 0
        for seed in 0..<200 {
            var graphs = RandomGraphs(seed: UInt64(seed))
            let picture = graphs.ranked()
            let lines = DOT.text(of: picture.graph).split(separator: "\n")
            for line in lines where line.contains(" -> ") {
                #expect(!line.contains(" label="), "seed \(seed): \(line)")
                labels += line.contains(" xlabel=") ? 1 : 0
            }
            let hasClusters = lines.contains { $0.hasPrefix("subgraph \"cluster_") }
            if hasClusters { #expect(lines[1].contains("newrank=true"), "seed \(seed)") }
        }
        #expect(labels > 100)
    }

    @Test("keep labels on edges whose way is given") func routed() throws {
        var graph = Graph(name: "g")
        let way = Route.straight(Point(0, 0), Point(9, 9))
        graph.add(Edge("a", "b", [.label("here"), .route(way), .labelPosition(Point(4, 4))]))
        #expect(DOT.text(of: graph).contains(" label=\"here\""))
        #expect(!DOT.text(of: graph).contains("newrank"))
    }

    @Test("are refused where they are more than can be drawn") func limits() {
        var graph = Graph(name: "g")
        graph.add(Node("a", [.label(String(repeating: "x", count: Renderer.labelLimit + 1))]))
        let picture = Picture(name: "p", graph: graph, layout: .dot, title: "t", description: "d")
        #expect(throws: GraphvizError.labelTooLong(Renderer.labelLimit + 1, limit: Renderer.labelLimit)) {
            try Renderer.shared.render(picture, as: .svg)
        }
    }
}
