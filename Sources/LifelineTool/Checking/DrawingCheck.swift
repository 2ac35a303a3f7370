import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Lifeline

/// A check that a folder contains up-to-date drawings of the inputs.
struct DrawingCheck {
    let folder: String
    let style: DrawingStyle
    let formats: [Format]
    /// The command that updates the drawings, such as `lifeline render`.
    let command: String

    /// The instruction in messages.
    var remedy: String { "run '\(command)'" }

    /// Returns the diagnostic about a missing folder.
    static func missing(_ folder: String, _ remedy: String) -> Diagnostic {
        Diagnostic(
            .error, "missing-drawing", "the folder '\(folder)' is missing; run '\(remedy)'",
            at: SourceLocation(file: folder))
    }

    /// Returns diagnostics about an input's drawings, and adds the names of the drawings to `names`.
    ///
    /// - Throws: ``ReadError`` if the options name a controller, step, callback, or scene that the input doesn't
    ///   contain. `GraphvizError` if an SVG can't be drawn.
    func diagnostics(of input: DiagnosedInput, _ names: inout Set<String>) throws -> [Diagnostic] {
        // Without `--diagram`, `render` doesn't draw unrecognized inputs.
        if style.diagrams == nil, input.played.input.isUnrecognized { return [] }
        let drawings = try style.drawings(of: input, formats: formats, in: OutputFolder(folder))
        return try drawings.compactMap { drawing in
            names.insert(drawing.name)
            var found = try diagnostic(of: drawing)
            found?.location = SourceLocation(file: input.played.input.source.name, line: 1, column: 1)
            return found
        }
    }

    /// Returns a diagnostic about a drawing's file, or nil if the file is up to date. If an SVG is up to date, but was
    /// laid out by another version of Graphviz or on another architecture, returns a note.
    ///
    /// If a drawing in another format is not reproducible or can't be rendered, checks only whether the file can be
    /// read. Throws `GraphvizError` if an SVG can't be drawn.
    func diagnostic(of drawing: Drawing) throws -> Diagnostic? {
        let path = "\(folder)/\(drawing.name)"
        guard let bytes = Files.content(path) else {
            return Diagnostic(.error, "missing-drawing", "the drawing '\(path)' is missing or can't be read; \(remedy)")
        }
        let stale = Diagnostic(.error, "stale-drawing", "the drawing '\(path)' is out of date; \(remedy)")
        guard drawing.format.name == "svg" else {
            guard drawing.format.isReproducible, let fresh = try? drawing.bytes() else { return nil }
            return fresh == bytes ? nil : stale
        }
        guard let metadata = DrawingMetadata(svg: bytes) else {
            return Diagnostic(
                .error, "stale-drawing",
                "'\(path)' was not drawn by Lifeline, or has lost its metadata; remove it, and \(remedy)")
        }
        let picture = drawing.makePicture()
        if metadata.digest != picture.digest { return stale }
        // Another Graphviz can produce another layout, so the content can't be compared.
        if let other = metadata.graphviz, other != DrawingMetadata.installedGraphviz {
            return Diagnostic(
                .note, "other-graphviz",
                "the drawing '\(path)' is up to date, but Graphviz \(other) laid it out, and this is "
                    + DrawingMetadata.installedGraphviz)
        }
        let same = Drawing(name: drawing.name, picture: picture, format: drawing.format)
        if try same.bytes(by: metadata.command) == bytes { return nil }
        return Diagnostic(
            .error, "edited-drawing",
            "the drawing '\(path)' was edited, or was drawn by another version of Lifeline; \(remedy)")
    }

    /// Returns diagnostics about drawings that don't belong to an input. The drawings with these `names` do. If the
    /// options select diagrams, only drawings of these are considered.
    ///
    /// Returns no diagnostics if an input is not a folder, or if ``folder`` is a DocC catalog, because ``folder`` can
    /// then contain other drawings.
    func orphans(of inputs: [String], besides names: Set<String>) -> [Diagnostic] {
        guard OutputFolder(folder) == .plain, inputs.allSatisfy({ Files.kind($0) == .folder }) else { return [] }
        let code = Inputs(inputs).unreadableCode
        return DrawingCheck.orphans(in: folder, besides: names, of: style.diagrams ?? Diagram.all, except: code).map {
            path in
            Diagnostic(
                .error, "orphaned-drawing", "the drawing has no input; delete it, or run 'lifeline render --prune'",
                at: SourceLocation(file: path, line: 1, column: 1))
        }
    }

    /// Returns the paths of the files in `folder` and its subfolders that `render` wrote and that are drawings of
    /// inputs with one of these `diagrams`, except the drawings with these `names` in any format. Each name is a path
    /// relative to `folder`.
    ///
    /// An SVG is recognized by its metadata. A file in another format is returned only with an SVG that has the same
    /// name without the extension. Drawings of inputs of other types are not returned: if all `names` are drawings of
    /// storyboards, for example, no timeline is.
    ///
    /// Also omits the drawings of `stems`, the paths of inputs without their extension.
    static func orphans(
        in folder: String, besides names: Set<String>, of diagrams: [Diagram], except stems: [String]
    ) -> [String] {
        let known = Set(names.map(stem))
        let drawn = Set(names.compactMap { diagram(of: stem($0)) })
        let candidates = Set(diagrams.map(\.name)).filter { isRelated($0, to: drawn) }
        let endings = Set(Format.all.map(\.name))
        let others = removable(
            files(below: folder).filter { file in
                !known.contains(stem(file)) && !stems.contains { file.hasPrefix("\($0).") || file.hasPrefix("\($0)-") }
                    && endings.contains(Path.fileExtension(file))
                    && diagram(of: stem(file)).map(candidates.contains) ?? false
            }, in: folder, besides: names)
        let orphans = Set(others.filter { $0.hasSuffix(".svg") }.map(stem))
        return others.filter { orphans.contains(stem($0)) }.map { "\(folder)/\($0)" }
    }

    /// Returns those of the `files` in a folder that `render` wrote and that are not among the files with these `names`.
    ///
    /// In a file system that ignores case, the same file can have two names that differ in case.
    static func removable(_ files: [String], in folder: String, besides names: Set<String>) -> [String] {
        let kept = Set(names.compactMap { FileStatus("\(folder)/\($0)")?.identity })
        return files.filter { file in
            let path = "\(folder)/\(file)"
            guard let status = FileStatus(path), !kept.contains(status.identity),
                let bytes = Files.content(path), !bytes.isEmpty, FileMark.isIn(bytes)
            else { return false }
            return DrawingMetadata(svg: bytes)?.command == nil
        }
    }

    /// Returns the diagram in the name of a drawing without its extension, such as `timeline` for `guide/push.timeline-2`,
    /// or nil for the name of another drawing, such as a difference or a drawing whose name a marker chooses.
    private static func diagram(of stem: String) -> String? {
        let bright = stem.hasSuffix("~dark") ? stem.dropLast(5) : stem[...]
        guard let dot = bright.lastIndex(of: ".") else { return nil }
        let ending = bright[bright.index(after: dot)...]
        return Diagram.all.first {
            guard ending.hasPrefix($0.name) else { return false }
            let page = ending.dropFirst($0.name.count)
            return page.isEmpty || page.first == "-" && (Int(page.dropFirst()) ?? 0) > 1
        }?.name
    }

    /// Returns whether inputs with the diagrams `drawn` are of a type that also has the diagram `name`. Only runs have
    /// most diagrams; the hierarchy can also be that of a dump.
    private static func isRelated(_ name: String, to drawn: Set<String>) -> Bool {
        let others = [Diagram.poster.name, Diagram.storyboard.name]
        return drawn.contains(name)
            || !others.contains(name) && !drawn.isSubset(of: others + [Diagram.hierarchy.name])
    }

    private static func stem(_ name: String) -> String { Path.withoutExtension(name) }

    /// Returns the relative paths of the files in a folder and its subfolders, except hidden files and editors'
    /// backups. Ignores symbolic links to folders, so that no file outside the folder is removed.
    private static func files(below folder: String) -> [String] {
        var (walk, names) = (FolderWalk(followsLinks: false), [String]())
        try? walk.visit(folder) { entry in
            if entry.kind == .file { names.append(entry.name) }
            return true
        }
        return names
    }
}
