import Foundation
import Graphviz
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests with random graphs that are similar to the library's drawings.
@Suite("Random graphs")
struct RandomGraphTests {
    private static let count = Effort.number(60)

    @Test("A random graph is drawn as reproducible, well-formed XML, or fails with an error") func random() throws {
        var refused = 0
        for seed in 0..<RandomGraphTests.count {
            let picture = RandomPicture.picture(seed)
            let svg: [UInt8]
            do { svg = try Renderer.shared.render(picture, as: .svg) } catch {
                // Graphviz finds no route for an edge among labels that are wider than everything else.
                #expect("\(error)".contains("lost n"), "seed \(seed): \(error)")
                refused += 1
                continue
            }
            let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement(), "seed \(seed)")
            #expect(root.name == "svg")
            if seed % 5 == 0 { #expect(try Renderer.shared.render(picture, as: .svg) == svg, "seed \(seed)") }
        }
        #expect(refused * 50 <= RandomGraphTests.count, "\(refused) refused")
    }

    @Test("Edges that Graphviz routes have external labels, and clusters need newrank") func construction() throws {
        var labels = 0
        for seed in 0..<200 {
            var graphs = RandomGraphs(seed: UInt64(seed))
            let picture = graphs.ranked()
            let lines = DOT.text(of: picture).split(separator: "\n")
            for line in lines where line.contains(" -> ") {
                #expect(!line.contains(" label=") && !line.contains("[label="), "seed \(seed): \(line)")
                labels += line.contains("xlabel=") ? 1 : 0
            }
            let hasClusters = lines.contains { $0.hasPrefix("subgraph \"cluster_") }
            if hasClusters { #expect(lines[1].contains("newrank=\"true\""), "seed \(seed)") }
        }
        #expect(labels > 100)
    }

    @Test("A node has its attributes before the clusters, and a cluster only names it") func clusterNodes() throws {
        let lines = DOT.text(of: NestedClusters.picture(0)).split(separator: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("subgraph ") })
        let nodes = lines[..<start].filter { $0.hasPrefix("\"n") && $0.contains(" [label=") }
        let names = lines[start...].filter { $0.hasPrefix("\"n") && !$0.contains(" -> ") }
        #expect(nodes.count == 36)
        #expect(names == nodes.map { $0.prefix { $0 != " " } + ";" })
    }

    @Test("An edge with a given route keeps its label") func routed() throws {
        var graph = Graph(name: "g")
        let route = EdgeRoute.straight(Point(0, 0), Point(9, 9))
        graph.add(Edge("a", "b", [.label("here"), .route(route), .labelPosition(Point(4, 4))]))
        let text = DOT.text(of: Picture(name: "p", graph: graph, layout: .nop2, title: "t", description: "d"))
        #expect(text.contains("label=\"here\""))
        #expect(!text.contains("newrank"))
    }

    @Test("A label that is too long is an error") func limits() {
        var graph = Graph(name: "g")
        graph.add(Node("a", [.label(String(repeating: "x", count: Renderer.labelLimit + 1))]))
        let picture = Picture(name: "p", graph: graph, layout: .dot, title: "t", description: "d")
        #expect(throws: GraphvizError.labelTooLong(Renderer.labelLimit + 1, limit: Renderer.labelLimit)) {
            try Renderer.shared.render(picture, as: .svg)
        }
    }
}
