import Graphviz
import LifecycleDiagrams
import LifecycleReaders
import Lifeline

extension DrawingStyle {
    /// What the options ask for, in these formats.
    func request(_ formats: [Format] = [.svg]) -> DrawingRequest {
        var request = DrawingRequest()
        request.diagrams = diagrams
        request.formats = formats
        request.theme = theme
        request.options = options
        request.scale = scale
        return request
    }

    /// Returns every drawing of an input that belongs in a folder.
    ///
    /// In a DocC catalog drawings have names that are unique in it, and come in pairs, because a catalog shows images
    /// without the page's colors.
    ///
    /// - Throws: `ReadError` with everything that the options ask for and that the input doesn't have.
    func drawings(of input: DiagnosedInput, formats: [Format], in folder: OutputFolder) throws -> [Drawing] {
        var request = request(formats)
        let problems = request.problems(in: input)
        guard problems.isEmpty else { throw ReadError(problems) }
        guard folder == .catalog else { return Lifeline().diagram(input, request) }
        if theme == .auto { request.theme = .pair }
        request.linksPages = false
        return Lifeline().diagram(input, request).map(\.renamed)
    }
}

/// A kind of folder that drawings go into.
enum OutputFolder {
    case plain, catalog

    /// Detects the kind from the name: DocC catalogs end in `.docc`.
    init(_ path: String) { self = path.hasSuffix(".docc") || path.hasSuffix(".docc/") ? .catalog : .plain }
}

extension Lifeline {
    /// Plays and diagnoses an input; throws ``ReadError`` if it can't be played.
    func diagnosed(_ input: LoadedInput) throws -> DiagnosedInput { diagnose(try play(input)) }
}

extension Drawing {
    /// Returns the bytes of the file; throws ``GraphvizError``.
    func bytes() throws -> [UInt8] { try Rescue.naming("drawing '\(name)'") { try Lifeline().render(self) } }
}
