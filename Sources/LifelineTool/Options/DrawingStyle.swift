import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

struct DrawingStyle {
    var diagrams: [Diagram]?
    /// The number of the run to draw, or nil for each run that contains what the options name.
    var run: Int?
    var theme = DrawingTheme.auto
    /// Pixels per CSS pixel in PNG files.
    var scale = 2.0
    /// The options that are the same for all drawings.
    var options = DiagramOptions(name: "")
    /// Whether an input may lack a name to emphasize, because another input can contain it.
    var isForSeveralInputs = false

    /// The maximum number of rows on a page of a timeline by default.
    private static let pageRows = 400

    func request(_ formats: [Format] = [.svg]) -> DrawingRequest {
        var request = DrawingRequest()
        (request.diagrams, request.run) = (diagrams, run)
        request.formats = formats
        request.theme = theme
        request.options = options
        request.options.step = options.step ?? options.onlySteps?.upperBound
        if !formats.allSatisfy(\.isTextRendering) {
            request.options.pageSize = options.pageSize ?? DrawingStyle.pageRows
        }
        request.scale = scale
        return request
    }

    /// The style in a DocC catalog, whose pages are 700 CSS pixels wide. The theme `auto` draws a light and a dark version
    /// of each drawing, because an image in a catalog doesn't follow the page's color scheme.
    var forCatalog: DrawingStyle {
        var style = self
        if theme == .auto { style.theme = .pair }
        if !options.fitsWidth { style.options.width = 700 }
        return style
    }

    /// Whether the strips of all runs are combined into one drawing.
    var drawsSheet: Bool { options.storyboard.together && diagrams?.map(\.name) == [Diagram.strips.name] }

    /// Returns a drawing for each color scheme and format. `draw` creates a picture, or returns nil.
    ///
    /// - Parameters:
    ///   - stem: The prefix of the file names, such as `transitions`.
    ///   - kind: The part of the file names after the prefix.
    func drawings(_ stem: String, _ kind: String, _ formats: [Format] = [.svg], draw: (DiagramOptions) -> Picture?)
        -> [Drawing]
    {
        theme.schemes.flatMap { scheme, suffix -> [Drawing] in
            let options = request().options(named: "\(Path.name(stem))-\(kind)", in: scheme)
            guard let picture = draw(options) else { return [] }
            return formats.map {
                Drawing(name: "\(stem).\(kind)\(suffix).\($0.name)", picture: picture, format: $0, scale: scale)
            }
        }
    }

    /// Returns the runs of an input, or the run with the number ``run``. Throws ``ReadError`` if there is no such run.
    func runs(of input: PlayedInput) throws -> [Run] {
        guard let run, !input.runs.isEmpty else { return input.runs }
        if let problem = request().missingRun(among: input.runs) {
            throw ReadError(file: input.input.source.name, message: "\(problem.option.name): \(problem.message)")
        }
        return [input.runs[run - 1]]
    }

    /// Returns the drawings of a sheet with the last strip of each run. The title is the name in `stem`.
    func sheet(of runs: [Run], _ stem: String, _ formats: [Format] = [.svg]) -> [Drawing] {
        let name = Path.name(stem)
        return drawings(stem, Diagram.strips.name, formats) {
            StripsSheet.picture(of: runs, title: name.capitalizedFirst, $0)
        }
    }

    /// Returns all drawings of an input for an output folder.
    ///
    /// In a DocC catalog, drawings have the names that DocC requires, and don't link to each other.
    ///
    /// - Throws: ``ReadError`` if the options name a controller, step, callback, or scene that the input doesn't
    ///   contain.
    func drawings(of input: DiagnosedInput, formats: [Format], in folder: OutputFolder) throws -> [Drawing] {
        var request = (folder == .catalog ? forCatalog : self).request(formats)
        try request.requireParts(of: input, besides: isForSeveralInputs ? .emphasize : nil)
        guard folder == .catalog else { return Lifeline().diagram(input, request) }
        request.linksPages = false
        return Lifeline().diagram(input, request).map(\.renamed)
    }
}

extension DrawingRequest {
    func requireParts(of input: DiagnosedInput, besides option: Problem.Option? = nil) throws {
        let file = SourceLocation(file: input.played.input.source.name)
        let diagnostics = problems(in: input).filter { $0.option != option }.map {
            Diagnostic(.error, Diagnostic.unreadable, "\($0.option.name): \($0.message)", at: file)
        }
        guard diagnostics.isEmpty else { throw ReadError(diagnostics) }
    }
}

extension DrawingRequest.Problem.Option {
    fileprivate var name: String {
        switch self {
        case .run: "run"
        case .controllers: "controllers"
        case .emphasize: "emphasize"
        case .step: "hierarchyStep"
        case .onlyStep: "step"
        case .from, .to: "events"
        case .focus: "focus"
        }
    }
}

/// The kind of an output folder.
enum OutputFolder {
    case plain, catalog

    /// Detects the kind from the path. The path of a DocC catalog ends in `.docc`.
    init(_ path: String) { self = path.hasSuffix(".docc") || path.hasSuffix(".docc/") ? .catalog : .plain }
}

extension OutputFolder {
    /// Throws `ValidationError` if the path of an output folder is the root of the file system.
    static func validate(_ path: String, by option: String = "-o") throws {
        guard FilePath(path).lexicallyNormalized().string == "/" else { return }
        throw ValidationError("'\(option) \(path)' is the root of the file system; name another folder")
    }
}

extension Drawing {
    /// Returns the content of the drawing's file. Throws `GraphvizError`.
    ///
    /// - Parameter command: The command that draws, or nil for `render`. `render --prune` removes only SVGs without the
    ///   name of a command.
    func bytes(by command: String? = nil) throws -> [UInt8] {
        let bytes = FileMark.adding(to: try Lifeline().render(self), as: format)
        return command == nil || format.name != Format.svg.name ? bytes : DrawingMetadata.naming(command, in: bytes)
    }
}
