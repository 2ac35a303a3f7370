import Graphviz

/// How wide texts are, without asking any font: the widest that they get in any of the fonts that may draw them.
///
/// Boxes are made for that width, so no text leaves its box in Helvetica, Arial, Liberation Sans or DejaVu Sans.
enum TextMetrics {
    /// A text's look as far as its width goes, and its color.
    struct Style: Sendable, Hashable {
        var font: Font = .regular
        var size: Double
        var color: ThemeColor
    }

    /// The width of the longest line of `text`, in points.
    static func width(_ text: String, _ style: Style) -> Double { style.font.width(of: text) * style.size }

    /// The height of `text`, in points.
    static func height(_ text: String, _ style: Style) -> Double {
        let lines = text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return Double(lines) * style.size * 1.2
    }

    /// `text` in lines no wider than `limit`, broken at blanks, and within words where one alone is wider.
    static func wrap(_ text: String, to limit: Double, _ style: Style) -> String {
        if width(text, style) <= limit, isWrapped(text) { return text }
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

    /// Whether a text that is narrow enough is one line already, of ASCII and with one blank between its words.
    private static func isWrapped(_ text: String) -> Bool {
        var last: UInt8 = 32
        for byte in text.utf8 {
            guard byte >= 32, byte < 127, byte != 32 || last != 32 else { return false }
            last = byte
        }
        return last != 32
    }

    /// Breaks a word that is too wide, behind a hyphen or its like where there is one, and gives what is left of it.
    private static func broken(_ word: String, to limit: Double, _ style: Style, into lines: inout [String]) -> String {
        var rest = ""
        for character in word {
            if !rest.isEmpty, width(rest + String(character), style) > limit {
                let joint = rest.lastIndex { "-_/.:,".contains($0) }.map(rest.index(after:)) ?? rest.endIndex
                // A line that would be less than half full is worse than a word that is broken anywhere.
                let end = rest.distance(from: rest.startIndex, to: joint) * 2 < rest.count ? rest.endIndex : joint
                lines.append(String(rest[..<end]))
                rest = String(rest[end...])
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
