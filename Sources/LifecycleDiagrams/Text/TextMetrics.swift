import Graphviz

/// Functions that measure and wrap text without using installed fonts.
///
/// The width of a printable ASCII character is its maximum width among the families of the font, so that a box fits its
/// text in each family. The widths of other characters are estimates.
enum TextMetrics {
    /// The font, size, and color of text.
    struct Style: Sendable, Hashable {
        var font: Font = .regular
        var size: Double
        var color: ThemeColor
    }

    /// Returns the width of the widest line of `text`, in points.
    static func width(_ text: String, _ style: Style) -> Double { style.font.width(of: text) * style.size }

    /// Returns the height of `text`, in points.
    static func height(_ text: String, _ style: Style) -> Double {
        let lines = text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return Double(lines) * style.size * 1.2
    }

    /// Breaks `text` into lines of at most `limit` points, at spaces and within words that are wider than `limit`.
    static func wrap(_ text: String, to limit: Double, _ style: Style) -> String {
        if width(text, style) <= limit, isWrapped(text) { return text }
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in words(of: paragraph) {
                let longer = line.isEmpty ? word : line + " " + word
                if width(longer, style) <= limit {
                    line = longer
                    continue
                }
                if word.contains(where: isIdeographic) {
                    line = broken(longer, to: limit, style, into: &lines)
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                line = broken(word, to: limit, style, into: &lines)
            }
            // A single character of Chinese or Japanese gets the one before it.
            if line.count == 1, line.allSatisfy(isIdeographic), let above = lines.last, above.count > 2,
                let last = above.last, isIdeographic(last), !closing.contains(last)
            {
                lines[lines.count - 1] = String(above.dropLast()).trimmedEnd
                line = "\(last)\(line)"
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    /// The signs with which no line begins.
    private static let closing = "、。，：；）」』”！？"

    /// Breaks `text` at spaces like ``wrap(_:to:_:)``, into as many lines, which have similar widths.
    static func wrapEvenly(_ text: String, to limit: Double, _ style: Style) -> String {
        let lines = wrap(text, to: limit, style)
        guard lines.contains("\n") else { return lines }
        let (breaks, words) = (lines.count(where: \.isNewline), lines.replacing("\n", with: " "))
        return stride(from: 0.5, to: 1, by: 0.05).lazy.map { wrap(text, to: limit * $0, style) }
            // Words that are wider than the smaller limit stay whole.
            .first { $0.count(where: \.isNewline) == breaks && $0.replacing("\n", with: " ") == words } ?? lines
    }

    /// Breaks a caption into lines of at most `limit` points: at the dots between its parts, and within parts that are
    /// wider than `limit`. The last line isn't a single short word if it can begin with more of the line above.
    static func wrapCaption(_ caption: String, to limit: Double, _ style: Style) -> String {
        let dot = " · "
        var lines: [(text: String, joint: String)] = []
        for part in caption.split(separator: dot) {
            let longer = lines.last.map { $0.text + dot + part } ?? String(part)
            if !lines.isEmpty, width(longer, style) <= limit {
                lines[lines.count - 1].text = longer
            } else {
                let broken = wrap(String(part), to: limit, style).split(separator: "\n").map(String.init)
                lines += broken.enumerated().map { ($1, $0 == 0 ? dot : " ") }
            }
        }
        if let last = lines.last, !last.text.contains(" "), width(last.text, style) * 4 < limit,
            let above = lines.dropLast().last?.text, let cut = above.ranges(of: last.joint).last
        {
            let longer = above[cut.upperBound...] + last.joint + last.text
            if width(String(longer), style) <= limit {
                lines[(lines.count - 2)...] = [(String(above[..<cut.lowerBound]), ""), (String(longer), "")]
            }
        }
        return lines.map(\.text).joined(separator: "\n")
    }

    /// Returns the words between which a line may break. A word that starts with a digit stays with a preceding word
    /// that ends with a letter, as in `iOS 17`.
    private static func words(of line: Substring) -> [String] {
        var isName = false
        return line.split(separator: " ").reduce(into: []) { words, word in
            let isNumber = word.utf8.first.map { (48...57).contains($0) } ?? false
            if isNumber, isName { words[words.count - 1] += " \(word)" } else { words.append(String(word)) }
            isName = word.utf8.last.map { $0 | 32 > 96 && $0 | 32 < 123 } ?? false
        }
    }

    /// Returns whether the text is already a single line of ASCII words separated by single spaces.
    private static func isWrapped(_ text: String) -> Bool {
        var last: UInt8 = 32
        for byte in text.utf8 {
            guard byte >= 32, byte < 127, byte != 32 || last != 32 else { return false }
            last = byte
        }
        return last != 32
    }

    /// Breaks a word that is too wide, if possible after a hyphen or a similar character. Adds all parts except the
    /// last to `lines`, and returns the last part.
    private static func broken(_ word: String, to limit: Double, _ style: Style, into lines: inout [String]) -> String {
        var rest = ""
        for character in word {
            if !rest.isEmpty, width(rest + String(character), style) > limit {
                let isJoint = { " -_/.:,".contains($0) || isIdeographic($0) }
                var joint = rest.lastIndex(where: isJoint).map(rest.index(after:)) ?? rest.endIndex
                if closing.contains(character), joint == rest.endIndex { rest.formIndex(before: &joint) }
                // Breaking a word anywhere is better than a line that is less than half full, unless the line is a text
                // without spaces that continues with a name.
                let isSparse = rest.distance(from: rest.startIndex, to: joint) * 2 < rest.count
                let end = isSparse && !rest[..<joint].contains(where: isIdeographic) ? rest.endIndex : joint
                lines.append(String(rest[..<end]).trimmedEnd)
                rest = String(rest[end...].drop { $0 == " " })
            }
            if character != " " || !rest.isEmpty { rest.append(character) }
        }
        return rest
    }

    /// Returns whether a character belongs to a script without spaces between words, or to its punctuation: Chinese and
    /// Japanese lines break between any two such characters, but not before a closing sign.
    private static func isIdeographic(_ character: Character) -> Bool {
        character.unicodeScalars.first.map {
            (0x2E80...0x9FFF).contains($0.value) || (0xF900...0xFAFF).contains($0.value)
                || (0xFF00...0xFFEF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value)
        } ?? false
    }
}

extension TextMetrics {
    /// Breaks a class name into lines of at most `limit` points: before capitals, before an instance number, and within
    /// parts that are still too wide.
    static func wrapName(_ name: String, to limit: Double, _ style: Style) -> String {
        guard width(name, style) > limit else { return name }
        var parts: [String] = []
        var wasLower = false
        for character in name {
            if character == "#" || character.isUppercase && wasLower { parts.append("") }
            if parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(character)
            wasLower = !character.isUppercase
        }
        var lines = [""]
        for part in parts.flatMap({ width($0, style) > limit ? afterAcronym($0) : [$0] }) {
            let longer = lines[lines.count - 1] + part
            if lines[lines.count - 1].isEmpty || width(longer, style) <= limit {
                lines[lines.count - 1] = longer
            } else {
                lines.append(part)
            }
        }
        return lines.map { wrap($0, to: limit, style) }.joined(separator: "\n")
    }

    /// Divides part of a class name after an acronym: `UINavigation` into `UI` and `Navigation`. Returns a part that
    /// doesn't start with an acronym, or consists of one, undivided.
    private static func afterAcronym(_ part: String) -> [String] {
        let capitals = part.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < part.count else { return [part] }
        let end = capitals.index(before: capitals.endIndex)
        return [String(part[..<end]), String(part[end...])]
    }
}

extension TextMetrics {
    /// Returns text that is at most `limit` points wide. An ellipsis replaces the rest of longer text.
    static func shortened(_ text: String, to limit: Double, _ style: Style) -> String {
        if width(text, style) <= limit { return text }
        var text = text
        while !text.isEmpty, width(text + "…", style) > limit { text.removeLast() }
        return text + "…"
    }
}
