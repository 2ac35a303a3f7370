import Foundation
import TestSupport
import Testing

@Suite("Drawings in MuPDF", .waitsForProcesses)
struct MuPDFTests {
    private static let hasModules = Python.has("pymupdf", "PIL", "numpy")

    @Test(
        "MuPDF shows all text, and a PDF is one page with a title and a uniform background",
        .enabled(if: MuPDFTests.hasModules), arguments: ["auto", "pair"])
    func samples(theme: String) throws {
        let samples = try RenderedSamples(["--set", "theme=\(theme)", "--format", "svg,pdf"])
        let names = Effort.isLong ? samples.names : samples.sample(of: 3)
        let pairs = names.map { "\(samples.path($0, "svg"))\t\(samples.path($0, "pdf"))" }
        let lines = try Python.lines("mupdf_problems.py", input: pairs)
        for line in lines where line[0] != "count" { Issue.record("\(line[0])") }
        #expect(lines.filter { $0[0] == "count" && $0[1] != "0" }.count == names.count)
    }
}
