/// The bytes of a storyboard as UTF-8, with checks before parsing.
struct StoryboardText {
    /// The text in UTF-8 without a byte order mark.
    let bytes: [UInt8]

    init(_ original: [UInt8]) {
        bytes = original.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(original.dropFirst(3)) : original
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
}
