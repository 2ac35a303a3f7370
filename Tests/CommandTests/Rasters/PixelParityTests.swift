import Foundation
import TestSupport
import Testing

/// Tests that compare some drawings of each kind, and all drawings in a long test.
@Suite("Pixel parity with dot", .waitsForProcesses)
struct PixelParityTests {
    private static let canCompare = Tool.isInstalled("dot") && Python.has("resvg_py", "PIL", "numpy")
    private static let step = Effort.isLong ? 1 : 5
    /// The maximum percentage of differing pixels. A diagram without arrowheads differs by about this percentage.
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

    @Test("An SVG that resvg rasterizes matches the drawing from dot", .enabled(if: PixelParityTests.canCompare))
    func svg() throws { try expectSame(try RenderedSamples.auto.get(), "svg") }

    @Test("A PNG matches the drawing from dot", .enabled(if: PixelParityTests.canCompare))
    func png() throws {
        // The script draws 0.7 pixels per point, and a CSS pixel is 0.75 points.
        try expectSame(
            try RenderedSamples(["--set", "theme=dark", "--format", "png,dot", "--set", "scale=0.525"]), "png")
    }

    @Test("A drawing of a different graph is detected", .enabled(if: PixelParityTests.canCompare))
    func other() throws {
        let samples = try RenderedSamples.auto.get()
        let names = samples.sample(of: 10)
        let dot = try Program()
        var pairs: [String] = []
        for (number, name) in names.enumerated() {
            // Makes the text of the graph transparent.
            let text = try String(contentsOfFile: samples.path(name, "dot"), encoding: .utf8)
            try dot.write(text.replacing(/fontcolor="[^"]*"/, with: "fontcolor=\"transparent\""), to: "\(number).dot")
            pairs.append("\(samples.path(name, "svg"))\t\(dot.folder.appending(path: "\(number).dot").path)")
        }
        for line in try Python.lines("differing_pixels.py", input: pairs) {
            #expect(Double(line[0]).map { $0 > 4 * Self.limit } == true, "\(line)")
        }
    }
}
