import Foundation
import Testing

/// All drawings are compared if the variable LIFELINE_ALL_PIXELS is set, otherwise some of each kind.
@Suite("Graphviz's own program draws the printed DOT as Lifeline draws it")
struct PixelParityTests {
    private static let canCompare = Tool.isInstalled("dot") && Python.has("resvg_py", "PIL", "numpy")
    private static let step = ProcessInfo.processInfo.environment["LIFELINE_ALL_PIXELS"] == nil ? 5 : 1
    /// The share of pixels that may differ, in percent. A diagram without its arrowheads differs by as much.
    private static let limit = 0.08

    private func expectSame(_ samples: RenderedSamples, _ format: String) throws {
        let names = samples.sample(of: Self.step)
        let pairs = names.map { "\(samples.path($0, format))\t\(samples.path($0, "dot"))" }
        let lines = try Python.lines("differing_pixels.py", input: pairs)
        #expect(lines.count == names.count)
        for line in lines where Double(line[0]).map({ $0 <= Self.limit }) != true {
            Issue.record("\(line.dropFirst().joined(separator: ": ")): \(line[0]) % of the pixels differ")
        }
    }

    @Test("as SVG, rasterized by resvg", .enabled(if: PixelParityTests.canCompare))
    func svg() throws { try expectSame(try RenderedSamples.auto.get(), "svg") }

    @Test("as PNG", .enabled(if: PixelParityTests.canCompare))
    func png() throws {
        // As many pixels for each point as the script takes.
        try expectSame(try RenderedSamples(["--theme", "dark", "--format", "png,dot", "--scale", "0.7"]), "png")
    }

    @Test("A drawing of another graph is noticed", .enabled(if: PixelParityTests.canCompare))
    func other() throws {
        let samples = try RenderedSamples.auto.get()
        let names = samples.sample(of: 10)
        let dot = try Program()
        var pairs: [String] = []
        for (number, name) in names.enumerated() {
            // The graph without texts.
            let text = try String(contentsOfFile: samples.path(name, "dot"), encoding: .utf8)
            try dot.write(text.replacing(/fontcolor="[^"]*"/, with: "fontcolor=\"transparent\""), to: "\(number).dot")
            pairs.append("\(samples.path(name, "svg"))\t\(dot.folder.appending(path: "\(number).dot").path)")
        }
        for line in try Python.lines("differing_pixels.py", input: pairs) {
            #expect(Double(line[0]).map { $0 > 4 * Self.limit } == true, "\(line)")
        }
    }
}
