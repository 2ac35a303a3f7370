import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// Checks whether the drawings of inputs are in a folder and up to date.
struct DrawingCheck {
    let folder: String
    let style: DrawingStyle
    let formats: [Format]
    /// The files that the inputs give.
    private var expected: Set<String> = []

    init(folder: String, style: DrawingStyle, formats: [Format]) {
        self.folder = folder
        self.style = style
        self.formats = formats
    }

    /// Returns what is wrong with the files of an input's drawings, or with what the options ask for.
    mutating func diagnostics(of input: DiagnosedInput) -> [Diagnostic] {
        let drawings: [Drawing]
        do { drawings = try style.drawings(of: input, formats: formats, in: OutputFolder(folder)) } catch {
            return Console.diagnostics(of: error, for: input.played.input.source.name)
        }
        return drawings.compactMap { drawing in
            expected.insert(drawing.name)
            var found = diagnostic(of: drawing)
            found?.location = SourceLocation(file: input.played.input.source.name, line: 1, column: 1)
            return found
        }
    }

    /// Returns what is wrong with a drawing's file, or nil.
    func diagnostic(of drawing: Drawing) -> Diagnostic? {
        let path = "\(folder)/\(drawing.name)"
        let remedy = "run 'lifeline render'"
        guard let bytes = try? Files.read(path) else {
            return Diagnostic(.error, "missing-drawing", "the drawing '\(path)' is missing; \(remedy)")
        }
        let stale = Diagnostic(.error, "stale-drawing", "the drawing '\(path)' is out of date; \(remedy)")
        guard drawing.format.name == "svg" else {
            guard drawing.format.isReproducible, let fresh = try? drawing.bytes() else { return nil }
            return fresh == bytes ? nil : stale
        }
        guard let metadata = DrawingMetadata(svg: bytes) else {
            return Diagnostic(.error, "stale-drawing", "'\(path)' was not made by Lifeline; \(remedy)")
        }
        if metadata.digest != drawing.picture.digest { return stale }
        // Another version of Graphviz finds other positions for the same graph.
        if let other = metadata.graphvizVersion, other != Renderer.shared.version {
            return Diagnostic(
                .note, "other-graphviz",
                "the drawing '\(path)' was laid out by Graphviz \(other), this is \(Renderer.shared.version); its "
                    + "contents are up to date")
        }
        if let fresh = try? drawing.bytes(), fresh == bytes { return nil }
        return Diagnostic(
            .error, "edited-drawing", "the drawing '\(path)' was changed by hand; \(remedy)")
    }

    /// Drawings in the folder that no input gives. Only whole folders of inputs tell which those are, and only where
    /// every kind of drawing is asked for.
    func orphans(of inputs: [String]) -> [Diagnostic] {
        guard style.diagram == nil, OutputFolder(folder) == .plain,
            inputs.allSatisfy({ Files.kind($0) == .folder })
        else { return [] }
        return DrawingCheck.orphans(in: folder, besides: expected).map { path in
            Diagnostic(
                .error, "orphaned-drawing",
                "no input gives this drawing; remove it, or run 'lifeline render --prune'",
                at: SourceLocation(file: path, line: 1, column: 1))
        }
    }

    /// The drawings of this program below `folder` that are not among `names`, which are paths below it.
    ///
    /// SVGs are told by the digest they carry, the other formats by an orphaned SVG of the same name.
    static func orphans(in folder: String, besides names: Set<String>) -> [String] {
        let known = Set(names.map(stem))
        let others = files(below: folder, "").filter { !known.contains(stem($0)) }
        let orphans = Set(
            others.filter {
                $0.hasSuffix(".svg") && isGivenByInputs(stem($0))
                    && (try? Files.read("\(folder)/\($0)")).flatMap(DrawingMetadata.init(svg:)) != nil
            }.map(stem))
        let endings = Set(Format.all.map(\.name))
        return others.filter { file in
            let ending = file.lastIndex(of: ".").map { String(file[file.index(after: $0)...]) } ?? ""
            return orphans.contains(stem(file)) && endings.contains(ending)
        }.map { "\(folder)/\($0)" }
    }

    /// Whether a drawing is of a kind that inputs give; a difference of two, for one, belongs to none of them.
    private static func isGivenByInputs(_ stem: String) -> Bool {
        let ending = stem.split(separator: ".").last ?? ""
        return Diagram.all.contains { ending == $0.name || ending.hasPrefix($0.name + "-") }
    }

    private static func stem(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    private static func files(below folder: String, _ prefix: String) -> [String] {
        guard let names = try? Files.list(folder) else { return [] }
        return names.flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if Files.leadsBack(path) { return [] }
            return Files.kind(path) == .folder ? files(below: path, prefix + name + "/") : [prefix + name]
        }
    }
}
