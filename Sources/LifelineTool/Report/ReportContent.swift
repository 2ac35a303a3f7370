import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// The content of a section in a report page, about a run, a storyboard, or a hierarchy dump.
struct ReportContent {
    /// A drawing with its kind, title, language, and SVG.
    typealias Figure = (kind: String, title: String, language: String?, svg: String)

    /// The name of the section in links.
    let slug: String
    let title: String
    let path: String
    let run: Run?
    /// The failed expectations, followed by the diagnostics from rules.
    let diagnostics: [ReportDiagnostic]
    private let subject: Subject
    private let figures: [Figure]
    /// Whether callbacks link to Apple's documentation.
    private let linksToDocumentation: Bool

    init(
        _ input: LoadedInput, _ subject: Subject, slug: String, figures: [Figure], diagnostics: [Diagnostic],
        paths: ReportPaths, linksToDocumentation: Bool
    ) {
        (self.slug, self.subject, self.figures) = (slug, subject, figures)
        self.linksToDocumentation = linksToDocumentation
        path = paths.shown(input.source.name)
        if case .run(let run) = subject { self.run = run } else { run = nil }
        title = run?.title ?? input.stem
        self.diagnostics = diagnostics.map { ReportDiagnostic(diagnostic: $0, slug: slug, paths: paths) }
    }

    var classes: [String] {
        let all: [String] =
            switch subject {
            case .run(let run): run.controllers.map(\.shortClassName)
            case .storyboard(let storyboard): storyboard.controllers.compactMap(\.customClass)
            case .hierarchy(let dump): dump.nodes.map(\.node.shortClassName)
            }
        return Set(all).sorted()
    }

    var body: String {
        var values = [
            "slug": slug, "title": HTML.escaped(title), "diagnostics": diagnostics.map(\.html).joined(),
            "isFine": diagnostics.isEmpty && run != nil ? "true" : "",
            "figures": figures { run == nil || $0 != "timeline" && $0 != "states" },
        ]
        if let run {
            values["timeline"] = timeline
            values["states"] = figures { $0 == "states" }
            values["tree"] = HTML.escaped(ReportHierarchy(run).json)
            values["events"] = ReportEvents(run: run, slug: slug, linksToDocumentation: linksToDocumentation).html
            if run.callbackCount > 0 { values["count"] = String(run.callbackCount) }
        }
        return ReportTemplate.section.render(values)
    }

    private var timeline: String {
        let pages = figures.filter { $0.kind == "timeline" }
        guard let first = pages.first else { return "" }
        return """
            \(start(of: first))
            \(pages.map { page($0.svg) }.joined())</figure>

            """
    }

    /// Returns the HTML of a timeline page. Until the browser lays out the page, the page reserves the height of the
    /// drawing.
    private func page(_ svg: String) -> String {
        let height = svg.firstMatch(of: /\sheight="([0-9]+)/).map { " style=\"contain-intrinsic-size:auto \($0.1)px\"" }
        return "<div class=\"page\"\(height ?? "")>\(svg)</div>\n"
    }

    private func figures(_ isWanted: (String) -> Bool) -> String {
        figures.filter { isWanted($0.kind) }.map(figure).joined()
    }

    private func figure(_ figure: Figure) -> String {
        "\(start(of: figure))\n\(figure.svg)</figure>\n"
    }

    private func start(of figure: Figure) -> String {
        let language = figure.language.map { " lang=\"\(HTML.escaped($0))\"" } ?? ""
        let label = "aria-label=\"\(HTML.escaped(figure.title))\"\(language)"
        return "<figure class=\"drawing \(figure.kind)\" role=\"region\" \(label) tabindex=\"0\">"
    }
}
