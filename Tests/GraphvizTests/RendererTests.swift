import Foundation
import TestSupport
import Testing

@testable import Graphviz

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Renderer")
struct RendererTests {
    static func labeled(_ label: String) -> Picture {
        var graph = Graph(name: label, attributes: [.background(NestedClusters.page)])
        graph.add(Node(label, [.label(label), .cssClass(label), .fontSize(10)], title: label))
        graph.add(Node("b", [.label(label, .left)]))
        graph.add(Edge(label, "b", [.xlabel(label)], title: label))
        return Picture(name: label, graph: graph, layout: .dot, title: label, description: label)
    }

    @Test("Rerendering a graph produces the same bytes, even after 200 other graphs")
    func sameBytes() throws {
        let first = try Renderer.shared.render(NestedClusters.picture(0), as: .svg)
        for seed in 1...200 { _ = try Renderer.shared.render(NestedClusters.picture(seed), as: .svg) }
        #expect(try Renderer.shared.render(NestedClusters.picture(0), as: .svg) == first)
    }

    @Test("Concurrent rendering produces the same bytes")
    func threads() async throws {
        let expected = try Renderer.shared.render(NestedClusters.picture(0), as: .svg)
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<16 { group.addTask { try Renderer.shared.render(NestedClusters.picture(0), as: .svg) } }
            for try await bytes in group { #expect(bytes == expected) }
        }
    }

    static let labels = [
        "a & b <c> \"d\" 'e'", "\\N \\G \\E \\l \\\\ end\\", "&copy; &lt; &#65;", "日本語 한국어 🙂👩‍👩‍👧", "tab\there",
        "\u{1}\u{7}\u{1F}\u{7F}\u{FFFE}", "", "digraph { a -> b }", "]]> --> <!-- */ //", "line\nbreak",
        String(repeating: "long & wide <label> ", count: 500), "node", "\u{202E}right to left", "%3 %s %n",
    ]

    @Test("Any text is preserved in well-formed XML", arguments: labels)
    func survives(label: String) throws {
        let svg = try Renderer.shared.render(RendererTests.labeled(label), as: .svg)
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        let texts = try root.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
        let shown = String(String.UnicodeScalarView(label.unicodeScalars.map(RendererTests.visible)))
        let flat = shown.replacingOccurrences(of: "\n", with: "")
        #expect(RendererTests.plain(texts.joined()) == RendererTests.plain(flat + flat + flat))
        let ids = try root.nodes(forXPath: "//@id").compactMap(\.stringValue)
        #expect(Set(ids).count == ids.count)
    }

    /// Returns the scalar that is drawn for `scalar`.
    static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 10: scalar
        case 0..<32: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
        case 127: "\u{2421}"
        case 0x202E, 0xFFFE: "\u{FFFD}"
        default: scalar
        }
    }

    /// Returns text without spaces, including no-break spaces.
    static func plain(_ text: String) -> String {
        text.replacingOccurrences(of: "\u{A0}", with: " ").split(separator: " ").joined(separator: " ")
            .replacingOccurrences(of: " ", with: "")
    }

    @Test("The SVG has a title, description, and role, but no generator or document type")
    func head() throws {
        let svg = try Renderer.shared.render(NestedClusters.picture(0), as: .svg)
        let text = String(decoding: svg, as: UTF8.self)
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        #expect(try root.nodes(forXPath: "@role").map(\.stringValue) == ["img"])
        #expect(try root.nodes(forXPath: "@aria-labelledby").map(\.stringValue) == ["nested-title"])
        #expect(try root.nodes(forXPath: "@aria-describedby").map(\.stringValue) == ["nested-desc"])
        #expect(root.children?.first?.stringValue == "Nested")
        #expect(text.contains("<desc id=\"nested-desc\">Clusters in clusters</desc>"))
        #expect(!text.contains("DOCTYPE") && !text.contains("<!--") && !text.contains("Generated"))
        #expect(!text.contains("<style") && !text.contains("<metadata"))
    }

    @Test("The links in an SVG are in an element with the role group")
    func role() throws {
        var picture = NestedClusters.picture(0)
        picture.graph.add(Node("linked", [.link("https://example.org")]))
        let text = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        let root = try #require(try XMLDocument(data: Data(text.utf8), options: []).rootElement())
        #expect(try root.nodes(forXPath: "@role").map(\.stringValue) == ["img"])
        #expect(try root.nodes(forXPath: "//*[local-name()='a']/ancestor::*[@role='group']").count == 1)
    }

    @Test("The decoration in an SVG is escaped")
    func decoration() throws {
        var picture = NestedClusters.picture(0)
        picture.svgDecoration = { SVGDecoration(rootClasses: "a b", metadata: "<\($0.name)>", styleSheet: "a>b{}") }
        let text = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(text.contains("id=\"nested\" class=\"a b\""))
        #expect(text.contains("<metadata>&lt;nested&gt;</metadata>") && text.contains("<style>a&gt;b{}</style>"))
    }

    @Test("The size is in pixels without a unit: 4/3 of the size in points")
    func size() throws {
        var graph = Graph(name: "g", attributes: [.padding(0)])
        graph.add(Node("a", [.size(300, 60), .position(Point(0, 0)), .fixedSize, .peripheries(0), .label("")]))
        let picture = Picture(name: "p", graph: graph, layout: .nop2, title: "t", description: "d")
        let text = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(text.contains("width=\"400\" height=\"80\" viewBox=\"0 0 300 60\""))
    }

    @Test("A label has no empty first line, because Graphviz 8 to 16 leaves the line uninitialized")
    func emptyFirstLine() throws {
        var graph = Graph(name: "g")
        graph.add(Node("a", [.label("\nName")]))
        let picture = Picture(name: "p", graph: graph, layout: .dot, title: "t", description: "d")
        #expect(DOT.text(of: picture).contains("label=\" \\nName\""))
        #expect(String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self).contains(">Name<"))
    }

    @Test("The digest depends on everything that is drawn or described")
    func digests() {
        var pictures = [NestedClusters.picture(0), NestedClusters.picture(1)]
        var other = pictures[0]
        other.description += "."
        pictures.append(other)
        other.scheme = .dark
        pictures.append(other)
        let families: [(text: String?, code: String?)] = [("Menlo", nil), (nil, "Menlo"), ("Menlo", "Menlo")]
        for pair in families {
            other.families = pair
            pictures.append(other)
        }
        #expect(Set(pictures.map(\.digest)).count == pictures.count)
        #expect(pictures[0].digest == NestedClusters.picture(0).digest)
    }

    @Test("The digest depends on every part of a node and an edge")
    func digestOfParts() {
        let nodes: [Node] = [
            Node("a"), Node("b"), Node("a", title: ""), Node("a", title: "t"), Node("a", [.label("t")]),
            Node("a", [.label("")]), Node("a", [.cssClass("t")]), Node("a", [.link("t")]), Node("a", [.size(1, 2)]),
            Node("a", [.size(2, 1)]), Node("a", [.position(Point(1, 2))]), Node("a", [.position(Point(1, 2.01))]),
            Node("a", [.fixedSize]), Node("a", [.style([.filled])]), Node("a", [.style([.filled, .dashed])]),
        ]
        let (start, end) = (Point(0, 0), Point(9, 0))
        var withTailTip = EdgeRoute([start, start, end, end])
        withTailTip.tailTip = end
        let edges: [Edge] = [
            Edge("a", "b"), Edge("b", "a"), Edge("a", "b", title: ""), Edge("a", "b", [.route(withTailTip)]),
            Edge("a", "b", [.route(EdgeRoute([start, start, end, end]))]),
            Edge("a", "b", [.route(EdgeRoute([start, start, end, end], tip: end))]),
            Edge("a", "b", [.label("t"), .labelPosition(start)]), Edge("a", "b", [.label("t"), .labelPosition(end)]),
            Edge("a", "b", [.secondaryLabel("t", start)]), Edge("a", "b", [.secondaryLabel("t", end)]),
        ]
        func digest(_ change: (inout Graph) -> Void) -> String {
            var graph = Graph(name: "g")
            change(&graph)
            return Picture(name: "p", graph: graph, layout: .nop2, title: "t", description: "d").digest
        }
        let digests = nodes.map { node in digest { $0.add(node) } } + edges.map { edge in digest { $0.add(edge) } }
        #expect(Set(digests).count == digests.count)
    }

    @Test(
        "Links are written unchanged except for characters that URLs must encode",
        arguments: [
            ("a.html", "a.html"), ("a.html?b=1&c=2&d=3", "a.html?b=1&amp;c=2&amp;d=3"), ("a b.html", "a%20b.html"),
            ("é\u{7F}<.html", "%C3%A9%7F%3C.html"), ("a\"'`^{|}\\>", "a%22%27%60%5E%7B%7C%7D%5C%3E"),
        ])
    func addresses(link: String, written: String) throws {
        var graph = Graph(name: "g")
        graph.add(Node("a", [.link(link)]))
        let picture = Picture(name: "l", graph: graph, layout: .dot, title: "t", description: "d")
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(svg.contains("href=\"\(written)\""))
        #expect(DOT.text(of: picture).contains("\"\(written)\""))
    }

    @Test(
        "Consecutive spaces are preserved",
        arguments: [("a  b", "a &#160;b"), (" a  b", " a &#160;b"), (" a b", " a b"), ("a   b ", "a &#160;&#160;b ")])
    func spaces(label: String, written: String) throws {
        var graph = Graph(name: "g")
        graph.add(Node("a", [.label(label)]))
        let picture = Picture(name: "p", graph: graph, layout: .dot, title: "t", description: "d")
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(svg.contains(">\(written)</text>"))
    }

    @Test(
        "Only links with known schemes are written",
        arguments: [
            ("https://a.example/b?c=1&d=2#e", true), ("http://a.example/\"onload=\"x", true),
            ("mailto:a@b.example", true),
            ("page.html#here", true), ("javascript:alert(1)", false), ("JAVASCRIPT:alert(1)", false),
            ("data:text/html,x", false), ("//evil.example", false), ("file:///etc/passwd", false),
        ])
    func links(link: String, passes: Bool) throws {
        var graph = Graph(name: "g")
        graph.add(Node("a", [.link(link)]))
        let picture = Picture(name: "l", graph: graph, layout: .dot, title: "t", description: "d")
        let svg = try Renderer.shared.render(picture, as: .svg)
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        #expect(try root.nodes(forXPath: "//@*[local-name()='href']").count == (passes ? 1 : 0))
        #expect(try root.nodes(forXPath: "//@*[starts-with(local-name(),'on')]").isEmpty)
    }
}
