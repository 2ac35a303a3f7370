import Foundation
import TestSupport
import Testing

@testable import LifelineTool

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("lifeline report", .waitsForProcesses)
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

    @Test(
        "An option that names a missing part of an input is an error",
        arguments: [("--controllers=nobody", "controllers"), ("--set=hierarchyStep=9", "hierarchyStep")])
    func missingPart(option: String, name: String) throws {
        let program = try Self.page().program
        let result = try program("report", "push-pop.yaml", option, "-o", "other")
        #expect(result.status == 2 && result.errors.hasPrefix("push-pop.yaml: error: \(name): "))
    }

    @Test("The page is well-formed")
    func wellFormed() throws {
        let html = try Self.page().html
        #expect(XMLParser(data: Data(html.utf8)).parse())
    }

    @Test("Drawings in another language than the report's state it, together with their titles")
    func language() throws {
        let (program, html) = try Self.page()
        #expect(html.components(separatedBy: " lang=").count == 2)
        try program("report", "push-pop.yaml", "-o", "site", "--set", "language=ja")
        let translated = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        let figures = translated.matches(of: /<figure class="drawing [^>]*>/)
        #expect(!figures.isEmpty && figures.allSatisfy { $0.output.contains(" lang=\"ja\"") })
    }

    @Test("A report has a section for each storyboard, or one with the setting together", arguments: [true, false])
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
        let words =
            ["report", "One.storyboard", "Two.storyboard", "-o", "site"]
            + (together ? ["--set", "together=true"] : [])
        #expect(try program(words).status == 0)
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        #expect(html.components(separatedBy: "<h2>").count == (together ? 2 : 3))
        #expect(html.contains("<title>2 inputs") != together)
    }

    @Test("A report contains the same diagnostics about interruptions as a check")
    func interruptions() throws {
        let program = try Program()
        try program.write(
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: HomeViewController
              detail:
                class: DetailViewController
                overrides:
                  viewWillAppear: [ { beginTask: spinner } ]
                  viewDidDisappear: [ { endTask: spinner } ]
            steps:
              - launch: nav
              - push: detail
              - pop:
            """, to: "spinner.yaml")
        let check = try program("check", "spinner.yaml")
        #expect(check.errors.contains("[will-without-undo]"))
        #expect(try program("report", "spinner.yaml", "-o", "site").status == 0)
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        #expect(html.contains("1 diagnostic<") || html.contains("1 diagnostic "))
        #expect(html.contains("will-without-undo"))
    }

    @Test("Callbacks link to Apple's documentation, unless the setting links is false", arguments: [true, false])
    func documentationLinks(links: Bool) throws {
        let program = try Program()
        try program.write(Self.story, to: "push-pop.yaml")
        let result = try program(["report", "push-pop.yaml", "-o", "site"] + (links ? [] : ["--set", "links=false"]))
        #expect(result.status == 0)
        let html = String(decoding: try program.read("site/index.html"), as: UTF8.self)
        #expect(html.contains("developer.apple.com") == links)
    }

    @Test("The last line counts pages, and --prune removes only pages from Lifeline")
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

    @Test("Text from the input is escaped")
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

    @Test("Equal inputs produce equal pages")
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
