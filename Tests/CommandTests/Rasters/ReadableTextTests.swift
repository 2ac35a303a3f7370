import Foundation
import TestSupport
import Testing

@Suite("Readable text without style sheets", .waitsForProcesses)
struct ReadableTextTests {
    private static let hasModules = Python.has("resvg_py", "cairosvg", "PIL", "numpy")

    @Test(
        "All text in every sample is drawn in a color that contrasts with its surroundings",
        .enabled(if: ReadableTextTests.hasModules), arguments: ["resvg", "cairosvg"])
    func samples(rasterizer: String) throws {
        let (samples, pairs) = (try RenderedSamples.auto.get(), try RenderedSamples.pairs.get())
        // Light and dark drawings alternate, so an odd number selects both.
        let dark = pairs.sample(of: 7).filter { $0.hasSuffix("~dark") }
        #expect(dark.count > 10)
        // cairosvg is slow, and differs from resvg only in details.
        let light = rasterizer == "resvg" || Effort.isLong ? samples.names : samples.sample(of: 4)
        let files = light.map { samples.path($0, "svg") } + dark.map { pairs.path($0, "svg") }
        let lines = try Python.lines("unreadable_texts.py", rasterizer, input: files)
        for line in lines where line[0] != "count" { Issue.record("\(rasterizer): \(line[0])") }
        let counts = lines.filter { $0[0] == "count" }.compactMap { Int($0[1]) }
        #expect(counts.count == files.count && counts.reduce(0, +) > 1_000)
    }

    @Test(
        "Text in its background color, text below a shape, and an empty picture are detected",
        .enabled(if: ReadableTextTests.hasModules), arguments: ["resvg", "cairosvg"])
    func unreadable(rasterizer: String) throws {
        let program = try Program()
        func write(_ body: String, to name: String) throws -> String {
            let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 40\"><g font-size=\"12\" "
            try program.write(head + "transform=\"translate(0 40)\">\(body)</g></svg>", to: name)
            return program.folder.appending(path: name).path
        }
        let text = "<text x=\"10\" y=\"-10\" text-anchor=\"start\" fill=\"#123\">covered</text>"
        let files = [
            try write("<rect y=\"-40\" width=\"100\" height=\"40\" fill=\"#112233\"/>\(text)", to: "same.svg"),
            try write("\(text)<rect y=\"-40\" width=\"100\" height=\"40\" fill=\"#fff\"/>", to: "covered.svg"),
            try write(text.replacing("#123", with: "none"), to: "empty.svg"), try write(text, to: "readable.svg"),
        ]
        let found = try Python.lines("unreadable_texts.py", rasterizer, input: files).filter { $0[0] != "count" }
        #expect(found.count == 3 && zip(found, files).allSatisfy { $0[0].hasPrefix($1 + ": 'covered'") })
    }
}
