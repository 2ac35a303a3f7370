/// A font: a list of families, of which the first installed family is used, and a weight.
///
/// Pango, which draws the text in PNG and PDF files, uses this list. SVG viewers use the same list, unless
/// ``Picture/families`` replaces it. For a single family such as `Helvetica`, Graphviz would choose a replacement from
/// its own table, which lacks current metric-compatible fonts.
public enum Font: String, Sendable, Hashable, CaseIterable {
    case regular = "Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif"
    case bold = "Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif Bold"
    case mono = "Courier,Courier New,Liberation Mono,DejaVu Sans Mono,monospace"
    case monoBold = "Courier,Courier New,Liberation Mono,DejaVu Sans Mono,monospace Bold"

    var isBold: Bool { self == .bold || self == .monoBold }
    var isMono: Bool { self == .mono || self == .monoBold }

    /// Returns the width of the widest line of `text` at a font size of 1 point, in points.
    ///
    /// The width doesn't depend on the installed fonts. The width of a printable ASCII character is its maximum among
    /// the families that the font names, so a box of the returned width fits text of such characters in each of these
    /// families. The widths of other characters are estimates.
    public func width(of text: String) -> Double {
        let widths = widths
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
