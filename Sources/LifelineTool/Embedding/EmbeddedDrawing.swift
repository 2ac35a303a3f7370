import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// The drawing that a marker names: a diagram with options of `lifeline render`, or a difference between two iOS
/// versions.
///
/// A marker with options ignores the drawing options of the command, except `--theme`, `--names`, and `--no-links`. A
/// marker without options uses the options of the command.
struct EmbeddedDrawing {
    /// The options in a marker.
    private struct Options: ParsableArguments {
        @OptionGroup var style: DrawingStyle
        @Option var ios: [String] = []
    }

    /// The name of the kind of drawing that compares a scenario on two iOS versions.
    static let difference = "difference"

    let kind: String
    private let style: DrawingStyle
    private let versions: [IOSVersion]
    /// The part of the file name that identifies the options, such as `film` or `ios-12-ios-13`.
    private let slug: String

    /// Parses the words that follow the input in a marker. `defaults` contains the options in the settings file, and
    /// `looks` the options of the command. Throws ``ReadError`` for errors in the marker.
    init(_ words: ArraySlice<String>, _ defaults: [String], looks: DrawingStyle, file: String) throws {
        kind = words.first ?? ""
        let words = Array(words.dropFirst())
        let known = Diagram.all.map(\.name) + [EmbeddedDrawing.difference]
        guard known.contains(kind) else {
            let hint = Suggestion.hint(kind, among: known)
            throw ReadError(
                file: file,
                message: "unknown diagram '\(kind)'" + hint)
        }
        let options: Options
        do { options = try Options.parse(defaults + words) } catch {
            throw ReadError(file: file, message: Options.message(for: error))
        }
        versions = options.ios.compactMap { IOSVersion($0) }.filter { $0 >= .oldest && $0 <= .newest }
        guard options.ios.count == (kind == EmbeddedDrawing.difference ? 2 : 0), versions.count == options.ios.count
        else {
            throw ReadError(
                file: file,
                message: kind == EmbeddedDrawing.difference
                    ? "'\(kind)' requires two iOS versions from \(IOSVersion.oldest) to \(IOSVersion.newest), such as "
                        + "'difference --ios 12 --ios 13'"
                    : "'\(kind)' doesn't accept --ios; use 'difference' to compare two iOS versions")
        }
        var style = words.isEmpty ? looks : options.style
        style.diagram = Defaulted(value: kind)
        (style.theme, style.names, style.noLinks) = (looks.theme, looks.names, looks.noLinks)
        self.style = style
        slug = words.map { $0.drop { $0 == "-" } }.joined(separator: "-")
    }

    /// Returns the drawings of an input, or no drawings if the diagram can't show the input. Throws ``ReadError`` if
    /// the input can't be simulated, or doesn't contain a part that the options name.
    func drawings(of input: LoadedInput) throws -> [Drawing] {
        if kind == EmbeddedDrawing.difference { return try differences(input) }
        var request = style.request()
        request.linksPages = slug.isEmpty
        let diagnosed = try input.diagnosed()
        try request.requireParts(of: diagnosed)
        let drawings = Lifeline().diagram(diagnosed, request)
        return slug.isEmpty ? drawings : drawings.map { $0.marked(slug, after: kind) }
    }

    private func differences(_ input: LoadedInput) throws -> [Drawing] {
        guard case .scenario = input.document else { return [] }
        let runs = try versions.map { try input.played(ios: $0).runs[0] }
        let name = Path.name(input.stem)
        return style.theme.schemes.map { scheme, suffix in
            let options = style.request().options(named: "\(name)-\(kind)", in: scheme)
            return Drawing(
                name: "\(input.stem).\(kind)-\(slug)\(suffix).svg",
                picture: RunDifference(runs[0], runs[1], options: options).picture(options), format: .svg,
                scale: style.scale)
        }
    }
}

extension Drawing {
    /// Returns the drawing with its options in its name, such as `push-pop.hierarchy-film.svg`.
    fileprivate func marked(_ slug: String, after kind: String) -> Drawing {
        let place = name.firstRange(of: ".\(kind)")?.upperBound ?? name.endIndex
        let mark = name[..<place] + "-" + String(slug.map { $0 == "/" || $0 == "." ? "-" : $0 }) + name[place...]
        return Drawing(name: String(mark), picture: picture, format: format, scale: scale)
    }
}
