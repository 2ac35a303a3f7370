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
        guard text.indices.contains(where: { index in meta.contains { text[index...].starts(with: $0) } }) else {
            return nil
        }
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            let rest = text[index...]
            let octal = rest.dropFirst().prefix(3)
            if meta.contains(where: rest.starts), let byte = rest.dropFirst(3).first {
                result.append((rest.dropFirst(2).first == 0x5E ? byte ^ 0x40 : byte) | 0x80)
                index += 4
            } else if rest.starts(with: [0x5C, 0x5E]), let byte = rest.dropFirst(2).first {
                result.append(byte ^ 0x40)
                index += 3
            } else if rest.first == 0x5C, octal.count == 3,
                let byte = UInt8(String(decoding: octal, as: UTF8.self), radix: 8)
            {
                result.append(byte)
                index += 4
            } else {
                result.append(text[index])
                index += meta.contains(where: rest.starts) ? 3 : 1
            }
        }
        return result
    }

    /// Removes terminal escapes, XcodeColors escapes, and color escapes whose escape character is missing, which often
    /// happens when a log is pasted.
    private static func withoutEscapes(_ line: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(line.count)
        var index = 0
        while index < line.count {
            if line[index] == "\u{1B}" || line[index] == "[", let end = endOfEscape(line, index) {
                index = end
            } else {
                if line[index] != "\u{1B}" { result.append(line[index]) }
                index += 1
            }
        }
        return result
    }

    private static func endOfEscape(_ line: [Unicode.Scalar], _ start: Int) -> Int? {
        var index = start
        let isMarked = line[index] == "\u{1B}"
        if isMarked { index += 1 }
        // Terminals that reset the colors also select a character set: `ESC ( B`.
        if isMarked, index + 1 < line.count, line[index] == "(" { return index + 2 }
        guard index < line.count, line[index] == "[" else { return nil }
        index += 1
        let rest = line[index...]
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
        var index = 0
        while index < line.count {
            let first = line[index]
            if first == "<", let end = endOfTag(line[index...]) {
                index = end
            } else if first == "&", let entity = entities.first(where: { line[index...].hasPrefix($0.0) }) {
                result.append(entity.1)
                index += entity.0.utf8.count
            } else {
                result.append(first)
                index += 1
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
        line.indices.filter { index in
            line[index] != "\\" || index + 1 >= line.count || !"_[]<>*#-`.()".unicodeScalars.contains(line[index + 1])
        }.map { line[$0] }
    }
}
