/// The style sheet of a drawing: its inks as custom properties, light and dark.
///
/// The colours in the drawing's own attributes stay as they are, for readers without style sheets. A page that wants
/// others sets `--lifeline-NAME` on `.lifeline`; a page that has a switch sets `data-theme` on its root.
struct SVGStyle {
    private let picture: Picture
    private let inks: [Ink]

    /// Fonts as wide as Helvetica, or at the most as DejaVu Sans, for which every box is made.
    static let sans = "Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif"
    /// Fonts as wide as Courier.
    static let mono = "Courier,Courier New,Liberation Mono,DejaVu Sans Mono,monospace"

    init(picture: Picture, inks: [Ink]) {
        self.picture = picture
        self.inks = inks
    }

    /// The text of the style sheet.
    var text: String { halo + leads + (picture.scheme == .auto ? colors : "") }

    /// A rim of the page's colour around texts that lie on lines.
    private var halo: String {
        for case .background(let page) in picture.graph.attributes {
            let value = picture.scheme == .auto ? "var(--lifeline-\(page.name))" : picture.scheme.value(of: page)
            return ".lifeline .edge text{paint-order:stroke;stroke:\(value);stroke-width:3px;stroke-linejoin:round}\n"
        }
        return ""
    }

    /// Bold first lines of plain labels, for nodes of the class `lead1` … `lead4`, whose boxes are made for bold text.
    private var leads: String {
        var used: Set<Int> = []
        picture.graph.forEachNode { node in
            for case .cssClass(let names) in node.attributes {
                guard let digit = names.utf8.last, names.utf8.dropLast().suffix(4).elementsEqual("lead".utf8) else {
                    continue
                }
                used.insert(Int(digit) - Int(UInt8(ascii: "0")))
            }
        }
        return (1...4).filter(used.contains)
            .map { ".lifeline .lead\($0) text:nth-of-type(-n+\($0)){font-weight:bold}\n" }.joined()
    }

    private var colors: String {
        func properties(_ value: (Ink) -> String) -> String {
            inks.map { "--lifeline-\($0.name):\(value($0))" }.joined(separator: ";")
        }
        let dark = properties(\.dark)
        var text = """
            :where(.lifeline){\(properties(\.light))}
            @media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme="light"]) .lifeline,\
            .lifeline:root:not([data-theme="light"])){\(dark)}}
            :where(:root[data-theme="dark"] .lifeline,.lifeline:root[data-theme="dark"]){\(dark)}

            """
        for ink in inks {
            text += ".lifeline [fill=\"\(ink.light)\"]{fill:var(--lifeline-\(ink.name))}"
            text += ".lifeline [stroke=\"\(ink.light)\"]{stroke:var(--lifeline-\(ink.name))}\n"
        }
        return text
    }
}
