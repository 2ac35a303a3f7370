import Foundation
import Graphviz
import Testing

/// The shapes of an SVG are written by a renderer of this package's own; Graphviz' program tells what they must be.
@Suite("Shapes")
struct ShapeTests {
    static let dot = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Boxes, ellipses, rounded and dashed outlines, curves and tips at places with every kind of fraction.
    static let graph: Graph = {
        let page = Ink("page", light: "#ffffff", dark: "#0d1117")
        let line = Ink("line", light: "#336699", dark: "#99ccff")
        var graph = Graph(name: "shapes", attributes: [.background(page), .edgesFirst, .splines(.curved)])
        var random: UInt64 = 7
        func next(_ limit: Double) -> Double {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(random >> 40) / Double(1 << 24) * limit
        }
        let shapes: [Attribute.Shape] = [.box, .ellipse, .diamond, .octagon, .note, .cylinder]
        let styles: [[Attribute.Style]] = [[.filled], [.filled, .rounded], [.dashed], [.dotted], [.filled, .bold]]
        for index in 0..<300 {
            graph.add(
                Node(
                    "n\(index)",
                    [
                        .label(""), .shape(shapes[index % 6]), .style(styles[index % 5]), .fixedSize, .fill(page),
                        .stroke(line), .lineWidth([1, 0.5, 1.75][index % 3]), .size(1 + next(90), 1 + next(40)),
                        .position(Point(next(2_000) - 1_000, next(2_000) - 1_000)),
                    ]))
            let way = (0..<4).map { _ in Point(next(900) - 450, next(900) - 450) }
            graph.add(Edge("n0", "n\(index)", [.route(Route(way, tip: Point(next(500), next(500)))), .stroke(line)]))
        }
        return graph
    }()

    @Test("are those of Graphviz' own renderer, to the last digit", .enabled(if: dot != nil, "needs the program dot"))
    func sameShapes() throws {
        let picture = Picture(name: "s", graph: ShapeTests.graph, layout: .nop2, title: "t", description: "d")
        let own = try Renderer.shared.render(picture, as: .svg)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shapes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, drawing) = (folder.appendingPathComponent("g.dot"), folder.appendingPathComponent("g.svg"))
        try Data(DOT.text(of: ShapeTests.graph).utf8).write(to: text)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(ShapeTests.dot))
        process.arguments = ["-Knop2", "-Tsvg", text.path, "-o", drawing.path]
        try process.run()
        process.waitUntilExit()
        let expected = ShapeTests.shapes(in: String(decoding: try Data(contentsOf: drawing), as: UTF8.self))
        #expect(expected.count > 900)
        #expect(ShapeTests.shapes(in: String(decoding: own, as: UTF8.self)) == expected)
    }

    /// The elements that draw, without the page behind them all, whose size is that of fonts too.
    static func shapes(in svg: String) -> [String] {
        svg.split(separator: "\n").map(String.init).filter { line in
            ["<polygon", "<path", "<polyline", "<ellipse"].contains { line.hasPrefix($0) }
        }.filter { !$0.contains("stroke=\"none\"") && !$0.contains("stroke=\"transparent\"") }
    }
}
