import LifecycleModel

/// The HTML page of a report, with a section for each run, storyboard, or hierarchy dump.
struct ReportPage {
    private var sections: [ReportSection] = []
    private var sheet = ReportSheet()

    mutating func add(_ report: InputReport) {
        sections += report.sections
        sheet.add(report.sheet)
    }

    /// Returns the files to write, with their names: one page, or an index and a page for each section. Returns no
    /// files if there are no sections.
    func files(split: Bool) -> [(name: String, html: String)] {
        guard !sections.isEmpty else { return [] }
        guard split else { return [("index.html", html(of: sections))] }
        let index = html(of: sections, links: true)
        return [("index.html", index)] + sections.map { ("\($0.slug).html", html(of: [$0], isPart: true)) }
    }

    /// Returns the names of the pages that Lifeline wrote directly into a folder.
    static func pages(in folder: String) -> [String] {
        let names = (try? Files.list(folder)) ?? []
        return names.filter { name in
            let path = "\(folder)/\(name)"
            return name.hasSuffix(".html") && !Files.isLink(path)
                && Files.content(path)?.prefix(1_000).firstRange(of: FileMark.generator.utf8) != nil
        }
    }

    /// Returns a page that contains `sections`, or an index with links to their pages.
    private func html(of sections: [ReportSection], links: Bool = false, isPart: Bool = false) -> String {
        let isIndex = sections.count > 1 || links
        let callbacks = sections.reduce(0) { $0 + $1.callbackCount }
        let diagnostics = sections.reduce(0) { $0 + $1.diagnosticCount }
        let script = [PackageResources.player_js, PackageResources.report_js]
        let item = sections.allSatisfy(\.isRun) ? "run" : "input"
        let title = isIndex ? sections.count.counting(item) : sections[0].title
        return ReportTemplate.page.render([
            "title": HTML.escaped(title), "isIndex": isIndex ? "true" : "", "home": isPart ? "index.html" : "",
            "facts": callbacks.counting("callback") + " · " + diagnostics.counting("diagnostic"),
            "style": (links ? "" : sheet.text) + String(decoding: PackageResources.report_css, as: UTF8.self),
            "script": String(decoding: script.joined(), as: UTF8.self),
            "index": index(of: sections),
            "sections": sections.map { $0.entry(isOpen: !isIndex, link: links ? "\($0.slug).html" : nil) }.joined(),
            "data": isIndex && !links ? sections.map(ReportPage.data).joined() : "",
        ])
    }

    /// Returns the index as JSON, without characters that are special in HTML or XML.
    private func index(of sections: [ReportSection]) -> String {
        var json = JSONText()
        json.array { list in for section in sections { section.writeIndex(to: &list) } }
        return json.text.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e").replacing("&", with: "\\u0026")
    }

    /// Returns the content of a section as text that the browser doesn't parse until the script inserts it.
    private static func data(_ section: ReportSection) -> String {
        "<script type=\"text/html\" id=\"_run-\(section.slug)\"><![CDATA[\(section.body)]]></script>\n"
    }
}
