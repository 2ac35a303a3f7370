import Foundation
import Testing

@Suite("Report player in a browser", .serialized)
struct ReportPlayerTests {
    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    private static let isInstalled = browser != nil

    /// Opens the page at `fragment` with the script `hook` added after the page's own script, and returns the resulting
    /// page.
    private func open(_ fragment: String, hook: String = "") throws -> (dom: String, console: String) {
        let (program, html) = try ReportTests.page()
        // The security policy would block the hook. A test without a hook covers the page's own script.
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

    /// Returns the numbers of the highlighted rows.
    private func lit(_ dom: String) -> [String] {
        dom.matches(of: /<tr class="event now" id="push-pop\/([0-9]+)"/).map { String($0.1) }
    }

    private static func key(_ key: String) -> String {
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }));"
    }

    @Test(
        "A deep link highlights the row, message, state, and hierarchy",
        .enabled(if: isInstalled, "Chromium is not installed"))
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
        "Arrow keys step through the callbacks", .enabled(if: isInstalled, "Chromium is not installed"),
        arguments: [(["ArrowRight", "ArrowRight"], "19"), (["ArrowLeft"], "16")])
    func keys(keys: [String], expected: String) throws {
        let (dom, console) = try open("push-pop/17", hook: keys.map(Self.key).joined())
        #expect(console == "")
        #expect(lit(dom) == [expected])
    }

    @Test("The space key plays the run", .enabled(if: isInstalled, "Chromium is not installed"))
    func plays() throws {
        let (dom, _) = try open("push-pop/17", hook: Self.key(" "))
        let place = lit(dom).first.flatMap { Int($0) } ?? 0
        #expect(place > 18)
    }

    @Test("The player skips rows that the filter hides", .enabled(if: isInstalled, "Chromium is not installed"))
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

    @Test("The theme button switches to dark", .enabled(if: isInstalled, "Chromium is not installed"))
    func theme() throws {
        let (dom, _) = try open("", hook: "document.getElementById('_theme').click();")
        #expect(dom.contains("data-theme=\"dark\""))
    }

    @Test("The player's hierarchy data contains the window's root once for each change")
    func roots() throws {
        let html = try ReportTests.page().html
        #expect(html.matches(of: /\[-1,[-0-9,]*\]/).count == 1)
    }
}
