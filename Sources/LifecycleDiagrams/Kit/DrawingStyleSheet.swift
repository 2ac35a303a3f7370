import Graphviz

/// A drawing's style sheet: colors for light and dark pages and for increased contrast, halos around edge labels,
/// replaced fonts, and a rule for print.
///
/// Shapes also have their colors as attributes, for software that doesn't support style sheets. Rules that need custom
/// properties are inside `@supports`, so that software with partial support skips all of them. The halo is in an
/// `@supports` of its own, because css_parser 1.6, which asciidoctor-pdf uses, skips an unknown `@supports` only up to
/// the end of the first nested `@media`, and would draw a halo that covers its text. Each rule is scoped to
/// one drawing, because a page can contain several. The scope is a class that equals the drawing's ID, because
/// optimizers remove IDs that only a style sheet uses. The scope has no specificity, so that a page can override the
/// rules.
struct DrawingStyleSheet {
    private let picture: Picture
    private let root: String
    private let usedColors: [ThemeColor]

    init(_ picture: Picture) {
        self.picture = picture
        root = "." + picture.id
        usedColors = picture.colors
    }

    /// The text of the style sheet.
    var text: String {
        let rules = (picture.scheme == .auto ? colors : "") + fonts
        return """

            @supports (fill:var(--a)) and (paint-order:stroke){
            \(rules)}
            \(halo)@media print{:where(\(root)){max-width:100%;height:auto}}

            """
    }

    /// The rule for a halo in the page color around the text on lines, or an empty string if the graph has no
    /// background color.
    private var halo: String {
        for case .background(let page) in picture.graph.attributes {
            let value = picture.scheme == .auto ? "var(--lifeline-\(page.name))" : picture.scheme.value(of: page)
            let rim = "paint-order:stroke;stroke:\(value);stroke-width:3px;stroke-linejoin:round"
            return "@supports (paint-order:stroke){:where(\(root)) .edge text{\(rim)}}\n"
        }
        return ""
    }

    /// The rules for replaced font families. Characters that could end the name of a family, such as quotes, are
    /// removed.
    private var fonts: String {
        func rule(_ selector: String, _ family: String?, _ font: Font) -> String {
            guard let family else { return "" }
            let name = String(
                family.unicodeScalars.filter { $0.value >= 32 && !"\"\\<>&{};".unicodeScalars.contains($0) })
            let families = font.families.split(separator: ",").map { "'\($0)'" }.dropLast().joined(separator: ",")
            let generic = font.families.split(separator: ",").last ?? "sans-serif"
            return
                ":where(\(root)) \(selector){font-family:'\(name.replacing("'", with: ""))',\(families),\(generic)}\n"
        }
        return rule(".graph", picture.families.text, .regular)
            + rule("text[font-family]", picture.families.code, .mono)
    }

    /// The colors as custom properties, and the rules that use them.
    ///
    /// The rules that set the properties have no specificity, so that a page can override them. A page with a theme
    /// switch sets `data-theme` on its root element. Printed drawings are always light.
    private var colors: String {
        func properties(_ value: (ThemeColor) -> String) -> String {
            usedColors.map { "--lifeline-\($0.name):\(value($0))" }.joined(separator: ";")
        }
        let dark = properties(\.dark)
        var text = """
            :where(\(root)){\(properties(\.light))}
            @media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme=light]) \(root),\
            \(root):root:not([data-theme=light])){\(dark)}}
            @media screen{:where(:root[data-theme=dark] \(root),\(root):root[data-theme=dark]){\(dark)}}

            """
        text += contrast
        for color in usedColors {
            text += ":where(\(root)) .f-\(color.name){fill:var(--lifeline-\(color.name))}"
            text += ":where(\(root)) .s-\(color.name){stroke:var(--lifeline-\(color.name))}\n"
        }
        return text
    }
}

extension DrawingStyleSheet {
    /// The rule for increased contrast, which gives muted elements the color of text. The rule is empty if the drawing
    /// uses no muted color or doesn't use the color of text.
    private var contrast: String {
        let quiet = usedColors.filter(Theme.quiet.contains)
        guard usedColors.contains(Theme.text), !quiet.isEmpty else { return "" }
        let properties = quiet.map { "--lifeline-\($0.name):var(--lifeline-\(Theme.text.name))" }
        return "@media (prefers-contrast:more){:where(\(root)){\(properties.joined(separator: ";"))}}\n"
    }
}

extension Picture {
    /// Creates the picture of a drawing: `graph` with the colors and fonts from `options`, a style sheet, and
    /// metadata.
    static func drawing(
        of graph: Graph, layout: Layout, _ options: DiagramOptions, title: String, description: String,
        summary: String
    ) -> Picture {
        var graph = options.colors.applied(to: graph)
        if options.background == .transparent {
            graph.attributes = graph.attributes.map { if case .background = $0 { .noBackground } else { $0 } }
        }
        var picture = Picture(
            name: options.name, graph: graph, layout: layout, title: title,
            description: description,
            summary: summary, scheme: options.scheme)
        picture.families = (options.font, options.codeFont)
        // Words of the author's own can be in any language.
        if options.language != .english { picture.language = options.language.rawValue }
        picture.paper = options.paper.size
        if let width = options.width, let limit = options.widthLimit {
            switch options.fit {
            case .shrink: picture.pageWidth = options.fitsWidth ? (width, limit, false) : nil
            case .exact: picture.pageWidth = (width, limit, true)
            case .none: break
            }
        }
        picture.svgDecoration = { picture in
            SVGDecoration(
                rootClasses: "lifeline \(picture.id)", metadata: DrawingMetadata(picture).text,
                styleSheet: DrawingStyleSheet(picture).text)
        }
        return picture
    }
}
