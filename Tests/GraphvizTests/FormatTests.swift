import Testing

@testable import Graphviz

@Suite("Formats")
struct FormatTests {
    @Test("A drawing whose size exceeds the maximum is an error", arguments: [Format.svg, .png])
    func placeless(format: Format) {
        var graph = Graph(name: "far")
        graph.add(Node("a", [.position(Point(1e10, 0)), .size(20, 20)]))
        graph.add(Node("b", [.position(Point(-1e10, 0)), .size(20, 20)]))
        let picture = Picture(name: "far", graph: graph, layout: .nop2, title: "t", description: "d")
        #expect(throws: GraphvizError.self) { try Renderer.shared.render(picture, as: format) }
    }

    @Test("An error names a node without a position or an edge without a route", arguments: [Format.svg, .png])
    func unplaced(format: Format) {
        let (a, b) = (Node("a", [.position(Point(0, 0)), .size(9, 9)]), Node("b", [.size(9, 9)]))
        let c = Node("c", [.position(Point(9, 9)), .size(9, 9)])
        let short = Edge("a", "c", [.route(EdgeRoute([Point(0, 0), Point(9, 9)]))])
        for (nodes, edges, word) in [
            ([a, b], [], "node 'b' has no position"),
            ([a, c], [Edge("a", "c")], "the edge from 'a' to 'c' has no route"),
            ([a, c], [short], "the edge from 'a' to 'c' has no route"),
        ] {
            var graph = Graph(name: "unplaced")
            for node in nodes { graph.add(node) }
            for edge in edges { graph.add(edge) }
            let picture = Picture(name: "unplaced", graph: graph, layout: .nop2, title: "t", description: "d")
            let error = #expect(throws: GraphvizError.self) { try Renderer.shared.render(picture, as: format) }
            #expect("\(error.map { "\($0)" } ?? "")".contains(word))
        }
    }

    @Test("IDs of drawings with names in other scripts differ")
    func scripts() {
        func id(_ name: String) -> String {
            Picture(name: name, graph: Graph(name: "a"), layout: .nop2, title: "t", description: "d").id
        }
        #expect(id("登录-timeline") == "d767b5f55-timeline" && id("注册-timeline") != id("登录-timeline"))
        #expect(id("a b.c") == "a-b-c")
    }

    static func wide(_ points: Double) -> Picture {
        var graph = Graph(name: "wide")
        graph.add(Node("a", [.size(points, 20), .fixedSize, .position(Point(0, 0)), .label("")]))
        return Picture(name: "wide", graph: graph, layout: .nop2, title: "t", description: "d")
    }

    @Test(
        "Each format produces its own file type",
        arguments: [("png", "\u{89}PNG"), ("pdf", "%PDF"), ("svg", "<svg"), ("dot", "digraph")])
    func magic(name: String, start: String) throws {
        let format = try #require(Format.named(name))
        let bytes = try Renderer.shared.render(FormatTests.wide(100), as: format)
        #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }

    @Test("A PNG contains its pixel density")
    func density() throws {
        let png = try Renderer.shared.render(FormatTests.wide(100), as: .png)
        let chunk = try #require(png.firstRange(of: "pHYs".utf8))
        // 192 dots per inch are 7,559 per meter.
        #expect(Array(png[chunk.upperBound..<chunk.upperBound + 9]) == [0, 0, 29, 135, 0, 0, 29, 135, 1])
    }

    @Test("A PNG consists of whole chunks, with the density after the header")
    func chunks() throws {
        let png = try Renderer.shared.render(FormatTests.wide(100), as: .png)
        var (names, place) = ([String](), 8)
        while place + 12 <= png.count {
            let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: png[(place + 4)..<(place + 8)], as: UTF8.self))
            place += 12 + length
        }
        #expect(place == png.count)
        #expect(names.prefix(2) == ["IHDR", "pHYs"] && names.last == "IEND")
    }

    @Test("A PDF contains its title, with either kind of cross-reference section")
    func title() throws {
        var picture = FormatTests.wide(100)
        picture.title = "Größe"
        let pdf = try Renderer.shared.render(picture, as: .pdf)
        #expect(pdf.firstRange(of: "/Title <FEFF0047007200F600DF0065>".utf8) != nil)
        #expect(pdf.firstRange(of: "%%EOF".utf8).map { $0.upperBound < pdf.count - 10 } == true)
    }

    @Test("A PDF doesn't contain the time of its creation, so drawing again gives the same bytes")
    func time() throws {
        let pdf = String(decoding: try Renderer.shared.render(FormatTests.wide(100), as: .pdf), as: UTF8.self)
        for date in pdf.matches(of: /D:([0-9]+)/) { #expect(date.output.1.allSatisfy { $0 == "0" }) }
    }

    @Test("A bitmap that is too large is an error that suggests another format")
    func tooLarge() throws {
        let error = #expect(throws: GraphvizError.self) {
            _ = try Renderer.shared.render(FormatTests.wide(40_000), as: .png)
        }
        #expect(error?.description.contains("use svg") == true)
        // A margin of 8 points on each side, at 2 pixels per CSS pixel.
        #expect(error?.description.contains("a bitmap of 106709 x 96 pixels") == true)
        _ = try Renderer.shared.render(FormatTests.wide(40_000), as: .svg)
    }

    @Test("An unsupported format is an error that names the drawing and its formats")
    func unsupported() {
        var picture = FormatTests.wide(10)
        picture.graph.name = "flags"
        picture.textRenderings["csv"] = { "a,b" }
        let error = #expect(throws: GraphvizError.self) {
            _ = try Renderer.shared.render(picture, as: .mermaid)
        }
        let message = "the drawing 'flags' has no 'mermaid' format; use one of svg, png, pdf, dot, csv"
        #expect(error?.description == message)
    }

    @Test("Graphviz messages become errors, and the next picture renders")
    func refused() throws {
        var graph = Graph(
            name: "g", attributes: [.background(ThemeColor("bad", light: "no-such-colour", dark: "#000000"))])
        graph.add(Node("a"))
        let picture = Picture(name: "p", graph: graph, layout: .dot, title: "t", description: "d")
        let error = #expect(throws: GraphvizError.self) { try Renderer.shared.render(picture, as: .svg) }
        #expect(error?.description.contains("no-such-colour") == true)
        _ = try Renderer.shared.render(FormatTests.wide(10), as: .svg)
    }

    @Test("Drawings are larger on A3 by one factor, and smaller only if they don't fit")
    func paper() {
        let (large, small) = ((width: 842.0, height: 1191.0), (width: 595.0, height: 842.0))
        for (width, height) in [(100.0, 100.0), (300, 500)] {
            #expect(GraphvizLibrary.zoom(width: width, height: height, on: small) == (1, false))
            #expect(abs(GraphvizLibrary.zoom(width: width, height: height, on: large).scale - 1.414) < 0.002)
        }
        // The poster.
        let (onA4, onA3) = (
            GraphvizLibrary.zoom(width: 620, height: 890, on: small),
            GraphvizLibrary.zoom(width: 620, height: 890, on: large)
        )
        #expect(onA4.scale < 0.9 && onA3.scale > 1.2 && !onA4.isTurned && !onA3.isTurned)
        #expect(GraphvizLibrary.zoom(width: 900, height: 300, on: small).isTurned)
    }
}
