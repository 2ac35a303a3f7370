import Foundation
import Testing

@testable import LifelineTool

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The report")
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
        return (program, String(decoding: try program.read("site/index.html"), as: UTF8.self))
    }

    @Test("The page is well-formed")
    func wellFormed() throws {
        let html = try Self.page().html
        #expect(XMLParser(data: Data(html.utf8)).parse())
    }

    @Test("Every callback of the run has a row with an address and a message in the timeline")
    func everyCallback() throws {
        let (program, html) = try Self.page()
        let lines = try program("run", "push-pop.yaml", "--format", "jsonl").output.split(separator: "\n")
        let count = lines.count { $0.contains("\"event\":\"callback\"") }
        #expect(count > 30)
        for number in 1...count {
            #expect(html.contains("id=\"push-pop/\(number)\""))
            let isShown = html.contains(" n\(number)\"") || html.contains(" n\(number) ")
            #expect(isShown, "no row of the timeline stands for \(number)")
        }
        #expect(!html.contains("id=\"push-pop/\(count + 1)\""))
    }

    @Test("The table of callbacks has a head for each column, and marks a callback that its state doesn't allow")
    func table() throws {
        let html = try Self.page(Self.story + "\n  - call: home.viewDidDisappear\n").html
        let heads = html.matches(of: /<th scope="col">([^<]*)<\/th>/).map { String($0.1) }
        #expect(heads == ["#", "Step", "Controller", "Callback", "State after", "Flags", "Line"])
        let rows = html.matches(of: /<tr class="event[^"]*".*?<\/tr>/.dotMatchesNewlines()).map { String($0.0) }
        let marked = rows.filter { $0.hasPrefix("<tr class=\"event illegal\"") }
        #expect(marked.count == 1 && marked.allSatisfy { $0.contains("illegal: was appeared") })
        #expect(rows.count { $0.contains("illegal: was") } == 1)
    }

    @Test("An expectation that does not hold stands above the run, with both orders side by side")
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
                "<h4>expected</h4><ol><li><mark>home.viewDidAppear</mark></li><li>home.viewWillAppear</li></ol>"))
        #expect(
            html.contains(
                "<h4>actual</h4><ol><li><mark>home.viewWillAppear</mark></li><li>home.viewDidAppear</li></ol>"))
        #expect(html.contains("1 diagnostic</p>"))
    }

    @Test("Nothing is loaded from elsewhere, and only the page's own script may run")
    func selfContained() throws {
        let html = try Self.page().html
        for word in [" src=", "@import", "url(", "<iframe", "<object", "javascript:"] { #expect(!html.contains(word)) }
        #expect(html.matches(of: /<link\s/).count == 1 && html.contains("<link rel=\"icon\" href=\"data:,\"/>"))
        #expect(html.matches(of: /\son[a-z]+="/).isEmpty)
        #expect(html.contains("default-src 'none'") && html.contains("script-src 'sha256-"))
    }

    @Test("What comes from the input is escaped")
    func escaped() throws {
        let html = try Self.page().html
        #expect(html.matches(of: /<script/).count == 1)
        #expect(!html.contains("<b>&amp;amp;") && html.contains("&lt;b&gt;"))
    }

    @Test("No id comes twice, even where inputs share a name")
    func uniqueIDs() throws {
        let program = try Program()
        for name in ["a/x.yaml", "b/x.yaml", "b/r1-timeline.yaml"] { try program.write(Self.story, to: name) }
        #expect(try program("report", "a", "b", "-o", "site").status == 0)
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("x/1") && ids.contains("x-2/1"))
    }

    @Test("A broken input is told, and the others are still shown")
    func brokenInput() throws {
        let program = try Program()
        try program.write(Self.story, to: "in/a.yaml")
        try program.write("steps: [", to: "in/b.yaml")
        let result = try program("report", "in", "-o", "site")
        #expect(result.status == 2 && result.errors.contains("in/b.yaml"))
        #expect(try program.read("site/index.html").count > 10_000)
    }

    @Test("The same input gives the same page")
    func deterministic() throws {
        #expect(try Self.page().html == Self.page().html)
    }

    @Test(
        "The security policy names the script that the page holds, and nothing else may run",
        .enabled(if: Tool.isInstalled("sha256sum")))
    func scriptHash() throws {
        let page = try Self.page().html
        let start = try #require(page.firstRange(of: "<script>")).upperBound
        let script = page[start..<(try #require(page.firstRange(of: "</script>")).lowerBound)]
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
