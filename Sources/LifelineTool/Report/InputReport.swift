import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// The sections of an input in a report, with the style of their drawings.
struct InputReport: Codable, Sendable {
    private(set) var sections: [ReportSection] = []
    private(set) var sheet = ReportSheet()
    /// The file of the drawing to export.
    private(set) var exported: Data?

    init() {}

    /// Creates the sections of an input. With the setting `together`, a storyboard after the first one has no section.
    ///
    /// - Throws: ``GraphvizError``, or ``ReadError`` if the options name a controller, step, callback, or scene that
    ///   the input doesn't contain.
    init(
        _ input: DiagnosedInput, _ style: DrawingStyle, _ names: ReportNames, paths: ReportPaths,
        exporting export: Job.Export? = nil
    ) throws {
        let request = style.request()
        try request.requireParts(of: input)
        let loaded = input.played.input
        if style.options.storyboard.together && loaded.isLaterStoryboard { return }
        var names = names
        for (index, subject) in request.subjects(of: input) {
            let (slug, prefix) = names.next()
            var figures: [ReportContent.Figure] = []
            for diagram in style.diagrams ?? InputReport.diagrams(of: subject) {
                figures += try self.figures(diagram, subject, loaded, style, prefix: prefix, exporting: export)
            }
            // The section lists the diagnostics separately, so its events come from the run without diagnostics.
            let plain: Subject = input.played.runs.isEmpty ? subject : .run(input.played.runs[index])
            // Only a scenario has diagnostics about interruptions, and it has one run.
            let ruleDiagnostics =
                (input.ruleDiagnostics.isEmpty ? [] : input.ruleDiagnostics[index]) + input.interruptions
            let content = ReportContent(
                loaded, plain, slug: slug, figures: figures, diagnostics: input.failures + ruleDiagnostics,
                paths: paths, linksToDocumentation: style.options.links)
            sections.append(ReportSection(content))
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
        _ diagram: Diagram, _ subject: Subject, _ input: LoadedInput, _ style: DrawingStyle, prefix: String,
        exporting export: Job.Export?
    ) throws -> [ReportContent.Figure] {
        var options = style.request().options(named: "\(prefix)-\(diagram.name)", in: .auto)
        options.numbersMessages = true
        options.pageSize = style.options.pageSize ?? InputReport.pageRows
        if case .run(let run) = subject { InputReport.adapt(&options, to: run, diagram) }
        options.storyboard.storyboards = input.storyboards
        guard diagram.canDraw(subject, options) else { return [] }
        return try diagram.draw(subject, options).map { picture in
            let name = "\(input.stem).\(diagram.name)"
            if let export, export.id == picture.id, let format = Format.named(export.format) {
                let drawing = Drawing(name: name, picture: picture, format: format, scale: style.scale)
                exported = Data(try drawing.bytes())
            }
            let drawing = Drawing(name: name, picture: picture, format: .svg)
            let svg = String(decoding: try drawing.bytes(), as: UTF8.self)
            return (diagram.name, picture.title, picture.language, sheet.taken(from: svg))
        }
    }

    private static func adapt(_ options: inout DiagramOptions, to run: Run, _ diagram: Diagram) {
        // A click on an arrow selects its callback in the player. The links to documentation are in the table of events
        // and the player.
        options.links = false
        let steps = run.events.count { if case .step = $0.body { true } else { false } }
        let isShort = options.step == nil && diagram.name == "hierarchy" && steps <= filmSteps
        options.film = options.film || isShort
    }
}
