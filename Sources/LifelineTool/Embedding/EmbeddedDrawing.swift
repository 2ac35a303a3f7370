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
    private let configuration: CheckConfiguration
    private var formats = [Format.svg]
    /// The alternative text in the marker, or nil for that of the drawing.
    private(set) var alternativeText: String?
    private var versions: [IOSVersion] = []
    /// The part of the file name that identifies the settings, such as `film` or `ios-12-ios-13`.
    private let slug: String
    /// The file name without its extension that the marker chooses, or nil for a name with the input, the diagram, and
    /// the settings.
    private let name: String?

    /// Parses the words that follow the input in a marker: a diagram, then settings such as `--film`,
    /// `--callbacks appearance`, or `--set width=480`, which override `settings`, and `--alt`, then a file name such as
    /// `as figure-1`. Throws ``ReadError`` for errors in the marker.
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
        var settings = settings
        var numbers: [String] = []
        var marks: [String] = []
        do {
            for option in try EmbeddedDrawing.options(words.dropFirst()) {
                switch option.name {
                case "ios": numbers.append(option.value)
                case "alt": alternativeText = option.value
                default:
                    try GivenSetting("\(option.name)=\(option.value)").apply(to: &settings)
                    if option.name == "formats" { formats = settings.formats ?? formats }
                }
                if !["alt", "title", "caption", "formats"].contains(option.name) { marks += option.words }
            }
        } catch let error as ValidationError { throw ReadError(file: file, message: error.message) }
        slug = marks.map { $0.drop { $0 == "-" } }.joined(separator: "-")
        (style, configuration) = (settings.style, settings.check)
        style.diagrams = Diagram.named(kind).map { [$0] }
        versions = numbers.compactMap { IOSVersion($0) }.filter(\.isSupported)
        let counts = [EmbeddedDrawing.difference: [2], Diagram.strips.name: [0, 2]][kind] ?? [0]
        guard counts.contains(numbers.count), versions.count == numbers.count else {
            throw ReadError(
                file: file,
                message: counts.contains(2)
                    ? "'\(kind)' requires two iOS versions from \(IOSVersion.oldest) to \(IOSVersion.latest), such as "
                        + "'difference --ios 12 --ios 13'"
                    : "'\(kind)' doesn't accept --ios; use 'difference' to compare two iOS versions")
        }
    }

    private struct Option {
        let name: String
        let value: String
        /// The words in the marker.
        let words: [String]
    }

    /// Returns the options in a marker: `--film`, `--callbacks appearance`, `--width=700`, or `--set width=700`. A name
    /// with hyphens, such as `page-size`, is returned as `pageSize`. Throws `ValidationError`.
    private static func options(_ words: ArraySlice<String>) throws -> [Option] {
        var (rest, options) = (words, [Option]())
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                throw ValidationError("expected an option such as --film, not '\(word)'")
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            let setting = Setting.named(option: parts.first ?? "")
            let others = ["ios", "alt", "set"]
            guard let name = setting?.name ?? others.first(where: { $0 == parts.first }) else {
                let known = (Setting.all.map(\.name) + others).map { "--\($0)" }
                throw ValidationError(Setting.unknown("option", String(word), known))
            }
            let isFlag = setting?.isFlag ?? false
            guard let value = parts.count == 2 ? parts[1] : isFlag ? "true" : rest.popFirst() else {
                throw ValidationError("'\(word)' requires a value")
            }
            let words = parts.count == 2 || isFlag ? [word] : [word, value]
            guard name == "set" else {
                options.append(Option(name: name, value: value, words: words))
                continue
            }
            let pair = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard pair.count == 2 else {
                throw ValidationError("--set: expected key=value, such as width=700, not '\(value)'")
            }
            options.append(Option(name: pair[0], value: pair[1], words: pair))
        }
        return options
    }

    /// Returns the drawings of an input, or no drawings if the diagram can't show the input. Throws ``ReadError`` if
    /// the input can't be simulated, or doesn't contain a part that the options name.
    func drawings(of input: LoadedInput) throws -> [Drawing] {
        named(versions.isEmpty ? try diagrams(input) : try differences(input))
    }

    private func diagrams(_ input: LoadedInput) throws -> [Drawing] {
        var request = style.request(formats)
        request.linksPages = slug.isEmpty && name == nil
        let diagnosed = try input.diagnosed(by: configuration)
        try request.requireParts(of: diagnosed)
        let runs = request.subjects(of: diagnosed)
        if let name, runs.count > 1 {
            let numbers = runs.map { "\($0.index + 1)" }.joined(separator: ", ")
            throw ReadError(
                file: input.source.name,
                message:
                    "'\(name)' can contain only one run, but the marker draws the runs \(numbers); name one with --run")
        }
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
        return style.drawings(input.stem, "\(kind)-\(slug)", formats) { options in
            kind == EmbeddedDrawing.difference
                ? RunDifference(runs[0], runs[1], options: options).picture(options)
                : StripsSheet.picture(comparing: runs[0], runs[1], options)
        }
    }

    /// Returns the drawings of a sheet with the runs in a folder. Throws ``ReadError`` if the drawing is not `strips`, or
    /// if an input can't be simulated.
    func sheet(of inputs: [LoadedInput], _ stem: String) throws -> [Drawing] {
        guard kind == Diagram.strips.name else { return [] }
        return named(style.sheet(of: try inputs.flatMap { try style.runs(of: $0.played()) }, stem, formats))
    }
}

extension Drawing {
    /// Returns the drawing with its options in its name, such as `push-pop.hierarchy-film.svg`.
    fileprivate func marked(_ slug: String, after kind: String) -> Drawing {
        let index = end(of: kind)
        let word = String(slug.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
        let mark = name[..<index] + "-" + word + name[index...]
        return named(String(mark))
    }

    /// Returns the end of the diagram in the name.
    fileprivate func end(of kind: String) -> String.Index {
        name.firstRange(of: ".\(kind)")?.upperBound ?? name.endIndex
    }
}
