import Foundation
import Testing

@testable import Graphviz

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Our own layout and renderer beside Graphviz's, which place and write the same shapes their own way.
@Suite("The SVG writer")
struct SVGWriterTests {
    private static let dot = "/usr/bin/dot"

    @Test(
        "writes the shapes that `dot -Knop2` writes, at the same places",
        .enabled(if: FileManager.default.isExecutableFile(atPath: SVGWriterTests.dot)))
    func shapes() throws {
        var count = 0
        for seed in 0..<120 {
            var graphs = RandomGraphs(seed: UInt64(seed))
            // Without texts, as Graphviz's own renderer comes with pango, which measures them otherwise.
            let picture = graphs.placed().withoutTexts
            // dot paints edges in the order of their nodes, we in the order in which they were added.
            let ours = SVGWriterTests.shapes(try Renderer.shared.render(picture, as: .svg)).sorted()
            let theirs = SVGWriterTests.shapes(
                try SVGWriterTests.svg(of: try Renderer.shared.render(picture, as: .dot))
            ).sorted()
            for (our, their) in zip(ours, theirs) where our != their {
                Issue.record("seed \(seed): \(our), not \(their)")
            }
            #expect(ours.count == theirs.count, "seed \(seed)")
            count += ours.count
        }
        #expect(count > 1_000)
    }

    @Test("paints the layers of a graph from the lowest to the highest, each in its own order")
    func layers() throws {
        func node(_ name: String) -> Node { Node(name, [.position(Point(0, 0)), .size(9, 9)], title: name) }
        var graph = Graph(name: "layers")
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

    @Test("paints in the order in which nodes and edges were added, whichever nodes the edges join")
    func order() throws {
        func ids(_ attributes: [Attribute]) throws -> [String] {
            var graph = Graph(name: "order", attributes: attributes)
            for name in ["a", "b", "c", "d"] {
                graph.add(Node(name, [.position(Point(0, 0)), .size(9, 9)]))
                for other in ["c", "a"] where name != "c" {
                    graph.add(Edge(other, name, [.route(.straight(Point(0, 0), Point(9, 9)))]))
                }
            }
            let picture = Picture(name: "order", graph: graph, layout: .nop2, title: "t", description: "d")
            let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
            return svg.matches(of: /<g id="order-(\w+)"/).map { String($0.1) }
        }
        #expect(try ids([]) == ["n0", "e0", "e1", "n1", "e2", "e3", "n2", "n3", "e4", "e5"])
        #expect(try ids([.edgesFirst]) == ["e0", "e1", "e2", "e3", "e4", "e5", "n0", "n1", "n2", "n3"])
    }

    /// What Graphviz's own program makes of a text.
    private static func svg(of text: [UInt8]) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: dot)
        process.arguments = ["-Knop2", "-Tsvg"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // It reads all of the text before it writes anything.
        try input.fileHandleForWriting.write(contentsOf: Data(text))
        try input.fileHandleForWriting.close()
        let svg = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(svg)
    }

    /// Every shape of a drawing, with its attributes in order of their names.
    private static func shapes(_ svg: [UInt8]) -> [String] {
        let delegate = Shapes()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = delegate
        return parser.parse() ? delegate.shapes : []
    }

    @Test(
        "writes numbers as C does: two decimals, ties to even",
        arguments: [
            0, -0.004, 0.004, 0.005, -0.005, 0.125, 0.375, 2.675, 1.005, 8.345, 0.285, 1e6 + 0.125, 99.995, 12, 12.5,
        ]
    )
    func numbers(_ number: Double) {
        for value in [number, -number, number + 64, number * 3] {
            var bytes = ByteBuffer(capacity: 0)
            bytes.append(fixed: value)
            let expected = String(format: "%.2f", value)
            #expect(
                String(decoding: bytes.array, as: UTF8.self) == (expected == "-0.00" ? "0.00" : expected), "\(value)")
        }
    }

    @Test("writes any number as C does") func anyNumbers() {
        var random: UInt64 = 1
        for _ in 0..<20_000 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(Int64(bitPattern: random) >> 34) / 1_000
            var bytes = ByteBuffer(capacity: 0)
            bytes.append(fixed: value)
            let expected = String(format: "%.2f", value)
            guard String(decoding: bytes.array, as: UTF8.self) != (expected == "-0.00" ? "0.00" : expected) else {
                continue
            }
            Issue.record("\(value): \(String(decoding: bytes.array, as: UTF8.self)), not \(expected)")
        }
    }
}

/// Gathers the shapes of a drawing.
private final class Shapes: NSObject, XMLParserDelegate {
    private(set) var shapes: [String] = []

    /// A curve that is a level line, written as one.
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
        guard ["polygon", "polyline", "ellipse", "path"].contains(element) else { return }
        // Graphviz keeps the names of the colours that nobody chose, and calls none transparent.
        let names = ["black": "#000000", "lightgrey": "#d3d3d3", "transparent": "none", "white": "#ffffff"]
        let words = attributes.sorted { $0.key < $1.key }.map { key, value in
            var value = value.trimmingCharacters(in: .whitespaces)
            // Graphviz ends a polygon with its first point, which closes it all the same.
            let points = value.split(separator: " ")
            if element == "polygon", key == "points", points.count > 1, points.first == points.last {
                value = points.dropLast().joined(separator: " ")
            }
            if key == "d" { value = Shapes.levelled(value) }
            return "\(key)=\(names[value] ?? value)"
        }
        shapes.append("\(element) \(words.joined(separator: " "))")
    }
}

extension Picture {
    /// The picture without any text in it.
    fileprivate var withoutTexts: Picture {
        var picture = self
        func isText(_ attribute: Attribute) -> Bool {
            switch attribute {
            case .label, .remark: true
            default: false
            }
        }
        for index in picture.graph.nodes.indices {
            picture.graph.nodes[index].attributes.removeAll(where: isText)
            picture.graph.nodes[index].attributes.append(.label(""))
        }
        for index in picture.graph.edges.indices { picture.graph.edges[index].attributes.removeAll(where: isText) }
        return picture
    }
}
