/// The bytes of a storyboard as UTF-8, with checks before parsing.
struct StoryboardText {
    /// The text in UTF-8 without a byte order mark.
    let bytes: [UInt8]

    init(_ original: [UInt8]) {
        bytes = original.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(original.dropFirst(3)) : original
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
}
