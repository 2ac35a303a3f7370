import Graphviz
import LifecycleDiagrams
import LifecycleModel

/// The drawings to create for an input.
public struct DrawingRequest: Sendable {
    /// The diagrams; nil for those that are drawn by default.
    public var diagrams: [Diagram]?
    /// The formats, each with its own file.
    public var formats: [Format] = [.svg]
    /// The color theme.
    public var theme = Theme.auto
    /// Options of the diagrams. Their name, color scheme, and file are set for each drawing.
    public var options = DiagramOptions(name: "")
    /// Whether the pages of a drawing link to each other, which requires that files keep their names.
    public var linksPages = true
    /// Pixels per point, for bitmaps.
    public var scale = 2.0

    /// Creates a request for the default diagrams as SVG.
    public init() {}

    /// Returns the options of a diagram in one color scheme.
    ///
    /// - Parameters:
    ///   - name: The prefix of IDs in the drawing.
    ///   - scheme: The color scheme. Drawings of a pair have different names, because one page can contain both.
    public func options(named name: String, in scheme: ColorScheme) -> DiagramOptions {
        var options = options
        options.name = theme == .pair && scheme == .dark ? name + "-dark" : name
        options.scheme = scheme
        return options
    }

    /// Returns the drawings of one diagram: its pages, for each color scheme and format.
    ///
    /// - Parameters:
    ///   - stem: The beginning of the file names, such as `guide/push-pop`.
    ///   - input: The input, whose storyboards references can lead to.
    func drawings(of diagram: Diagram, _ subject: Subject, stem: String, _ input: LoadedInput) -> [Drawing] {
        let name = stem.utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? stem
        return theme.schemes.flatMap { scheme, suffix -> [Drawing] in
            var options = options(named: "\(name)-\(diagram.name)", in: scheme)
            options.storyboard.storyboards = input.storyboards
            options.storyboard.stems = input.stems
            options.file = linksPages ? "\(name).\(diagram.name)" : nil
            options.fileEnding = "\(suffix).svg"
            guard diagram.canDraw(subject, options) else { return [] }
            return diagram.draw(subject, options).enumerated().flatMap { page, picture in
                formats.filter { draws(diagram, as: $0) }.map { format in
                    Drawing(
                        name: "\(stem).\(diagram.stem(page: page))\(suffix).\(format.name)",
                        picture: picture.keeping(for: format), format: format, scale: scale)
                }
            }
        }
    }

    /// Returns whether the request draws a diagram in a format. If the request names no diagrams, those without the
    /// format are left out.
    public func draws(_ diagram: Diagram, as format: Format) -> Bool {
        !format.isTextRendering || diagrams != nil || diagram.textFormats.contains(format.name)
    }
}

extension Picture {
    /// Returns the picture without text renderings that `format` doesn't need, because they keep the run in memory.
    fileprivate func keeping(for format: Format) -> Picture {
        guard textRenderings[format.name] == nil else { return self }
        var picture = self
        picture.textRenderings = [:]
        return picture
    }
}
