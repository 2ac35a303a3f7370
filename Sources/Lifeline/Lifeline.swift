import Graphviz
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import LifecycleScenario

/// Draws the lifecycle of view controllers in five steps: load, play, diagnose, diagram, render.
///
/// Each step takes the value of the one before it and returns a new one; nothing is computed twice. The lists of
/// readers, verbs, rules and diagrams can be extended:
///
/// ```swift
/// var lifeline = Lifeline()
/// lifeline.rules.append(myRule)
/// let input = try lifeline.load(Source(name: "login.yaml", text: yaml))
/// let result = lifeline.diagnose(try lifeline.play(input))
/// for drawing in lifeline.diagram(result, DrawingRequest()) {
///     print(drawing.name, try lifeline.render(drawing).count)
/// }
/// ```
public struct Lifeline: Sendable {
    /// The readers, in the order in which they are asked whether they recognize an input.
    public var readers = Reader.all
    /// The verbs that steps of scenarios may use.
    public var verbs = Verb.all
    /// The rules that runs and storyboards are checked by.
    public var rules = Rule.all
    /// The diagrams, in the order in which drawings are made.
    public var diagrams = Diagram.all

    /// Creates a pipeline with all built-in readers, verbs, rules and diagrams.
    public init() {}

    /// Reads an input.
    ///
    /// - Parameters:
    ///   - source: The text and its name.
    ///   - kind: The name of the reader to use; nil detects the type from the content first, the name second.
    ///   - options: Patterns for logs, and how other files are opened. Its verbs are those of this pipeline.
    /// - Throws: `ReadError` with everything that is wrong with the input.
    public func load(
        _ source: Source, as kind: String? = nil, options: Reader.Options = Reader.Options()
    ) throws -> LoadedInput {
        let named = kind.flatMap { name in readers.first { $0.name == name } }
        guard let reader = named ?? Reader.reader(for: source, among: readers) else {
            let kinds = readers.map(\.name).joined(separator: ", ")
            let what = source.bytes.isEmpty ? "the file is empty" : "the type of the input is unknown"
            throw ReadError(file: source.name, message: "\(what); name its type with --from (\(kinds))")
        }
        var options = options
        options.verbs = verbs.map(\.signature)
        return LoadedInput(source: source, document: try reader.read(source, options))
    }

    /// Plays a scenario; any other input is returned with the runs that it holds.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - ios: The iOS version whose rules a scenario follows; nil for its own.
    /// - Throws: `ReadError` if the scenario's controllers nest too deeply.
    public func play(_ input: LoadedInput, ios: IOSVersion? = nil) throws -> PlayedInput {
        switch input.document {
        case .scenario(var scenario):
            if let ios { scenario.ios = ios }
            return PlayedInput(input: input, scenario: scenario, runs: [try scenario.played(verbs: verbs)])
        case .runs(let runs): return PlayedInput(input: input, runs: runs)
        case .storyboard, .hierarchy: return PlayedInput(input: input, runs: [])
        }
    }

    /// Checks a scenario's expectations, and what the rules find in the input's runs or in its storyboard.
    public func diagnose(_ input: PlayedInput) -> DiagnosedInput {
        var result = DiagnosedInput(played: input, findings: input.runs.map { Rule.diagnostics(in: $0, by: rules) })
        if let storyboard = input.input.storyboard {
            let set = StoryboardSet([storyboard] + input.input.otherStoryboards)
            result.findings = [Rule.diagnostics(in: set, at: 0, by: rules)]
        }
        if let scenario = input.scenario { result.judge(scenario, rules: rules, verbs: verbs) }
        return result
    }

    /// Turns an input into drawings: every diagram that the request names or, if it names none, that is drawn by
    /// default, in each of the request's themes and formats.
    public func diagram(_ input: DiagnosedInput, _ request: DrawingRequest) -> [Drawing] {
        if request.options.storyboard.together, input.played.input.isLaterStoryboard { return [] }
        let subjects = input.subjects
        var request = request
        request.options.highlights.formUnion(input.played.scenario?.highlights ?? [])
        return subjects.enumerated().flatMap { index, subject -> [Drawing] in
            let stem = subjects.count == 1 ? input.played.input.stem : "\(input.played.input.stem)-\(index + 1)"
            return (request.diagrams ?? diagrams.filter { $0.isUsual(subject) }).flatMap { diagram in
                request.drawings(of: diagram, subject, stem: stem, others: input.played.input.otherStoryboards)
            }
        }
    }

    /// Renders a drawing to the bytes of its file.
    ///
    /// - Throws: `GraphvizError` if Graphviz can't lay it out, or if it lacks a plugin for the format.
    public func render(_ drawing: Drawing) throws -> [UInt8] {
        let options = Format.Options(scale: drawing.scale)
        return try Renderer.shared.render(drawing.picture, as: drawing.format, options: options)
    }
}
