import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// The drawing that a marker names: a diagram with settings, or a difference between two iOS versions.
struct EmbeddedDrawing {
    /// The name of the kind of drawing that compares a scenario on two iOS versions.
    static let difference = "difference"

    let kind: String
    private var style: DrawingStyle
    private var versions: [IOSVersion] = []
    /// The part of the file name that identifies the settings, such as `film` or `ios-12-ios-13`.
    private let slug: String
    /// The file name without its extension that the marker chooses, or nil for a name with the input, the diagram, and
    /// the settings.
    private let name: String?

    /// Parses the words that follow the input in a marker: a diagram, then settings such as `--film` or
    /// `--callbacks appearance`, which override `settings`, then a file name such as `as figure-1`. Throws ``ReadError``
    /// for errors in the marker.
    init(_ words: ArraySlice<String>, _ settings: Settings, file: String) throws {
        var words = words
        name = words.suffix(2).first == "as" ? words.last : nil
        if let name {
            words = words.dropLast(2)
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
                throw ReadError(
                    file: file, message: "'\(name)' is not a file name; use letters, digits, hyphens, and underscores")
            }
        }
        kind = words.first ?? ""
        let known = Diagram.all.map(\.name) + [EmbeddedDrawing.difference]
        guard known.contains(kind) else {
            throw ReadError(file: file, message: Setting.unknown("diagram", kind, known))
        }
        slug = words.dropFirst().map { $0.drop { $0 == "-" } }.joined(separator: "-")
        var settings = settings
        var numbers: [String] = []
        do {
            for (name, value) in try EmbeddedDrawing.options(words.dropFirst()) {
                if name == "ios" {
                    numbers.append(value)
                } else {
                    try GivenSetting("\(name)=\(value)").apply(to: &settings)
                }
            }
        } catch let error as ValidationError { throw ReadError(file: file, message: error.message) }
        style = settings.style
        style.diagrams = Diagram.named(kind).map { [$0] }
        versions = numbers.compactMap { IOSVersion($0) }.filter { $0 >= .oldest && $0 <= .newest }
        let counts = [EmbeddedDrawing.difference: [2], Diagram.strips.name: [0, 2]][kind] ?? [0]
        guard counts.contains(numbers.count), versions.count == numbers.count else {
            throw ReadError(
                file: file,
                message: counts.contains(2)
                    ? "'\(kind)' requires two iOS versions from \(IOSVersion.oldest) to \(IOSVersion.newest), such as "
                        + "'difference --ios 12 --ios 13'"
                    : "'\(kind)' doesn't accept --ios; use 'difference' to compare two iOS versions")
        }
    }

    /// Returns the names and values of the options in a marker: `--film`, `--callbacks appearance`, or `--width=700`.
    /// A name with hyphens, such as `page-size`, is returned as `pageSize`. Throws `ValidationError`.
    private static func options(_ words: ArraySlice<String>) throws -> [(name: String, value: String)] {
        var (rest, options) = (words, [(name: String, value: String)]())
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                throw ValidationError("expected an option such as --film, not '\(word)'")
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            let setting = Setting.named(option: parts.first ?? "")
            guard let name = setting?.name ?? (parts.first == "ios" ? "ios" : nil) else {
                let known = Setting.all.map { "--\($0.name)" }
                throw ValidationError(Setting.unknown("option", String(word), known))
            }
            if parts.count == 2 {
                options.append((name, parts[1]))
            } else if case .flag? = setting?.kind {
                options.append((name, "true"))
            } else {
                guard let value = rest.popFirst() else { throw ValidationError("'\(word)' requires a value") }
                options.append((name, value))
            }
        }
        return options
    }

    /// Returns the drawings of an input, or no drawings if the diagram can't show the input. Throws ``ReadError`` if
    /// the input can't be simulated, or doesn't contain a part that the options name.
    func drawings(of input: LoadedInput) throws -> [Drawing] {
        named(versions.isEmpty ? try diagrams(input) : try differences(input))
    }

    private func diagrams(_ input: LoadedInput) throws -> [Drawing] {
        var request = style.request()
        request.linksPages = slug.isEmpty && name == nil
        let diagnosed = try input.diagnosed()
        try request.requireParts(of: diagnosed)
        let drawings = Lifeline().diagram(diagnosed, request)
        return slug.isEmpty || name != nil ? drawings : drawings.map { $0.marked(slug, after: kind) }
    }

    /// Returns the drawings with the name in the marker, such as `figure-1.svg` and `figure-1~dark.svg`.
    private func named(_ drawings: [Drawing]) -> [Drawing] {
        guard let name else { return drawings }
        let kind = versions.isEmpty ? kind : "\(kind)-\(slug)"
        return drawings.map { drawing in
            let rest = drawing.name[drawing.end(of: kind)...]
            return drawing.named(name + rest)
        }
    }

    private func differences(_ input: LoadedInput) throws -> [Drawing] {
        guard case .scenario = input.document else { return [] }
        let runs = try versions.map { try input.played(ios: $0).runs[0] }
        return style.drawings(input.stem, "\(kind)-\(slug)") { options in
            kind == EmbeddedDrawing.difference
                ? RunDifference(runs[0], runs[1], options: options).picture(options)
                : StripsSheet.picture(comparing: runs[0], runs[1], options)
        }
    }

    /// Returns the drawings of a sheet with the runs in a folder. Throws ``ReadError`` if the drawing is not `strips`, or
    /// if an input can't be simulated.
    func sheet(of inputs: [LoadedInput], _ stem: String) throws -> [Drawing] {
        guard kind == Diagram.strips.name else { return [] }
        return named(style.sheet(of: try inputs.flatMap { try $0.played().runs }, stem))
    }
}

extension Drawing {
    /// Returns the drawing with its options in its name, such as `push-pop.hierarchy-film.svg`.
    fileprivate func marked(_ slug: String, after kind: String) -> Drawing {
        let place = end(of: kind)
        let mark = name[..<place] + "-" + String(slug.map { $0 == "/" || $0 == "." ? "-" : $0 }) + name[place...]
        return named(String(mark))
    }

    /// Returns the end of the diagram in the name.
    fileprivate func end(of kind: String) -> String.Index {
        name.firstRange(of: ".\(kind)")?.upperBound ?? name.endIndex
    }
}
