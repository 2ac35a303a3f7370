import Foundation
import TestSupport
import Testing

@testable import LifelineTool

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Reports about several or unusual runs", .waitsForProcesses)
struct LargeReportTests {
    @Test("The page is well-formed, with the drawings of several runs as text at the end")
    func lazy() throws {
        let program = try Program()
        for number in 0..<40 { try program.write(ReportTests.story, to: "in/run-\(number).yaml") }
        #expect(try program("report", "in", "-o", "site").status == 0)
        let bytes = try program.read("site/index.html")
        #expect(XMLParser(data: Data(bytes)).parse())
        let html = String(decoding: bytes, as: UTF8.self)
        let data = try #require(html.firstRange(of: "<script type=\"text/html\" id=\"_run-run-0\">"))
        let parsed = html[..<data.lowerBound]
        #expect(!parsed.contains("<svg") && !parsed.contains("<table"))
        // The part that the browser parses before it shows the index grows only by the entries in the index.
        #expect(parsed.utf8.count < 40 * 3_000 + 80_000)
        #expect(html.matches(of: /<script type="text\/html"/).count == 40)
    }

    @Test("A long run is not written once for each callback")
    func long() throws {
        func size(_ pushes: Int) throws -> Int {
            let steps = String(repeating: "  - push: detail\n", count: pushes)
            let start = ReportTests.story.prefix { $0 != "-" }
            return try ReportTests.page(start + "- launch: nav\n" + steps).html.utf8.count
        }
        let (small, large) = (try size(30), try size(120))
        #expect(Double(large) < 4.4 * Double(small), "\(small), \(large)")
    }

    @Test("With --split, each run has a page, and page names differ by more than case")
    func split() throws {
        let program = try Program()
        for name in ["a/Push.yaml", "b/push.yaml", "b/index.yaml"] { try program.write(ReportTests.story, to: name) }
        #expect(try program("report", "a", "b", "--split", "-o", "site").status == 0)
        #expect(program.names(in: "site") == ["Push.html", "index-2.html", "index.html", "push-2.html"])
        for name in program.names(in: "site") {
            #expect(XMLParser(data: Data(try program.read("site/\(name)"))).parse(), "\(name)")
        }
        let index = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        #expect(index.contains("<a href=\"push-2.html\">") && !index.contains("<svg"))
    }

    @Test("The page doesn't show folders of the author's computer")
    func paths() throws {
        let program = try Program()
        try program.write("controllers: { a: AController }\nsteps: [ { beginAppearance: a } ]\n", to: "app/in/a.yaml")
        let folder = program.folder.resolvingSymlinksInPath().path
        #expect(try program("report", "\(folder)/app/in", "\(folder)/app/in/a.yaml", "-o", "site").status == 0)
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        #expect(!html.contains(program.folder.lastPathComponent))
        #expect(html.contains("in/a.yaml:2"))
    }

    @Test("A small, damaged recording has a page", arguments: 0..<40)
    func recordings(seed: Int) throws {
        let program = try Program()
        try program.write(ReportTests.story, to: "a.yaml")
        let lines = try program("run", "a.yaml", "--format", "jsonl").output.split(separator: "\n").map(String.init)
        var numbers = SeededNumbers(seed: UInt64(seed))
        let odd = ["-9223372036854775808", "-1", "0", "7", "9223372036854775807", "1e300"]
        var text = lines[0] + "\n"
        for _ in 0..<numbers.number(7) {
            let line = lines[numbers.number(lines.count)]
            let number = odd[numbers.number(odd.count)]
            text += line.replacing(/"(n|line|time)":[0-9.]+/) { "\"\($0.1)\":\(number)" } + "\n"
        }
        try program.write(text, to: "small.jsonl")
        let result = try program("report", "small.jsonl", "-o", "site")
        #expect(result.status == 0, "seed \(seed): \(text) \(result.errors)")
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count, "seed \(seed): \(text)")
        #expect(XMLParser(data: Data(html.utf8)).parse())
    }

    @Test(
        "A title that looks like metadata of a drawing is text",
        arguments: ["lifeline:bytes=", "lifeline:digest=", "]]>"])
    func marks(title: String) throws {
        let text = ReportTests.story.replacing(/title: .*/, with: "title: \"\(title)\"")
        let html = try ReportTests.page(text, named: "lifeline:bytes=").html
        #expect(XMLParser(data: Data(html.utf8)).parse())
        #expect(html.contains("<h2>\(title.replacing(">", with: "&gt;"))</h2>"))
    }
}
