import Foundation
import Testing

@Suite(
    "The live preview in a browser", .waitsForProcesses, .serialized,
    .enabled(if: DevTools.isInstalled, "Chromium is not installed")
)
struct PreviewPageTests {
    /// Opens the page of a preview with one of the preview's inputs.
    private func open(_ file: String = "in/first.yaml") async throws -> (preview: Preview, page: DevTools) {
        let preview = try await Preview()
        let page = try DevTools()
        page.server = preview
        try page.open(preview.address + "?file=" + file)
        try page.wait(until: "players.length === 1")
        return (preview, page)
    }

    private func type(_ text: String, over old: String, in page: DevTools) throws {
        try page.evaluate(
            """
            byId('_editor').open = true;
            editor.value = editor.value.replace(\(JavaScript.quoted(old)), \(JavaScript.quoted(text)));
            editor.dispatchEvent(new Event('input'))
            """)
    }

    @Test("The page lists the inputs, and draws the chosen one with its player")
    func chooses() async throws {
        let (_, page) = try await open()
        #expect(try page.text("files.map(file => file.name).join()") == "in/deep/second.yaml,in/first.yaml")
        #expect(try page.text("document.querySelector('#_stage svg title').textContent") == "Timeline: First title")
        try page.click("#_files a")
        try page.wait(until: "document.querySelector('#_stage svg title')?.textContent === 'Timeline: Second title'")
        #expect(try page.text("document.querySelector('[aria-current=page]').textContent") == "in/deep/second.yaml")
        #expect(try page.text("new URLSearchParams(location.search).get('file')") == "in/deep/second.yaml")
        #expect(page.problems == [])
    }

    @Test("A saved file is redrawn, and the player stays at its callback")
    func saves() async throws {
        let (preview, page) = try await open()
        try page.evaluate("players[0].go(12)")
        try preview.program.write(Preview.story.replacing("First", with: "Saved") + "\n  - pop:\n", to: "in/first.yaml")
        try page.wait(until: "document.querySelector('#_stage svg title').textContent === 'Timeline: Saved title'")
        #expect(try page.number("players[0].number") == 12)
        #expect(try page.text("editor.value").contains("Saved title"))
        try preview.program.write(Preview.story, to: "in/new.yaml")
        try page.wait(until: "files.some(file => file.name === 'in/new.yaml')")
    }

    @Test("An edit is drawn, an error is shown with its line, and neither changes the file")
    func edits() async throws {
        let (preview, page) = try await open()
        try type("title: Edited", over: "title: First title", in: page)
        try page.wait(until: "document.querySelector('#_stage svg title').textContent === 'Timeline: Edited'")
        try type("- pusch:", over: "- push:", in: page)
        try page.wait(until: "byId('_findings').textContent.includes(\"did you mean 'push'?\")")
        #expect(try page.holds("byId('_stage').classList.contains('old') && document.querySelector('#_stage svg')"))
        try page.click("#_findings button")
        #expect(try page.text("editor.value.slice(editor.selectionStart, editor.selectionEnd)") == "pusch: detail")
        try type("- push:", over: "- pusch:", in: page)
        try page.wait(until: "byId('_findings').hidden && !byId('_stage').classList.contains('old')")
        #expect(try preview.program.read("in/first.yaml") == Array(Preview.story.utf8))
        try page.click("#_revert")
        try page.wait(until: "document.querySelector('#_stage svg title').textContent === 'Timeline: First title'")
    }

    @Test("A file that changes while it is edited in the page is loaded only on request")
    func keepsEdits() async throws {
        let (preview, page) = try await open()
        try type("title: Edited", over: "title: First title", in: page)
        try page.wait(until: "document.querySelector('#_stage svg title').textContent === 'Timeline: Edited'")
        try preview.program.write(Preview.story.replacing("First", with: "Saved"), to: "in/first.yaml")
        try page.wait(until: "!byId('_notice').hidden")
        #expect(try page.text("editor.value").contains("Edited"))
        try page.click("#_load")
        try page.wait(until: "document.querySelector('#_stage svg title').textContent === 'Timeline: Saved title'")
        #expect(try page.text("editor.value").contains("Saved title"))
    }

    @Test("The example can be opened, played, and copied")
    func example() async throws {
        let (_, page) = try await open()
        try page.click("#_example")
        try page.wait(until: "shown.isOwn && players.length === 1")
        #expect(try page.text("document.querySelector('#_stage svg title').textContent").contains("Push a controller"))
        try page.evaluate("document.activeElement.blur(); players[0].go(5)")
        try page.press("ArrowRight")
        #expect(try page.number("players[0].number") == 6)
        try page.grant("clipboardReadWrite", "clipboardSanitizedWrite")
        try page.click("#_copy")
        try page.wait(until: "byId('_status').textContent === 'copied'")
        #expect(try page.holds("await navigator.clipboard.readText() === editor.value"))
    }

    @Test("A log can be pasted, dropped, and opened, and its drawing saved")
    func ownText() async throws {
        let (_, page) = try await open()
        let log =
            "HomeViewController viewDidLoad\\nHomeViewController viewWillAppear\\nHomeViewController viewDidAppear"
        let transfer = "const data = new DataTransfer(); data.setData('text/plain', '\(log)')"
        try page.evaluate(
            "{ \(transfer); document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })) }"
        )
        try page.wait(
            until: "shown.path === 'pasted.txt' && document.querySelectorAll('#_stage svg .message').length > 0")
        #expect(try page.holds("!byId('_editor').hidden && !byId('_exports').hidden"))
        let file =
            "const data = new DataTransfer(); data.items.add(new File(['\(log)\\nHomeViewController viewWillDisappear'], 'own.log'))"
        try page.evaluate(
            "{ \(file); document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true })) }")
        try page.wait(until: "shown.path === 'own.log' && byId('_title').textContent === 'own.log'")
        try page.wait(until: "document.querySelector('#_stage svg desc')?.textContent.includes('viewWillDisappear')")
        try page.evaluate(
            "globalThis.saved = []; save = (text, name) => saved.push(name, text); byId('_exports').querySelector('button').click()"
        )
        #expect(
            try page.holds("saved[0].endsWith('.svg') && saved[1].includes('<style') && saved[1].startsWith('<svg')"))
        try page.click("#_save")
        #expect(try page.holds("saved[2] === 'own.log' && saved[3].includes('viewWillDisappear')"))
        for (number, format) in [(1, "png"), (2, "pdf")] {
            try page.evaluate("saved.length = 0; byId('_exports').querySelectorAll('button')[\(number)].click()")
            try page.wait(until: "saved.length === 2")
            #expect(try page.holds("saved[0].endsWith('.\(format)') && saved[1].type.endsWith('/\(format)')"))
            #expect(try page.number("saved[1].size") > 1_000)
        }
    }

    @Test("The keyboard reaches the inputs, the editor, and the player")
    func keyboard() async throws {
        let (_, page) = try await open()
        try page.evaluate("byId('_find').focus()")
        var reached: [String] = []
        for _ in 0..<14 {
            try page.press("Tab")
            let names = ["id", "className", "localName"].map { "document.activeElement.\($0)" }
            reached.append(try page.text(names.joined(separator: " || ")))
        }
        for stop in ["a", "_example", "summary", "back", "play", "next"] {
            #expect(reached.contains(stop), "\(reached)")
        }
        try page.evaluate("document.querySelector('#_files a').focus()")
        try page.press("Enter")
        try page.wait(until: "document.querySelector('#_stage svg title')?.textContent === 'Timeline: Second title'")
    }

    @Test("Nothing is wider than a phone, in light and dark colors", arguments: ["light", "dark"])
    func phone(scheme: String) async throws {
        let (_, page) = try await open()
        try page.prefer(scheme)
        try page.resize(358, 700)
        #expect(try page.number("document.documentElement.scrollWidth") == 358)
        let color = try page.text("getComputedStyle(document.body).backgroundColor")
        #expect(color == (scheme == "dark" ? "rgb(13, 17, 23)" : "rgb(255, 255, 255)"))
    }

    @Test(
        "axe-core reports no violation, with drawings and with an error",
        .enabled(if: Axe.isInstalled, "axe-core-python is not installed"), arguments: ["light", "dark"], [1200, 358])
    func accessible(scheme: String, width: Int) async throws {
        let (_, page) = try await open()
        try page.prefer(scheme)
        try page.resize(width, 800)
        #expect(try Axe.violations(in: page) == "")
        try type("- pusch:", over: "- push:", in: page)
        try page.wait(until: "!byId('_findings').hidden")
        #expect(try Axe.violations(in: page) == "")
    }
}
