import Foundation
import TestSupport
import Testing

@testable import Graphviz

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests for the SVG writer, some in comparison with Graphviz's `dot`.
@Suite("SVG writer")
struct SVGWriterTests {
    private static let dot = "/usr/bin/dot"
    /// Whether `dot` is installed with the `nop2` plugin, which is a separate package on newer systems.
    private static let hasDot: Bool = {
        guard FileManager.default.isExecutableFile(atPath: dot) else { return false }
        return (try? GraphLoopRun.run(dot, ["-Knop2", "-Tsvg", "/dev/null"]).output.contains("no layout")) == false
    }()

    @Test("The shapes and their positions match those of `dot`", .enabled(if: SVGWriterTests.hasDot))
    func shapes() throws {
        // In Graphviz 2, arrowheads have the same form and position as in this module.
        let hasSameArrowheads = Renderer.shared.version.hasPrefix("2.")
        var count = 0
        for seed in 0..<Effort.number(40) {
            var graphs = RandomGraphs(seed: UInt64(seed))
            // Without text, because `dot` measures text with Pango.
            var picture = graphs.placed().withoutTexts.withoutVees
            if !hasSameArrowheads { picture = picture.withoutArrowheads }
            let ours = SVGWriterTests.shapes(try Renderer.shared.render(picture, as: .svg))
            let text = try Renderer.shared.render(picture, as: .dot)
            let theirs = SVGWriterTests.shapes(try SVGWriterTests.svg(of: text))
            for our in ours where !theirs.contains(where: { SVGWriterTests.isSame(our, $0) }) {
                Issue.record("seed \(seed): \(our)")
            }
            #expect(ours.count == theirs.count, "seed \(seed)")
            count += ours.count
        }
        #expect(count > 300)
    }

    @Test("Layers are painted from lowest to highest, and elements within a layer in the order of addition")
    func layers() throws {
        func node(_ name: String) -> Node { Node(name, [.position(Point(0, 0)), .size(9, 9)], title: name) }
        var graph = Graph(name: "layers", paintOrder: .nodesFirst)
        graph.layer = 2
        graph.add(node("third"))
        graph.layer = 0
        graph.add(node("first"))
        graph.add(Edge("first", "third", [.route(.straight(Point(0, 0), Point(9, 9)))], title: "second"))
        graph.layer = 2
        graph.add(node("fourth"))
        let picture = Picture(name: "layers", graph: graph, layout: .nop2, title: "t", description: "d")
        let titles = try SVGReading(try Renderer.shared.render(picture, as: .svg)).titles
        #expect(titles == ["t", "first", "second", "third", "fourth"])
    }

    @Test("Elements are painted in the graph's paint order, regardless of which nodes the edges connect")
    func order() throws {
        func titles(_ order: Graph.PaintOrder) throws -> [String] {
            var (graph, edges) = (Graph(name: "order", paintOrder: order), 0)
            for (index, name) in ["a", "b", "c", "d"].enumerated() {
                graph.add(Node(name, [.position(Point(0, 0)), .size(9, 9)], title: "n\(index)"))
                for other in ["c", "a"] where name != "c" {
                    let route = EdgeRoute.straight(Point(0, 0), Point(9, 9))
                    graph.add(Edge(other, name, [.route(route)], title: "e\(edges)"))
                    edges += 1
                }
            }
            let picture = Picture(name: "order", graph: graph, layout: .nop2, title: "t", description: "d")
            return Array(try SVGReading(try Renderer.shared.render(picture, as: .svg)).titles.dropFirst())
        }
        // An edge mentions the node c before the node is added, but the node is drawn at its own position in the order.
        #expect(try titles(.nodesFirst) == ["n0", "e0", "e1", "n1", "e2", "e3", "n2", "n3", "e4", "e5"])
        #expect(try titles(.edgesFirst) == ["e0", "e1", "e2", "e3", "e4", "e5", "n0", "n1", "n2", "n3"])
    }

    @Test("Elements keep their coordinates if one is added below them")
    func origin() throws {
        func shapes(_ count: Int) throws -> [String] {
            var graph = Graph(name: "origin", attributes: [.padding(14)])
            for index in 0..<count {
                graph.add(Node("\(index)", [.label(""), .position(Point(20, 30 * Double(index))), .size(9, 9)]))
            }
            let picture = Picture(name: "origin", graph: graph, layout: .nop2, title: "t", description: "d")
            let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
            #expect(svg.contains("translate(14 14)"))
            return svg.matches(of: /<ellipse.*/).map { String($0.output) }
        }
        let (three, four) = (try shapes(3), try shapes(4))
        #expect(!three.isEmpty && four.starts(with: three))
    }

    @Test("Shapes have color classes if a style sheet can replace the colors, and colors are shortened")
    func classes() throws {
        func svg(_ scheme: ColorScheme) throws -> String {
            var graph = Graph(name: "g")
            let fill = ThemeColor("inside", light: "#ffffff", dark: "#102030")
            let stroke = ThemeColor("rim", light: "#a0b0c1", dark: "#ffeedd")
            graph.add(Node("a", [.style([.filled]), .fill(fill), .stroke(stroke), .textColor(stroke), .label("x")]))
            let picture = Picture(
                name: "p", graph: graph, layout: .dot, title: "t", description: "d", scheme: scheme)
            return String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        }
        #expect(try svg(.auto).contains("<ellipse class=\"f-inside s-rim\" fill=\"#fff\" stroke=\"#a0b0c1\""))
        #expect(try svg(.auto).contains(" class=\"f-rim\" fill=\"#a0b0c1\">x</text>"))
        #expect(try svg(.dark).contains("<ellipse fill=\"#102030\" stroke=\"#fed\""))
    }

    @Test("The first lines of a label can be bold")
    func boldLines() throws {
        var graph = Graph(name: "g")
        graph.add(Node("a", [.label("one\ntwo\nthree"), .boldLines(2)]))
        let picture = Picture(name: "p", graph: graph, layout: .dot, title: "t", description: "d")
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        let bold = svg.matches(of: /font-weight="bold"[^>]*>(\w+)</).map { String($0.1) }
        #expect(bold == ["one", "two"])
    }

    /// Returns whether two shapes are equal except for the rounding of coordinates.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        let separators: Set<Character> = [" ", ",", "=", "M", "C", "H"]
        let (left, right) = (left.split { separators.contains($0) }, right.split { separators.contains($0) })
        return left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                guard let one = Double(left), let other = Double(right) else { return left == right }
                return abs(one - other) < 0.025
            }
    }

    /// Returns the SVG that `dot` renders from DOT text.
    private static func svg(of text: [UInt8]) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: dot)
        process.arguments = ["-Tsvg"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // `dot` reads all input before it writes output.
        try input.fileHandleForWriting.write(contentsOf: Data(text))
        try input.fileHandleForWriting.close()
        let svg = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(svg)
    }

    /// Returns every shape in a drawing, with the attributes sorted by name.
    private static func shapes(_ svg: [UInt8]) -> [String] {
        let delegate = Shapes()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = delegate
        return parser.parse() ? delegate.shapes : []
    }

}

/// A parser delegate that collects the shapes in a drawing.
private final class Shapes: NSObject, XMLParserDelegate {
    private(set) var shapes: [String] = []
    /// The translation of the drawing. Graphviz measures y from the lower edge, and this module from the upper edge.
    private var offset = (x: 0.0, y: 0.0)

    /// Returns coordinates on the page. They alternate between x and y.
    private func onPage(_ coordinates: String) -> String {
        var isX = false
        return coordinates.replacing(/-?[\d.]+/) { number in
            isX.toggle()
            return String((Double(number.output) ?? 0) + (isX ? offset.x : offset.y))
        }
    }

    /// Returns a path with a line in place of a curve that is a horizontal line.
    private static func levelled(_ path: String) -> String {
        let numbers = path.split { "MC, ".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 8, [3, 5, 7].allSatisfy({ numbers[$0] == numbers[1] }) else { return path }
        let ends = [numbers[0], numbers[6]].sorted()
        guard [2, 4].allSatisfy({ numbers[$0] >= ends[0] && numbers[$0] <= ends[1] }) else { return path }
        let words = path.split { "MC ".contains($0) }
        return "M\(words[0])H\(words[3].prefix { $0 != "," })"
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if let match = attributes["transform"]?.firstMatch(of: /translate\((\S+) (\S+)\)/) {
            offset = (Double(match.1) ?? 0, Double(match.2) ?? 0)
        }
        guard ["polygon", "polyline", "ellipse", "path", "circle"].contains(element) else { return }
        // Graphviz writes circles as ellipses.
        var attributes = attributes
        if let radius = attributes.removeValue(forKey: "r") {
            attributes["rx"] = radius
            attributes["ry"] = radius
        }
        attributes["class"] = nil
        if attributes["stroke"] == "none" || attributes["stroke"] == "transparent" { attributes["stroke-width"] = nil }
        // Graphviz keeps the names of default colors, and writes `none` as `transparent`.
        let names = [
            "black": "#000", "lightgrey": "#d3d3d3", "transparent": "none", "white": "#fff", "#ffffff": "#fff",
            "#000000": "#000",
        ]
        let words = attributes.sorted { $0.key < $1.key }.map { key, value in
            var value = value.trimmingCharacters(in: .whitespaces)
            // Graphviz repeats the first point of a polygon at the end, although polygons are always closed.
            let points = value.split(separator: " ")
            if element == "polygon", key == "points", points.count > 1, points.first == points.last {
                value = points.dropLast().joined(separator: " ")
            }
            if key == "d" { value = Shapes.levelled(value) }
            if ["d", "points", "cx"].contains(key) { value = onPage(value) }
            if key == "cy" { value = String((Double(value) ?? 0) + offset.y) }
            return "\(key)=\(names[value] ?? value)"
        }
        shapes.append("\(element == "circle" ? "ellipse" : element) \(words.joined(separator: " "))")
    }
}

extension Picture {
    /// The picture without text.
    fileprivate var withoutTexts: Picture {
        var picture = self
        picture.graph.mapAttributes { attributes in
            attributes.filter {
                switch $0 {
                case .label, .secondaryLabel: false
                default: true
                }
            }
        }
        picture.graph.nodeDefaults.append(.label(""))
        return picture
    }

    /// The picture with other arrowheads in place of vees. For a vee, Graphviz also draws a shaft without width.
    fileprivate var withoutVees: Picture {
        var picture = self
        picture.graph.mapAttributes { attributes in
            attributes.map {
                switch $0 {
                case .arrowHead(.vee): .arrowHead(.normal)
                case .arrowTail(.vee): .arrowTail(.normal)
                default: $0
                }
            }
        }
        return picture
    }

    /// The picture without arrowheads.
    fileprivate var withoutArrowheads: Picture {
        var picture = self
        picture.graph.mapAttributes { attributes in
            attributes.filter {
                switch $0 {
                case .arrowHead, .arrowTail, .direction: false
                default: true
                }
            }
        }
        picture.graph.edgeDefaults.append(.direction(.none))
        return picture
    }
}
