import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders

/// A request for drawings of an input.
public struct DrawingRequest: Sendable {
    /// The diagrams to draw, or nil for the default diagrams.
    public var diagrams: [Diagram]?
    /// The file formats. Each page is drawn in each format that ``draws(_:as:)`` allows.
    public var formats: [Format] = [.svg]
    /// The number of the run to draw, or nil for each run that contains what ``options`` name.
    public var run: Int?
    /// The color theme.
    public var theme = DrawingTheme.auto
    /// The options for the diagrams. For each drawing, Lifeline sets the name, the color scheme, the file name, and the
    /// storyboards, and adds highlights for expectations.
    public var options = DiagramOptions(name: "")
    /// Whether the pages of a drawing and the drawings of several storyboards link to each other, which requires that
    /// files keep their names.
    public var linksPages = true
    /// The number of pixels per CSS pixel in bitmaps.
    public var scale = 2.0

    /// Creates a request for the default diagrams as SVG.
    public init() {}

    /// Returns the options for a diagram in one color scheme.
    ///
    /// - Parameters:
    ///   - name: The prefix of IDs in the drawing. For the dark drawing of a pair, `-dark` is added, because one page
    ///     can contain both drawings.
    ///   - scheme: The color scheme.
    public func options(named name: String, in scheme: ColorScheme) -> DiagramOptions {
        var options = options
        options.name = theme == .pair && scheme == .dark ? name + "-dark" : name
        options.scheme = scheme
        return options
    }

    /// Returns the drawings of one diagram: each page in each color scheme and format. Returns an empty array if the
    /// diagram can't draw the subject.
    ///
    /// - Parameters:
    ///   - diagram: The diagram.
    ///   - subject: The run, storyboard, or hierarchy dump to draw.
    ///   - stem: The prefix of the file names, such as `guide/push-pop`.
    ///   - input: The input, with the storyboards to which references can lead.
    func drawings(of diagram: Diagram, _ subject: Subject, stem: String, _ input: LoadedInput) -> [Drawing] {
        let name = stem.utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? stem
        return theme.schemes.flatMap { scheme, suffix -> [Drawing] in
            var options = options(named: "\(name)-\(diagram.name)", in: scheme)
            options.storyboard.storyboards = input.storyboards
            options.storyboard.stems = input.stems
            options.file = linksPages ? "\(name).\(diagram.name)" : nil
            options.fileEnding = "\(suffix).svg"
            guard diagram.canDraw(subject, options) else { return [] }
            let pages = diagram.draw(subject, options)
            let formats = formats.filter { draws(pages, as: $0) && (suffix.isEmpty || !$0.isTextRendering) }
            return pages.indices.flatMap { page in
                formats.map { format in
                    Drawing(
                        name: "\(stem).\(diagram.stem(page: page, of: pages.count))\(suffix).\(format.name)",
                        format: format, scale: scale
                    ) { pages[page] }
                }
            }
        }
    }

    /// Returns whether the request draws a diagram in a format. If the request doesn't name diagrams, a text format
    /// omits diagrams without a rendering in that format.
    public func draws(_ diagram: Diagram, as format: Format) -> Bool {
        !format.isTextRendering || diagrams != nil || diagram.textFormats.contains(format.name)
    }

    /// Returns whether the request draws a diagram with these pages in a format. If the request doesn't name diagrams, a
    /// text format omits diagrams without a rendering in that format, such as the hierarchy after each step.
    private func draws(_ pages: Pages, as format: Format) -> Bool {
        !format.isTextRendering || diagrams != nil || pages.first?.textRenderings[format.name] != nil
    }

    /// A problem with a part of the input that a request names, such as a controller that the input doesn't contain.
    public struct Problem: Sendable, Hashable {
        /// The option that names the part.
        public enum Option: Sendable, Hashable {
            case run
            case controllers, emphasize
            case step, onlyStep
            case from, to
            case focus
        }

        /// The option that names the part.
        public let option: Option
        /// The problem, and usually the existing parts or a suggestion, in lowercase and without a period.
        public let message: String
    }

    /// Returns the subjects of an input to draw, with their positions in the input: all of them or, for an input with
    /// several runs, the run with the number ``run`` or each run that contains the controllers, steps, and callbacks that
    /// the request names.
    public func subjects(of input: DiagnosedInput) -> [(index: Int, subject: Subject)] {
        let all = chosen(of: input)
        return all.count < 2 ? all : all.filter { problems(in: $0.subject, at: $0.index, of: input).isEmpty }
    }

    /// Returns the run with the number ``run`` or, without a number or a run, all subjects.
    private func chosen(of input: DiagnosedInput) -> [(index: Int, subject: Subject)] {
        let all = input.subjects.enumerated().map { (index: $0, subject: $1) }
        return all.filter { index, _ in input.played.runs.isEmpty || run == nil || run == index + 1 }
    }

    /// Returns a problem for each controller, step, callback, or scene that the request names but the storyboard or each
    /// run that can be drawn doesn't contain. Accepts step 1 and callback 1 in every run. Also returns a problem if the
    /// first callback to draw comes after the last callback to draw, and if the input has no run with the number ``run``.
    /// A name to emphasize is a problem if no run of the input contains it.
    public func problems(in input: DiagnosedInput) -> [Problem] {
        let names = DrawingRequest.runs(of: input).flatMap(DrawingRequest.names)
        let missing = (missingEmphasis(in: input) ?? []).map { name in
            let hint = Suggestion.hint(name, among: Self.alternatives(to: name, controllers: names))
            return Problem(option: .emphasize, message: "no controller or callback is named '\(name)'" + hint)
        }
        if let problem = missingRun(among: input.played.runs) { return missing + [problem] }
        let chosen = chosen(of: input)
        let problems = chosen.map { self.problems(in: $0.subject, at: $0.index, of: input) }
        return missing + (problems.contains(where: \.isEmpty) ? [] : problems.flatMap(\.self))
    }

    /// Returns the problem that none of the runs of an input has the number ``run``, or nil.
    package func missingRun(among runs: [Run]) -> Problem? {
        guard let run, !runs.isEmpty, run > runs.count else { return nil }
        let extent = Self.extent(runs.count, "run", of: "the input")
        return Problem(option: .run, message: "there is no run \(run); \(extent)")
    }

    private func problems(in subject: Subject, at index: Int, of input: DiagnosedInput) -> [Problem] {
        switch subject {
        case .run(let run): problems(in: run, called: input.played.runs.count == 1 ? "the run" : "run \(index + 1)")
        case .storyboard(let storyboard): problems(in: storyboard, input.played.input.storyboards)
        case .hierarchy: []
        }
    }

    /// Returns the names to emphasize that no run of the input contains, or nil for an input without runs.
    package func missingEmphasis(in input: DiagnosedInput) -> [String]? {
        let runs = DrawingRequest.runs(of: input)
        guard !runs.isEmpty else { return nil }
        return options.emphasized.filter { name in !runs.contains { Emphasis.isKnown(name, in: $0) } }
    }

    /// Returns the names to emphasize that runs of the input contain, but none of the timelines that are drawn. Returns an
    /// empty array if no timeline is drawn.
    package func undrawnEmphasis(in input: DiagnosedInput) -> [String] {
        let runs = subjects(of: input).compactMap { if case .run(let run) = $0.subject { run } else { nil } }
        guard !runs.isEmpty, diagrams?.contains(where: { $0.name == Diagram.timeline.name }) ?? true else { return [] }
        return options.emphasized.filter { name in
            runs.contains { Emphasis.isKnown(name, in: $0) }
                && !runs.contains { Emphasis.isInTimeline(name, of: $0, options) }
        }
    }

    private static func runs(of input: DiagnosedInput) -> [Run] {
        input.subjects.compactMap { if case .run(let run) = $0 { run } else { nil } }
    }

    private static func names(in run: Run) -> [String] {
        run.controllers.flatMap { $0.id == $0.name ? [$0.id] : [$0.id, $0.name] }
    }

    private func problems(in run: Run, called title: String) -> [Problem] {
        let names = DrawingRequest.names(in: run)
        let place = title == "the run" ? "" : " in \(title)"
        var problems = options.controllers.filter { !names.contains($0) }.map {
            Problem(
                option: .controllers,
                message: "no controller\(place) is named '\($0)'" + Suggestion.hint($0, among: names))
        }
        let steps = run.events.reduce(0) { if case .step = $1.body { $0 + 1 } else { $0 } }
        for (option, step) in [
            (Problem.Option.onlyStep, options.onlySteps?.lowerBound), (.onlyStep, options.onlySteps?.upperBound),
            (.step, options.step),
        ] {
            guard let step, !(1...max(steps, 1)).contains(step) else { continue }
            if option == .step, step == options.onlySteps?.upperBound { continue }
            if problems.contains(where: { $0.option == option }) { continue }
            problems.append(
                Problem(option: option, message: "there is no step \(step); " + Self.extent(steps, "step", of: title)))
        }
        let callbacks = run.callbackCount
        for (option, number) in [(Problem.Option.from, options.from), (.to, options.to)] {
            guard let number, !(1...max(callbacks, 1)).contains(number) else { continue }
            problems.append(
                Problem(
                    option: option,
                    message: "there is no callback \(number); " + Self.extent(callbacks, "callback", of: title)))
        }
        if let from = options.from, let to = options.to, from > to {
            problems.append(
                Problem(option: .from, message: "callback \(from) comes after callback \(to), the last one to draw"))
        }
        return problems
    }

    /// Returns the names that an unknown name of a callback or controller can stand for. The known part of a name with a
    /// period stays.
    private static func alternatives(to name: String, controllers: [String]) -> [String] {
        if let period = name.lastIndex(of: ".") {
            let (owner, callback) = (String(name[..<period]), name[name.index(after: period)...])
            if controllers.contains(owner) { return Callback.knownWords.map { "\(owner).\($0)" } }
            if !Callback.named(String(callback)).isEmpty { return controllers.map { "\($0).\(callback)" } }
        }
        return controllers + Callback.knownWords
    }

    private func problems(in storyboard: Storyboard, _ set: StoryboardSet) -> [Problem] {
        guard let focus = options.storyboard.focus else { return [] }
        let names = StoryboardSceneNames.all(of: storyboard, in: set, together: options.storyboard.together)
        if names.contains(focus) { return [] }
        let hint = Suggestion.hint(focus, among: names.sorted())
        return [Problem(option: .focus, message: "no scene is named '\(focus)'" + hint)]
    }

    private static func extent(_ count: Int, _ noun: String, of owner: String) -> String {
        switch count {
        case 0: "\(owner) has no \(noun)s"
        case 1: "\(owner) has one \(noun)"
        default: "\(owner) has \(noun)s 1 to \(count)"
        }
    }
}
