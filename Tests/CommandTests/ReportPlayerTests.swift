import Foundation
import Testing

@Suite("The player of a report, in a browser", .serialized)
struct ReportPlayerTests {
    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    private static let isThere = browser != nil

    /// Opens the page at `fragment` after `hook` was put behind its own script, and gives the page as it is then.
    private func open(_ fragment: String, hook: String = "") throws -> (dom: String, console: String) {
        let (program, html) = try ReportTests.page()
        // The policy would rightly refuse the hook; that it lets the page's own script run is tested without one.
        let hooked =
            hook.isEmpty
            ? html
            : html.replacing(/<meta http-equiv[^>]*>/, with: "")
                .replacing("</body>", with: "<script>\(hook)</script></body>")
        try program.write(hooked, to: "site/hooked.html")
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.browser))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--virtual-time-budget=5000",
            "--user-data-dir=\(program.folder.appending(path: "profile").path())", "--dump-dom",
            program.folder.appending(path: "site/hooked.html").absoluteString + "#" + fragment,
        ]
        let (output, errors) = (program.folder.appending(path: "dom"), program.folder.appending(path: "console"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let console = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return (
            String(decoding: try Data(contentsOf: output), as: UTF8.self),
            console.split(separator: "\n").filter { $0.contains("CONSOLE") }.joined(separator: "\n")
        )
    }

    /// The numbers of the rows that are lit.
    private func lit(_ dom: String) -> [String] {
        dom.matches(of: /<tr class="event now" id="push-pop\/([0-9]+)"/).map { String($0.1) }
    }

    private static func key(_ key: String) -> String {
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }));"
    }

    @Test("A deep link lights row, message, state and hierarchy together", .enabled(if: isThere, "no Chromium here"))
    func deepLink() throws {
        let row = /data-n="([0-9]+)"[^>]* data-c="home" data-k="viewWillAppear"/
        let number = try #require(try ReportTests.page().html.firstMatch(of: row)?.1)
        let (dom, console) = try open("push-pop/\(number)")
        #expect(console == "")
        #expect(lit(dom) == [String(number)])
        #expect(dom.contains("class=\"edge message legal n\(number) now\""))
        #expect(dom.contains("class=\"band-now\""))
        #expect(dom.contains("class=\"node state appearing here now\""))
        #expect(dom.contains("class=\"box appearing now\" data-c=\"home\""))
    }

    @Test(
        "Arrow keys step, and space plays", .enabled(if: isThere, "no Chromium here"),
        arguments: [(["ArrowRight", "ArrowRight"], "19"), (["ArrowLeft"], "16")])
    func keys(keys: [String], expected: String) throws {
        let (dom, console) = try open("push-pop/17", hook: keys.map(Self.key).joined())
        #expect(console == "")
        #expect(lit(dom) == [expected])
    }

    @Test("Space plays to the end", .enabled(if: isThere, "no Chromium here"))
    func plays() throws {
        let (dom, _) = try open("push-pop/17", hook: Self.key(" "))
        let place = lit(dom).first.flatMap { Int($0) } ?? 0
        #expect(place > 18)
    }

    @Test("The filter hides other rows, and the player leaps over them", .enabled(if: isThere, "no Chromium here"))
    func filters() throws {
        let hook = """
            document.getElementById('_callback').value = 'viewDidLoad';
            document.getElementById('_callback').dispatchEvent(new Event('input'));
            \(Self.key("ArrowRight"))
            """
        let (dom, console) = try open("push-pop/1", hook: hook)
        #expect(console == "")
        #expect(dom.contains("3 of "))
        let row = try #require(dom.firstMatch(of: /<tr class="event now"[^>]*data-k="([^"]*)"/))
        #expect(row.1 == "viewDidLoad")
    }

    @Test("The switch turns the page dark", .enabled(if: isThere, "no Chromium here"))
    func theme() throws {
        let (dom, _) = try open("", hook: "document.getElementById('_theme').click();")
        #expect(dom.contains("data-theme=\"dark\""))
    }
}
