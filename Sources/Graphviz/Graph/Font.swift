/// A font: a list of families, of which the first installed family is used, and a weight.
///
/// The raw value is the PostScript name, which DOT contains: `dot -Tsvg` writes the weight only of fonts whose name it
/// knows.
public enum Font: String, Sendable, Hashable, CaseIterable {
    case regular = "Helvetica"
    case bold = "Helvetica-Bold"
    case mono = "Courier"
    case monoBold = "Courier-Bold"

    /// Whether the font is bold.
    public var isBold: Bool { self == .bold || self == .monoBold }
    var isMono: Bool { self == .mono || self == .monoBold }

    /// The families, separated by commas, which end with a generic family. SVG viewers use this list, unless
    /// ``Picture/families`` replaces it.
    public var families: String {
        isMono
            ? "Courier,Courier New,Liberation Mono,DejaVu Sans Mono,monospace"
            : "Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif"
    }

    /// The families and the weight for Pango, which draws the text in PNG and PDF files. For a PostScript name, Graphviz
    /// would choose a replacement from its own table, which lacks current metric-compatible fonts. Before the generic
    /// family are the families for `language`, because Pango draws a character in the first family that contains it, and
    /// Chinese and Japanese share characters that they write differently.
    func pangoDescription(in language: String?) -> String {
        var names = families.split(separator: ",")
        names.insert(contentsOf: Font.families(for: language), at: names.count - 1)
        return names.joined(separator: ",") + (isBold ? " Bold" : "")
    }

    /// Returns the families of macOS and of Noto for Chinese and Japanese.
    private static func families(for language: String?) -> [Substring] {
        switch language {
        case "zh-Hans": ["PingFang SC", "Noto Sans CJK SC", "Noto Sans SC"]
        case "ja": ["Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP"]
        default: []
        }
    }

    /// Returns the width of the widest line of `text` at a font size of 1 point, in points.
    ///
    /// The width doesn't depend on the installed fonts. The width of a printable ASCII character is its maximum among
    /// the families that the font names, so a box of the returned width fits text of such characters in each of these
    /// families. The widths of other characters are estimates.
    public func width(of text: String) -> Double { width(of: text, widths) }

    /// Returns the width of the widest line of `text` in Helvetica and Courier, and in families with the same metrics,
    /// such as Arial and Liberation Sans.
    func usualWidth(of text: String) -> Double {
        width(of: text, isMono ? widths : isBold ? FontWidths.helveticaBold : FontWidths.helvetica)
    }

    private func width(of text: String, _ widths: [UInt16]) -> Double {
        var (widest, line) = (0, 0)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A: (widest, line) = (max(widest, line), 0)
            case 32..<127: line += Int(widths[Int(scalar.value) - 32])
            default: line += widthOutsideASCII(scalar)
            }
        }
        return Double(max(widest, line)) / 1000
    }

    /// The widths of the printable ASCII characters, from the space to the tilde.
    private var widths: [UInt16] {
        switch self {
        case .regular: Font.regularWidths
        case .bold: Font.boldWidths
        case .mono, .monoBold: Font.monoWidths
        }
    }

    private static let regularWidths = zip(FontWidths.helvetica, FontWidths.dejaVu).map(max)
    private static let boldWidths = zip(FontWidths.helveticaBold, FontWidths.dejaVuBold).map(max)
    private static let monoWidths = Array(repeating: FontWidths.courier, count: 95)

    private func widthOutsideASCII(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0xA0, 0xB7: 380
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0xA1...0x24F: isBold && !isMono ? 1000 : 880
        case 0x1F000...: 1400
        default: 1050
        }
    }
}
