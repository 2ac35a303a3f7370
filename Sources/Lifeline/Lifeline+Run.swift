import Graphviz
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders

extension Lifeline {
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
        let input = try lifeline.load(Source(name: "scenario.yaml", text: yaml), as: "scenario")
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
        let result = lifeline.diagnose(try lifeline.play(try lifeline.load(Source(name: "log", text: log), as: "log")))
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

/// An error for a run that has nothing to show in a diagram.
public struct NothingToDraw: Error, Sendable, Hashable, CustomStringConvertible {
    /// The diagram's name.
    public let diagram: String

    /// Creates the error for a diagram.
    public init(diagram: String) { self.diagram = diagram }

    /// The message, in lowercase and without a period.
    public var description: String { "the run has nothing to show in the diagram '\(diagram)'" }
}
