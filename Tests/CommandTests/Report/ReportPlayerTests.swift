import Foundation
import Testing

@Suite("Report player in a browser", .waitsForProcesses)
struct ReportPlayerTests {
    /// Opens the page of a report at `fragment`.
    private func open(_ fragment: String) throws -> DevTools {
        let page = try DevTools()
        let file = try ReportTests.page().program.folder.appending(path: "site/index.html")
        try page.open(file.absoluteString + "#" + fragment)
        return page
    }

    /// Returns the IDs of the highlighted rows.
    private func lit(_ page: DevTools) throws -> String {
        try page.text("Array.from(document.querySelectorAll('tr.event.now'), row => row.id).join()")
    }

    @Test(
        "A deep link highlights the row, message, state, and hierarchy",
        .enabled(if: DevTools.isInstalled, "Chromium is not installed"))
    func deepLink() throws {
        let row = /data-n="([0-9]+)"[^>]* data-c="home" data-k="viewWillAppear"/
        let number = try #require(try ReportTests.page().html.firstMatch(of: row)?.1)
        let page = try open("push-pop/\(number)")
        #expect(try lit(page) == "push-pop/\(number)")
        for mark in [
            ".edge.message.legal.n\(number).now", ".band-now", ".node.state.appearing.here.now",
            ".box.appearing.now[data-c=home]",
        ] {
            #expect(try page.holds("document.querySelector('\(mark)')"), "\(mark)")
        }
        #expect(page.problems == [])
    }

    @Test(
        "Arrow keys step through the callbacks", .enabled(if: DevTools.isInstalled, "Chromium is not installed"),
        arguments: [(["ArrowRight", "ArrowRight"], "19"), (["ArrowLeft"], "16")])
    func keys(keys: [String], expected: String) throws {
        let page = try open("push-pop/17")
        for key in keys { try page.press(key) }
        #expect(try lit(page) == "push-pop/\(expected)")
        #expect(page.problems == [])
    }

    @Test("The space key plays the run", .enabled(if: DevTools.isInstalled, "Chromium is not installed"))
    func plays() throws {
        let page = try open("push-pop/17")
        try page.press(" ")
        try page.wait(until: "document.querySelector('tr.event.now').dataset.n > 18")
    }

    @Test(
        "The player skips rows that the filter hides", .enabled(if: DevTools.isInstalled, "Chromium is not installed"))
    func filters() throws {
        let page = try open("push-pop/1")
        try page.evaluate(
            """
            byId('_callback').value = 'viewDidLoad';
            byId('_callback').dispatchEvent(new Event('input'));
            """)
        try page.press("ArrowRight")
        #expect(try page.text("byId('_count').textContent").contains("3 of "))
        #expect(try page.text("document.querySelector('tr.event.now').dataset.k") == "viewDidLoad")
        #expect(page.problems == [])
    }

    @Test("The theme button switches to dark", .enabled(if: DevTools.isInstalled, "Chromium is not installed"))
    func theme() throws {
        let page = try open("")
        try page.click("#_theme")
        #expect(try page.text("document.documentElement.dataset.theme") == "dark")
    }

    @Test("The player's hierarchy data contains the window's root once for each change")
    func roots() throws {
        let html = try ReportTests.page().html
        #expect(html.matches(of: /\[-1,[-0-9,]*\]/).count == 1)
    }
}
