import Graphviz
import Testing

@Suite("The renderer")
struct RendererTests {
    @Test("draws a small graph")
    func small() throws {
        var graph = Graph(name: "g", attributes: [.background(Ink("page", light: "#ffffff", dark: "#0d1117"))])
        graph.add(Node("a", [.label("a & b <c> \\N \"x\"")], title: "the first"))
        graph.add(Node("b"))
        graph.add(Edge("a", "b", [.cssClass("x")], title: "leads to"))
        let picture = Picture(name: "small", graph: graph, layout: .dot, title: "T", description: "D")
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(svg.contains("<title>the first</title>"))
    }
}
