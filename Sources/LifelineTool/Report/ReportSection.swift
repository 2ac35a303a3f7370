import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// What the page shows of one run, storyboard or dump.
struct ReportSection {
    /// A drawing: its kind, its title, and its SVG.
    typealias Figure = (kind: String, title: String, svg: String)

    /// The name by which addresses lead here.
    let slug: String
    let title: String
    /// The run; nil for a storyboard or dump.
    let run: Run?
    /// What is wrong, worst first in kind: expectations that do not hold, then findings.
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

    /// The section.
    var html: String {
        let facts = [path, run?.ios.map { "iOS \($0)" }, run.map { "\($0.controllers.count) controllers" }]
        return """
            <section class="run" id="\(slug)" aria-labelledby="\(slug)/title">
            <h2 id="\(slug)/title">\(HTML.escaped(title))</h2>
            <p class="facts">\(HTML.escaped(facts.compactMap { $0 }.joined(separator: " · ")))</p>
            \(verdict)\(run.map(played) ?? figures.map(figure).joined())</section>

            """
    }

    /// The parts that play together, and the table.
    private func played(_ run: Run) -> String {
        let hierarchy = ReportHierarchy(run)
        let main = figures.filter { $0.kind == "timeline" }
        let states = figures.filter { $0.kind == "states" }
        let others = figures.filter { $0.kind != "timeline" && $0.kind != "states" }
        let templates = hierarchy.lists.enumerated().map { "<template data-h=\"\($0)\"><ul>\($1)</ul></template>\n" }
        return """
            \(hierarchy.places.isEmpty ? "" : player(hierarchy.places.count))<div class="stage">
            \(main.map(figure).joined())<div class="side">
            <div class="tree" hidden="hidden"><h3>Hierarchy at this moment</h3><div class="now"></div></div>
            \(states.map(figure).joined())</div></div>
            \(others.map(figure).joined())\
            \(ReportEvents(run: run, slug: slug, hierarchy: hierarchy).html)\(templates.joined())
            """
    }

    private func player(_ count: Int) -> String {
        """
        <div class="player" role="group" aria-label="Player of \(HTML.escaped(title))" hidden="hidden">
        <button type="button" class="back" aria-label="Previous callback" title="Previous callback (←)">‹</button>
        <button type="button" class="play" aria-label="Play" title="Play (space)">▶</button>
        <button type="button" class="next" aria-label="Next callback" title="Next callback (→)">›</button>
        <input type="range" min="1" max="\(count)" value="\(count)" aria-label="Callback"/>
        <output class="says" aria-live="polite"></output>
        </div>

        """
    }

    private func figure(_ figure: Figure) -> String {
        let title = HTML.escaped(figure.title)
        return """
            <figure class="drawing \(figure.kind)" role="region" aria-label="\(title)" tabindex="0">
            \(figure.svg)</figure>

            """
    }

    /// What is wrong, or that nothing is.
    private var verdict: String {
        guard !diagnostics.isEmpty else { return run == nil ? "" : "<p class=\"fine\">✓ No findings.</p>\n" }
        return "<ul class=\"findings\" aria-label=\"Findings\">\n\(diagnostics.map(\.html).joined())</ul>\n"
    }
}
