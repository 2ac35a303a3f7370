import Graphviz

/// A graph with nested clusters. The drawing depends on the order in which `dot` visits subgraphs.
public enum NestedClusters {
    public static let page = ThemeColor("page", light: "#ffffff", dark: "#0d1117")

    /// Returns the picture of a graph whose labels depend on `seed`.
    public static func picture(_ seed: Int) -> Picture {
        var graph = Graph(name: "nested", attributes: [.background(page), .newRank])
        for outer in 0..<4 {
            var cluster = Subgraph("outer \(outer)", [.label("outer \(outer)")])
            for inner in 0..<3 {
                var part = Subgraph("inner \(outer) \(inner)", [.label("inner \(inner + seed)")])
                for node in 0..<3 { part.nodes.append(Node("n\(outer)-\(inner)-\(node)", [.label("node \(node)")])) }
                cluster.subgraphs.append(part)
            }
            graph.subgraphs.append(cluster)
        }
        for outer in 0..<3 { graph.add(Edge("n\(outer)-0-0", "n\(outer + 1)-2-1", [.xlabel("to \(outer)")])) }
        return Picture(name: "nested", graph: graph, layout: .dot, title: "Nested", description: "Clusters in clusters")
    }
}
