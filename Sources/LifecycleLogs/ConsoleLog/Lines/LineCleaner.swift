import LifecycleModel

/// Functions that remove escapes, tags, and other traces of terminals, web pages, and editors from a line.
enum LineCleaner {
    /// Returns the line's text without terminal escapes, common HTML tags, backslashes before punctuation, NULs, and
    /// zero-width spaces (U+200B and U+FEFF). Decodes common HTML entities. Invalid UTF-8 becomes U+FFFD.
    static func scalars(_ bytes: some Collection<UInt8>) -> Scalars {
        let isASCII = bytes.allSatisfy { $0 < 0x80 }
        var line =
            isASCII
            ? bytes.map { Unicode.Scalar($0) } : Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        line.removeAll { $0 == "\u{0}" || $0 == "\u{FEFF}" || $0 == "\u{200B}" }
        if line.contains("\u{1B}") || line.contains("[") { line = withoutEscapes(line) }
        if line.contains("&") || line.contains("<") { line = withoutMarkup(line) }
        if line.contains("\\") {
            if let plain = withoutVis(Array(bytes)) { return scalars(plain) }
            line = withoutBackslashes(line)
        }
        return line[...]
    }

    /// Decodes the escapes of vis(3), in which a device's syslog relay prints control characters and bytes above 127, such
    /// as `\M-i`, `\M^H`, and `\240`. Returns nil for text without a byte above 127 in this form.
    private static func withoutVis(_ text: [UInt8]) -> [UInt8]? {
        let meta: [[UInt8]] = [Array(#"\M-"#.utf8), Array(#"\M^"#.utf8)]
        guard text.indices.contains(where: { place in meta.contains { text[place...].starts(with: $0) } }) else {
            return nil
        }
        var result: [UInt8] = []
        var place = 0
        while place < text.count {
            let rest = text[place...]
            let octal = rest.dropFirst().prefix(3)
            if meta.contains(where: rest.starts), let byte = rest.dropFirst(3).first {
                result.append((rest.dropFirst(2).first == 0x5E ? byte ^ 0x40 : byte) | 0x80)
                place += 4
            } else if rest.starts(with: [0x5C, 0x5E]), let byte = rest.dropFirst(2).first {
                result.append(byte ^ 0x40)
                place += 3
            } else if rest.first == 0x5C, octal.count == 3,
                let byte = UInt8(String(decoding: octal, as: UTF8.self), radix: 8)
            {
                result.append(byte)
                place += 4
            } else {
                result.append(text[place])
                place += meta.contains(where: rest.starts) ? 3 : 1
            }
        }
        return result
    }

    /// Removes terminal escapes, XcodeColors escapes, and color escapes whose escape character is missing, which often
    /// happens when a log is pasted.
    private static func withoutEscapes(_ line: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(line.count)
        var place = 0
        while place < line.count {
            if line[place] == "\u{1B}" || line[place] == "[", let end = endOfEscape(line, place) {
                place = end
            } else {
                if line[place] != "\u{1B}" { result.append(line[place]) }
                place += 1
            }
        }
        return result
    }

    private static func endOfEscape(_ line: [Unicode.Scalar], _ start: Int) -> Int? {
        var place = start
        let isMarked = line[place] == "\u{1B}"
        if isMarked { place += 1 }
        // Terminals that reset the colors also select a character set: `ESC ( B`.
        if isMarked, place + 1 < line.count, line[place] == "(" { return place + 2 }
        guard place < line.count, line[place] == "[" else { return nil }
        place += 1
        let rest = line[place...]
        if rest.hasPrefix("fg") || rest.hasPrefix("bg") {
            let end = rest.dropFirst(2).prefix { $0.isDigit || $0 == "," }.endIndex
            return end < line.count && line[end] == ";" ? end + 1 : nil
        }
        let codes = rest.prefix { $0.isDigit || $0 == ";" }
        guard codes.endIndex < line.count else { return isMarked ? line.count : nil }
        let final = line[codes.endIndex]
        if isMarked { return final.isASCIILetter ? codes.endIndex + 1 : codes.endIndex }
        return final == "m" && (!codes.isEmpty) ? codes.endIndex + 1 : nil
    }

    private static let tags: Set<String> = [
        "br", "p", "code", "pre", "li", "ul", "ol", "span", "td", "tr", "th", "b", "i", "em", "strong", "div", "tt",
        "blockquote", "h1", "h2", "h3", "h4", "font",
    ]
    private static let entities: [(String, Unicode.Scalar)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&nbsp;", " "),
        ("&amp;", "&"),
    ]

    /// Removes the HTML tags in `tags`, and decodes the entities in `entities`. None of these tags can be confused with
    /// a class name.
    private static func withoutMarkup(_ line: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(line.count)
        var place = 0
        while place < line.count {
            let first = line[place]
            if first == "<", let end = endOfTag(line[place...]) {
                place = end
            } else if first == "&", let entity = entities.first(where: { line[place...].hasPrefix($0.0) }) {
                result.append(entity.1)
                place += entity.0.utf8.count
            } else {
                result.append(first)
                place += 1
            }
        }
        return result
    }

    private static func endOfTag(_ text: Scalars) -> Int? {
        var cursor = Cursor(rest: text.dropFirst())
        _ = cursor.take("/")
        guard tags.contains(cursor.word().string) else { return nil }
        let attributes = cursor.rest.prefix(200).prefix { $0 != ">" && $0 != "<" }
        guard attributes.allSatisfy({ $0 == " " || $0 == "/" }) || attributes.contains("="),
            attributes.endIndex < text.endIndex,
            text[attributes.endIndex] == ">"
        else { return nil }
        return attributes.endIndex + 1
    }

    /// Removes the backslash before punctuation, as in Markdown: `A\_ViewController`.
    private static func withoutBackslashes(_ line: [Unicode.Scalar]) -> [Unicode.Scalar] {
        line.indices.filter { place in
            line[place] != "\\" || place + 1 >= line.count || !"_[]<>*#-`.()".unicodeScalars.contains(line[place + 1])
        }.map { line[$0] }
    }
}
