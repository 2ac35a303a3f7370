import Graphviz
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleModel

/// A drawing of an input in one format, and the file it belongs in.
struct Drawing {
    /// The file below `-o`: `guide/push-pop.timeline.svg`.
    let name: String
    let picture: Picture
    let format: Format
    let scale: Double

    /// The bytes of the file; throws ``GraphvizError``.
    func bytes() throws -> [UInt8] {
        try picture.bytes(named: name, as: format, options: Format.Options(scale: scale))
    }
}

extension Picture {
    /// The picture with what it takes to make that format of it: textRenderings hold on to all that a drawing is made from.
    func leaving(for format: Format) -> Picture {
        guard textRenderings[format.name] == nil else { return self }
        var picture = self
        picture.textRenderings = [:]
        return picture
    }

    /// The bytes of a file of that name; throws ``GraphvizError``.
    func bytes(named file: String, as format: Format, options: Format.Options = Format.Options()) throws -> [UInt8] {
        try Rescue.naming(file) { try Renderer.shared.render(self, as: format, options: options) }
    }
}

extension DrawingStyle {
    /// Every drawing of an input that belongs in a folder. In a DocC catalogue they have names that are unique in it, and
    /// come as pairs, because a catalogue shows images without the page's colours.
    ///
    /// Throws ``ReadError`` for a scenario that cannot be played to its end.
    func drawings(of loaded: Loaded, formats: [Format], in folder: Folder) throws -> [Drawing] {
        guard folder == .catalogue else { return try drawings(of: loaded, formats: formats) }
        var style = self
        if theme == .auto { style.theme = .pair }
        return try style.drawings(of: loaded, formats: formats, linksPages: false).map(\.renamed)
    }

    /// What a folder of drawings is.
    enum Folder {
        case plain, catalogue

        /// Told by its name: catalogues end in `.docc`.
        init(_ path: String) { self = path.hasSuffix(".docc") || path.hasSuffix(".docc/") ? .catalogue : .plain }
    }

    /// Every drawing of an input that is asked for and that fits, in the order of the kinds; its pages may link to each
    /// other where they keep the names that they get here.
    func drawings(of loaded: Loaded, formats: [Format], linksPages: Bool = true) throws -> [Drawing] {
        if isDrawnElsewhere(loaded) { return [] }
        let tells = diagrams?.contains { $0.name == "timeline" } ?? true
        let subjects = try tells ? loaded.subjects().map(\.withFindings) : loaded.subjects()
        return subjects.enumerated().flatMap { index, subject -> [Drawing] in
            let stem = subjects.count == 1 ? loaded.input.stem : "\(loaded.input.stem)-\(index + 1)"
            return (diagrams ?? Diagram.all.filter { $0.isUsual(subject) }).flatMap { diagram in
                theme.schemes.flatMap { scheme, suffix in
                    let name = stem.split(separator: "/").last.map(String.init) ?? stem
                    var options = options(named: "\(name)-\(diagram.name)", in: scheme)
                    options.storyboard.others = loaded.siblings
                    options.file = linksPages ? "\(name).\(diagram.name)" : nil
                    options.fileEnding = "\(suffix).svg"
                    return draw(diagram, of: subject, options, stem, suffix, formats)
                }
            }
        }
    }

    /// Whether a storyboard is drawn together with another one, under whose name the drawing goes.
    func isDrawnElsewhere(_ loaded: Loaded) -> Bool { together && loaded.isLaterStoryboard }

    private func draw(
        _ diagram: Diagram, of subject: Subject, _ options: DiagramOptions, _ stem: String, _ suffix: String,
        _ formats: [Format]
    ) -> [Drawing] {
        guard diagram.fits(subject, options) else { return [] }
        return diagram.draw(subject, options).enumerated().flatMap { page, picture in
            formats.map { format in
                Drawing(
                    name: "\(stem).\(diagram.stem(page: page))\(suffix).\(format.name)",
                    picture: picture.leaving(for: format), format: format, scale: scale)
            }
        }
    }
}

extension Loaded {
    /// What there is to draw; throws ``ReadError`` for a scenario that cannot be played to its end.
    func subjects() throws -> [Subject] {
        switch document {
        case .scenario, .runs: try runs().map(Subject.run)
        case .storyboard(let board): [.storyboard(board)]
        case .hierarchy(let dump): [.hierarchy(dump)]
        }
    }
}

extension Subject {
    /// The subject with what the rules find in it at its place, as timelines tell it.
    var withFindings: Subject { if case .run(let run) = self { .run(run.withFindings) } else { self } }
}
