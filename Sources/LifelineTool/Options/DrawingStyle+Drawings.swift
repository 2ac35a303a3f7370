import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

extension DrawingStyle {
    /// Returns a request for drawings with these options in the given formats.
    func request(_ formats: [Format] = [.svg]) -> DrawingRequest {
        var request = DrawingRequest()
        request.diagrams = diagrams
        request.formats = formats
        request.theme = theme
        request.options = options
        request.scale = scale
        return request
    }

    /// Returns all drawings of an input for an output folder.
    ///
    /// In a DocC catalog, drawings have unique names. By default, each drawing has a light and a dark version, because
    /// an image in a catalog doesn't follow the page's color scheme.
    ///
    /// - Throws: ``ReadError`` if the options refer to parts that the input doesn't have.
    func drawings(of input: DiagnosedInput, formats: [Format], in folder: OutputFolder) throws -> [Drawing] {
        var request = request(formats)
        try request.requireParts(of: input)
        guard folder == .catalog else { return Lifeline().diagram(input, request) }
        if theme == .auto { request.theme = .pair }
        request.linksPages = false
        return Lifeline().diagram(input, request).map(\.renamed)
    }
}

extension DrawingRequest {
    /// Throws ``ReadError`` if the request refers to parts that the input doesn't have.
    func requireParts(of input: DiagnosedInput) throws {
        let file = SourceLocation(file: input.played.input.source.name)
        let diagnostics = problems(in: input).map {
            Diagnostic(.error, Diagnostic.unreadable, "\($0.option.name): \($0.message)", at: file)
        }
        guard diagnostics.isEmpty else { throw ReadError(diagnostics) }
    }
}

extension DrawingRequest.Problem.Option {
    /// The name of the option on the command line.
    fileprivate var name: String {
        switch self {
        case .controllers: "--controllers"
        case .step: "--at"
        case .onlyStep: "--step"
        case .from: "--from-event"
        case .to: "--to-event"
        case .focus: "--focus"
        }
    }
}

/// The kind of an output folder.
enum OutputFolder {
    case plain, catalog

    /// Detects the kind from the name: the name of a DocC catalog ends in `.docc`.
    init(_ path: String) { self = path.hasSuffix(".docc") || path.hasSuffix(".docc/") ? .catalog : .plain }
}

extension Drawing {
    /// Returns the content of the file. Throws ``GraphvizError``.
    func bytes() throws -> [UInt8] { try Lifeline().render(self) }
}
