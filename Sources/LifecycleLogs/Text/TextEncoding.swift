/// A conversion to UTF-8 from UTF-16 and UTF-32, the encodings in which Windows editors and some tools save pasted
/// text.
enum TextEncoding {
    /// Returns the text as UTF-8. Returns bytes in an encoding other than UTF-16 and UTF-32 unchanged.
    ///
    /// A byte order mark identifies the encoding. Without a mark, the positions of zero bytes identify text in
    /// UTF-32, and mostly ASCII text in UTF-16. Text in UTF-8 and in older encodings doesn't contain zero bytes.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return decoded(bytes[4...], size: 4, isBig: false) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return decoded(bytes[4...], size: 4, isBig: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return decoded(bytes[2...], size: 2, isBig: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return decoded(bytes[2...], size: 2, isBig: true) }
        guard let (size, isBig) = unmarked(bytes.prefix(sample)) else { return bytes }
        return decoded(bytes[...], size: size, isBig: isBig)
    }

    /// The number of bytes to check for an encoding without a byte order mark.
    private static let sample = 1_024

    /// Returns the encoding that the positions of zero bytes indicate, or nil.
    private static func unmarked(_ head: ArraySlice<UInt8>) -> (size: Int, isBig: Bool)? {
        let groups = head.count / 4
        guard groups >= 4, head.contains(0), BinaryFormat.format(of: Array(head)) == nil else { return nil }
        var zeros = [0, 0, 0, 0]
        for (index, byte) in head.prefix(groups * 4).enumerated() where byte == 0 { zeros[index % 4] += 1 }
        switch (zeros[0], zeros[1], zeros[2], zeros[3]) {
        // The third-lowest byte of a character beyond U+FFFF, such as an emoji, is not zero. Up to a quarter of the
        // characters can be such characters.
        case (0, _, let third, groups) where third * 4 >= groups * 3: return (4, false)
        case (groups, let third, _, 0) where third * 4 >= groups * 3: return (4, true)
        case (0, let first, 0, let second) where first + second >= groups: return (2, false)
        case (let first, 0, let second, 0) where first + second >= groups: return (2, true)
        default: return nil
        }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, size: Int, isBig: Bool) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - size + 1, by: size).lazy.map {
            start -> UInt32 in
            let unit = bytes[start..<start + size]
            return isBig
                ? unit.reduce(0) { $0 << 8 | UInt32($1) } : unit.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        let text =
            size == 2
            ? String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
            : String(decoding: Array(units), as: UTF32.self)
        return Array(text.utf8)
    }
}
