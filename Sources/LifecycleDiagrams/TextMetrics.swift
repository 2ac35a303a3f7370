import Graphviz

/// How wide texts are, without asking any font: the widest that they get in any of the fonts that may draw them.
///
/// Boxes are made for that width, so no text leaves its box in Helvetica, Arial, Liberation Sans or DejaVu Sans.
enum TextMetrics {
    /// A text's look as far as its width goes, and its colour.
    struct Style: Sendable, Hashable {
        var font: Font = .regular
        var size: Double
        var ink: Ink
    }

    /// The width of the longest line of `text`, in points.
    static func width(_ text: String, _ style: Style) -> Double {
        var widest = 0.0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            widest = max(widest, Double(units(line, style.font)) * style.size / 1000)
        }
        return widest
    }

    /// The height of `text`, in points.
    static func height(_ text: String, _ style: Style) -> Double {
        let lines = text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return Double(lines) * style.size * 1.2
    }

    private static func units(_ line: Substring, _ font: Font) -> Int {
        var sum = 0
        for scalar in line.unicodeScalars {
            if scalar.value >= 32, scalar.value < 127 {
                sum += Int(ascii(Int(scalar.value) - 32, font))
            } else {
                sum += other(scalar, font)
            }
        }
        return sum
    }

    private static func ascii(_ index: Int, _ font: Font) -> UInt16 {
        switch font {
        case .regular: max(FontWidths.helvetica[index], FontWidths.dejaVu[index])
        case .bold: max(FontWidths.helveticaBold[index], FontWidths.dejaVuBold[index])
        case .mono, .monoBold: FontWidths.courier
        }
    }

    private static func other(_ scalar: Unicode.Scalar, _ font: Font) -> Int {
        switch scalar.value {
        case 0xB7: 380
        case 0xA0: 380
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0xA1...0x24F: font == .bold ? 1000 : 880
        case 0x1F000...: 1400
        default: 1050
        }
    }

    /// `text` in lines no wider than `limit`, broken at blanks, and within words where one alone is wider.
    static func wrap(_ text: String, to limit: Double, _ style: Style) -> String {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if width(longer, style) <= limit {
                    line = longer
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                line = broken(String(word), to: limit, style, into: &lines)
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    /// Breaks a word that is too wide, and gives what is left of it.
    private static func broken(_ word: String, to limit: Double, _ style: Style, into lines: inout [String]) -> String {
        var rest = ""
        for character in word {
            if !rest.isEmpty, width(rest + String(character), style) > limit {
                lines.append(rest)
                rest = ""
            }
            rest.append(character)
        }
        return rest
    }
}

extension TextMetrics {
    /// A class name in lines no wider than `limit`, broken before capitals.
    static func wrapName(_ name: String, to limit: Double, _ style: Style) -> String {
        guard width(name, style) > limit else { return name }
        var parts: [String] = []
        var wasLower = false
        for character in name {
            if character.isUppercase, wasLower { parts.append("") }
            if parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(character)
            wasLower = !character.isUppercase
        }
        var lines = [""]
        for part in parts {
            let longer = lines[lines.count - 1] + part
            if lines[lines.count - 1].isEmpty || width(longer, style) <= limit {
                lines[lines.count - 1] = longer
            } else {
                lines.append(part)
            }
        }
        return lines.map { wrap($0, to: limit, style) }.joined(separator: "\n")
    }
}
