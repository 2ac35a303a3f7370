/// A font in one of two weights: a list of families with the same widths, of which the first installed one is used.
///
/// SVG and pango, which draws PNG and PDF, use the same list. For a single family such as `Helvetica`, Graphviz would
/// choose a replacement from a table of its own, which contains no current metric-compatible fonts.
public enum Font: String, Sendable, Hashable, CaseIterable {
    case regular = "Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif"
    case bold = "Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif Bold"
    case mono = "Courier,Courier New,Liberation Mono,DejaVu Sans Mono,monospace"
    case monoBold = "Courier,Courier New,Liberation Mono,DejaVu Sans Mono,monospace Bold"

    var isBold: Bool { self == .bold || self == .monoBold }
    var isMono: Bool { self == .mono || self == .monoBold }

    /// Returns the width of the longest line of `text` at a font size of 1 point, in points.
    ///
    /// The measurement needs no font: each character has its maximum width in Helvetica, Arial, Liberation Sans, and
    /// DejaVu Sans, so that a box of that width fits the text in each of them.
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

    /// The widths of the ASCII characters, starting with the space.
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
