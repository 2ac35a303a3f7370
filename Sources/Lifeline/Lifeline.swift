import Graphviz
// A file that uses the library needs no further import.
@_exported import LifecycleDiagnostics
@_exported import LifecycleDiagrams
import LifecycleEngine
import LifecycleInference
@_exported import LifecycleModel
@_exported import LifecycleReaders
import LifecycleSource

/// A pipeline that draws the lifecycle of view controllers in five stages: load, play, diagnose, diagram, and render.
///
/// Each stage returns the value that the next stage takes. You can extend the lists of readers, verbs, rules, and
/// diagrams:
///
/// ```swift
/// var lifeline = Lifeline()
/// lifeline.rules.append(myRule)
/// let input = try lifeline.load(InputSource(name: "login.yaml", text: yaml))
/// let result = lifeline.diagnose(try lifeline.play(input))
/// for drawing in lifeline.diagram(result, DrawingRequest()) {
///     print(drawing.name, try lifeline.render(drawing).count)
/// }
/// ```
public struct Lifeline: Sendable {
    /// The readers, in the order in which the pipeline tries them.
    public var readers = Lifeline.allReaders
    /// The verbs for the steps of scenarios.
    public var verbs = Verb.all
    /// The rules for runs, storyboards, and Swift code.
    public var rules = Rule.all
    /// The diagrams, in drawing order.
    public var diagrams = Diagram.all

    /// All built-in readers. The reader for Swift code comes first, because code can contain lines of a log.
    public static let allReaders = [.source] + Reader.all

    /// Creates a pipeline with all built-in readers, verbs, rules, and diagrams.
    public init() {}

    /// Reads an input.
    ///
    /// - Parameters:
    ///   - source: The text and its name.
    ///   - kind: The name of the reader to use. For nil or an unknown name, the reader is the first one that recognizes
    ///     the content or, if there is none, the one for the file extension.
    ///   - options: The options for the reader, such as patterns for logs. The pipeline sets the verbs.
    /// - Throws: `ReadError` with all errors in the input, or if the type of the input is unknown.
    public func load(
        _ source: InputSource, as kind: String? = nil, options: Reader.Options = Reader.Options()
    ) throws(ReadError) -> LoadedInput {
        let named = kind.flatMap { name in readers.first { $0.name == name } }
        guard let reader = named ?? Reader.reader(for: source, among: readers) else {
            if source.bytes.isEmpty { throw ReadError(file: source.name, message: "the input is empty") }
            if let message = OtherText.message(for: source) { throw ReadError(file: source.name, message: message) }
            let kinds = readers.map(\.name).joined(separator: ", ")
            throw ReadError(
                file: source.name,
                message: "the type of the input is unknown; name its type with --from (\(kinds)) or, for 'embed', "
                    + "with its file extension")
        }
        var options = options
        options.verbs = verbs.map(\.signature)
        var input = LoadedInput(source: source, document: try reader.read(source, options))
        input.infersSteps = !options.isStrict
        return input
    }

    /// Returns the scenario that explains the callbacks of a log or a recording, or nil if the run has no comparable
    /// callbacks, or if too many of them would be deviations.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - ios: The iOS version that the run comes from, or nil for the version in the run or, if it contains none, the
    ///     newest version with the fewest deviations.
    public func infer(_ run: Run, ios: IOSVersion? = nil) -> Inference? { run.inferred(ios: ios) }

    /// Simulates the scenario in an input, or the controllers of a Swift file. For a log or a recording, returns its runs
    /// with the inferred steps. For an input of another type, returns no runs.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - ios: The iOS version, or nil for the scenario's version.
    /// - Throws: `ReadError` if the scenario can't be simulated, for example because it exceeds a limit.
    public func play(_ input: LoadedInput, ios: IOSVersion? = nil) throws(ReadError) -> PlayedInput {
        switch input.document {
        case .scenario(var scenario):
            if let ios { scenario.ios = ios }
            return PlayedInput(input: input, scenario: scenario, runs: [try scenario.played(verbs: verbs)])
        case .runs(let runs):
            guard input.infersSteps else { return PlayedInput(input: input, runs: runs) }
            let inferences = runs.map { infer($0, ios: ios) }
            return PlayedInput(
                input: input, runs: zip(runs, inferences).map { $1?.run ?? $0.markedAsUnexplained },
                inferences: inferences)
        case .source(let file):
            guard input.playsCode else { return PlayedInput(input: input, runs: []) }
            let plays = (input.module ?? SourceModel([file])).plays(of: file.name, ios: ios)
            var runs: [Run] = []
            for play in plays { runs.append(try play.scenario.played(verbs: verbs)) }
            return PlayedInput(input: input, runs: runs, plays: plays)
        case .storyboard, .hierarchy: return PlayedInput(input: input, runs: [])
        }
    }

    /// Checks the expectations of a scenario, and applies the rules to the runs, the storyboard, or the Swift file. Also simulates
    /// interruptions of a scenario (see ``DiagnosedInput/interruptions``).
    public func diagnose(_ input: PlayedInput) -> DiagnosedInput {
        var result = DiagnosedInput(
            played: input, ruleDiagnostics: input.runs.map { Rule.diagnostics(in: $0, by: rules) })
        if let storyboard = input.input.storyboard {
            let (set, position) = input.input.storyboards.including(storyboard)
            result.ruleDiagnostics = [Rule.diagnostics(in: set, at: position, by: rules)]
        }
        if case .hierarchy(let dump) = input.input.document, let log = dump.log {
            result.ruleDiagnostics = [Rule.diagnostics(in: log, by: rules)]
        }
        if case .source(let file) = input.input.document {
            let model = input.input.module ?? SourceModel([file])
            result.addSource(file, model, rules)
        }
        result.refer(to: input.input.storyboards)
        if case .runs = input.input.document, let module = input.input.module { result.refer(to: module) }
        if let scenario = input.scenario { result.verify(scenario, rules: rules, verbs: verbs) }
        return result
    }

    /// Creates the drawings of an input: the requested or default diagrams, in each color scheme and format.
    ///
    /// If the request combines all storyboards into one drawing, storyboards after the first one have no drawings.
    public func diagram(_ input: DiagnosedInput, _ request: DrawingRequest) -> [Drawing] {
        if request.options.storyboard.together, input.played.input.isLaterStoryboard { return [] }
        var request = request
        if let scenario = input.played.scenario { request.options.highlight(scenario) }
        // The map of screens is the drawing of a module, so only a request for it draws it.
        let screens = request.diagrams?.filter { $0.name == Diagram.storyboard.name } ?? []
        let maps = screens.flatMap { diagram -> [Drawing] in
            guard let (map, stem) = input.played.input.drawnScreens else { return [] }
            return request.drawings(of: diagram, .storyboard(map), stem: stem, input.played.input)
        }
        return maps
            + request.subjects(of: input).flatMap { index, subject -> [Drawing] in
                let stem =
                    input.played.runs.count < 2 ? input.played.input.stem : "\(input.played.input.stem)-\(index + 1)"
                let byDefault = diagrams.filter {
                    $0.isDefault(subject) || request.options.stepPages && $0.name == Diagram.hierarchy.name
                }
                return (request.diagrams ?? byDefault).flatMap { diagram in
                    request.drawings(of: diagram, subject, stem: stem, input.played.input)
                }
            }
    }

    /// Renders a drawing to the bytes of its file.
    ///
    /// - Throws: `GraphvizError`, for example if Graphviz can't lay out the drawing or has no plugin for the format.
    public func render(_ drawing: Drawing) throws(GraphvizError) -> [UInt8] {
        let options = Format.Options(scale: drawing.scale)
        return try Renderer.shared.render(drawing.makePicture(), as: drawing.format, options: options)
    }

    /// Simulates a scenario in YAML.
    ///
    /// ```swift
    /// let run = try Lifeline.run(yaml: yaml)
    /// let svg = try run.svg(.timeline)
    /// ```
    ///
    /// - Parameters:
    ///   - yaml: The scenario.
    ///   - ios: The iOS version, or nil for the scenario's version.
    /// - Returns: The run, with the diagnostics from rules as events.
    /// - Throws: `ReadError` with all errors in the scenario, or if the scenario can't be simulated, for example
    ///   because it exceeds a limit.
    public static func run(yaml: String, ios: IOSVersion? = nil) throws(ReadError) -> Run {
        let lifeline = Lifeline()
        let input = try lifeline.load(InputSource(name: "scenario.yaml", text: yaml), as: "scenario")
        let result = lifeline.diagnose(try lifeline.play(input, ios: ios))
        return result.played.runs[0].adding(result.ruleDiagnostics[0])
    }

    /// Reads a console log, and returns its runs. Each additional process begins a run. A heading with an iOS version,
    /// such as `iOS 8.1`, also begins a run, unless the current run is empty.
    ///
    /// - Parameter log: The text of the log.
    /// - Returns: The runs, with the diagnostics from rules as events.
    /// - Throws: `ReadError` if the log can't be read, for example because it is compressed.
    public static func runs(log: String) throws(ReadError) -> [Run] {
        let lifeline = Lifeline()
        let result = lifeline.diagnose(
            try lifeline.play(try lifeline.load(InputSource(name: "log", text: log), as: "log")))
        return zip(result.played.runs, result.ruleDiagnostics).map { $0.adding($1) }
    }
}

extension Run {
    /// Returns a diagram of the run as an SVG document. By default, the document follows the viewer's color scheme.
    ///
    /// If the diagram has several pages, returns the first page.
    ///
    /// - Parameters:
    ///   - diagram: The diagram.
    ///   - options: The options for the diagram. Their name is the prefix of the IDs in the document. Two documents on
    ///     one page need different names.
    /// - Throws: ``NothingToDraw`` if the run has nothing to show in the diagram, or `GraphvizError` if the diagram
    ///   can't be rendered.
    public func svg(_ diagram: Diagram, options: DiagramOptions = DiagramOptions(name: "lifeline")) throws -> String {
        guard diagram.canDraw(.run(self), options), let picture = diagram.draw(.run(self), options).first else {
            throw NothingToDraw(diagram: diagram.name)
        }
        return String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
    }
}

extension OrderMismatch {
    /// Returns a drawing of both orders as an SVG document, which marks what is missing, extra, or moved.
    ///
    /// - Parameter options: The options for the timeline.
    /// - Throws: ``NothingToDraw`` if the lists contain no callbacks, or `GraphvizError` if the drawing can't be rendered.
    public func svg(options: DiagramOptions = DiagramOptions(name: "order")) throws -> String {
        guard let difference = difference(options) else { throw NothingToDraw(diagram: Diagram.timeline.name) }
        return String(decoding: try Renderer.shared.render(difference.picture(options), as: .svg), as: UTF8.self)
    }
}

/// An error for a run that has nothing to show in a diagram.
public struct NothingToDraw: Error, Sendable, Hashable, CustomStringConvertible {
    /// The diagram's name.
    public let diagram: String

    /// Creates the error for a diagram.
    public init(diagram: String) { self.diagram = diagram }

    /// The message, in lowercase and without a period.
    public var description: String { "the run has nothing to show in the diagram '\(diagram)'" }
}
