/// A pattern for log lines, such as `»{controller}« did {callback} at {address}`, in which words in braces are
/// placeholders.
///
/// A line matches if it contains the exact text around the placeholders, except that a blank matches one or more
/// blanks. A placeholder matches 1 to 200 characters. At the start or the end of the pattern, a placeholder doesn't
/// match blanks. Other text can precede and follow the part that matches.
public struct LogPattern: Sendable, Hashable {
    /// An error in a pattern.
    public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
        /// The message, without a capital letter at its start and without a period at its end.
        public let text: String
        /// The offset of the placeholder in the pattern, in characters, or nil if the problem concerns the whole
        /// pattern.
        public let offset: Int?
        /// The ``text``.
        public var description: String { text }
    }

    /// The names of the placeholders.
    public static let placeholders = Placeholder.allCases.map(\.rawValue)

    enum Placeholder: String, CaseIterable, Sendable {
        case controller, callback, address
    }

    /// A part of a pattern: literal text or a placeholder.
    enum Part: Sendable, Hashable {
        case text(String)
        case placeholder(Placeholder)
    }

    /// The pattern as written.
    public let text: String
    let parts: [Part]

    /// Parses a pattern. Throws ``Problem`` if the pattern is blank, contains unknown, repeated, or adjacent
    /// placeholders, or lacks `{callback}`.
    public init(_ text: String) throws(Problem) {
        self.text = text
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw Problem(text: "the pattern is blank; write one such as '{controller} {callback}'", offset: nil)
        }
        var parts: [Part] = []
        var literal = ""
        var rest = text[...]
        while let first = rest.first {
            guard first == "{", let name = LogPattern.name(in: rest) else {
                literal.append(first)
                rest.removeFirst()
                continue
            }
            let offset = text.distance(from: text.startIndex, to: rest.startIndex)
            let placeholder = try LogPattern.placeholder(name, after: literal, parts, at: offset)
            if !literal.isEmpty { parts.append(.text(literal)) }
            parts.append(.placeholder(placeholder))
            literal = ""
            rest = rest.dropFirst(name.count + 2)
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        guard parts.contains(.placeholder(.callback)) else {
            throw Problem(text: "the pattern '\(text)' is missing '{callback}'; add it", offset: nil)
        }
        self.parts = parts
    }

    /// Returns the word in braces at the beginning of `text`, or nil for other braces, such as braces in JSON.
    private static func name(in text: Substring) -> Substring? {
        let name = text.dropFirst().prefix { $0.isLetter || $0 == "_" || $0 == "-" }
        return !name.isEmpty && text[name.endIndex...].first == "}" ? name : nil
    }

    private static func placeholder(
        _ name: Substring, after literal: String, _ parts: [Part], at offset: Int
    ) throws(Problem) -> Placeholder {
        guard let placeholder = Placeholder(rawValue: String(name)) else {
            throw Problem(
                text: "unknown placeholder '{\(name)}'" + Suggestion.hint(String(name), among: placeholders),
                offset: offset)
        }
        if parts.contains(.placeholder(placeholder)) {
            throw Problem(text: "the placeholder '{\(name)}' occurs twice; remove one", offset: offset)
        }
        if literal.isEmpty, case .placeholder(let before)? = parts.last {
            throw Problem(
                text: "expected text between '{\(before.rawValue)}' and '{\(name)}', such as a space", offset: offset)
        }
        return placeholder
    }
}

extension LogPattern {
    /// Returns the values of the placeholders at the first position where the pattern matches, or nil if the pattern
    /// doesn't match. A pattern that begins with a placeholder matches only at the start of the line or after a blank.
    func match(_ line: Scalars) -> [Placeholder: Scalars]? {
        for start in line.indices {
            if start > line.startIndex, startsWithPlaceholder, !line[start - 1].isBlank { continue }
            if let values = values(parts[...], line[start...]) { return values }
        }
        return nil
    }

    private var startsWithPlaceholder: Bool { if case .placeholder = parts[0] { true } else { false } }

    /// Returns the values of the placeholders, or nil if `line` doesn't begin with the parts, or if a value is empty or
    /// has more than 200 characters. A placeholder ends where the next literal text begins. At the start or the end of
    /// the pattern, a placeholder also ends at a blank.
    private func values(_ parts: ArraySlice<Part>, _ line: Scalars) -> [Placeholder: Scalars]? {
        var rest = line
        var found: [Placeholder: Scalars] = [:]
        for index in parts.indices {
            switch parts[index] {
            case .text(let text):
                guard let end = LogPattern.end(of: text, in: rest) else { return nil }
                rest = rest[end...]
            case .placeholder(let placeholder):
                let isBounded = index > parts.startIndex && index + 1 < parts.endIndex
                var limit = rest.startIndex
                let start = rest.firstIndex { !$0.isBlank } ?? rest.endIndex
                while limit < rest.endIndex, isBounded || !rest[limit].isBlank {
                    if index + 1 < parts.endIndex, case .text(let text) = parts[index + 1], limit > rest.startIndex,
                        LogPattern.end(of: text, in: rest[limit...]) != nil
                    {
                        break
                    }
                    if limit - start >= 200, !rest[limit].isBlank { return nil }
                    limit += 1
                }
                let value = rest[..<limit].trimmed
                guard !value.isEmpty, value.count <= 200 else { return nil }
                found[placeholder] = value
                rest = rest[limit...]
            }
        }
        return found
    }

    /// Returns the position after `text` at the beginning of `line`, or nil if the line doesn't begin with `text`. A
    /// blank in `text` matches one or more blanks.
    private static func end(of text: String, in line: Scalars) -> Int? {
        var index = line.startIndex
        for scalar in text.unicodeScalars {
            if scalar.isBlank {
                while index < line.endIndex, line[index].isBlank { index += 1 }
                guard index > line.startIndex ? line[index - 1].isBlank : false else { return nil }
            } else {
                guard index < line.endIndex, line[index] == scalar else { return nil }
                index += 1
            }
        }
        return index
    }
}
