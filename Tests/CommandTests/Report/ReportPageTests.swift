import Foundation
import Testing

@Suite(
    "The report in a browser", .waitsForProcesses, .enabled(if: DevTools.isInstalled, "Chromium is not installed")
)
struct ReportPageTests {
    private static let mistake = """
        title: Appearance without an end
        controllers: { home: HomeViewController }
        steps:
          - launch: home
          - beginAppearance: home
            appearing: false
        """

    /// Writes a report about two runs in two folders, and opens the report.
    private func open(_ fragment: String = "", _ options: String...) throws -> (program: Program, page: DevTools) {
        let program = try Program()
        try program.write(ReportTests.story, to: "in/good/push-pop.yaml")
        try program.write(Self.mistake, to: "in/bad/mistake.yaml")
        let result = try program(["report", "in", "-o", "site"] + options)
        try #require(result.status == 0, "\(result.errors)")
        let page = try DevTools()
        try page.open(program.folder.appending(path: "site/index.html").absoluteString + fragment)
        return (program, page)
    }

    @Test("A run is drawn when it is opened, and a click on its arrow sets the player")
    func opens() throws {
        let (_, page) = try open()
        #expect(try page.number("document.querySelectorAll('svg').length") == 0)
        try page.click("#push-pop > summary")
        try page.wait(until: "document.querySelectorAll('#push-pop svg').length >= 3")
        #expect(try page.text("document.querySelectorAll('#mistake svg').length") == "0")
        let classes = "Array.from(document.querySelector('#push-pop g.message').classList)"
        let mark = try page.text("\(classes).find(name => /^n[0-9]+$/.test(name))")
        try page.click("#push-pop g.message.\(mark) text")
        #expect(try page.text("'n' + document.querySelector('#push-pop tr.now').dataset.n") == mark)
        #expect(try page.text("location.hash") == "#push-pop/\(mark.dropFirst())")
        let help = try page.text("document.querySelector('#push-pop .help').href")
        #expect(help.hasPrefix("https://developer.apple.com/documentation/uikit/"))
        #expect(page.problems == [])
    }

    @Test("A link to a callback opens its run")
    func follows() throws {
        let (_, page) = try open("#push-pop/17")
        try page.wait(until: "document.querySelector('#push-pop tr.now')")
        #expect(try page.text("document.querySelector('#push-pop tr.now').dataset.n") == "17")
    }

    @Test("A run that is opened while the page is loading is drawn when it is complete")
    func opensEarly() throws {
        let (_, page) = try open()
        try page.evaluate(
            """
            var data = byId('_run-mistake'), text = data.textContent;
            data.textContent = text.slice(0, text.indexOf('<tr class="event"'));
            byId('mistake').open = true;
            drawContent(runs.find(run => run.slug === 'mistake'));
            """)
        #expect(try page.number("document.querySelectorAll('#mistake .player').length") == 0)
        try page.evaluate("data.textContent = text; document.dispatchEvent(new Event('DOMContentLoaded'))")
        #expect(try page.number("document.querySelectorAll('#mistake tr.now').length") == 1)
        #expect(try page.number("document.querySelectorAll('#mistake svg').length") >= 2)
        #expect(page.problems == [])
    }

    @Test(
        "The search and the filters hide runs that don't match",
        arguments: [
            ("_search", "detailviewcontroller", "push-pop"), ("_search", "mistake.yaml", "mistake"),
            ("_search", "unbalanced-appearance", "mistake"), ("_search", "without an END", "mistake"),
            ("_search", "viewWillDisappear detail", "push-pop"), ("_search", "nothing like this", ""),
            ("_severity", "error", "mistake"), ("_severity", "warning", ""), ("_folder", "in/good", "push-pop"),
            ("_callback", "willMove(toParent:)", "push-pop"), ("_controller", "detail", "push-pop"),
        ])
    func filters(control: String, value: String, expected: String) throws {
        let (_, page) = try open()
        try page.evaluate(
            """
            byId('\(control)').value = \(JavaScript.quoted(value));
            byId('\(control)').dispatchEvent(new Event('input'))
            """)
        let shown = "Array.from(document.querySelectorAll('.run:not([hidden])')).map(run => run.id).join()"
        #expect(try page.text(shown) == expected)
        #expect(try page.text("byId('_count').textContent").hasPrefix(expected.isEmpty ? "0 of 2" : "1 of 2"))
    }

    @Test("The checkbox 'Only with diagnostics' hides runs without diagnostics, and the keyboard reaches everything")
    func keyboard() throws {
        let (_, page) = try open()
        try page.evaluate("byId('_findings').focus()")
        try page.press(" ")
        #expect(try page.text("document.querySelector('.run:not([hidden])').id") == "mistake")
        try page.evaluate("document.querySelector('#mistake > summary').focus()")
        try page.press("Enter")
        try page.wait(until: "document.querySelector('#mistake svg')")
        let before = try page.number("document.querySelector('#mistake tr.now').dataset.n")
        try page.evaluate("document.activeElement.blur()")
        try page.press("ArrowLeft")
        #expect(try page.number("document.querySelector('#mistake tr.now').dataset.n") == before - 1)
    }

    @Test("The player shows the hierarchy that the program prints")
    func hierarchy() throws {
        let (program, page) = try open("#push-pop")
        try page.wait(until: "document.querySelector('#push-pop tr.now')")
        let run = try program("run", "in/good/push-pop.yaml", "--format", "jsonl").output
        #expect(run.contains("\"change\":\"push\",\"subject\":\"detail\""))
        let boxes = """
            Array.from(document.querySelectorAll('#push-pop .tree .box')).map(box => box.textContent).join(' | ')
            """
        let (nav, home) = ("nav UINavigationController root · appeared", "home HomeViewController shown · appeared")
        #expect(try page.text(boxes) == "UIWindow | \(nav) | \(home)")
        let appeared = "runs.find(run => run.slug === 'push-pop').player"
        try page.evaluate(
            """
            \(appeared).goTo(\(appeared).events.findIndex(one => one.c === 'detail' && one.k === 'viewDidAppear'))
            """)
        let pushed = try page.text(boxes)
        #expect(pushed.contains("home HomeViewController child · disappeared"))
        #expect(pushed.contains("detail DetailViewController shown · appeared"))
    }

    @Test("With --split, drawings are shown without scripts")
    func split() throws {
        let (program, page) = try open("", "--split")
        #expect(program.names(in: "site") == ["index.html", "mistake.html", "push-pop.html"])
        #expect(try page.number("document.querySelectorAll('svg').length") == 0)
        try page.send("Emulation.setScriptExecutionDisabled", ["value": true])
        try page.open(program.folder.appending(path: "site/push-pop.html").absoluteString)
        try page.send("Emulation.setScriptExecutionDisabled", ["value": false])
        #expect(try page.number("document.querySelectorAll('details[open] svg').length") >= 3)
        #expect(try page.number("document.querySelector('tr.event').getBoundingClientRect().height") > 0)
    }

    @Test("Nothing is wider than a phone, in light and dark colors", arguments: ["light", "dark"])
    func phone(scheme: String) throws {
        let (_, page) = try open("#push-pop/17")
        try page.prefer(scheme)
        try page.resize(358, 700)
        try page.wait(until: "document.querySelector('#push-pop tr.now')")
        #expect(try page.number("document.documentElement.scrollWidth") == 358)
    }

    @Test(
        "axe-core reports no violation", .enabled(if: Axe.isInstalled, "axe-core-python is not installed"),
        arguments: ["light", "dark"], [1200, 358])
    func accessible(scheme: String, width: Int) throws {
        let (_, page) = try open("#mistake/9")
        try page.prefer(scheme)
        try page.resize(width, 800)
        try page.wait(until: "document.querySelector('#mistake tr.now')")
        #expect(try Axe.violations(in: page) == "")
    }

    @Test(
        "On paper, no page is empty, and colors aren't needed",
        .enabled(if: Python.has("pymupdf"), "PyMuPDF is not installed"))
    func printed() throws {
        let (program, page) = try open("#push-pop/17")
        try page.wait(until: "document.querySelector('#push-pop tr.now')")
        try page.evaluate("byId('_theme').click()")
        let pdf = program.folder.appending(path: "page.pdf")
        try page.printed().write(to: pdf)
        let lines = try Python.lines("empty_pages.py", input: [pdf.path])
        // The numbers of pages, pages without content, and texts that are too light for paper.
        #expect(lines[0][1...] == ["0", "0"] && lines[0][0] != "0", "\(lines)")
    }
}
