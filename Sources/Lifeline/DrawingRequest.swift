import Graphviz
import LifecycleDiagrams
import LifecycleModel

/// A request for drawings of an input.
public struct DrawingRequest: Sendable {
    /// The diagrams to draw, or nil for the default diagrams.
    public var diagrams: [Diagram]?
    /// The file formats. Each page is drawn in each format that ``draws(_:as:)`` allows.
    public var formats: [Format] = [.svg]
    /// The color theme.
    public var theme = Theme.auto
    /// The options for the diagrams. For each drawing, Lifeline sets the name, the color scheme, the file name, and the
    /// storyboards, and adds highlights for expectations.
    public var options = DiagramOptions(name: "")
    /// Whether the pages of a drawing and the drawings of several storyboards link to each other, which requires that
    /// files keep their names.
    public var linksPages = true
    /// The number of pixels per point in bitmaps.
    public var scale = 2.0

    /// Creates a request for the default diagrams as SVG.
    public init() {}

    /// Returns the options for a diagram in one color scheme.
    ///
    /// - Parameters:
    ///   - name: The prefix of IDs in the drawing. For the dark drawing of a pair, `-dark` is added, because one page
    ///     can contain both drawings.
    ///   - scheme: The color scheme.
    public func options(named name: String, in scheme: ColorScheme) -> DiagramOptions {
        var options = options
        options.name = theme == .pair && scheme == .dark ? name + "-dark" : name
        options.scheme = scheme
        return options
    }

    /// Returns the drawings of one diagram: each page in each color scheme and format. Returns an empty array if the
    /// diagram can't draw the subject.
    ///
    /// - Parameters:
    ///   - diagram: The diagram.
    ///   - subject: The run, storyboard, or hierarchy dump to draw.
    ///   - stem: The prefix of the file names, such as `guide/push-pop`.
    ///   - input: The input, with the storyboards to which references can lead.
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
                formats.filter { draws(picture, as: $0) && (suffix.isEmpty || !$0.isTextRendering) }.map { format in
                    Drawing(
                        name: "\(stem).\(diagram.stem(page: page))\(suffix).\(format.name)",
                        picture: picture.keeping(for: format), format: format, scale: scale)
                }
            }
        }
    }

    /// Returns whether the request draws a diagram in a format. If the request doesn't name diagrams, a text format
    /// omits diagrams without a rendering in that format.
    public func draws(_ diagram: Diagram, as format: Format) -> Bool {
        !format.isTextRendering || diagrams != nil || diagram.textFormats.contains(format.name)
    }

    /// Returns whether the request draws a picture in a format. If the request doesn't name diagrams, a text format
    /// omits pictures without a rendering in that format, such as the hierarchy after each step.
    private func draws(_ picture: Picture, as format: Format) -> Bool {
        !format.isTextRendering || diagrams != nil || picture.textRenderings[format.name] != nil
    }
}

extension Picture {
    /// Returns the picture, without text renderings if `format` doesn't need them. The renderings keep the run in
    /// memory.
    fileprivate func keeping(for format: Format) -> Picture {
        guard textRenderings[format.name] == nil else { return self }
        var picture = self
        picture.textRenderings = [:]
        return picture
    }
}
