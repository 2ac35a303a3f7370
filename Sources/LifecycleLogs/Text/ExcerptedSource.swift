/// The part of a source line that is shown below a diagnostic.
public struct SourceExcerpt: Sendable, Hashable, Codable {
    /// At most 140 characters of the line, with an ellipsis where the line continues. The text is empty if the line has
    /// fewer characters than the column.
    public var text: String
    /// The column of the diagnostic in the line, starting at 1.
    public var column: Int
    /// The number of characters of `text` before the column.
    public var caret: Int
}

/// A source that returns excerpts of its lines.
///
/// Lines and columns are indexed once, so that the time for an excerpt depends neither on the size of the source nor on
/// the length of the line.
public struct ExcerptedSource: Sendable {
    /// The name of the source.
    public let name: String
    private let bytes: [UInt8]
    /// The offsets of the first bytes of all lines.
    private lazy var starts = [0] + bytes.indices.lazy.filter { [bytes] in bytes[$0] == 0x0A }.map { $0 + 1 }
    /// The lines that excerpts were taken from, by number.
    private var lines: [Int: Line] = [:]

    /// Creates a source with excerpts from the bytes of `source`.
    public init(_ source: InputSource) { (name, bytes) = (source.name, source.bytes) }

    /// Returns the excerpt of a line around a column.
    ///
    /// - Parameters:
    ///   - number: The number of the line, starting at 1.
    ///   - column: The column in characters, starting at 1. If it is nil, the column is that of `name` or, if the line
    ///     doesn't contain `name` as a word, of the first character that isn't a space or a tab.
    ///   - name: The name of the controller that the diagnostic is about, or nil.
    /// - Returns: The excerpt, or nil if the line doesn't exist.
    public mutating func excerpt(line number: Int, column: Int?, name: String? = nil) -> SourceExcerpt? {
        guard number > 0, number <= starts.count else { return nil }
        var line = lines[number] ?? Line(bytes[starts[number - 1]...].prefix { $0 != 0x0A })
        defer { lines[number] = line }
        return line.excerpt(at: column ?? name.flatMap(line.column(of:)) ?? line.indentation + 1)
    }

    private struct Line {
        private static let stride = 256
        private let text: String
        /// The indices of every 256th character.
        private lazy var marks = Array(
            text.indices.enumerated().lazy.filter { $0.offset % Line.stride == 0 }.map(\.element))

        /// Creates a line from its bytes, without the carriage return at the end.
        init(_ bytes: ArraySlice<UInt8>) {
            text = String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
        }

        /// The number of spaces and tabs at the start.
        var indentation: Int { text.prefix { $0 == " " || $0 == "\t" }.count }

        /// Returns the column of the first occurrence of a word in the first 2,000 characters, or nil.
        func column(of word: String) -> Int? {
            var rest = text.prefix(2000)
            func isLetter(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
            while let found = rest.firstRange(of: word), !found.isEmpty {
                let before = text[..<found.lowerBound].last
                if !isLetter(before), !isLetter(text[found.upperBound...].first) {
                    return text.distance(from: text.startIndex, to: found.lowerBound) + 1
                }
                rest = rest[found.upperBound...]
            }
            return nil
        }

        mutating func excerpt(at column: Int) -> SourceExcerpt {
            let start = column > 100 ? column - 60 : 0
            let rest = index(of: start).map { text[$0...] } ?? ""
            var shown = String(rest.prefix(140))
            if start > 0, !shown.isEmpty { shown = "…" + shown.dropFirst() }
            if rest.dropFirst(140).first != nil { shown = shown.dropLast() + "…" }
            return SourceExcerpt(text: shown, column: column, caret: column - 1 - start)
        }

        /// Returns the index of the character with this offset, or nil if the line is shorter.
        private mutating func index(of offset: Int) -> String.Index? {
            if offset < Line.stride { return text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) }
            guard offset / Line.stride < marks.count else { return nil }
            return text.index(marks[offset / Line.stride], offsetBy: offset % Line.stride, limitedBy: text.endIndex)
        }
    }
}
