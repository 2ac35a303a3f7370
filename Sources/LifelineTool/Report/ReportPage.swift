import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// The HTML page: its head, a section for each run, and the script of the players.
struct ReportPage {
    private var sections: [ReportSection] = []
    private var slugs: Set<String> = []
    private var sheet = ReportSheet()

    /// Whether the page has no sections.
    var isEmpty: Bool { sections.isEmpty }

    /// Adds the sections of an input; throws ``GraphvizError``.
    mutating func add(_ input: DiagnosedInput, _ style: DrawingStyle) throws {
        let loaded = input.played.input
        if style.together && loaded.isLaterStoryboard { return }
        for (index, subject) in input.subjects.enumerated() {
            let slug = freeSlug(Path.name(loaded.stem))
            var figures: [ReportSection.Figure] = []
            for diagram in style.diagrams ?? Diagram.all.filter({ $0.isDefault(subject) }) {
                figures += try self.figures(diagram, subject, loaded, style)
            }
            // The section's list shows the diagnostics, so its events are those of the run without diagnostics.
            let run: Subject = input.played.runs.isEmpty ? subject : .run(input.played.runs[index])
            let findings = input.findings.isEmpty ? [] : input.findings[index]
            sections.append(
                ReportSection(
                    loaded, run, slug: slug, figures: figures, diagnostics: input.failures + findings))
        }
    }

    private mutating func figures(
        _ diagram: Diagram, _ subject: Subject, _ input: LoadedInput, _ style: DrawingStyle
    ) throws -> [ReportSection.Figure] {
        var options = style.request().options(named: "r\(sections.count + 1)-\(diagram.name)", in: .auto)
        options.numbersMessages = true
        options.film = options.film || options.step == nil && diagram.name == "hierarchy"
        options.storyboard.others = input.otherStoryboards
        guard diagram.canDraw(subject, options) else { return [] }
        return try diagram.draw(subject, options).map { picture in
            let drawing = Drawing(name: "\(input.stem).\(diagram.name)", picture: picture, format: .svg)
            let svg = String(decoding: try drawing.bytes(), as: UTF8.self)
            return (diagram.name, picture.title, sheet.taken(from: svg))
        }
    }

    /// Returns a unique name that is not the beginning of an id in a drawing.
    private mutating func freeSlug(_ name: String) -> String {
        let plain = HTML.slug(name)
        let isLikeDrawing = plain.wholeMatch(of: /r[0-9]+-.*/) != nil
        let base = isLikeDrawing ? "run-" + plain : plain
        var (slug, count) = (base, 1)
        while !slugs.insert(slug).inserted {
            count += 1
            slug = "\(base)-\(count)"
        }
        return slug
    }

    /// The HTML.
    var html: String {
        let script = String(decoding: PackageResources.report_js, as: UTF8.self)
        let style = String(decoding: PackageResources.report_css, as: UTF8.self)
        let runs = sections.compactMap(\.run)
        let callbacks = runs.reduce(0) { $0 + $1.callbacks.reduce(0) { count, _ in count + 1 } }
        let diagnostics = sections.reduce(0) { $0 + $1.diagnostics.count }
        let contents = sections.map { section -> [String: Any] in
            var entry: [String: Any] = ["slug": section.slug, "title": HTML.escaped(section.title)]
            if !section.diagnostics.isEmpty { entry["count"] = section.diagnostics.count }
            return entry
        }
        return ReportTemplate.page.render([
            "title": HTML.escaped(sections.count == 1 ? sections[0].title : "\(sections.count) runs"),
            "facts": "\(callbacks) callbacks · \(diagnostics) diagnostic\(diagnostics == 1 ? "" : "s")",
            "style": sheet.text + style, "script": script, "hasContents": sections.count > 1, "contents": contents,
            "sections": sections.map(\.html).joined(),
        ])
    }
}
