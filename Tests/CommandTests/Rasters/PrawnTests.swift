import Foundation
import Testing

@Suite("Drawings in asciidoctor-pdf", .waitsForProcesses)
struct PrawnTests {
    private static let isInstalled =
        (try? Tool.run(["ruby", "-e", "require 'prawn-svg'"]))?.status == 0
        && Python.has("pymupdf", "resvg_py", "numpy")

    /// With the library of Debian 12, the halo of each label once covered the label.
    @Test("prawn-svg draws the labels of arrows without covering them", .enabled(if: PrawnTests.isInstalled))
    func labels() throws {
        let samples = try RenderedSamples.auto.get()
        // The built-in fonts of PDF have only the characters of Western European languages.
        let names = samples.names.filter { name in
            RenderedSamples.kind(of: name) == "timeline"
                && (try? samples.svg(name).contains("class=\"edge message")
                    && samples.svg(name).canBeConverted(to: .windowsCP1252)) == true
        }.prefix(6)
        try #require(names.count > 3)
        let program = try Program()
        let pairs = names.enumerated().map { number, name in
            "\(samples.path(name, "svg"))\t\(program.folder.appending(path: "\(number).pdf").path)"
        }
        let script = Python.scripts.appending(path: "prawn.rb").path
        let written = try Tool.run(["ruby", script], input: pairs)
        try #require(written.status == 0, "\(written.errors)")
        for line in try Python.lines("dark_pixels.py", input: pairs) {
            let (ours, theirs) = (try #require(Double(line[0])), try #require(Double(line[1])))
            #expect(theirs < 1.2 * ours, "\(line[2]): \(theirs) % of the pixels are dark, not \(ours) %")
        }
    }
}
