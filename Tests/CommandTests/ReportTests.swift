import Foundation
import TestSupport
import Testing

@testable import LifelineTool

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("lifeline report")
struct ReportTests {
    static let story = """
        title: "Push <b>&amp; 'pop'</b> ]]>"
        controllers:
          nav:  { class: UINavigationController, children: [home] }
          home: HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
          - note: "<script>alert(1)</script>"
          - pop:
        """

    static func page(_ text: String = story, named name: String = "push-pop") throws -> (program: Program, html: String)
    {
        let program = try Program()
        try program.write(text, to: "\(name).yaml")
        let result = try program("report", "\(name).yaml", "-o", "site")
        #expect((result.status, result.errors, result.output) == (0, "", ""))
        #expect(result.summary == "wrote 1 page to site")
        return (program, String(decoding: try program.read("site/index.html"), as: UTF8.self))
    }

    @Test("The page is well-formed")
    func wellFormed() throws {
        let html = try Self.page().html
        #expect(XMLParser(data: Data(html.utf8)).parse())
    }

    @Test("A report has a section for each storyboard, or one for all with --together", arguments: [true, false])
    func storyboards(together: Bool) throws {
        let program = try Program()
        for name in ["One", "Two"] {
            let board = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
                <scenes><scene sceneID="s"><objects><viewController id="a" customClass="\(name)"/></objects></scene></scenes>
                </document>
                """
            try program.write(board, to: "\(name).storyboard")
        }
        let words = ["report", "One.storyboard", "Two.storyboard", "-o", "site"] + (together ? ["--together"] : [])
        #expect(try program(words).status == 0)
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        #expect(html.components(separatedBy: "<h2>").count == (together ? 2 : 3))
    }

    @Test("The last line counts pages, and --prune removes only pages by Lifeline")
    func prune() throws {
        let program = try Program()
        for name in ["one", "two"] { try program.write(Self.story, to: "runs/\(name).yaml") }
        func report(_ words: String...) throws -> String {
            let result = try program(["report", "runs", "-o", "site"] + words)
            #expect(result.status == 0)
            return result.summary
        }
        #expect(try report("--split") == "wrote 3 pages to site")
        #expect(try report("--split", "--quiet") == "")
        try program.write("<!DOCTYPE html><title>mine</title>", to: "site/mine.html")
        try program.remove("runs/two.yaml")
        #expect(try report("--split") == "wrote 1 page to site, 1 unchanged")
        #expect(try report("--split", "--prune") == "wrote no pages to site, 2 unchanged, 1 removed")
        #expect(program.names(in: "site").sorted() == ["index.html", "mine.html", "one.html"])
        try program.write("steps: [", to: "runs/wrong.yaml")
        #expect(try program("report", "runs", "-o", "site", "--prune").status == 2)
        #expect(program.names(in: "site").sorted() == ["index.html", "mine.html", "one.html"])
    }

    @Test("Every callback of the run has a row with an ID and a message in the timeline")
    func everyCallback() throws {
        let (program, html) = try Self.page()
        let lines = try program("run", "push-pop.yaml", "--format", "jsonl").output.split(separator: "\n")
        let count = lines.count { $0.contains("\"event\":\"callback\"") }
        #expect(count > 30)
        for number in 1...count {
            #expect(html.contains("id=\"push-pop/\(number)\""))
            let isShown = html.contains(" n\(number)\"") || html.contains(" n\(number) ")
            #expect(isShown, "no row of the timeline shows \(number)")
        }
        #expect(!html.contains("id=\"push-pop/\(count + 1)\""))
    }

    @Test("The table of callbacks has a header for each column and marks illegal callbacks")
    func table() throws {
        let html = try Self.page(Self.story + "\n  - call: home.viewDidDisappear\n").html
        let heads = html.matches(of: /<th scope="col">([^<]*)<\/th>/).map { String($0.1) }
        #expect(heads == ["#", "Step", "Controller", "Callback", "State after", "Flags", "Line"])
        let rows = html.matches(of: /<tr class="event[^"]*".*?<\/tr>/.dotMatchesNewlines()).map { String($0.0) }
        let marked = rows.filter { $0.hasPrefix("<tr class=\"event illegal\"") }
        #expect(marked.count == 1 && marked.allSatisfy { $0.contains("illegal: was appeared") })
        #expect(rows.count { $0.contains("illegal: was") } == 1)
    }

    @Test("A failed expectation is shown above the run, with both orders side by side")
    func failures() throws {
        let html = try Self.page(
            """
            controllers:
              home: HomeViewController
            steps:
              - launch: home
                expect: [home.viewDidAppear, home.viewWillAppear]
            """
        ).html
        #expect(html.contains("<code>expectation</code> <span class=\"place\">push-pop.yaml:5"))
        #expect(
            html.contains(
                "<p>expected</p><ol><li><mark>home.viewDidAppear</mark></li><li>home.viewWillAppear</li></ol>"))
        #expect(
            html.contains(
                "<p>actual</p><ol><li><mark>home.viewWillAppear</mark></li><li>home.viewDidAppear</li></ol>"))
        #expect(html.contains("1 diagnostic</p>"))
    }

    @Test("The page loads no other resources, and only its own script may run")
    func selfContained() throws {
        let html = try Self.page().html
        for word in [" src=", "@import", "url(", "<iframe", "<object", "javascript:"] { #expect(!html.contains(word)) }
        #expect(html.matches(of: /<link\s/).count == 1 && html.contains("<link rel=\"icon\" href=\"data:,\"/>"))
        #expect(html.matches(of: /\son[a-z]+="/).isEmpty)
        #expect(html.contains("default-src 'none'") && html.contains("script-src 'sha256-"))
    }

    @Test("Text of the input is escaped")
    func escaped() throws {
        let html = try Self.page().html
        #expect(html.matches(of: /<script>/).count == 1 && html.matches(of: /<script/).count == 2)
        #expect(!html.contains("<b>&amp;amp;") && html.contains("&lt;b&gt;"))
    }

    @Test("All IDs are unique, even for inputs with the same name")
    func uniqueIDs() throws {
        let program = try Program()
        for name in ["a/x.yaml", "b/x.yaml", "b/r1-timeline.yaml"] { try program.write(Self.story, to: name) }
        #expect(try program("report", "a", "b", "-o", "site").status == 0)
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("x/1") && ids.contains("x-2/1"))
    }

    @Test("An invalid input is an error, and other inputs are shown")
    func brokenInput() throws {
        let program = try Program()
        try program.write(Self.story, to: "in/a.yaml")
        try program.write("steps: [", to: "in/b.yaml")
        let result = try program("report", "in", "-o", "site")
        #expect(result.status == 2 && result.errors.contains("in/b.yaml"))
        #expect(try program.read("site/index.html").count > 10_000)
    }

    @Test("Equal inputs give equal pages")
    func deterministic() throws {
        #expect(try Self.page().html == Self.page().html)
    }

    @Test(
        "The security policy contains the hash of the page's script",
        .enabled(if: Tool.isInstalled("sha256sum")))
    func scriptHash() throws {
        let page = try Self.page().html
        let start = try #require(page.firstRange(of: "<script>")).upperBound
        let script = page[start..<(try #require(page[start...].firstRange(of: "</script>")).lowerBound)]
        let program = try Program()
        try program.write(String(script), to: "script")
        let hex = try program.shell("sha256sum script").output.prefix(64)
        let bytes = stride(from: 0, to: 64, by: 2).compactMap { place in
            UInt8(hex.dropFirst(place).prefix(2), radix: 16)
        }
        let hash = Data(bytes).base64EncodedString()
        #expect(page.contains("script-src 'sha256-\(hash)'"), "put sha256-\(hash) into page.mustache")
    }
}

@Suite("Reports of several or unusual runs")
struct LargeReportTests {
    @Test("Drawings of several runs are text at the end of the page, which is well-formed")
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
        // What the browser parses before it shows the index grows by the entries alone.
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

    @Test("With --split, each run has a page, and names don't differ in case alone")
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
        "A title that looks like a mark of a drawing is text",
        arguments: ["lifeline:bytes=", "lifeline:digest=", "]]>"])
    func marks(title: String) throws {
        let text = ReportTests.story.replacing(/title: .*/, with: "title: \"\(title)\"")
        let html = try ReportTests.page(text, named: "lifeline:bytes=").html
        #expect(XMLParser(data: Data(html.utf8)).parse())
        #expect(html.contains("<h2>\(title.replacing(">", with: "&gt;"))</h2>"))
    }
}
