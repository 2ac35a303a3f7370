import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// A section of the page, about a run, storyboard or dump.
struct ReportSection {
    /// A drawing: its kind, its title, and its SVG.
    typealias Figure = (kind: String, title: String, svg: String)

    /// The name of the section in links.
    let slug: String
    let title: String
    /// The run; nil for a storyboard or dump.
    let run: Run?
    /// The failed expectations, then the diagnostics of rules.
    let diagnostics: [ReportDiagnostic]
    private let path: String
    private let figures: [Figure]

    init(
        _ input: LoadedInput, _ subject: Subject, slug: String, figures: [Figure], diagnostics: [Diagnostic]
    ) {
        (self.slug, self.figures, path) = (slug, figures, input.source.name)
        if case .run(let run) = subject { self.run = run } else { run = nil }
        title = run?.title ?? input.stem
        self.diagnostics = diagnostics.map { ReportDiagnostic($0, slug: slug) }
    }

    /// The HTML of the section.
    var html: String {
        let facts = [path, run?.ios.map { "iOS \($0)" }, run.map { "\($0.controllers.count) controllers" }]
        var values: [String: Any] = [
            "slug": slug, "title": HTML.escaped(title),
            "facts": HTML.escaped(facts.compactMap { $0 }.joined(separator: " · ")),
            "isFine": diagnostics.isEmpty && run != nil, "hasDiagnostics": !diagnostics.isEmpty,
            "diagnostics": diagnostics.map(\.html).joined(), "isRun": run != nil,
            "timelines": figures { $0 == "timeline" }, "states": figures { $0 == "states" },
            "figures": figures { run == nil || $0 != "timeline" && $0 != "states" },
        ]
        if let run {
            let hierarchy = ReportHierarchy(run)
            let templates = hierarchy.lists.enumerated().map {
                "<template data-h=\"\($0)\"><ul>\($1)</ul></template>\n"
            }
            values["events"] = ReportEvents(run: run, slug: slug, hierarchy: hierarchy).html + templates.joined()
            if !hierarchy.places.isEmpty { values["player"] = ["count": hierarchy.places.count] }
        }
        return ReportTemplate.section.render(values)
    }

    /// Returns the drawings of the selected diagrams.
    private func figures(_ isWanted: (String) -> Bool) -> String {
        figures.filter { isWanted($0.kind) }.map(figure).joined()
    }

    private func figure(_ figure: Figure) -> String {
        let title = HTML.escaped(figure.title)
        return """
            <figure class="drawing \(figure.kind)" role="region" aria-label="\(title)" tabindex="0">
            \(figure.svg)</figure>

            """
    }
}
