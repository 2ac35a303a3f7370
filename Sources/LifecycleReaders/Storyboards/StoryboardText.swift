import LifecycleLogs

/// The bytes of a storyboard as UTF-8, with checks before parsing.
struct StoryboardText {
    /// The text in UTF-8 without a byte order mark.
    let bytes: [UInt8]

    /// Creates the text for the parser from the bytes of a ``Source``.
    ///
    /// Removes a byte order mark and the encoding declaration of UTF-16 or UTF-32, because ``Source`` has converted
    /// the text to UTF-8. Adds spaces to empty processing instructions, and removes long data.
    init(_ original: [UInt8]) {
        let text = original.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(original.dropFirst(3)) : original
        let spaced = StoryboardText.spacingInstructions(StoryboardText.withoutEncoding(text))
        bytes = spaced.count > StoryboardText.longestText ? StoryboardText.withoutData(spaced) : spaced
    }

    /// Replaces the encoding declaration of UTF-16 or UTF-32 with spaces, because it is wrong after the conversion.
    private static func withoutEncoding(_ bytes: [UInt8]) -> [UInt8] {
        let head = String(decoding: bytes.prefix(200).prefix { $0 < 0x80 }, as: UTF8.self)
        guard let range = head.firstRange(of: /encoding=["'][Uu][Tt][Ff]-?(16|32)(LE|BE|le|be)?["']/) else {
            return bytes
        }
        let start = head.utf8.distance(from: head.startIndex, to: range.lowerBound)
        let end = head.utf8.distance(from: head.startIndex, to: range.upperBound)
        return Array(bytes[..<start]) + Array(repeating: 0x20, count: end - start) + bytes[end...]
    }

    /// Adds a space to empty processing instructions, `<?name?>`, which crash Foundation's parser on Linux.
    private static func spacingInstructions(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        var place = 0
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = open + 1
            guard place < bytes.count, bytes[place] == UInt8(ascii: "?") else { continue }
            let end = bytes[place...].dropFirst().firstIndex { $0 == UInt8(ascii: "?") || $0 <= 0x20 }
            guard let end, bytes[end] == UInt8(ascii: "?") else { continue }
            result += bytes[copied..<end] + [0x20]
            copied = end
            place = end
        }
        return copied == 0 ? bytes : result + bytes[copied...]
    }

    /// The number of bytes that libxml2 accepts in the text of an element, an attribute, or a comment.
    static let longestText = 10_000_000

    /// Removes the data of images from elements whose text is too long for libxml2, but keeps the line breaks.
    private static func withoutData(_ bytes: [UInt8]) -> [UInt8] {
        let isData = (UInt8.min...UInt8.max).map { byte in
            byte <= 0x20 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte & 0xDF || "+/=".utf8.contains(byte)
        }
        var result: [UInt8] = []
        var copied = 0
        var place = 0
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: ">")) {
            place = bytes[(open + 1)...].firstIndex { !isData[Int($0)] } ?? bytes.endIndex
            guard place - open > longestText else { continue }
            result += bytes[copied...open] + bytes[open..<place].filter { $0 == 0x0A }
            copied = place
        }
        return result + bytes[copied...]
    }

    /// The line, from 1, of a document type declaration before the root element, or nil.
    ///
    /// Interface Builder doesn't write such declarations. Without a declaration, the document can't declare entities,
    /// so the parser has none to expand or to fetch.
    var documentTypeLine: Int? {
        var place = 0
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[open...]
            if rest.starts(with: "<!--".utf8) {
                guard let end = find("-->", from: open) else { return nil }
                place = end
            } else if rest.starts(with: "<?".utf8) {
                guard let end = find("?>", from: open) else { return nil }
                place = end
            } else {
                return rest.starts(with: "<!".utf8) ? line(at: open) : nil
            }
        }
        return nil
    }

    /// The numbers, from 1, of the lines with merge conflict markers: `<<<<<<< ours`, `||||||| base`, `>>>>>>> theirs`.
    ///
    /// A line of equal signs is not counted, because a label's text can contain such a line.
    var conflictMarkers: [Int] {
        var found: [Int] = []
        var number = 1
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if let first = StoryboardText.marks.first(where: { $0 == bytes[start] }),
                bytes[start...].prefix(7).allSatisfy({ $0 == first }), bytes.count - start > 7,
                bytes[start + 7] == UInt8(ascii: " ") || bytes[start + 7] == UInt8(ascii: "\n")
            {
                found.append(number)
            }
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            start = end + 1
            number += 1
        }
        return found
    }

    /// The number, from 1, of the first line with invalid UTF-8, or nil.
    var invalidLine: Int? {
        var (decoder, rest, number) = (UTF8(), bytes.makeIterator(), 1)
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue("\n"): number += 1
            case .scalarValue: break
            case .emptyInput: return nil
            case .error: return number
            }
        }
    }

    private static let marks = "<|>".utf8.map { $0 }

    private func find(_ word: String, from place: Int) -> Int? {
        let wanted = Array(word.utf8)
        var start = place
        while let first = bytes[start...].firstIndex(of: wanted[0]) {
            if bytes[first...].starts(with: wanted) { return first + wanted.count }
            start = first + 1
        }
        return nil
    }

    private func line(at place: Int) -> Int {
        1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    }
}
