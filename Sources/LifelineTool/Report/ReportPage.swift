import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// The HTML page of a report, with a section for each run, storyboard, or hierarchy dump.
struct ReportPage {
    private(set) var sections: [ReportSection] = []
    private var slugs: Set<String> = ["index"]
    /// The last number that was appended to each name.
    private var slugCounts: [String: Int] = [:]
    private var sheet = ReportSheet()
    private let paths: ReportPaths

    /// Creates an empty page.
    init(paths: ReportPaths) { self.paths = paths }

    /// Adds the sections of an input. With `--together`, adds no section for a storyboard after the first one.
    ///
    /// - Throws: ``GraphvizError``, or ``ReadError`` if the options name a controller, step, callback, or scene that the
    ///   input doesn't contain.
    mutating func add(_ input: DiagnosedInput, _ style: DrawingStyle) throws {
        try style.request().requireParts(of: input)
        let loaded = input.played.input
        if style.options.storyboard.together && loaded.isLaterStoryboard { return }
        for (index, subject) in input.subjects.enumerated() {
            let slug = freeSlug(Path.name(loaded.stem))
            var figures: [ReportSection.Figure] = []
            for diagram in style.diagrams ?? ReportPage.diagrams(of: subject) {
                figures += try self.figures(diagram, subject, loaded, style)
            }
            // The section lists the diagnostics separately, so its events come from the run without diagnostics.
            let plain: Subject = input.played.runs.isEmpty ? subject : .run(input.played.runs[index])
            // Only a scenario has diagnostics about interruptions, and it has one run.
            let ruleDiagnostics =
                (input.ruleDiagnostics.isEmpty ? [] : input.ruleDiagnostics[index]) + input.interruptions
            sections.append(
                ReportSection(
                    loaded, plain, slug: slug, figures: figures, diagnostics: input.failures + ruleDiagnostics,
                    paths: paths, linksToDocumentation: style.options.links))
        }
    }

    /// The maximum number of steps in a run for which the hierarchy is drawn after each step. The player shows the
    /// hierarchy at each callback in any run.
    private static let filmSteps = 40
    /// The default number of rows per timeline page. The number is limited because the browser lays out and paints a
    /// whole page whenever the player moves to another callback.
    private static let pageRows = 150

    /// Returns the default diagrams for a subject. For a run, they always include the state diagram and the
    /// hierarchy. The player shows the states at each callback in the state diagram.
    private static func diagrams(of subject: Subject) -> [Diagram] {
        Diagram.all.filter { diagram in
            if diagram.isDefault(subject) { return true }
            guard case .run = subject else { return false }
            return diagram.name == Diagram.states.name || diagram.name == Diagram.hierarchy.name
        }
    }

    private mutating func figures(
        _ diagram: Diagram, _ subject: Subject, _ input: LoadedInput, _ style: DrawingStyle
    ) throws -> [ReportSection.Figure] {
        var options = style.request().options(named: "r\(sections.count + 1)-\(diagram.name)", in: .auto)
        options.numbersMessages = true
        if case .run(let run) = subject { ReportPage.adapt(&options, to: run, diagram) }
        options.storyboard.storyboards = input.storyboards
        guard diagram.canDraw(subject, options) else { return [] }
        return try diagram.draw(subject, options).map { picture in
            let drawing = Drawing(name: "\(input.stem).\(diagram.name)", picture: picture, format: .svg)
            let svg = String(decoding: try drawing.bytes(), as: UTF8.self)
            return (diagram.name, picture.title, sheet.taken(from: svg))
        }
    }

    private static func adapt(_ options: inout DiagramOptions, to run: Run, _ diagram: Diagram) {
        // A click on an arrow selects its callback in the player. The links to documentation are in the table of events
        // and the player.
        options.links = false
        options.pageSize = options.pageSize ?? pageRows
        let steps = run.events.count { if case .step = $0.body { true } else { false } }
        let isShort = options.step == nil && diagram.name == "hierarchy" && steps <= filmSteps
        options.film = options.film || isShort
    }

    /// Returns a unique name that can't be mistaken for an ID in a drawing. Names that differ only in letter case
    /// count as equal, because the names are also file names.
    private mutating func freeSlug(_ name: String) -> String {
        let plain = HTML.slug(name)
        let isLikeDrawing = plain.wholeMatch(of: /r[0-9]+-.*/) != nil
        let base = isLikeDrawing ? "run-" + plain : plain
        var (slug, count) = (base, slugCounts[base.lowercased(), default: 1])
        while !slugs.insert(slug.lowercased()).inserted {
            count += 1
            slug = "\(base)-\(count)"
        }
        slugCounts[base.lowercased()] = count
        return slug
    }

    // MARK: Files

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
        let mark = Array(#"<meta name="generator" content="Lifeline"/>"#.utf8)
        let names = (try? Files.list(folder)) ?? []
        return names.filter { name in
            let path = "\(folder)/\(name)"
            guard name.hasSuffix(".html"), Files.kind(path) == .file, !Files.isLink(path) else { return false }
            return (try? Files.read(path))?.prefix(1000).firstRange(of: mark) != nil
        }
    }

    /// The style sheet of the drawings.
    var style: String { sheet.text }

    /// Returns a page that contains `sections`, or an index with links to their pages.
    private func html(of sections: [ReportSection], links: Bool = false, isPart: Bool = false) -> String {
        let isIndex = sections.count > 1 || links
        let callbacks = sections.compactMap(\.run).reduce(0) { $0 + $1.callbacks.reduce(0) { count, _ in count + 1 } }
        let diagnostics = sections.reduce(0) { $0 + $1.diagnostics.count }
        let script = [PackageResources.player_js, PackageResources.report_js]
        let item = sections.allSatisfy { $0.run != nil } ? "run" : "input"
        let title = isIndex ? HTML.count(sections.count, item) : sections[0].title
        return ReportTemplate.page.render([
            "title": HTML.escaped(title), "hasIndex": isIndex, "isLazy": isIndex && !links, "isPart": isPart,
            "facts": "\(HTML.count(callbacks, "callback")) · \(HTML.count(diagnostics, "diagnostic"))",
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
